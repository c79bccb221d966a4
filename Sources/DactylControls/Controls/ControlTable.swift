import Dactyl

/// The controls of a scene, by the view that each is: data that nothing goes through while they rest.
final class ControlTable {
  let rows = SparseColumn<ControlRow>()
  let behaviors = SparseColumn<any ControlBehavior>()
  /// The calls of their behaviours, which are those of their widgets, for when the widgets are gone.
  let calls = SparseColumn<Callee>()
  let actions = SparseColumn<[ControlActionEntry]>()
  /// The styles of controls that have one of their own.
  let styles = SparseColumn<ControlStyle>()
  /// Controls that ended with a finger or key on them, until the cancel that they are owed for it is sent (C12).
  var ended: [EndedControl] = [] { didSet { isAnyEnded = !ended.isEmpty } }
  /// What is done again while it is held.
  var repeats: [ControlRepeat] = [] { didSet { isAnyRepeated = !repeats.isEmpty } }
  /// The keys that change a control while they are down, and which control.
  var steps: [(control: Entity, press: UInt64)] = []
  // What every frame asks.
  private(set) var isAnyEnded = false
  private(set) var isAnyRepeated = false
  private var nextNumber: UInt64 = 1

  var style = ControlStyle()
  var settings = ControlSettings()

  /// What is kept of a control that ended in the middle of something.
  struct EndedControl {
    let entity: Entity
    let actions: [ControlActionEntry]
    let calls: Callee?
    /// Hears of the cancel of a finger; nil for that of a key.
    let behavior: (any ControlBehavior)?
  }

  var isEmpty: Bool { rows.count == 0 }

  func takeNumber() -> UInt64 {
    nextNumber += 1
    return nextNumber - 1
  }
}

extension Scene {
  /// Its controls; a table of none until there is one.
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
  /// Reads from the table of controls without keeping it meanwhile, for what calls no code of the game. Nil when there
  /// is none.
  @inline(__always)
  func readingControls<Result>(_ read: (ControlTable) -> Result) -> Result? {
    reading { $0.readingPart(ControlTable.self, read) } ?? nil
  }
}

/// What the table keeps of a control.
struct ControlRow {
  /// The touch that it tracks, or 0 (C4).
  var touch: UInt64 = 0
  /// Whether its behaviour was told that the touch ended.
  var isEndTold = false
  /// Whether a key that selects holds it down.
  var isPressed = false
  /// How it is, but for being focused.
  var state: ControlState = []
  var isTouchInside = false
  /// Whether its finger, or its key, was taken away in the middle of a call of its own, and it has not heard of that
  /// yet.
  var owesTouchCancel = false
  var owesPressCancel = false
  /// Whether it takes keys at all.
  var canBecomeFirst = false
  /// How far a finger may leave it, for a control with a margin of its own; see `ControlSettings`.
  var margin: Float?
}

/// What a control does again and again while a finger or key holds it: a deadline of the scene, and nothing at rest.
struct ControlRepeat {
  let control: Entity
  let step: ControlStep
  /// Who holds it: a touch or a press, the other is 0.
  let touch: UInt64
  let press: UInt64
  var next: Timestamp
  /// How often it has come.
  var count = 0
}
