import DactylSDL
import SampleAssets
import SampleScenes

/// A benchmark of the card table in a window, with a finger that drags a card in circles.
@MainActor struct DraggedCard {
  let warmUp: Int
  let frames: Int

  /// Draws the frames, and returns the mean processor time of one of them, in nanoseconds.
  func run() throws -> Double {
    let options = AppOptions(
      title: "Cards", size: Size(1024, 720), isResizable: false, vsync: false, background: Color(0.05, 0.22, 0.14),
      assetFolders: [SampleAssets.folder])
    var (frame, start, end) = (0, 0.0, 0.0)
    _ = try AppRunner(options: options, frames: warmUp + frames + 1).run { scene in
      let game = try CardTableScene(in: scene)
      guard let location = game.summary.first(where: { !$0.cards.isEmpty })?.location else { return }
      scene.onUpdate { [unowned scene] time in
        _ = game
        if frame == warmUp { start = ProcessorTime.now }
        if frame == warmUp + frames { end = ProcessorTime.now }
        let offset = Transform.rotation(Float(frame) / 15).apply(to: Vector(0, 60)) - Vector(0, 60)
        let sample = TouchSample(finger: FingerID(1), phase: frame == 0 ? .began : .moved, location: location + offset)
        scene.send(InputEvent(at: time.now, .touch(sample)))
        frame += 1
      }
    }
    return (end - start) / Double(frames)
  }
}
