import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct TransformTests {
  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let view: View
    let gesture: Gesture<TransformGestureRecognizer>
    let setting: Setting
    let fingers: [Finger]
    init(
      _ recognizer: TransformGestureRecognizer = TransformGestureRecognizer(), in setting: Setting,
      scale: ClosedRange<Float> = 0...(.infinity)
    ) {
      self.setting = setting
      let view = setting.addView(to: stage)
      self.view = view
      gesture = stage.add(recognizer, to: view, as: "transform")
      gesture.addAction { $0.apply(to: view, scale: scale) }
      let scene = stage.scene
      fingers = (0..<5).map { Finger(10 + Int64($0), in: scene) }
    }
    /// Puts fingers down at points of the view's initial coordinates.
    func press(_ locations: [Point]) {
      for (finger, location) in zip(fingers, locations) { finger.press(at: setting.location(location.x, location.y)) }
    }
    /// Moves all fingers that are down by a map of the view's points, in one event.
    func move(_ locations: [Point], by map: Transform) {
      stage.scene.together {
        for (finger, location) in zip(fingers, locations) where finger.isDown {
          let location = map.apply(to: location)
          finger.move(to: setting.location(location.x, location.y))
        }
      }
    }
    /// The positions of points of the view on the screen.
    func onScreen(_ locations: [Point]) -> [Point] { locations.map { view.convert($0, to: nil) } }
    func grips(_ count: Int) -> [Point] { fingers.prefix(count).map { view.convert($0.location, from: nil) } }
    /// The largest distance of a point from its finger.
    func slip(of grips: [Point]) -> Float {
      zip(onScreen(grips), fingers).map { $0.distance(to: $1.location) }.max() ?? .infinity
    }
    var drawnScale: Float { abs(view.transform.determinant).squareRoot() }
  }

  private static let locations = [
    Point(100, 100), Point(200, 120), Point(150, 220), Point(90, 180), Point(220, 200),
  ]
  /// Moved, scaled and turned about the middle of the view, step by step.
  private static func map(_ step: Float) -> Transform {
    Transform.translation(-150, -150).scaled(by: 1 + 0.08 * step).rotated(by: 0.15 * step)
      .translated(by: Vector(150 + 6 * step, 150 - 4 * step))
  }

  @Test(
    "Fingers whose distance shrinks more than a hundredfold in one event scale by that, and back",
    arguments: Setting.all)
  func shrinksFarInOneEvent(setting: Setting) {
    let bench = Bench(in: setting)
    let apart = [Point(20, 150), Point(280, 150)]
    bench.press(apart)
    bench.move(apart, by: .translation(-150, -150).scaled(by: 0.9).translated(by: Vector(150, 150)))
    for (scale, wanted) in [(0.009, 0.009), (1, 1), (0, 2 / 260), (1, 1)] as [(Float, Float)] {
      bench.move(apart, by: .translation(-150, -150).scaled(by: scale).translated(by: Vector(150, 150)))
      #expect(abs(bench.gesture.scale / wanted - 1) < 0.01)
      #expect(abs(bench.gesture.rotation) < 0.001)
    }
  }

  @Test(
    "The content under one, two, three or five fingers stays under them, whatever the view's superview is",
    arguments: Setting.all)
  func staysUnderFingers(setting: Setting) {
    for count in [1, 2, 3, 5] {
      let bench = Bench(in: setting)
      bench.view.transform = Transform.rotation(0.3).scaled(by: 0.9).translated(by: Vector(3, 2))
      let locations = Array(Self.locations.prefix(count))
      bench.press(locations)
      let grips = bench.grips(count)
      for step in 1...12 { bench.move(locations, by: Self.map(Float(step))) }

      #expect(bench.slip(of: grips) < 0.1, "\(count) fingers")
      #expect(bench.stage.lines.first == "transform began")
    }
  }

  @Test(
    "PAN5: nothing jumps when a finger joins or leaves, and the content stays under the remaining ones",
    arguments: Setting.all)
  func joining(setting: Setting) {
    let bench = Bench(in: setting)
    let corners = [Point(0, 0), Point(100, 0), Point(0, 100)]
    bench.press([Self.locations[0]])
    bench.move(Self.locations, by: Self.map(2))
    var step: Float = 3
    func check(_ change: () -> Void) {
      let before = bench.onScreen(corners)
      change()
      for (old, new) in zip(before, bench.onScreen(corners)) { #expect(old.distance(to: new) < 0.5) }
    }
    for count in 2...5 {
      let location = Self.map(step - 1).apply(to: Self.locations[count - 1])
      check { bench.fingers[count - 1].press(at: setting.location(location.x, location.y)) }
      let grips = bench.grips(count)
      bench.move(Self.locations, by: Self.map(step))
      #expect(bench.slip(of: grips) < 0.1)
      step += 1
    }
    for finger in bench.fingers.prefix(4) {
      check { finger.lift() }
      bench.move(Self.locations, by: Self.map(step))
      step += 1
    }
    let grip = bench.view.convert(bench.fingers[4].location, from: nil)
    bench.move(Self.locations, by: Self.map(step))
    #expect(bench.view.convert(grip, to: nil).distance(to: bench.fingers[4].location) < 0.1)
    bench.fingers[4].lift()
    #expect(bench.stage.lines.last == "transform ended")
    #expect(bench.stage.scene.activeGestures.isEmpty)
  }

  @Test(
    "The translation, the scale and the rotation since the beginning are reported, past a half turn too",
    arguments: Setting.all)
  func numbers(setting: Setting) {
    let bench = Bench(in: setting)
    let locations = [Point(100, 150), Point(200, 150)]
    bench.press(locations)
    for step in 1...8 {
      let map = Transform.translation(-150, -150).rotated(by: 0.5 * Float(step)).scaled(by: 1 + 0.1 * Float(step))
        .translated(by: Vector(150 + 5 * Float(step), 150))
      bench.move(locations, by: map)
    }
    #expect(abs(bench.gesture.rotation - 4) < 0.01)
    #expect(abs(bench.gesture.scale - 1.8) < 0.01)
    #expect((bench.gesture.translation - setting.inSuperview(40, 0)).length < 0.1)
  }

  @Test("Components that are not allowed do not change: axes are those of the view's superview", arguments: Setting.all)
  func axes(setting: Setting) {
    func done(_ axes: TransformAxes) -> Bench {
      let bench = Bench(TransformGestureRecognizer(axes: axes), in: setting)
      let locations = [Point(100, 150), Point(200, 150)]
      bench.press(locations)
      for step in 1...5 { bench.move(locations, by: Self.map(Float(step))) }
      return bench
    }
    let all = done(.all)
    for axes in [TransformAxes.horizontal, .vertical, .scale, .rotation, [.scale, .rotation], .translation] {
      let bench = done(axes)
      let (translation, wanted) = (bench.gesture.translation, all.gesture.translation)
      #expect(abs(translation.dx - (axes.contains(.horizontal) ? wanted.dx : 0)) < 0.05)
      #expect(abs(translation.dy - (axes.contains(.vertical) ? wanted.dy : 0)) < 0.05)
      #expect(abs(bench.gesture.scale - (axes.contains(.scale) ? all.gesture.scale : 1)) < 0.01)
      #expect(abs(bench.gesture.rotation - (axes.contains(.rotation) ? all.gesture.rotation : 0)) < 0.01)
      #expect(abs(bench.drawnScale - (axes.contains(.scale) ? 1.4 : 1)) < 0.01)
    }
  }

  @Test(
    "Limits of the gesture and of the view hold; fingers that went beyond come back as far",
    arguments: Setting.all)
  func limits(setting: Setting) {
    var limited = TransformGestureRecognizer()
    limited.scaleLimits = 0.8...1.5
    for bench in [Bench(limited, in: setting), Bench(in: setting, scale: 0.8...1.5)] {
      let locations = [Point(100, 150), Point(200, 150)]
      bench.press(locations)
      func spread(_ factor: Float, _ wanted: Float) {
        bench.move(
          locations, by: Transform.translation(-150, -150).scaled(by: factor).translated(by: Vector(150, 150)))
        #expect(abs(bench.drawnScale - wanted) < 0.01, "\(factor)")
      }
      for (factor, wanted) in [
        (Float(1.3), Float(1.3)), (2, 1.5), (3, 1.5), (1.6, 1.5), (1.4, 1.4), (1, 1), (0.5, 0.8), (0.9, 0.9),
        (1.2, 1.2),
      ] {
        spread(factor, wanted)
      }
    }
  }

  @Test("A view whose scale was set meanwhile is scaled from there")
  func scaledMeanwhile() {
    let bench = Bench(in: .plain, scale: 0.5...2)
    let locations = [Point(100, 150), Point(200, 150)]
    func spread(_ factor: Float) {
      bench.move(locations, by: Transform.translation(-150, -150).scaled(by: factor).translated(by: Vector(150, 150)))
    }
    bench.press(locations)
    spread(3)
    bench.view.transform = .identity
    spread(3.3)
    #expect(abs(bench.drawnScale - 1.1) < 0.01)
  }

  @Test("Minimum and maximum: fewer fingers do not begin it, more are ignored (G21)", arguments: Setting.all)
  func counts(setting: Setting) {
    let bench = Bench(TransformGestureRecognizer(minimumTouches: 2, maximumTouches: 2), in: setting)
    bench.press([Self.locations[0]])
    bench.move(Self.locations, by: .translation(60, 0))
    #expect(bench.stage.lines == [])
    bench.fingers[1].press(at: setting.location(200, 120))
    bench.fingers[2].press(at: setting.location(150, 220))
    #expect(bench.gesture.numberOfTouches == 2)
    bench.fingers[2].move(to: setting.location(150, 10))
    #expect(bench.stage.lines == [])
    bench.fingers[1].move(to: setting.location(280, 120))
    #expect(bench.stage.lines == ["transform began"])
  }

  @Test("A transform ends with the velocity of the fingers, and with none after a rest", arguments: Setting.all)
  func momentum(setting: Setting) {
    for rest in [0.0, 0.15] {
      let bench = Bench(in: setting)
      var final: TransformVelocity?
      bench.gesture.addAction { if $0.state == .ended { final = $0.velocity(in: bench.view.superview) } }
      let locations = [Point(100, 150), Point(200, 150)]
      bench.press(locations)
      for step in 1...12 {
        bench.stage.scene.advance(by: 0.01)
        let share = Float(step) / 100
        let map = Transform.translation(-150, -150).rotated(by: 2 * share).scaled(by: exponential(of: share))
          .translated(by: Vector(150 + 300 * share, 150))
        bench.move(locations, by: map)
      }
      bench.stage.scene.advance(by: rest)
      for finger in bench.fingers.prefix(2) { finger.lift() }

      let wanted = rest > 0 ? Vector.zero : setting.inSuperview(300, 0)
      #expect(((final?.translation ?? Vector(9, 9)) - wanted).length <= wanted.length * 0.08)
      #expect(abs((final?.rotation ?? 9) - (rest > 0 ? 0 : 2)) < 0.2)
      #expect(abs((final?.scale ?? 9) - (rest > 0 ? 0 : 1)) < 0.1)
    }
  }

  @Test("A threshold that is excluded leaves the velocity unchanged (PAN7)")
  func withoutStart() {
    let bench = Bench(in: .plain)
    bench.stage.scene.gestureSettings.panIncludesStart = false
    var atBeginning: [(translation: Vector, velocity: Vector)] = []
    bench.gesture.addAction {
      if $0.state == .began { atBeginning.append(($0.translation(in: nil), $0.velocity(in: nil).translation)) }
    }
    bench.fingers[0].press(at: Point(300, 300))
    bench.fingers[0].drag(to: Point(318, 300), duration: 0.05, steps: 6)
    #expect(atBeginning.count == 1)
    #expect(atBeginning.first?.translation == .zero)
    #expect((atBeginning.first?.velocity.dx ?? 0) > 200)
    #expect(bench.gesture.translation(in: nil) == Vector(6, 0))
  }

  @Test("The location where the last finger lifts counts")
  func lifting() {
    let bench = Bench(in: .plain)
    bench.stage.queue(1, .began, 300, 300, at: 0)
    bench.stage.queue(1, .moved, 350, 300, at: 20)
    bench.stage.queue(1, .ended, 360, 310, at: 40)
    bench.stage.frame(at: 50)
    #expect(bench.gesture.any.state == .possible)
    #expect(bench.view.center == Point(360, 310))
  }

  @Test("PI7: a touchpad scales and turns about the pointer, with no touches")
  func touchpad() {
    let bench = Bench(in: .plain)
    let pointer = Point(350, 380)
    let grip = bench.view.convert(pointer, from: nil)
    func send(_ phase: TouchSamplePhase, _ scale: Float, _ angle: Float) {
      bench.stage.scene.send(
        .transform(TransformSample(phase: phase, location: pointer, scale: scale, rotation: angle)))
    }
    send(.began, 1, 0)
    #expect(bench.stage.lines == [])
    send(.moved, 1.5, 0.2)
    send(.moved, 1.2, 0.3)
    #expect(bench.gesture.numberOfTouches == 0)
    send(.ended, 1, 0.1)
    #expect(bench.stage.lines == ["transform began", "transform changed", "transform ended"])
    #expect(abs(bench.drawnScale - 1.8) < 0.001)
    #expect(bench.view.convert(grip, to: nil).distance(to: pointer) < 0.05)
  }

  @Test("A consumed delta is not returned again, and an idle recognizer returns none")
  func taking() {
    let stage = Stage(size: Size(800, 800))
    let gesture = stage.add(
      TransformGestureRecognizer(), to: stage.scene.addView(frame: Rect(0, 0, 800, 800)), as: "transform")
    #expect(gesture.takeTransform().isIdentity)
    stage.one.drag(from: Point(100, 100), to: Point(150, 100), steps: 1)
    #expect(gesture.takeTransform() == .translation(50, 0))
    #expect(gesture.takeTransform().isIdentity)
  }
}
