import Dactyl

/// Frames of a scene with dragging fingers, stage by stage.
struct StagesPass {
  private let played: PlayedScene
  private var scene: Scene { played.scene }
  private let frames: Int

  init(_ played: PlayedScene, frames: Int) {
    self.played = played
    self.frames = frames
    played.scene.clock = Stopwatch.now
  }

  /// Returns a row for each stage, and one for the whole frame.
  func run() -> [BenchRow] {
    var stages: [Samples] = Array(repeating: Samples(), count: FrameStage.allCases.count)
    for stage in stages.indices { stages[stage].times.reserveCapacity(frames) }
    for frame in 0..<60 {
      send(frame == 0 ? .began : .moved, in: frame)
      scene.frame(at: time(of: frame))
    }
    let whole = Sampler(most: frames).run { number, timed in
      send(.moved, in: 60 + number)
      var report: FrameReport?
      timed { report = scene.frame(at: time(of: 60 + number)) }
      for stage in FrameStage.allCases {
        stages[stage.rawValue].times.append(Double(report?.nanoseconds(in: stage) ?? 0))
      }
    }
    // The scene itself times the stages, so there are no counts of instructions for them.
    guard InstructionCount.current == nil else { return [row(BenchPass.frame.rawValue, whole, true)] }
    let rows = zip(FrameStage.allCases, stages).map { row("\(BenchPass.stages.rawValue) \($0)", $1, false) }
    return rows + [row(BenchPass.frame.rawValue, whole, true)]
  }

  private func row(_ pass: String, _ samples: Samples, _ hasAllocations: Bool) -> BenchRow {
    var row = BenchRow(played.name.rawValue, views: scene.entityCount, pass, per: .frame, samples)
    if !hasAllocations { row.allocations = nil }
    return row
  }

  private func time(of frame: Int) -> Timestamp { Timestamp(milliseconds: Int64(frame) * 16) }

  /// Moves every finger along a circle of thirty points.
  private func send(_ phase: TouchSamplePhase, in frame: Int) {
    for (finger, start) in played.points.enumerated() {
      let angle = Float(frame) / 15
      let offset = Transform.rotation(angle).apply(to: Vector(0, 30)) - Vector(0, 30)
      let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: start + offset)
      scene.send(InputEvent(at: time(of: frame), .touch(sample)))
    }
  }
}
