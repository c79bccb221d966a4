import Dactyl

@testable import DactylInput

/// The calls of every responder of the random test, and the errors in them.
final class ChainBook {
  private(set) var log: [String] = []
  var faults: [String] = []
  unowned let scene: Scene
  /// Each responder has a name; a replaced one counts as destroyed, like one of a destroyed entity.
  private var entities: [Int: Entity] = [:]
  private var current: [Entity: Int] = [:]
  /// The calls for a touch or press, by responder.
  private var received: [Subject: Progress] = [:]
  private var isFirst: Set<Entity> = []
  private var isKey: Set<Entity> = []
  private var appearances: [Entity: String] = [:]
  private var names = 0

  struct Subject: Hashable {
    let name: Int
    let id: UInt64
    let isPress: Bool
  }
  struct Progress {
    /// Whether it is the responder of the hit view or of the press, which receives the end.
    let isOwn: Bool
    var hasBegun = false
    var isOver = false
  }

  init(_ scene: Scene) { self.scene = scene }

  // MARK: Names

  func nextName(for entity: Entity) -> Int {
    names += 1
    entities[names] = entity
    current[entity] = names
    return names
  }

  func forget(_ entity: Entity) { current[entity] = nil }

  /// Whether a responder is still attached to its entity.
  func isGone(_ name: Int) -> Bool {
    guard let entity = entities[name] else { return true }
    return !scene.isAlive(entity) || current[entity] != name
  }

  /// Records a window that was key before it had a responder.
  func noteKey(_ entity: Entity) { isKey.insert(entity) }

  /// Whether an entity was notified that it is first responder or key.
  func hasStatus(_ entity: Entity) -> Bool { isFirst.contains(entity) || isKey.contains(entity) }

  // MARK: Calls

  func write(_ line: String) { log.append(line) }

  func receive(_ name: Int, _ call: String) {
    let isGone = isGone(name)
    log.append("\(isGone ? "dead " : "")\(name) \(call)")
    if isGone && !call.hasSuffix("Cancelled") && !call.hasPrefix("resigned") && !call.hasSuffix("isappear") {
      faults.append("\(name) is gone and received \(call)")
    }
  }

  func receive(_ name: Int, _ phase: String, _ id: UInt64, isPress: Bool, isOwn: Bool) {
    receive(name, "\(isPress ? "presses" : "touches")\(phase)")
    let subject = Subject(name: name, id: id, isPress: isPress)
    let what = "\(name), \(isPress ? "press" : "touch") \(id)"
    var progress = received[subject] ?? Progress(isOwn: isOwn)
    if progress.isOver { faults.append("\(what): \(phase) after its end") }
    switch phase {
    case "Began":
      if progress.hasBegun { faults.append("\(what): began twice") }
      progress = Progress(isOwn: isOwn, hasBegun: true)
    case "Ended", "Cancelled":
      if isGone(name) && !progress.hasBegun && phase == "Ended" { faults.append("\(what): ended, and it is gone") }
      progress.isOver = true
    default: break
    }
    received[subject] = progress
  }

  func becomes(_ name: Int, _ entity: Entity, isFirst becomes: Bool) {
    receive(name, becomes ? "became" : "resigned")
    if becomes == isFirst.contains(entity) { faults.append("\(name) \(becomes ? "became" : "resigned") twice") }
    if becomes { isFirst.insert(entity) } else { isFirst.remove(entity) }
  }

  func becomes(_ name: Int, _ entity: Entity, isKey becomes: Bool) {
    receive(name, becomes ? "becameKey" : "resignedKey")
    if becomes == isKey.contains(entity) { faults.append("\(name) \(becomes ? "became" : "resigned") key twice") }
    if becomes { isKey.insert(entity) } else { isKey.remove(entity) }
  }

  func appears(_ name: Int, _ entity: Entity, _ call: String) {
    receive(name, call)
    let before = appearances[entity] ?? "viewDidDisappear"
    let follows = [
      "viewWillAppear": ["viewDidDisappear"], "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewWillAppear", "viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]
    if follows[call]?.contains(before) != true { faults.append("\(name): \(call) after \(before)") }
    appearances[entity] = call
  }

  // MARK: Between frames

  /// Compares the notifications of responders with the actual state.
  func compare() {
    let first = Set(scene.firstResponders.entries.map(\.responder)).filter { current[$0] != nil }
    if first != isFirst {
      faults.append("notified first: \(isFirst.map(\.index).sorted()), are: \(first.map(\.index).sorted())")
    }
    for entry in scene.firstResponders.entries {
      if scene.window(of: entry.responder) != entry.window {
        faults.append("the first responder of a window is not in it")
      }
    }
    let key = Set([scene.keyWindowEntity]).filter { current[$0] != nil }
    if key != isKey { faults.append("notified key: \(isKey.map(\.index)), is: \(key.map(\.index))") }
    for (entity, last) in appearances where scene.isAlive(entity) {
      let view = scene.controllers.view(of: entity)
      let isSeen = scene.isAlive(view) && scene.isInSight(view.index)
      if last != (isSeen ? "viewDidAppear" : "viewDidDisappear") {
        faults.append("controller \(entity.index) was notified \(last), seen: \(isSeen)")
      }
    }
  }

  /// Input that began and did not end, of responders that are still in their chain, or were when the end was due.
  func unpaired() -> [String] {
    received.filter { $0.value.isOwn && $0.value.hasBegun && !$0.value.isOver && !wasReplaced($0.key.name) }
      .map { "\($0.key.name), \($0.key.isPress ? "press" : "touch") \($0.key.id) never ended" }.sorted()
  }

  private func wasReplaced(_ name: Int) -> Bool { entities[name].map { current[$0] != name } ?? true }
}
