/// What can be measured of a scene.
enum BenchPass: String, CaseIterable {
  /// Making the scene's views, one by one, until a query can find them.
  case build
  /// One query, caches warm: the mean over many random points is one sample.
  case hitTest = "hit-test"
  /// The same query while one view in a hundred answers what it hits, another one in a hundred where it is hit, and a
  /// third lets what is in it stick out.
  case hitTestAnswers = "hit-test-answers"
  /// One query after everything has been thrown out of the caches.
  case hitTestCold = "hit-test-cold"
  /// The same for a finger that goes on by a point, a hundred times.
  case hitTestFinger = "hit-test-finger"
  /// A share of the views moves, many at once, and one query: the index is ready then.
  case move
  /// The same, one by one.
  case moveOneByOne = "move-one-by-one"
  /// Working out where all views are, after a share of them moved.
  case transforms
  /// The root shows another part of its coordinates, and one query.
  case scroll
  /// One view comes in beside another; a query can find it then.
  case insert
  /// One view ends.
  case remove
  /// One view comes to the front.
  case reorderFront = "reorder-front"
  /// One view goes to the back.
  case reorderBack = "reorder-back"
  /// One view goes anywhere among its siblings.
  case reorderRandom = "reorder-random"
  /// As many as 10,000 views go anywhere among their siblings, and then one query; for each of them.
  case reorderMany = "reorder-many"
  /// One view goes into another, or back.
  case reparent
  /// A whole frame: a share moves, fingers lift and land again. Caches are cold at its start.
  case frame
  /// A whole frame after the root showed another part of its coordinates. Caches are cold at its start.
  case scrollDraw = "scroll-draw"
  /// A frame stage by stage, with dragging fingers; of `sprites` and `card-table` alone.
  case stages
  /// An entity with two components comes to be; of no scene.
  case create
  /// An entity with two components ends; of no scene.
  case destroy
  /// One of very many siblings comes to the front: the order alone, of no scene.
  case orderFront = "order-front"
  /// One goes in front of any other; of no scene.
  case orderRandom = "order-random"
  /// One after another goes right in front of the backmost, which stays; of no scene.
  case orderBack = "order-back"
  /// One after another goes right in front of the same sibling in the middle: the worst case; of no scene.
  case orderMiddle = "order-middle"
  /// A thousand entities with two components come to be at once; for each of them; of no scene.
  case createMany = "create-many"
  /// A thousand of them end at once; for each of them; of no scene.
  case destroyMany = "destroy-many"
  /// A thousand entities get a third component at once; for each of them; of no scene.
  case componentsAdd = "components-add"
  /// A thousand entities lose their third component at once; for each of them; of no scene.
  case componentsRemove = "components-remove"
  /// All entities' components of one type are changed; for each of them; of no scene.
  case query1 = "query-1"
  /// All entities' components of two types are looked at; for each entity; of no scene.
  case query2 = "query-2"
  /// All entities' components of three types are looked at; for each entity; of no scene.
  case query3 = "query-3"
  /// A finger lands on the innermost of 10 and of 1000 views with a recognizer each; of no scene.
  case dispatchBegan = "dispatch-began"
  /// It moves; of no scene.
  case dispatchMoved = "dispatch-moved"
  /// Very many fingers land at once, each on a view with a recognizer; for each of them; of no scene.
  case landing
  /// A finger moves on the innermost of five views with 20 recognizers in all, which compete; of no scene.
  case gestureMove = "gesture-move"
  /// The part of it that is due to the recognizers; measured with it; of no scene.
  case gestureFeed = "gesture-feed"
  /// Ten fingers with 20 recognizers each, which wait for each other to fail, move; of no scene.
  case gestureFingers = "gesture-fingers"
  /// A dragging finger's move, with as many recognizers at rest as there are views, and their memory; of no scene.
  case gestureRest = "gesture-rest"
  /// A finger's drag of a slider, with as many buttons at rest as there are views; of no scene.
  case controlsRest = "controls-rest"
  /// A finger drags something over 100 and over 10,000 drop targets, a frame; of no scene.
  case dragUpdate = "drag-update"
  /// The focus looks for who lies in a direction.
  case focusSearch = "focus-search"
  /// A frame in which the sticks of four controllers move, each bound to 200 actions; of no scene.
  case actions
  /// A frame in which nothing moves, with the same, less what a frame without them takes; of no scene.
  case actionsRest = "actions-rest"
  /// A press goes up a chain of 10 and of 1000 views to the one that hears it; of no scene.
  case chainPress = "chain-press"
  /// An action does; of no scene.
  case chainAction = "chain-action"
  /// A key command is found at the end of the chain, and so is who performs it; of no scene.
  case chainCommand = "chain-command"
  /// A frame of flicking through a list of 1,000,000 rows of which 20 show, and the same of 20 plain views that move;
  /// of no scene.
  case listFlick = "list-flick"
  /// A list of 1,000,000 rows is made and drawn; of no scene.
  case listOpen = "list-open"
  /// A list of 10,000 rows changes by identifiers: a tenth goes, comes and moves; of no scene.
  case listDifference = "list-difference"
  /// A frame of scrolling a view of 1,000 and of 1,000,000 subviews of which 100 show, and a hit-test; of no scene.
  case scrollLarge = "scroll-large"
  /// A frame in which a mouse that reports 125 to 8,000 times a second drags a view; of no scene.
  case mouseDrag = "mouse-drag"
  /// A frame in which such a mouse hovers over views; of no scene.
  case mouseHover = "mouse-hover"
  /// How good velocity, predicted touches and resampled moves are, and what they cost; of no scene.
  case velocity
  /// What each of ever more things costs, which fails where that grows; of no scene, and only when it is named.
  case growth

  /// All names, as the option takes them.
  static let names = allCases.map(\.rawValue).joined(separator: ",")
  /// The names of what is measured when none is named.
  static let usualNames = allCases.filter { $0 != .growth }.map(\.rawValue).joined(separator: ",")

  /// The passes of the scenes: without one of them none is made.
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

  /// The passes of one edit at a time.
  static let edits: [BenchPass] = [.insert, .remove, .reorderFront, .reorderBack, .reorderRandom, .reparent]
}
