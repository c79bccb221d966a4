import Dactyl

/// The controls of a scene, by the view that each is: data, which nobody goes through while they rest.
final class ControlTable: TimedPart, AddedPart {
  let rows = SparseColumn<ControlRow>()
  let behaviors = SparseColumn<any ControlBehavior>()
  let actions = SparseColumn<[ControlActionEntry]>()
  /// The styles of controls that have one of their own.
  let styles = SparseColumn<ControlStyle>()
  /// Controls that ended with a finger or key on them, until the cancel that they are owed is sent (C12).
  var ended: [EndedControl] = []
  /// What is done again while it is held.
  var repeats: [ControlRepeat] = []
  /// Where the focus was lost; nil while somebody has it, and after it was given up.
  var lost: LostFocus?
  private var nextNumber: UInt64 = 1

  var style = ControlStyle()
  var settings = ControlSettings()

  /// What is kept of a control that ended in the middle of something.
  struct EndedControl {
    let entity: Entity
    let actions: [ControlActionEntry]
    let behavior: (any ControlBehavior)?
  }

  var isEmpty: Bool { rows.count == 0 }

  func takeNumber() -> UInt64 {
    nextNumber += 1
    return nextNumber - 1
  }

  // MARK: The life of the scene

  /// Forgets the control of a view that has ended.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard let row = rows[entity.index] else { return }
    if row.isHeld {
      ended.append(
        EndedControl(
          entity: entity, actions: actions[entity.index] ?? [], behavior: row.touch == 0 ? nil : behaviors[entity.index]
        ))
    }
    if !repeats.isEmpty { repeats.removeAll { $0.control == entity } }
    rows.remove(entity.index)
    remains.keep(behaviors.take(entity.index))
    remains.keep(actions.take(entity.index))
    styles.remove(entity.index)
  }

  /// A control that ended with a finger on it is owed a cancel, also when the finger landed elsewhere (C12).
  func entitiesDidEnd(in scene: Scene) {
    if !ended.isEmpty { scene.setNeedsSettling() }
  }

  func sendOwedCancels(in scene: Scene) {
    if !ended.isEmpty { ControlTracking.sendLastCancels(in: scene) }
  }

  var rowsInUse: Int { rows.count }

  // MARK: Time

  /// When something is due again; nil for never.
  var nextDeadline: Timestamp? {
    var first: Timestamp?
    for held in repeats { first = min(first ?? held.next, held.next) }
    return first
  }

  func deadlineReached(at now: Timestamp, in scene: Scene) { ControlRepeat.callDeadlines(at: now, in: scene) }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) { repeats.removeAll { $0.next <= moment } }

  // MARK: Keys

  func pressWentUnhandled(_ press: Press, in scene: Scene) { ControlFocus.take(press, in: scene) }

  func focusWillBeLost(by entity: Entity, withAll: Bool, in scene: Scene) {
    let window = scene.window(of: entity)
    guard window != .none else { return }
    lost = LostFocus(window: window, area: withAll ? nil : scene.area(of: entity))
  }

  func forgetLostFocus(in window: Entity, of scene: Scene) {
    if lost?.window == window { lost = nil }
  }
}

extension Scene {
  /// Its controls; a table of none until there is one.
  var controls: ControlTable {
    if let first = firstAdded, first.type == ObjectIdentifier(ControlTable.self) {
      return unsafe unsafeDowncast(first.part, to: ControlTable.self)
    }
    if let part = addedPart(ObjectIdentifier(ControlTable.self)) {
      return unsafe unsafeDowncast(part, to: ControlTable.self)
    }
    let table = ControlTable()
    addPart(table)
    return table
  }
}
