import ClassTree
import Dactyl

/// The cost of landing and moving a finger on the innermost of nested views, each of which has a tap recognizer;
/// hit-testing included.
///
/// The views lie beside the screen in a view that clips, so that nothing is drawn; the time of an idle frame is
/// subtracted.
enum DispatchPass {
  static func run(depth: Int) -> [BenchRow] {
    var began = BenchRow("responders", views: depth, BenchPass.dispatchBegan.rawValue, per: .operation, Samples())
    var moved = BenchRow("responders", views: depth, BenchPass.dispatchMoved.rawValue, per: .operation, Samples())
    let engine = engine(depth)
    let classes = classes(depth)
    began.fill(engine.began, peer: classes.began)
    moved.fill(engine.moved, peer: classes.moved)
    return [began, moved]
  }

  private static func engine(_ depth: Int) -> (began: Samples, moved: Samples) {
    let scene = Scene(size: Size(100, 100))
    let window = scene.addWindow(frame: Rect(0, 0, 1000, 1000))
    var view = scene.addView(frame: Rect(500, 500, 400, 400), to: window.view)
    view.clipsToBounds = true
    for _ in 0..<depth {
      view = scene.addView(frame: Rect(0, 0, 400, 400), to: view)
      view.addGestureRecognizer(TapGestureRecognizer())
    }
    var milliseconds: Int64 = 0
    func play(_ phase: TouchSamplePhase?, _ x: Float, _ timed: (() -> Void) -> Void) {
      milliseconds += 16
      let moment = Timestamp(milliseconds: milliseconds)
      let sample = phase.map { TouchSample(finger: FingerID(1), phase: $0, location: Point(700 + x, 700)) }
      timed {
        if let sample { scene.send(InputEvent(at: moment, .touch(sample))) }
        scene.frame(at: moment)
      }
    }
    let most = depth > 100 ? 300 : 1000
    let idle = Sampler(most: most, watch: .wall).run { _, timed in play(nil, 0, timed) }.quantile(0.5)
    var began = Sampler(most: most, watch: .wall).run { _, timed in
      play(.began, 0, timed)
      play(.cancelled, 0) { $0() }
    }
    play(.began, 0) { $0() }
    var moved = Sampler(most: most, watch: .wall).run { number, timed in
      // A tap's finger may move a little: the recognizers stay undecided, and receive every move.
      play(.moved, number % 2 == 0 ? 3 : 0, timed)
      if number % 8 == 7 {
        // A new finger replaces the one that would soon be down for longer than a tap may last.
        play(.cancelled, 0) { $0() }
        play(.began, 0) { $0() }
      }
    }
    began.subtract(idle)
    moved.subtract(idle)
    return (began, moved)
  }

  static func classes(_ depth: Int) -> (began: Samples, moved: Samples) {
    let views = (0...depth).map { ClassView(frame: ClassRect(0, 0, 400, 400), tag: $0) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.addGestureRecognizer(ClassTapRecognizer())
    }
    let window = ClassWindow(root: views[0])
    let most = depth > 100 ? 300 : 1000
    let began = Sampler(most: most, watch: .wall).run { _, timed in
      timed { window.send(.began, finger: 1, at: ClassPoint(200, 200)) }
      window.send(.cancelled, finger: 1, at: ClassPoint(200, 200))
    }
    window.send(.began, finger: 1, at: ClassPoint(200, 200))
    let moved = Sampler(most: most, watch: .wall).run { number, timed in
      timed { window.send(.moved, finger: 1, at: ClassPoint(number % 2 == 0 ? 203 : 200, 200)) }
    }
    return (began, moved)
  }
}

extension BenchRow {
  /// Sets the figures of the engine and of the tree of objects.
  fileprivate mutating func fill(_ engine: Samples, peer: Samples) {
    self = BenchRow(scene, views: views, pass, per: per, engine)
    classTree = peer.quantile(0.5)
  }
}
