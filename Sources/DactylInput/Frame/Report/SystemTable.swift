/// The position of a game's own system within the frame.
public enum SystemStage: Int, Sendable, CaseIterable {
  /// Before the input of the frame is handled.
  case beforeInput
  /// After the input, with animations advanced to the frame's moment.
  case update
  /// After the updates, before layout and drawing.
  case beforeDraw
}

/// The identity of a system that was added to a scene; pass it to `Scene.removeSystem(_:)`.
public struct SystemID: Hashable, Sendable {
  let number: Int
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
final class SystemTable {
  struct System {
    var id: SystemID
    var name: String
    var stage: SystemStage
    var body: (FrameTime) -> Void
    var nanoseconds: UInt64 = 0
    /// Whether the system was removed; it is deleted when none is running.
    var isRemoved = false
  }
  struct FixedStep {
    var nanoseconds: Int64
    var body: (Double) -> Void
    var behind: Int64 = 0
  }

  let systems = List<System>()
  var nextID = 1
  /// Whether the list contains removed systems.
  var hasRemoved = false
  let fixed = List<FixedStep>()
  let listeners = List<(InputEvent) -> Void>()
  var handlesClosing = false
  /// The position of the frame between two fixed steps of the first rhythm, 0…1.
  var interpolation = 0.0

  /// Deletes removed systems. Called when none is running.
  func sweep() {
    guard hasRemoved else { return }
    hasRemoved = false
    systems.removeAll { $0.isRemoved }
  }

  /// Deletes all systems, steps and listeners at the end of the scene. Called when none is running.
  func removeAll() {
    systems.removeAll()
    hasRemoved = false
    fixed.removeAll()
    listeners.removeAll()
    handlesClosing = false
  }

  /// Notifies the present listeners; one that is added meanwhile receives events from the next one on.
  func tellListeners(_ event: InputEvent) {
    for index in listeners.indices { listeners[index](event) }
  }
}
