/// What is particular to a kind of input. Stages of the frame call these methods for one input of the kind, in the
/// order in which they stand here; all else about inputs is the same for every kind.
///
/// Each kind has one type, in a file of its own in this folder, and a line in `InputKind.intake`. A method that a kind
/// leaves out does nothing, or what most kinds need.
protocol Intake {
  /// The rule by which inputs of the kind get their target.
  static var targetRule: Rule { get }
  /// The flag of recognizers that receive the kind; empty, as by default, for kinds that no recognizer receives, and
  /// for touches, which are distinguished by their types.
  static var recognizerFlag: GestureFlags { get }
  /// The kind of input, other than touches, that keeps an attempt of a recognizer open while it goes on; empty by
  /// default.
  static var openInputs: GestureInputs { get }

  /// Determines the target of an input that arrived. Called by `TargetingSystem`; not for touches, which are hit-tested
  /// together.
  static func target(_ slot: Int, in scene: Scene)
  /// Fills in what a filter of events sees of an input. Called by `FilterSystem`.
  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable)
  /// A filter stopped the began of an input. Called after the input was withdrawn.
  ///
  /// - Parameter wasLive: whether the input had not ended, so that more samples of it are to come.
  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable)
  /// Returns the call by which recognizers receive a phase of an input. Called by `GestureSystem`; not for touches.
  static func gestureCall(_ slot: Int, _ phase: TouchPhase, in inputs: InputTable) -> GestureCall?
  /// Sends a phase of an input up the responder chain from its target. Called by `DeliverySystem`; not for touches.
  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene)
  /// Cancels an input that is under way: its receivers are notified when the pipeline continues.
  static func cancel(_ slot: Int, in scene: Scene)
  /// Returns the cancel that a responder receives which gets nothing more of an input (T21); nil, as by default, for
  /// kinds that have no end of their own.
  static func pendingCancel(of slot: Int, in inputs: InputTable) -> PendingCancel.Subject?
}

extension Intake {
  static var recognizerFlag: GestureFlags { [] }
  static var openInputs: GestureInputs { [] }

  static func target(_ slot: Int, in scene: Scene) {}
  static func describe(_ slot: Int, in event: inout FilteredEvent, of inputs: InputTable) {}
  static func beganWasStopped(_ slot: Int, wasLive: Bool, in inputs: InputTable) {}
  static func gestureCall(_ slot: Int, _ phase: TouchPhase, in inputs: InputTable) -> GestureCall? { nil }
  static func send(_ input: SentInput, _ phase: TouchPhase, in scene: Scene) {}
  static func pendingCancel(of slot: Int, in inputs: InputTable) -> PendingCancel.Subject? { nil }

  static func cancel(_ slot: Int, in scene: Scene) { end(slot, isUnseen: false, in: scene) }

  /// Ends an input as cancelled.
  static func end(_ slot: Int, isUnseen: Bool, in scene: Scene) {
    scene.inputs.records[slot].phase = .cancelled
    scene.inputs.records[slot].isUnseen = isUnseen
    scene.inputs.end(slot)
    scene.settling.isNeeded = true
  }
}

extension Scene {
  /// Whether a new input is dropped because interaction is ignored, which is recorded (T26).
  func ignores(_ kind: InputKind) -> Bool {
    guard inputs.ignoreDepth > 0 else { return false }
    record(.refuseView, rule: .T26, of: kind, id: 0)
    return true
  }
}
