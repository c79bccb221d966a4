import Dactyl
import DactylControls

/// What all checks read: the views of the windows, from back to front, and the recognizers.
struct LintSurvey {
  let scene: Scene
  /// The views in windows: each after its superview and all that is behind it.
  private(set) var items: [LintItem] = []
  /// The place of each view in `items`, by the index of its entity; -1 for one that is in no window.
  private var places: [Int]
  /// The number of targets that nothing refuses, before each place.
  private var openTargets: [Int] = [0]
  /// Views that take touches and are in no window.
  private(set) var detached: [View] = []
  /// All recognizers.
  let recognizers: [AnyGesture]
  private let cache = LintCache()

  init(_ scene: Scene) {
    self.scene = scene
    recognizers = scene.allGestureRecognizers
    let records = scene.viewRecords
    places = [Int](repeating: -1, count: records.count)
    for window in scene.windowOrder { walk(window) }
    for item in items { openTargets.append(openTargets[openTargets.count - 1] + (item.isOpenTarget ? 1 : 0)) }
    for index in 0..<records.count where places[index] < 0 {
      let index = UInt32(index)
      guard scene.isView(index), isTarget(index) else { continue }
      detached.append(scene.view(scene.entity(at: index)))
    }
  }

  // MARK: Views

  /// The place of a view; nil when it is in no window.
  func place(of view: Entity) -> Int? {
    guard Int(view.index) < places.count, places[Int(view.index)] >= 0 else { return nil }
    return places[Int(view.index)]
  }

  /// Whether a view is another one, or in it, by their places.
  func isInside(_ place: Int, _ outer: Int) -> Bool { place >= outer && place < items[outer].end }

  /// The number of targets in some places that nothing refuses.
  func openTargetCount(in range: Range<Int>) -> Int { openTargets[range.upperBound] - openTargets[range.lowerBound] }

  /// The places of targets that nothing refuses.
  var openTargetPlaces: [Int] { items.indices.filter { items[$0].isOpenTarget } }

  /// Whether a view, or one around it, is that of a presented controller.
  func isPresented(_ place: Int) -> Bool {
    guard scene.hasPresentations else { return false }
    var current = place
    while current >= 0, items[current].parent >= 0 { current = items[current].parent }
    var isPresented = false
    guard current >= 0 else { return false }
    scene.forEachPresentation(in: items[current].view.entity) { view in
      if let outer = self.place(of: view), isInside(place, outer) { isPresented = true }
    }
    return isPresented
  }

  /// The superviews of a view, from the inside out.
  func superviews(of place: Int) -> [Int] {
    var result: [Int] = []
    var current = items[place].parent
    while current >= 0 {
      result.append(current)
      current = items[current].parent
    }
    return result
  }

  /// Goes through the tree of a window without recursion.
  private mutating func walk(_ window: Entity) {
    guard scene.isAlive(window) else { return }
    var waiting: [(view: UInt32, parent: Int)] = [(window.index, -1)]
    while let (view, parent) = waiting.popLast() {
      let place = items.count
      places[Int(view)] = place
      let record = scene.record(of: view)
      var item = LintItem(view: scene.view(scene.entity(at: view)), parent: parent, end: place + 1)
      item.refusal = LintRefusal(record)
      item.isRefused = item.refusal != nil || (parent >= 0 && items[parent].isRefused)
      item.isTarget = parent >= 0 && record.flags.contains(.hasListeners) && isTarget(view)
      items.append(item)
      for child in scene.children(of: view).reversed() { waiting.append((child, place)) }
    }
    for place in items.indices.reversed() where items[place].parent >= 0 {
      items[items[place].parent].end = max(items[items[place].parent].end, items[place].end)
    }
  }

  /// Whether a view does anything with touches: by an enabled recognizer, a responder or as a drop target.
  private func isTarget(_ view: UInt32) -> Bool {
    let entity = scene.entity(at: view)
    if !scene.handledEvents(of: entity).isDisjoint(with: .touches) { return true }
    let view = scene.view(entity)
    return view.gestureRecognizers.contains { $0.isEnabled } || view.dropTarget != nil
  }

  /// Where touches on a target go; tried once.
  func reach(of place: Int) -> LintReach {
    if let known = cache.reaches[place] { return known }
    // Of controls that overlap, both may be hit in their middles.
    let reach = LintReach(place, self, isWhole: items[place].view.control != nil)
    cache.reaches[place] = reach
    return reach
  }

  /// The recognizers that compete, and who waits for whom.
  var gestures: LintGestures {
    if let known = cache.gestures { return known }
    let made = LintGestures(self)
    cache.gestures = made
    return made
  }

  /// The views and controllers with responders.
  var responders: LintResponders {
    if let known = cache.responders { return known }
    let made = LintResponders(self)
    cache.responders = made
    return made
  }

  // MARK: Names

  /// The name of an entity in findings.
  func name(_ entity: Entity) -> String {
    if scene.isAlive(entity), scene.isView(entity.index) { return "\(scene.view(entity))" }
    switch entity {
    case scene.application: return "the application"
    case scene.windowScene: return "the window scene"
    case scene.delegate: return "the application's delegate"
    default:
      let view = scene.viewInChain(of: entity)
      return view == .none ? "entity \(entity.index)" : "the controller of \(scene.view(view))"
    }
  }

  /// The names of some views, at most five.
  func names(_ entities: [Entity]) -> String {
    let all = entities.prefix(5).map(name).joined(separator: ", ")
    return entities.count > 5 ? "\(all) and \(entities.count - 5) more" : all
  }

  /// A recognizer with its view.
  func name(_ gesture: AnyGesture) -> String { "\(gesture) on \(gesture.view.map { "\($0)" } ?? "no view")" }
}
