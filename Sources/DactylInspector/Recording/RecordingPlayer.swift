import Dactyl

/// Plays a recording into the scenes of a new launch: it sends the events and gives the moments of the frames, which
/// the caller runs.
///
/// ```swift
/// let recording = try Recording(contentsOf: "tap.dactyl")
/// let player = RecordingPlayer(recording)
/// player.connect(scene)
/// fill(scene)
/// while player.playFrame() {}
/// ```
public final class RecordingPlayer {
  /// The recording.
  public let recording: Recording
  /// The first frame after which the state of a scene was not as recorded; nil when there is none so far.
  public private(set) var divergence: ReplayDivergence?
  /// The number of frames that were played.
  public private(set) var frameCount = 0
  /// The number of frames whose hashes were compared.
  public private(set) var comparedCount = 0
  private var scenes: [Connected] = []

  private struct Connected {
    weak var scene: Scene?
    let ports: ReplayPorts
  }

  /// Makes a player at the beginning of a recording.
  public init(_ recording: Recording) { self.recording = recording }

  /// Connects an empty scene, before its launch, with the next scene of the recording: the first one that is connected
  /// is that of the launch, and those after it are the windows that the game opens.
  public func connect(_ scene: Scene) {
    let ports = ReplayPorts()
    let number = scenes.count
    if recording.launchAnswers.indices.contains(number) { ports.take(recording.launchAnswers[number]) }
    scenes.append(Connected(scene: scene, ports: ports))
    scene.addPart(RecordingKey())
    scene.clipboard = ports
    scene.controllerPlatform = ports
    if recording.answersKeys { scene.keyboardPlatform = ports }
    if number == 0, recording.head.pointsPerMillimeter > 0 {
      scene.pointsPerMillimeter = recording.head.pointsPerMillimeter
    }
  }

  /// The next frame, or nil at the end.
  public var nextFrame: RecordedFrame? {
    recording.frames.indices.contains(frameCount) ? recording.frames[frameCount] : nil
  }

  /// The scene that is connected with a number of the recording, or nil.
  package func scene(_ number: Int) -> Scene? { scenes.indices.contains(number) ? scenes[number].scene : nil }

  /// Whether a scene is that of the next frame.
  public func isNext(_ scene: Scene) -> Bool {
    guard let frame = nextFrame, scenes.indices.contains(frame.scene) else { return false }
    return scenes[frame.scene].scene === scene
  }

  /// Sends the events of the next frame, runs it, and compares the state after it with the recorded one.
  ///
  /// - Parameters:
  ///   - limit: The moment after which no frame is played.
  ///   - run: Runs the frame of a scene; by default that is all that happens.
  /// - Returns: whether there was a frame to play.
  @discardableResult
  public func playFrame(
    until limit: Timestamp? = nil, run: (Scene, Timestamp) -> Void = { $0.frame(at: $1) }
  ) -> Bool {
    guard let frame = nextFrame, limit.map({ frame.moment <= $0 }) ?? true else { return false }
    let index = frameCount
    frameCount += 1
    guard scenes.indices.contains(frame.scene), let scene = scenes[frame.scene].scene else {
      note(ReplayDivergence(frame: index, moment: frame.moment, problem: "there is no window \(frame.scene)"))
      return true
    }
    let ports = scenes[frame.scene].ports
    ports.take(frame.answers)
    for event in frame.events { scene.send(event) }
    if let density = frame.pointsPerMillimeter { scene.pointsPerMillimeter = density }
    run(scene, frame.moment)
    guard let wanted = frame.hash else { return true }
    comparedCount += 1
    let found = scene.stateHash
    if found != wanted {
      note(ReplayDivergence(frame: index, moment: frame.moment, problem: "the state is another one"))
    }
    return true
  }

  private func note(_ divergence: ReplayDivergence) { self.divergence = self.divergence ?? divergence }
}

/// The first frame of a replay that is not as it was recorded.
public struct ReplayDivergence: Hashable, Sendable, CustomStringConvertible {
  /// The number of the frame, from 0.
  public var frame: Int
  /// The moment of the frame, on the clock of the recording's events.
  public var moment: Timestamp
  /// What is different.
  public var problem: String

  /// The divergence in one line: `frame 212 at 3.516 s: the state is another one`.
  public var description: String { "frame \(frame) at \(moment.inSeconds): \(problem)" }
}

extension Timestamp {
  /// The seconds with three decimals: `12.416 s`.
  package var inSeconds: String {
    let milliseconds = nanoseconds / 1_000_000
    let rest = String(abs(milliseconds % 1000))
    let sign = nanoseconds < 0 && milliseconds > -1000 ? "-" : ""
    return "\(sign)\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }
}

extension Recording {
  /// Whether the keyboard's layout was asked for. Without a platform it is American.
  fileprivate var answersKeys: Bool {
    let answers = launchAnswers.joined()
    return answers.contains(where: \.isAboutKeys) || frames.contains { $0.answers.contains(where: \.isAboutKeys) }
  }
}

extension RecordingAnswer {
  fileprivate var isAboutKeys: Bool {
    switch self {
    case .character, .key: true
    case .clipboard, .controller: false
    }
  }
}
