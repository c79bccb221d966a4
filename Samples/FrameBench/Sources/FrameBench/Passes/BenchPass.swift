/// The measurements that can be taken of a scene.
enum BenchPass: String, CaseIterable {
  /// Making the scene's views, one by one, until a query can find them.
  case build
  /// One query with warm caches: one sample is the mean over many random points.
  case hitTest = "hit-test"
  /// The same query while one view in a hundred answers what it hits, another one in a hundred where it is hit, and a
  /// third lets its subviews extend beyond it.
  case hitTestAnswers = "hit-test-answers"
  /// One query after everything has been evicted from the caches.
  case hitTestCold = "hit-test-cold"
  /// One cold query for a finger that moves by a point each time, a hundred times.
  case hitTestFinger = "hit-test-finger"
  /// Moving a share of the views in one call, and one query, which needs the index.
  case move
  /// The same moves, one by one.
  case moveOneByOne = "move-one-by-one"
  /// Computing the transforms of all views after a share of them moved.
  case transforms
  /// Scrolling the root to another part of its coordinates, and one query.
  case scroll
  /// Inserting one view beside another, so that a query can find it.
  case insert
  /// Removing one view.
  case remove
  /// Moving one view to the front.
  case reorderFront = "reorder-front"
  /// Moving one view to the back.
  case reorderBack = "reorder-back"
  /// Moving one view to a random position among its siblings.
  case reorderRandom = "reorder-random"
  /// Moving up to 10,000 views to random positions among their siblings, and then one query; for each view.
  case reorderMany = "reorder-many"
  /// Moving one view into another parent, or back.
  case reparent
  /// A whole frame: a share of the views moves, fingers lift and land again. The caches are cold at its start.
  case frame
  /// A whole frame after the root scrolled to another part of its coordinates. The caches are cold at its start.
  case scrollDraw = "scroll-draw"
  /// A frame stage by stage, with dragging fingers; of `sprites` and `card-table` alone.
  case stages
  /// Making an entity with two components; of no scene.
  case create
  /// Destroying an entity with two components; of no scene.
  case destroy
  /// Moving one of very many siblings to the front: the order alone, of no scene.
  case orderFront = "order-front"
  /// Moving one sibling in front of any other; of no scene.
  case orderRandom = "order-random"
  /// Moving one sibling after another directly in front of the backmost, which stays; of no scene.
  case orderBack = "order-back"
  /// Moving one sibling after another directly in front of the same one in the middle: the worst case; of no scene.
  case orderMiddle = "order-middle"
  /// Making a thousand entities with two components in one call; for each entity; of no scene.
  case createMany = "create-many"
  /// Destroying a thousand of them in one call; for each entity; of no scene.
  case destroyMany = "destroy-many"
  /// Adding a third component to a thousand entities in one call; for each entity; of no scene.
  case componentsAdd = "components-add"
  /// Removing the third component of a thousand entities in one call; for each entity; of no scene.
  case componentsRemove = "components-remove"
  /// Changing all entities' components of one type; for each entity; of no scene.
  case query1 = "query-1"
  /// Visiting all entities' components of two types; for each entity; of no scene.
  case query2 = "query-2"
  /// Visiting all entities' components of three types; for each entity; of no scene.
  case query3 = "query-3"
  /// The landing of a finger on the innermost of 10 and of 1000 views with a recognizer each; of no scene.
  case dispatchBegan = "dispatch-began"
  /// A move of that finger; of no scene.
  case dispatchMoved = "dispatch-moved"
  /// The landing of very many fingers at once, each on a view with a recognizer; for each finger; of no scene.
  case landing
  /// The move of a finger on the innermost of five views with 20 recognizers in all, which compete; of no scene.
  case gestureMove = "gesture-move"
  /// The part of that move that is due to the recognizers; measured with it; of no scene.
  case gestureFeed = "gesture-feed"
  /// The move of ten fingers with 20 recognizers each, which wait for each other to fail; of no scene.
  case gestureFingers = "gesture-fingers"
  /// The move of a dragging finger, with as many recognizers at rest as there are views, and the memory of these
  /// recognizers; of no scene.
  case gestureRest = "gesture-rest"
  /// A finger's drag of a slider, with as many buttons at rest as there are views; of no scene.
  case controlsRest = "controls-rest"
  /// Arranging the views of a tree of containers: when its size changes, when one of the views does, and a frame of
  /// such a tree in which nothing changes; of no scene.
  case arrange
  /// Reading the elements of a scene of buttons, as an assistive client does: for the first time, after a hundred have
  /// changed, and when nothing has; of no scene.
  case elements
  /// A finger's drag over 100 and over 10,000 drop targets; for each frame; of no scene.
  case dragUpdate = "drag-update"
  /// A search for the next focused item in a direction.
  case focusSearch = "focus-search"
  /// A frame in which the sticks of four controllers move, each bound to 200 actions; of no scene.
  case actions
  /// A frame in which nothing moves, with the same actions, less the time of a frame without them; of no scene.
  case actionsRest = "actions-rest"
  /// A press that goes up a chain of 10 and of 1000 views to the one that handles it; of no scene.
  case chainPress = "chain-press"
  /// An action that goes up such a chain; of no scene.
  case chainAction = "chain-action"
  /// The search for a key command at the end of the chain and for the responder that performs it; of no scene.
  case chainCommand = "chain-command"
  /// A frame of flicking through a list of 1,000,000 rows of which 20 show, and the same of 20 plain views that move;
  /// of no scene.
  case listFlick = "list-flick"
  /// Making and drawing a list of 1,000,000 rows; of no scene.
  case listOpen = "list-open"
  /// Changing a list of 10,000 rows by identifiers: a tenth is removed, inserted and moved; of no scene.
  case listDifference = "list-difference"
  /// A frame of scrolling a view of 1,000 and of 1,000,000 subviews of which 100 show, and a hit-test; of no scene.
  case scrollLarge = "scroll-large"
  /// A frame in which a mouse that reports 125 to 8,000 times a second drags a view; of no scene.
  case mouseDrag = "mouse-drag"
  /// A frame in which such a mouse hovers over views; of no scene.
  case mouseHover = "mouse-hover"
  /// The quality and the cost of velocity, predicted touches and resampled moves; of no scene.
  case velocity
  /// A frame of the card table with dragging fingers: with neither, with the log of decisions, with the recorder of a
  /// debug build, and with one that hashes each frame; in place of bytes for each view, those for each sample; of no
  /// scene.
  case recording
  /// Going back to a snapshot, taking it again, and playing eight frames again, with a finger on a hundred recognizers;
  /// of no scene.
  case rollback
  /// The part of that without the frames; of no scene.
  case rollbackCopy = "rollback-copy"
  /// Filling a snapshot of plain views again, one of which has moved; of no scene.
  case snapshot
  /// The cost of each thing among more and more of them, which fails where it grows; of no scene, and only when named.
  case growth

  /// All names, in the format of the option.
  static let names = allCases.map(\.rawValue).joined(separator: ",")
  /// The names of the passes that are measured when the option names none.
  static let usualNames = allCases.filter { $0 != .growth }.map(\.rawValue).joined(separator: ",")

  /// The passes that need a scene: without one of them, no scene is made.
  static let ofScenes: [BenchPass] =
    [
      .build, .hitTest, .hitTestAnswers, .hitTestCold, .move, .moveOneByOne, .transforms, .scroll, .reorderMany, .frame,
      .scrollDraw, .stages,
    ] + edits

  /// The passes of entities that are no views.
  static let entities: [BenchPass] = [
    .create, .destroy, .createMany, .destroyMany, .componentsAdd, .componentsRemove, .query1, .query2, .query3,
  ]

  /// The passes of recognizers.
  static let gestures: [BenchPass] = [.gestureMove, .gestureFeed, .gestureFingers, .gestureRest]

  /// The passes of single edits.
  static let edits: [BenchPass] = [.insert, .remove, .reorderFront, .reorderBack, .reorderRandom, .reparent]
}
