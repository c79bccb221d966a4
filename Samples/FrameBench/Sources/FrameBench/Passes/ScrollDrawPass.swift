import ClassTree
import Dactyl

/// Scrolling the root to another part of its coordinates, as a camera does, and a frame. Caches are cold at its start.
enum ScrollDrawPass {
  static func run(_ bench: SceneBench, _ flush: CacheFlush) throws -> [BenchRow] {
    var row = bench.row(.scrollDraw, per: .frame, try engine(bench, flush))
    row.classTree = bench.classTree.map { classTree($0, bench, flush).quantile(0.5) }
    return [row]
  }

  private static func origin(_ frame: Int, _ bench: SceneBench) -> Point {
    // The steps of a slow pan, from one side of the world to the other.
    let world = bench.model.world
    let share = Float(frame % 200) / 200
    return Point(share * max(0, world.width - 1920), share * max(0, world.height - 1080))
  }

  private static func engine(_ bench: SceneBench, _ flush: CacheFlush) throws -> Samples {
    let scene = bench.engine.scene
    let start = Timestamp.zero + bench.nextMoment()
    for frame in 0..<3 { scene.frame(at: start + Double(frame) / 60) }
    let screen = Rect(origin: .zero, size: scene.size)
    let samples = try Sampler(most: bench.options.frames).run { number, timed in
      let origin = origin(number, bench)
      flush.run()
      timed {
        bench.engine.scroll(to: origin)
        scene.frame(at: start + Double(number + 3) / 60)
      }
      guard number % 50 == 1 else { return }
      bench.model.scroll(to: origin)
      let wanted = bench.model.plainCount(in: screen)
      guard scene.drawList.items.count == wanted else {
        throw BenchMiscount(
          scene: bench.scene, views: bench.views, pass: BenchPass.scrollDraw.rawValue,
          drawn: scene.drawList.items.count, wanted: wanted)
      }
    }
    bench.engine.scroll(to: .zero)
    bench.model.scroll(to: .zero)
    scene.frame(at: start + 900)
    return samples
  }

  private static func classTree(_ peer: ClassScene, _ bench: SceneBench, _ flush: CacheFlush) -> Samples {
    var visible: [ClassView] = []
    let screen = ClassRect(0, 0, 1920, 1080)
    let samples = Sampler(most: bench.options.frames).run { number, timed in
      flush.run()
      timed {
        peer.scroll(to: origin(number, bench))
        visible.removeAll(keepingCapacity: true)
        peer.root.collectVisible(in: screen, outer: .identity, into: &visible)
      }
    }
    peer.scroll(to: .zero)
    return samples
  }
}
