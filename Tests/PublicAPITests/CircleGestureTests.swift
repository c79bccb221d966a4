import Dactyl
import DactylTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CircleGestureTests {
  private let scene = Scene(size: Size(400, 400))
  private let log = CallLog()

  private func draw(turns: Float, radius: (Float, Float) = (80, 80), steps: Int = 40) {
    let finger = Finger(1, in: scene)
    for step in 0...steps {
      let angle = turns * 2 * .pi * Float(step) / Float(steps)
      let point = Point(200 + radius.0 * cosf(angle), 200 + radius.1 * sinf(angle))
      step == 0 ? finger.press(at: point) : finger.move(to: point)
    }
    finger.lift()
  }

  @Test("A circle is recognized at its end, in either direction, with its center as its location")
  func circles() {
    var middle = Point.zero
    let circle = scene.window.view.addGestureRecognizer(CircleGesture()) { middle = $0.location(in: nil) }
    circle.record(as: "circle", in: log)

    draw(turns: 1)
    draw(turns: -1)

    #expect(log.lines == ["circle ended", "circle ended"])
    #expect(middle.distance(to: Point(200, 200)) < 10)
  }

  @Test("Half a circle, a line and a flat ellipse are not recognized")
  func others() {
    scene.window.view.addGestureRecognizer(CircleGesture()).record(as: "circle", in: log)

    draw(turns: 0.5)
    draw(turns: 1, radius: (90, 0))
    draw(turns: 1, radius: (90, 30))

    #expect(log.lines == [])
  }

  @Test("A circle competes with a pan: the first to begin has the touch, unless both may")
  func besidePan() {
    let view = scene.window.view
    let circle = view.addGestureRecognizer(CircleGesture()).record(as: "circle", in: log)
    view.addGestureRecognizer(PanGestureRecognizer())

    draw(turns: 1)
    #expect(log.lines == [])

    circle.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    draw(turns: 1)
    #expect(log.lines == ["circle ended"])
  }

  @Test("A circle in one long frame is recognized all the same")
  func oneFrame() {
    scene.window.view.addGestureRecognizer(CircleGesture()).record(as: "circle", in: log)

    scene.together { draw(turns: 1) }

    #expect(log.lines == ["circle ended"])
  }
}
