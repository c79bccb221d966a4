import CAllocationCount
import Dactyl
import Foundation

/// Plays frames of a scene with dragging fingers, and measures them.
struct BenchRun {
  private let scene: Scene
  private let places: [Point]
  private let name: BenchScene
  private let frames: Int

  init(_ name: BenchScene, fingers: Int, frames: Int) {
    (scene, places) = name.make(fingers: fingers)
    self.name = name
    self.frames = frames
    scene.clock = { DispatchTime.now().uptimeNanoseconds }
  }

  /// One row a stage, and one for the whole frame.
  func run() -> [BenchRow] {
    var times: [[UInt64]] = Array(repeating: [], count: FrameStage.allCases.count + 1)
    for column in times.indices { times[column].reserveCapacity(frames) }
    var allocations: UInt64 = 0
    send(.began, in: 0)
    scene.frame(at: time(of: 0))
    for frame in 1..<(60 + frames) {
      send(.moved, in: frame)
      let before = dactyl_allocation_count()
      let report = scene.frame(at: time(of: frame))
      let after = dactyl_allocation_count()
      guard frame >= 60 else { continue }
      allocations += after - before
      for stage in FrameStage.allCases { times[stage.rawValue].append(report.nanoseconds(in: stage)) }
      times[times.count - 1].append(report.nanoseconds)
    }
    let views = scene.entityCount
    return (FrameStage.allCases.map { "\($0)" } + ["frame"]).enumerated().map { column, pass in
      BenchRow(
        scene: name.rawValue, views: views, pass: pass, times: times[column],
        allocations: pass == "frame" ? Double(allocations) / Double(frames) : nil)
    }
  }

  private func time(of frame: Int) -> Timestamp { Timestamp(milliseconds: Int64(frame) * 16) }

  /// Moves every finger on along a circle of thirty points.
  private func send(_ phase: TouchSamplePhase, in frame: Int) {
    for (finger, start) in places.enumerated() {
      let angle = Float(frame) / 15
      let offset = Transform.rotation(angle).apply(to: Vector(0, 30)) - Vector(0, 30)
      let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: start + offset)
      scene.send(InputEvent(at: time(of: frame), .touch(sample)))
    }
  }
}
