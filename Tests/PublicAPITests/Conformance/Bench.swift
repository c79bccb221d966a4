import Dactyl
import DactylTesting
import Testing

/// Two views side by side for recognizers to be tried on: in a plain panel, or in one that is turned, scaled and
/// scrolled. What hands do is mapped into it, so that each recognizer sees the same in both.
final class Bench {
  /// The rotation of the panel, in radians, and its scale.
  let turn: Float
  let scale: Float
  let scene = Scene(size: Size(800, 800))
  let log = CallLog()
  let panel: View
  let leftView: View
  let rightView: View
  let mouse: Mouse

  /// Makes a bench on which every diagnostic of the engine is a failure of the test.
  init(isTurned: Bool, expecting kinds: Set<Diagnostic.Kind> = []) {
    (turn, scale) = isTurned ? (0.7, 2) : (0, 1)
    let size = Size(1200 / scale, 1200 / scale)
    panel = scene.addView(frame: Rect(center: Point(400, 400), size: size))
    panel.transform = Transform.rotation(turn).scaled(by: scale)
    panel.bounds = Rect(isTurned ? 250 : 0, isTurned ? 500 : 0, size.width, size.height)
    let (middle, half) = (panel.bounds.center, 500 / scale)
    leftView = scene.addView(frame: Rect(middle.x - half, middle.y - half, half, 2 * half), to: panel)
    rightView = scene.addView(frame: Rect(middle.x, middle.y - half, half, 2 * half), to: panel)
    for view in [leftView, rightView] {
      view.isMultipleTouchEnabled = true
      view.setResponder(TouchRecorder("view", in: log))
    }
    mouse = Mouse(in: scene)
    _ = DiagnosticRecorder(scene, expected: kinds) { Issue.record("\($0)") }
    scene.advance(by: 1)
  }

  private(set) lazy var left = Hand(on: leftView, of: self)
  private(set) lazy var right = Hand(on: rightView, of: self)

  /// The states of a recognizer, from the log.
  func said(_ name: String = "g") -> [String] {
    log.lines.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The calls of the views, a line a call, such as `touchesBegan 1`.
  var received: [String] { log.lines.filter { $0.hasPrefix("view ") }.map { String($0.dropFirst(5)) } }

  /// The number of fingers in each call of the views.
  func fingersReceived(_ call: String) -> Int {
    received.filter { $0.hasPrefix("\(call) ") }.reduce(0) { $0 + $1.split(separator: " ").count - 1 }
  }
}

/// Three fingers and the mouse, over one of the views.
final class Hand {
  let bench: Bench
  let view: View
  let one: Finger
  let two: Finger
  let three: Finger
  private let isLeft: Bool

  init(on view: View, of bench: Bench) {
    self.bench = bench
    self.view = view
    isLeft = view == bench.leftView
    let first: Int64 = isLeft ? 1 : 4
    one = Finger(first, in: bench.scene)
    two = Finger(first + 1, in: bench.scene)
    three = Finger(first + 2, in: bench.scene)
  }

  var scene: Scene { bench.scene }
  var mouse: Mouse { bench.mouse }
  var fingers: [Finger] { [one, two, three] }

  /// A location from the middle of the hand's view, in the visible axes of the panel, on the screen.
  func at(_ x: Float, _ y: Float) -> Point {
    Point(400, 400) + Transform.rotation(bench.turn).apply(to: Vector(x + (isLeft ? -150 : 150), y))
  }

  /// A location at the same distance from the hand's edge of the screen, whatever the panel.
  func fromEdge(_ x: Float) -> Point { Point(isLeft ? x : 800 - x, 400) }

  /// Puts fingers down at locations, all at once.
  func press(_ locations: (Float, Float)...) {
    scene.together {
      for (finger, location) in zip(fingers, locations) { finger.press(at: at(location.0, location.1)) }
    }
  }

  /// Moves fingers to locations, all at once.
  func move(_ locations: (Float, Float)...) {
    scene.together {
      for (finger, location) in zip(fingers, locations) where finger.isDown {
        finger.move(to: at(location.0, location.1))
      }
    }
  }

  /// Moves the first finger steadily to a location, if it is down.
  func drag(_ x: Float, _ y: Float, duration: Double = 0.1) {
    if one.isDown { one.drag(to: at(x, y), duration: duration, steps: 6) }
  }

  /// Moves the first finger to a distance from the hand's edge, if it is down.
  func moveFromEdge(_ x: Float) {
    if one.isDown { one.move(to: fromEdge(x)) }
  }

  /// Lifts all fingers that are down, all at once.
  func lift() { scene.together { for finger in fingers where finger.isDown { finger.lift() } } }

  /// Cancels all fingers that are down, as the system does.
  func cancel() { scene.together { for finger in fingers where finger.isDown { finger.cancel() } } }

  /// Pinches and turns on a touchpad.
  func pinch(_ phase: TouchSamplePhase, scale: Float = 1, rotation: Float = 0) {
    scene.send(.transform(TransformSample(phase: phase, location: at(0, 0), scale: scale, rotation: rotation)))
  }
}
