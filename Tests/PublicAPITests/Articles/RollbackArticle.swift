import Dactyl

// The code of the article about snapshots.

final class Rollback {
  private let scene: Scene
  private let snapshots = (0..<8).map { _ in SceneSnapshot() }
  private var frames: [(at: Timestamp, events: [InputEvent])] = []
  private var arrived: [InputEvent] = []
  private var late: [(frame: Int, event: InputEvent)] = []

  init(_ scene: Scene) {
    self.scene = scene
    scene.takeSnapshot(snapshots[0])
    scene.onInput { [unowned self] event in arrived.append(event) }
    scene.onFrameEnd { [unowned self] report in frameDidEnd(at: report.timestamp) }
  }

  /// An event of one of the last seven frames has arrived.
  func insert(_ event: InputEvent, inFrame frame: Int) { late.append((frame, event)) }

  private func frameDidEnd(at moment: Timestamp) {
    frames.append((moment, arrived))
    arrived = []
    scene.takeSnapshot(snapshots[frames.count % 8])
    guard let first = late.map(\.frame).min() else { return }
    for (frame, event) in late { frames[frame].events.append(event) }
    late = []
    scene.restore(snapshots[first % 8])
    for number in first..<frames.count {
      for event in frames[number].events { scene.send(event) }
      scene.frame(at: frames[number].at)
      scene.takeSnapshot(snapshots[(number + 1) % 8])
    }
  }
}

final class CountingGame {
  var state = 0
  private(set) var frames = 0

  func play(_ frame: Timestamp, in scene: Scene) {
    state += 1
    frames += 1
    scene.frame(at: frame)
  }

  func playAndGoBack(_ frames: [Timestamp], in scene: Scene) {
    let game = self
    scene.keepInSnapshots(game, \.state)

    let before = scene.snapshot()
    for frame in frames { play(frame, in: scene) }
    scene.restore(before)
  }
}
