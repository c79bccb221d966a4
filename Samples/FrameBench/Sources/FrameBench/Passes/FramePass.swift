import ClassTree
import Dactyl

/// Whole frames with cold caches: views move, every finger lifts and lands again, and the visible views are listed.
enum FramePass {
  static func run(_ bench: SceneBench, moving: Double, _ flush: CacheFlush) throws -> [BenchRow] {
    let lists = MoveLists(share: moving, bench)
    let fingers = Fingers(count: bench.options.fingers, seed: bench.options.seed, bench.model.world)
    var row = bench.row(.frame, per: .frame, try engine(bench, lists, fingers, flush))
    row.moving = moving
    lists.settle(bench.engine, bench)
    if let classTree = bench.classTree {
      row.classTree = self.classTree(classTree, bench, lists, fingers, flush).quantile(0.5)
      lists.settle(classTree, bench)
    }
    return [row]
  }

  /// Fingers that land on other points of the screen in each frame.
  private struct Fingers {
    let points: [[Point]]

    init(count: Int, seed: UInt64, _ world: Size) {
      var random = SplitMix(seed: seed ^ 0xF19E)
      points = (0..<64).map { _ in
        (0..<count).map { _ in
          Point(random.number(0, min(1920, world.width)), random.number(0, min(1080, world.height)))
        }
      }
    }

    subscript(frame: Int) -> [Point] { points[frame % points.count] }
  }

  private static func engine(
    _ bench: SceneBench, _ lists: MoveLists, _ fingers: Fingers, _ flush: CacheFlush
  ) throws -> Samples {
    let scene = bench.engine.scene
    let start = Timestamp.zero + bench.nextMoment()
    func send(_ phase: TouchSamplePhase, _ frame: Int, at moment: Timestamp) {
      for (finger, point) in fingers[frame].enumerated() {
        let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: point)
        scene.send(InputEvent(at: moment, .touch(sample)))
      }
    }
    func play(_ frame: Int, _ timed: (() -> Void) -> Void) {
      let moment = start + Double(frame) / 60
      let moves = bench.engine.batch(lists[frame])
      flush.run()
      timed {
        bench.engine.move(moves)
        if frame > 0 { send(.ended, frame - 1, at: moment) }
        send(.began, frame, at: moment)
        scene.frame(at: moment)
      }
      bench.model.move(lists[frame])
    }
    let warmUp = 3
    for frame in 0..<warmUp { play(frame) { $0() } }
    var last = warmUp
    let samples = try Sampler(most: bench.options.frames).run { number, timed in
      last = warmUp + number
      play(last, timed)
      for touch in scene.liveTouches {
        let answer = touch.view?.entity.index ?? .max
        try bench.check(bench.engine, answer, bench.model.plainWalk(touch.location), .frame)
      }
    }
    let end = start + Double(last + 1) / 60
    send(.ended, last, at: end)
    scene.frame(at: end)
    return samples
  }

  private static func classTree(
    _ peer: ClassScene, _ bench: SceneBench, _ lists: MoveLists, _ fingers: Fingers, _ flush: CacheFlush
  ) -> Samples {
    var visible: [ClassView] = []
    let screen = ClassRect(0, 0, 1920, 1080)
    func send(_ phase: ClassTouchPhase, _ frame: Int) {
      for (finger, point) in fingers[frame].enumerated() {
        peer.window.send(phase, finger: finger, at: ClassPoint(point.x, point.y))
      }
    }
    var last = 0
    let samples = Sampler(most: bench.options.frames).run { frame, timed in
      last = frame
      flush.run()
      timed {
        peer.move(lists[frame])
        if frame > 0 { send(.ended, frame - 1) }
        send(.began, frame)
        visible.removeAll(keepingCapacity: true)
        peer.root.collectVisible(in: screen, outer: .identity, into: &visible)
      }
    }
    send(.ended, last)
    return samples
  }
}
