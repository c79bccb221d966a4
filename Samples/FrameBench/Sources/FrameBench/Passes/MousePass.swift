import Dactyl

/// The cost of a mouse that reports very often: frames of a sixtieth of a second, each with all reports of that time.
///
/// The mouse drags a view with a pan recognizer, beside a thousand others, or hovers over them.
enum MousePass {
  /// The numbers of reports a second that such mice send; the first is that of an ordinary mouse.
  private static let rates = [125, 1000, 2000, 4000, 8000]

  static func run(_ passes: Set<BenchPass>) -> [BenchRow] {
    [BenchPass.mouseDrag, .mouseHover].filter(passes.contains).flatMap { pass in
      rates.map { rate in
        BenchRow("mouse", views: rate, pass.rawValue, per: .frame, frames(rate, isDragging: pass == .mouseDrag))
      }
    }
  }

  private static func frames(_ rate: Int, isDragging: Bool) -> Samples {
    let scene = Scene(size: Size(1000, 1000))
    for number in 0..<1000 {
      let view = scene.addView(frame: Rect(Float(number % 40) * 25, Float(number / 40) * 40, 24, 38))
      view.addGestureRecognizer(PanGestureRecognizer()) { pan in view.center += pan.takeTranslation() }
    }
    var reports = 0
    func moment(_ report: Int) -> Timestamp { Timestamp(nanoseconds: Int64(report) * 1_000_000_000 / Int64(rate)) }
    func location(_ report: Int) -> Point {
      let angle = Float(report) / Float(rate) * 6
      return Point(500, 500) + Transform.rotation(angle).apply(to: Vector(0, 300))
    }
    func send(_ phase: TouchSamplePhase) {
      let event: InputEvent.Kind =
        isDragging
        ? .touch(TouchSample(finger: .mouse, phase: phase, location: location(reports), type: .pointer))
        : .hover(location(reports), modifiers: [])
      scene.send(InputEvent(at: moment(reports), event))
    }
    send(.began)
    scene.frame(at: .zero)
    var frame = 0
    func play(_ timed: (() -> Void) -> Void) {
      frame += 1
      let end = Timestamp(nanoseconds: Int64(frame) * 1_000_000_000 / 60)
      timed {
        while moment(reports + 1) <= end {
          reports += 1
          send(.moved)
        }
        scene.frame(at: end)
      }
    }
    for _ in 0..<60 { play { $0() } }
    return Sampler(most: 1200, watch: .wall).run { _, timed in play(timed) }
  }
}
