import Dactyl

/// The controls of a scene by their views: data that no pass goes through while the controls rest.
final class ControlTable: SnapshotState {
  let rows = SparseColumn<ControlRow>()
  let behaviors = SparseColumn<any ControlBehavior>()
  /// The call guards of the behaviours, which are those of the widgets; kept here for when the widgets are gone.
  let calls = SparseColumn<Callee>()
  let actions = SparseColumn<ControlListeners>()
  /// The styles of controls that have one of their own.
  let styles = SparseColumn<ControlStyle>()
  /// Controls that were destroyed with a finger or key on them, until their pending cancel is sent (C12).
  var ended: [EndedControl] = [] { didSet { isAnyEnded = !ended.isEmpty } }
  /// The repetitions of held controls.
  var repeats: [ControlRepeat] = [] { didSet { isAnyRepeated = !repeats.isEmpty } }
  /// The keys that are changing a control while they are down, with their control.
  var steps: [(control: Entity, press: UInt64)] = []
  /// The control over which the pointer hovers; none else.
  var hovered = Entity.none
  // Read in every frame.
  private(set) var isAnyEnded = false
  private(set) var isAnyRepeated = false

  /// Called when a control gets or loses the focus, after it was drawn; nil while nothing follows that.
  var focusDidChange: ((View, Scene) -> Void)?

  var style = ControlStyle()
  var settings = ControlSettings()

  /// The parts of a control that are kept when it is destroyed while it tracks a finger or key.
  struct EndedControl {
    let entity: Entity
    let actions: ControlListeners?
    let calls: Callee?
    /// The behaviour, which receives the cancel of a finger; nil for that of a key, and when it has received an end
    /// already.
    let behavior: (any ControlBehavior)?
  }

  var isEmpty: Bool { rows.count == 0 }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(rows)
    copier.copy(behaviors)
    copier.copy(calls)
    copier.copy(actions)
    copier.copy(styles)
    copier.copy(ended) { ended = $0 }
    copier.copy(repeats) { repeats = $0 }
    copier.copy(steps) { steps = $0 }
    copier.copy(hovered) { hovered = $0 }
    copier.copy(isAnyEnded) { isAnyEnded = $0 }
    copier.copy(isAnyRepeated) { isAnyRepeated = $0 }
    copier.copy(focusDidChange) { focusDidChange = $0 }
    copier.copy(style) { style = $0 }
    copier.copy(settings) { settings = $0 }
  }
}

extension Scene {
  /// The controls of the scene; the table is made at the first access.
  var controls: ControlTable {
    if let part = addedPart(ObjectIdentifier(ControlTable.self)) {
      return unsafe unsafeDowncast(part, to: ControlTable.self)
    }
    let table = ControlTable()
    addPart(table)
    return table
  }
}

extension SceneColumns {
  /// Reads from the table of controls without retaining it meanwhile, for closures that call no code of the game.
  /// Returns nil when there is none.
  @inline(__always)
  func readingControls<Result>(_ read: (ControlTable) -> Result) -> Result? {
    reading { $0.readingPart(ControlTable.self, read) } ?? nil
  }
}

/// The row of a control in the table.
struct ControlRow {
  /// The touch that the control tracks, or 0 (C4).
  var touch: UInt64 = 0
  /// Whether the behaviour has received the end of the touch.
  var isEndSent = false
  /// Whether a key that selects is holding the control down.
  var isPressed = false
  /// The state, without `.focused`.
  var state: ControlState = []
  var isTouchInside = false
  /// Whether the cancel of the finger, or of the key, is pending because it came during a call of the control's own.
  var hasPendingTouchCancel = false
  var owesPressCancel = false
  /// Whether the control can become first responder.
  var canBecomeFirst = false
  /// The distance that a finger may leave the control, for a control with a margin of its own; see `ControlSettings`.
  var margin: Float?
}

/// A step that is repeated while a finger or key holds a control: a deadline of the scene, which costs nothing at rest.
struct ControlRepeat {
  let control: Entity
  let step: ControlStep
  /// The touch or press that holds the control; the other one is 0.
  let touch: UInt64
  let press: UInt64
  var next: Timestamp
  /// The number of repetitions so far.
  var count = 0
}

extension ControlTable {
  func mix(into hash: inout StateHash) {
    hash.mix(rows) { hash, row in
      hash.mix(row.touch)
      hash.mix(raw: row.state.subtracting(.hovered))
      for flag in [row.isEndSent, row.isPressed, row.isTouchInside, row.hasPendingTouchCancel, row.owesPressCancel] {
        hash.mix(flag)
      }
    }
    hash.mix(ended.count)
    hash.mix(repeats) { hash, held in
      hash.mix(held.control)
      hash.mix(held.touch)
      hash.mix(held.press)
      hash.mix(held.next)
      hash.mix(held.count)
    }
    hash.mix(steps) { hash, step in
      hash.mix(step.control)
      hash.mix(step.press)
    }
  }
}
