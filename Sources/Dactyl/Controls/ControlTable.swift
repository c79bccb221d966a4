/// The controls of a scene, by the view that each is: data, which nobody goes through while they rest.
final class ControlTable {
  let rows = SparseColumn<ControlRow>()
  let behaviors = SparseColumn<any ControlBehavior>()
  let actions = SparseColumn<[ControlActionEntry]>()
  /// The styles of controls that have one of their own.
  let styles = SparseColumn<ControlStyle>()
  /// The controls that track a finger.
  let tracking = List<Entity>()
  /// The controls that a key or button holds down.
  let pressed = List<Entity>()
  /// Controls that ended with a finger or key on them, until the cancel that they are owed is sent (C12).
  let ended = List<EndedControl>()
  /// What is done again while it is held.
  let repeats = List<ControlRepeat>()
  /// Where the focus was lost; nil while somebody has it, and after it was given up.
  var lost: LostFocus?
  private var nextNumber: UInt64 = 1

  var style = ControlStyle()
  var settings = ControlSettings()
  /// The shape that the pointer was given last because of where it is; nil when none was.
  var cursor: CursorShape?

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

  /// Forgets the control of a view that has ended.
  func remove(_ entity: Entity, _ remains: inout Remains) {
    guard let row = rows[entity.index] else { return }
    if row.isHeld {
      ended.append(
        EndedControl(
          entity: entity, actions: actions[entity.index] ?? [], behavior: row.touch == 0 ? nil : behaviors[entity.index]
        ))
    }
    if row.touch != 0 { tracking.removeAll { $0 == entity } }
    if row.press != 0 { pressed.removeAll { $0 == entity } }
    if !repeats.isEmpty { repeats.removeAll { $0.control == entity } }
    rows.remove(entity.index)
    remains.keep(behaviors.take(entity.index))
    remains.keep(actions.take(entity.index))
    styles.remove(entity.index)
  }
}
