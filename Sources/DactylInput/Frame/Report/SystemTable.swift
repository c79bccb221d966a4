/// Where in a frame a game's own systems run.
public enum SystemStage: Int, Sendable, CaseIterable {
  /// Before the frame's input is looked at.
  case beforeInput
  /// After the input, with animations already at the frame's moment.
  case update
  /// Last of all before the frame is drawn.
  case beforeDraw
}

/// A system that was added to a scene: what `Scene.removeSystem(_:)` takes.
public struct SystemID: Hashable, Sendable {
  let number: Int
}

/// The time of a frame, as updates get it.
public struct FrameTime: Hashable, Sendable {
  /// The moment of the frame.
  public let now: Timestamp
  /// The seconds since the frame before, at most a quarter; 0 for the first.
  public let delta: Double
  /// How far, 0…1, the frame lies between the last fixed step and the next: what to draw in between.
  public let interpolation: Double
}

/// The game's own parts of a frame: systems at their stages, fixed steps, and listeners for events that are no touches.
final class SystemTable {
  struct System {
    var id: SystemID
    var name: String
    var stage: SystemStage
    var body: (FrameTime) -> Void
    var nanoseconds: UInt64 = 0
    /// It was taken out, and goes when none of them runs.
    var isRemoved = false
  }
  struct FixedStep {
    var nanoseconds: Int64
    var body: (Double) -> Void
    var behind: Int64 = 0
  }

  let systems = List<System>()
  var nextID = 1
  /// Whether any of the systems was taken out and still stands there.
  var hasRemoved = false
  let fixed = List<FixedStep>()
  let listeners = List<(InputEvent) -> Void>()
  var handlesClosing = false
  /// How far the frame lies between two steps of the first rhythm.
  var interpolation = 0.0

  /// Lets go of what was taken out; when none of them runs.
  func sweep() {
    guard hasRemoved else { return }
    hasRemoved = false
    systems.removeAll { $0.isRemoved }
  }

  /// Takes all out, when none of them runs: the scene ends.
  func removeAll() {
    systems.removeAll()
    hasRemoved = false
    fixed.removeAll()
    listeners.removeAll()
    handlesClosing = false
  }

  /// Tells those who listen already; one added meanwhile hears from the next event on.
  func tellListeners(_ event: InputEvent) {
    for index in listeners.indices { listeners[index](event) }
  }
}
