/// What can be measured of a scene.
enum BenchPass: String, CaseIterable {
  /// Making the scene's views, one by one.
  case build
  /// One query, caches warm: the mean over many random points is one sample.
  case hitTest = "hit-test"
  /// One query after everything has been thrown out of the caches.
  case hitTestCold = "hit-test-cold"
  /// A share of the views moves, many at once, and one query: the index is ready then.
  case move
  /// The same, one by one.
  case moveOneByOne = "move-one-by-one"
  /// Working out where all views are, after a share of them moved.
  case transforms
  /// The root shows another part of its coordinates, and one query.
  case scroll
  /// One view comes in beside another.
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
  /// A whole frame: a share moves, fingers lift and land anew. Caches are cold at its start.
  case frame
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
  /// A finger lands on the innermost of 10 and of 1000 views with a recognizer each; of no scene.
  case dispatchBegan = "dispatch-began"
  /// It moves; of no scene.
  case dispatchMoved = "dispatch-moved"

  /// All names, as the option takes them.
  static let names = allCases.map(\.rawValue).joined(separator: ",")

  /// The passes of one edit at a time.
  static let edits: [BenchPass] = [.insert, .remove, .reorderFront, .reorderBack, .reorderRandom, .reparent]
}
