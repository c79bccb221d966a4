import ClassTree
import Dactyl
import FrameBenchAccess

/// The cost of recognizers while fingers move: many that compete, many that wait for each other, and very many at rest.
/// Whole frames are timed, hit-testing and delivery included; the time of an idle frame is subtracted.
enum GesturePass {
  static func run(_ options: BenchOptions) -> [BenchRow] {
    var rows: [BenchRow] = []
    if !options.passes.isDisjoint(with: [.gestureMove, .gestureFeed]) { rows += competing() }
    if options.passes.contains(.gestureFingers) { rows.append(fingers()) }
    if options.passes.contains(.gestureRest) { rows += options.views.map(atRest) }
    return rows
  }

  /// One finger, with the recognizers that a card of a game may have, on it and on the views around it. The peer is a
  /// chain of as many plain recognizers.
  private static func competing() -> [BenchRow] {
    let moves = nested(recognizers: 4).moves(fingers: 1)
    var row = BenchRow("gestures", views: 20, BenchPass.gestureMove.rawValue, per: .operation, moves)
    row.classTree = DispatchPass.classes(20).moved.quantile(0.5)
    // The difference to the same move that no recognizer receives.
    var fed = moves
    fed.subtract(nested(recognizers: 0).moves(fingers: 1).quantile(0.5))
    return [row, BenchRow("gestures", views: 20, BenchPass.gestureFeed.rawValue, per: .operation, fed)]
  }

  /// Makes five views in each other, with a number of recognizers each.
  private static func nested(recognizers: Int) -> GestureBench {
    let bench = GestureBench()
    var view = bench.window
    for _ in 0..<5 {
      view = bench.scene.addView(frame: Rect(0, 0, 400, 400), to: view)
      bench.addRecognizers(recognizers, to: view)
    }
    return bench
  }

  /// Ten fingers, each on a view of its own with 20 recognizers, all but the first of which wait for the one before to
  /// fail.
  private static func fingers() -> BenchRow {
    let bench = GestureBench()
    for finger in 0..<10 {
      let view = bench.scene.addView(frame: Rect(0, Float(40 * finger), 400, 40), to: bench.window)
      let recognizers = bench.addRecognizers(20, to: view)
      for (first, second) in zip(recognizers, recognizers.dropFirst()) { second.require(toFail: first) }
    }
    return BenchRow("gestures", views: 200, BenchPass.gestureFingers.rawValue, per: .frame, bench.moves(fingers: 10))
  }

  /// One finger on a view with four recognizers, while a number of others are at rest.
  private static func atRest(_ count: Int) -> BenchRow {
    let bench = GestureBench()
    let view = bench.scene.addView(frame: Rect(0, 0, 400, 400), to: bench.window)
    bench.addRecognizers(4, to: view)
    let resting = bench.scene.addView(frame: Rect(0, 0, 10, 10), to: bench.window)
    var views: [View] = []
    for _ in 0..<max(count / 4, 1) {
      views.append(bench.scene.addView(frame: Rect(0, 0, 10, 10), to: resting))
    }
    let before = bench.scene.bytesOfRestingGestures
    for view in views { bench.addRecognizers(4, to: view) }
    let bytes = Double(bench.scene.bytesOfRestingGestures - before) / Double(4 * views.count)
    var row = BenchRow("gestures", views: count, BenchPass.gestureRest.rawValue, per: .frame, bench.moves(fingers: 1))
    row.bytesPerView = bytes
    return row
  }
}

/// A scene with a window beside the screen, so that nothing is drawn, and fingers that tremble in it: the recognizers
/// stay undecided, and receive every move.
private final class GestureBench {
  let scene = Scene(size: Size(100, 100))
  let window: View
  private var milliseconds: Int64 = 0

  init() {
    let outer = scene.addWindow(frame: Rect(0, 0, 1000, 1000))
    window = scene.addView(frame: Rect(500, 500, 400, 400), to: outer.view)
    window.clipsToBounds = true
    window.isMultipleTouchEnabled = true
  }

  /// Adds taps, double taps, long presses and pans in turn.
  @discardableResult
  func addRecognizers(_ count: Int, to view: View) -> [AnyGesture] {
    (0..<count).map { number in
      switch number % 4 {
      case 0: view.addGestureRecognizer(TapGestureRecognizer()).any
      case 1: view.addGestureRecognizer(TapGestureRecognizer(taps: 2)).any
      case 2: view.addGestureRecognizer(LongPressGestureRecognizer()).any
      default: view.addGestureRecognizer(PanGestureRecognizer()).any
      }
    }
  }

  /// Times frames in which all fingers move.
  func moves(fingers: Int) -> Samples {
    let idle = Sampler(most: 1000, watch: .wall).run { _, timed in play(nil, 0, 0, timed) }.quantile(0.5)
    play(.began, 0, fingers) { $0() }
    var samples = Sampler(most: 2000, watch: .wall).run { number, timed in
      play(.moved, number % 2 == 0 ? 3 : 0, fingers, timed)
      if number % 8 == 7 {
        // New fingers replace those that would soon be down for as long as a press takes.
        play(.cancelled, 0, fingers) { $0() }
        play(.began, 0, fingers) { $0() }
      }
    }
    samples.subtract(idle)
    return samples
  }

  private func play(_ phase: TouchSamplePhase?, _ x: Float, _ fingers: Int, _ timed: (() -> Void) -> Void) {
    milliseconds += 16
    let moment = Timestamp(milliseconds: milliseconds)
    timed {
      if let phase {
        for finger in 0..<fingers {
          let point = Point(700 + x, 520 + 40 * Float(finger))
          let sample = TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: point)
          scene.send(InputEvent(at: moment, .touch(sample)))
        }
      }
      scene.frame(at: moment)
    }
  }
}
