/// The position of a game's own system within the frame.
public enum SystemStage: Int, Sendable, CaseIterable {
  /// Before the input of the frame is handled.
  case beforeInput
  /// After the input, with animations advanced to the frame's moment.
  case update
  /// After the updates, before layout and drawing.
  case beforeDraw
}

/// The time of a frame, as passed to updates.
public struct FrameTime: Hashable, Sendable {
  /// The moment of the frame.
  public let now: Timestamp
  /// The seconds since the previous frame, at most 0.25; 0 in the first frame.
  public let delta: Double
  /// The position of the frame between the last fixed step and the next, 0…1; for drawing interpolated states.
  public let interpolation: Double
}

/// The game's own code in a frame: systems at their stages, fixed steps, and listeners for events that are no touches.
final class SystemTable: SnapshotState {
  final class System {
    // Not in snapshots: its time is measured.
    let name: String
    let stage: SystemStage
    let body: (FrameTime) -> Void
    var nanoseconds: UInt64 = 0

    init(_ name: String, _ stage: SystemStage, _ body: @escaping (FrameTime) -> Void) {
      (self.name, self.stage, self.body) = (name, stage, body)
    }
  }
  final class FixedStep {
    // Not in snapshots: the table copies it.
    /// The number of its rhythm, by which input actions keep what it has read.
    let rhythm: Int
    let nanoseconds: Int64
    let body: (Double) -> Void
    var behind: Int64 = 0

    init(_ rhythm: Int, _ nanoseconds: Int64, _ body: @escaping (Double) -> Void) {
      (self.rhythm, self.nanoseconds, self.body) = (rhythm, nanoseconds, body)
    }
  }

  let systems = Listeners<System>()
  let fixed = Listeners<FixedStep>()
  let events = Listeners<Callback<InputEvent>>()
  let closings = Listeners<Callback<Void>>()
  let quickActionListeners = Listeners<Callback<QuickAction>>()
  /// The quick actions that the program knows.
  var quickActions: [QuickAction] = []
  /// The ids that were asked for and are not known, each reported once.
  private var unknownActions: Set<String> = []
  let inputs = Listeners<Callback<InputEvent>>()
  let ends = Listeners<Callback<FrameReport>>()
  /// The position of the frame between two fixed steps of the first rhythm, 0…1.
  var interpolation = 0.0
  /// The frame in which the user last asked to close the window.
  private var closingFrame = 0

  /// Whether there are listeners for events, or for closing.
  var hasEventListeners: Bool { !events.isEmpty || !closings.isEmpty || !quickActionListeners.isEmpty }

  /// The numbers that are in use for rhythms, as the end of their range.
  var rhythmCount: Int {
    var count = 0
    fixed.forEach { step, _ in count = max(count, step.rhythm + 1) }
    return count
  }

  /// The lowest number that no rhythm has.
  var freeRhythm: Int {
    var used: Set<Int> = []
    fixed.forEach { step, _ in used.insert(step.rhythm) }
    return (0...used.count).first { !used.contains($0) } ?? used.count
  }

  /// Removes all systems, steps and listeners at the end of the scene. Called when none is running.
  func removeAll() {
    systems.removeAll()
    fixed.removeAll()
    events.removeAll()
    closings.removeAll()
    quickActionListeners.removeAll()
    inputs.removeAll()
    ends.removeAll()
  }

  /// Returns whether a quick action that was asked for is to be reported, since the program does not have it: each
  /// once.
  func isNewUnknown(_ id: String) -> Bool {
    !quickActions.contains { $0.id == id } && unknownActions.count < 100 && unknownActions.insert(id).inserted
  }

  /// Calls the listeners with an event, those for quick actions with one that the program has, and those for closing
  /// with the first request of a frame.
  func callListeners(_ event: InputEvent, inFrame frame: Int) {
    events.call(event)
    if case .window(.quickAction(let id)) = event.kind, let action = quickActions.first(where: { $0.id == id }) {
      quickActionListeners.call(action)
    }
    guard event.kind == .window(.closeRequested) || event.kind == .window(.quitRequested), closingFrame != frame
    else { return }
    closingFrame = frame
    closings.call(())
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: inputs, ends (those who take the scene back).
    copier.copy(systems)
    copier.copy(fixed)
    fixed.forEach { step, _ in copier.copy(step.behind) { step.behind = $0 } }
    copier.copy(events)
    copier.copy(closings)
    copier.copy(quickActionListeners)
    copier.copy(quickActions) { quickActions = $0 }
    copier.copy(unknownActions) { unknownActions = $0 }
    copier.copy(interpolation) { interpolation = $0 }
    copier.copy(closingFrame) { closingFrame = $0 }
  }
}

extension SystemTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    systems.forEach { system, _ in hash.mix(system.name) }
    fixed.forEach { step, _ in
      hash.mix(step.nanoseconds)
      hash.mix(step.behind)
    }
    hash.mix(interpolation)
  }
}
