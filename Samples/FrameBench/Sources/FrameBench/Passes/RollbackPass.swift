import Dactyl

/// The cost of going back: eight frames are played again and again from one snapshot, with a finger that trembles on a
/// hundred recognizers, all of which stay undecided. And the cost of a snapshot by the number of views.
enum RollbackPass {
  /// The passes that are measured here.
  static let passes: Set<BenchPass> = [.rollback, .rollbackCopy, .snapshot]

  static func run(_ options: BenchOptions) -> [BenchRow] {
    var rows: [BenchRow] = []
    if options.passes.contains(.rollback) {
      let play = Play()
      rows.append(
        BenchRow(
          "gestures", views: 100, BenchPass.rollback.rawValue, per: .operation,
          Sampler(most: 5000, watch: .wall).run { _, timed in
            timed {
              play.goBack()
              play.run()
            }
          }))
    }
    if options.passes.contains(.rollbackCopy) {
      let play = Play()
      rows.append(
        BenchRow(
          "gestures", views: 100, BenchPass.rollbackCopy.rawValue, per: .operation,
          Sampler(most: 5000, watch: .wall).run { _, timed in
            timed { play.goBack() }
            play.run()
          }))
    }
    if options.passes.contains(.snapshot) { rows += options.views.map(snapshot) }
    return rows
  }

  /// Filling a snapshot of a scene of so many views again, of which one has moved.
  private static func snapshot(_ count: Int) -> BenchRow {
    let scene = Scene(size: Size(1000, 1000))
    var last = scene.window.view
    for number in 0..<count {
      last = scene.addView(frame: Rect(Float(number % 1000), Float(number / 1000 % 1000), 10, 10))
    }
    scene.frame(at: .zero)
    let snapshot = scene.snapshot()
    let samples = Sampler(most: 1000, watch: .wall).run { number, timed in
      last.frame.origin.x = Float(number)
      timed { scene.takeSnapshot(snapshot) }
    }
    return BenchRow("flat", views: count, BenchPass.snapshot.rawValue, per: .operation, samples)
  }

  private final class Play {
    private let scene = Scene(size: Size(100, 100))
    private let snapshot = SceneSnapshot()

    init() {
      // Beside the screen, so that nothing is drawn.
      let outer = scene.addWindow(frame: Rect(0, 0, 1000, 1000))
      var view = scene.addView(frame: Rect(500, 500, 400, 400), to: outer.view)
      for _ in 0..<5 {
        view = scene.addView(frame: Rect(0, 0, 400, 400), to: view)
        for _ in 0..<5 {
          view.addGestureRecognizer(TapGestureRecognizer())
          view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
          view.addGestureRecognizer(LongPressGestureRecognizer())
          view.addGestureRecognizer(PanGestureRecognizer())
        }
      }
      play(0, .began)
      for frame in 1..<4 { play(frame, .moved) }
      scene.takeSnapshot(snapshot)
      run()
    }

    /// Goes back by eight frames, and takes the snapshot again.
    func goBack() {
      scene.restore(snapshot)
      scene.takeSnapshot(snapshot)
    }

    /// Plays the eight frames.
    func run() {
      for frame in 4..<12 { play(frame, .moved) }
    }

    private func play(_ frame: Int, _ phase: TouchSamplePhase) {
      let moment = Timestamp(milliseconds: Int64(16 * frame))
      let point = Point(700 + (frame % 2 == 0 ? 3 : 0), 520)
      scene.send(InputEvent(at: moment, .touch(TouchSample(finger: FingerID(1), phase: phase, location: point))))
      scene.frame(at: moment)
    }
  }
}
