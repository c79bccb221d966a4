import Dactyl

/// Records what comes into the scenes of a program: every event in the form in which it was sent, the moment of each
/// frame, and what the platform answered to the game. It reads no clock and opens no file.
///
/// It takes the place of nothing: a scene without it costs a nil check for each event and frame. What the game's code
/// sends while a frame runs is left out, since that code sends it again; so is what a game takes from elsewhere, from
/// files or a network, of which a recording knows nothing.
package final class InputRecorder {
  package let writer: RecordingWriter
  /// The bytes after which nothing more is recorded; nil for no limit.
  private let limit: Int?
  /// The seconds between frames that get a hash of their scene's state: 0 for each frame, nil for none.
  private let hashInterval: Double?
  private var channels: [Channel] = []
  /// Whether the launch is over: what it sends, it sends again.
  private var isRunning = false
  /// Where explanations get copies of the program; nil while nobody told.
  package var explainSource: ExplainSource?
  /// Whether nothing more is recorded: the limit was reached, or the scene went back to a snapshot.
  package private(set) var isFull = false

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - limit: The bytes after which it stops, with a note; nil for none. The room for them is reserved at once.
  ///   - hashInterval: The seconds between frames that get a hash of the whole state, whose cost grows with the number
  ///     of views: 0 for each frame, nil for none.
  package init(limit: Int? = nil, hashInterval: Double? = 0) {
    self.limit = limit
    self.hashInterval = hashInterval
    // A block more: the limit is looked at between frames.
    writer = RecordingWriter(room: (limit ?? 1 << 20) + (1 << 17))
  }

  /// Records a scene from now on, before its launch. Scenes are numbered in the order of these calls.
  package func record(_ scene: Scene) {
    let channel = Channel(self, channels.count, scene)
    channels.append(channel)
    channel.takePorts(of: scene)
    scene.addPart(channel.key)
    scene.recorder = channel
  }

  /// The recorder of a scene, with the number of the scene in its recording; nil for a scene that is not recorded.
  package static func of(_ scene: Scene) -> (recorder: InputRecorder, scene: Int)? {
    (scene.recorder as? Channel).map { ($0.recorder, $0.number) }
  }

  /// What was recorded so far, nil when it can't be read. Allocates a copy.
  package func recording(head: RecordingHead) -> Recording? {
    try? Recording(bytes: head.fileBytes + writer.blocks, file: head.program)
  }

  /// Returns whether the player pressed the key that saves a recording, in any scene, since the last call.
  package func takeKey() -> Bool { channels.reduce(false) { $1.key.take() || $0 } }

  /// The launch is over: what comes from now on is input.
  package func launchDidEnd() { isRunning = true }

  /// Stops recording, for good.
  package func stop() {
    for channel in channels { channel.scene?.recorder = nil }
    isRunning = false
  }

  /// A part of the recording, which is that of one scene.
  private final class Channel: SceneRecorder {
    unowned let recorder: InputRecorder
    let number: Int
    private(set) weak var scene: Scene?
    let key = RecordingKey()
    private var density: Float
    private var lastHash: Timestamp?
    // The scene does not retain its keyboard and controllers.
    private var ports: [AnyObject] = []

    init(_ recorder: InputRecorder, _ number: Int, _ scene: Scene) {
      self.recorder = recorder
      self.number = number
      self.scene = scene
      density = scene.pointsPerMillimeter
    }

    func takePorts(of scene: Scene) {
      let record: (RecordingAnswer) -> Void = { [unowned self] in note($0) }
      // Further windows share the clipboard of the first one.
      let clipboard = (scene.clipboard as? RecordedClipboard)?.source ?? scene.clipboard
      scene.clipboard = RecordedClipboard(clipboard, record)
      if let keyboard = scene.keyboardPlatform {
        let port = RecordedKeyboard(keyboard, record)
        ports.append(port)
        scene.keyboardPlatform = port
      }
      if let controllers = scene.controllerPlatform {
        let port = RecordedControllers(controllers, record)
        ports.append(port)
        scene.controllerPlatform = port
      }
    }

    private func note(_ answer: RecordingAnswer) {
      guard !recorder.isFull else { return }
      recorder.writer.write(answer, scene: number)
    }

    func eventWillArrive(_ event: InputEvent, in scene: Scene) {
      guard recorder.isRunning, !recorder.isFull else { return }
      recorder.writer.write(event, scene: number)
    }

    func frameWillRun(at moment: Timestamp, in scene: Scene) {
      guard recorder.isRunning, !recorder.isFull else { return }
      if scene.pointsPerMillimeter != density {
        density = scene.pointsPerMillimeter
        recorder.writer.write(density: density, scene: number)
      }
      recorder.writer.writeFrame(at: moment, scene: number)
    }

    func frameDidRun(in scene: Scene) {
      guard recorder.isRunning, !recorder.isFull else { return }
      if let interval = recorder.hashInterval { writeHash(of: scene, every: interval) }
      recorder.writer.endFrame()
      recorder.stopIfFull()
    }

    func sceneWasRestored(_ scene: Scene) {
      if recorder.isRunning { recorder.stop(because: "the scene went back to a snapshot") }
    }

    private func writeHash(of scene: Scene, every interval: Double) {
      let now = recorder.writer.lastFrame
      if interval > 0, let now, let lastHash, abs(now - lastHash) < interval { return }
      lastHash = now
      recorder.writer.write(hash: scene.stateHash, scene: number)
    }
  }

  private func stopIfFull() {
    if let limit, writer.count >= limit { stop(because: "it holds \(limit) bytes") }
  }

  /// Records nothing more, and writes down why.
  private func stop(because reason: String) {
    guard !isFull else { return }
    writer.write(note: "the recording stopped here: \(reason)")
    isFull = true
  }
}
