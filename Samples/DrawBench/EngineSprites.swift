import DactylSDL
import Foundation

/// A benchmark of the sprites as views, in an ordinary window.
@MainActor struct EngineSprites {
  let crowd: SpriteCrowd
  let warmUp: Int
  let frames: Int

  /// Draws the frames, and returns the mean processor time of one of them, in nanoseconds.
  func run() throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DrawBench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(crowd.file).write(to: folder.appending(path: "sprite.bmp"))
    let options = AppOptions(
      title: "Dactyl", size: Size(800, 600), isResizable: false, vsync: false, assetFolders: [folder.path])
    var (frame, start, end) = (0, 0.0, 0.0)
    _ = try AppRunner(options: options, frames: warmUp + frames + 1).run { scene in
      let texture = try scene.texture(named: "sprite.bmp")
      let size = Size(Float(SpriteCrowd.side), Float(SpriteCrowd.side))
      let views = crowd.centers.indices.map { number in
        let view = scene.addView(frame: Rect(center: crowd.centers[number], size: size))
        view[Sprite.self] = Sprite(texture)
        if crowd.angles[number] != 0 { view.transform = .rotation(crowd.angles[number]) }
        return view.entity
      }
      let locations = [crowd.centers, crowd.centers.map { $0 + Vector(1, 0) }]
      scene.onUpdate { [unowned scene] _ in
        if frame == warmUp { start = ProcessorTime.now }
        if frame == warmUp + frames { end = ProcessorTime.now }
        scene.moveViews(views, to: locations[frame % 2])
        frame += 1
      }
    }
    return (end - start) / Double(frames)
  }
}
