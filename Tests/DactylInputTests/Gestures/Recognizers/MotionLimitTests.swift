import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Limits of what one gesture does, and the rubber band beyond.
@Suite struct MotionLimitTests {
  /// UIKit's formula, as it is known.
  private func banded(_ translation: Float, _ width: Float, _ share: Float = 0.55) -> Float {
    width * (1 - 1 / (translation * share / width + 1))
  }

  @Test("The rubber band shrinks a distance, never reaches its width, and can be inverted")
  func band() {
    let band = RubberBand<Float>(0.55)
    for translation in [Float(1), 50, 300, 5000, 1e7] {
      let shown = band.given(translation, over: 400)
      #expect(abs(shown - banded(translation, 400)) < 0.01 && shown <= 400)
      if translation < 10_000 {
        #expect(abs(band.way(given: shown, over: 400) - translation) < translation * 0.01)
      }
    }
    #expect(band.given(.infinity, over: 400) == 400 && band.given(5, over: 0) == 0)
    #expect(RubberBand<Float>(0).given(100, over: 400) == 0)
    #expect(RubberBand<Float>(.nan).share == 0 && RubberBand<Float>(7).share == 1)
    #expect(band.way(given: 900, over: 400).isFinite)
  }

  @Test("A pan stops at its limits, and returns after the same distance back", arguments: Setting.all)
  func hardPan(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    var recognizer = PanGestureRecognizer()
    recognizer.translationLimits = Rect(-10, 5, 50, 20)
    let pan = stage.add(recognizer, to: view, as: "pan")
    stage.one.press(at: setting.location(100, 100))
    func move(_ x: Float, _ y: Float, _ wantedX: Float, _ wantedY: Float, line: Int = #line) {
      let scale = setting.scale
      stage.one.move(to: setting.location(100 + x * scale, 100 + y * scale))
      #expect((pan.translation - Vector(wantedX, wantedY)).length < 0.05, "line \(line): \(pan.translation)")
    }
    move(20, 10, 20, 10)
    move(100, 10, 40, 10)
    move(60, 60, 40, 25)
    move(35, 30, 35, 25)
    // No translation is always allowed.
    move(-50, -20, -10, 0)
    #expect(
      (pan.translation(in: nil) - (view.superview?.transformToScene.apply(to: Vector(-10, 0)) ?? .zero)).length < 0.1)
  }

  @Test(
    "Beyond its limits a pan with a rubber band follows slower, relative to the superview's size",
    arguments: Setting.all)
  func softPan(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    var recognizer = PanGestureRecognizer()
    recognizer.translationLimits = Rect(0, 0, 20, 0)
    recognizer.rubberBand = 0.55
    let pan = stage.add(recognizer, to: view, as: "pan")
    let size = view.superview?.bounds.size ?? .zero
    stage.one.press(at: setting.location(100, 100))
    stage.one.move(to: setting.location(100 + 70 * setting.scale, 100 - 30 * setting.scale))
    let wanted = Vector(20 + banded(50, size.width), -banded(30, size.height))
    #expect((pan.translation - wanted).length < 0.05, "\(pan.translation)")
    // A value that is set is shown, and the fingers continue from there.
    pan.translation = wanted
    #expect((pan.translation - wanted).length < 0.05, "\(pan.translation)")
    stage.one.move(by: setting.location(0, 30 * setting.scale) - setting.location(0, 0))
    #expect((pan.translation - Vector(wanted.dx, 0)).length < 0.05)
  }

  @Test("A pinch stays within its limits, hard or soft, on a touchpad, too")
  func pinch() {
    for (share, above, below) in [(Float(0), Float(2), Float(0.5)), (0.55, 2.75, 0.3636)] {
      let stage = Stage(size: Size(800, 800))
      let view = stage.scene.addView(frame: Rect(0, 0, 800, 800))
      var recognizer = PinchGestureRecognizer()
      recognizer.scaleLimits = 0.5...2
      recognizer.rubberBand = share
      let pinch = stage.add(recognizer, to: view, as: "pinch")
      stage.one.press(at: Point(100, 100))
      stage.two.press(at: Point(200, 100))
      func spread(_ factor: Float, _ wanted: Float) {
        stage.two.move(to: Point(100 + 100 * factor, 100))
        #expect(abs(pinch.scale - wanted) < 0.01, "\(factor): \(pinch.scale)")
      }
      spread(1.5, 1.5)
      // Four times is twice beyond: of the logarithm, the part of ln 2 that the band allows.
      spread(4, share == 0 ? above : 2 * exponential(of: banded(logarithm(of: 2), logarithm(of: 2))))
      spread(1.8, 1.8)
      spread(0.25, share == 0 ? below : 0.5 / exponential(of: banded(logarithm(of: 2), logarithm(of: 2))))
      spread(0.9, 0.9)
      pinch.scale = 1.2
      #expect(abs(pinch.scale - 1.2) < 0.001)
      #expect(pinch.value.limits.value != nil && pinch.scaleLimits == 0.5...2 && pinch.rubberBand == share)
    }
  }

  @Test("A rotation stays within its limits, hard or soft")
  func rotation() {
    for share in [Float(0), 0.55] {
      let stage = Stage(size: Size(800, 800))
      let view = stage.scene.addView(frame: Rect(0, 0, 800, 800))
      var recognizer = RotationGestureRecognizer()
      recognizer.rotationLimits = -0.2...0.5
      recognizer.rubberBand = share
      let rotation = stage.add(recognizer, to: view, as: "rotation")
      stage.one.press(at: Point(400, 400))
      stage.two.press(at: Point(500, 400))
      func turn(_ angle: Float, _ wanted: Float) {
        stage.two.move(to: Point(400, 400) + Transform.rotation(angle).apply(to: Vector(100, 0)))
        #expect(abs(rotation.rotation - wanted) < 0.01, "\(angle): \(rotation.rotation)")
      }
      turn(0.4, 0.4)
      turn(0.9, 0.5 + (share == 0 ? 0 : banded(0.4, .pi / 4)))
      turn(-1, -0.2 - (share == 0 ? 0 : banded(0.8, .pi / 4)))
      turn(0.1, 0.1)
      rotation.rotation = 0
      #expect(abs(rotation.rotation) < 0.001)
    }
  }

  @Test("A transform limits all its components, and returns after the same distance back", arguments: Setting.all)
  func transform(setting: Setting) {
    for share in [Float(0), 0.55] {
      let stage = Stage(size: Size(800, 800))
      let view = setting.addView(to: stage)
      var recognizer = TransformGestureRecognizer()
      recognizer.translationLimits = Rect(-20, -20, 40, 40)
      recognizer.rotationLimits = 0...0.5
      recognizer.scaleLimits = 1...1.5
      recognizer.rubberBand = share
      let gesture = stage.add(recognizer, to: view, as: "transform")
      let size = view.superview?.bounds.size ?? .zero
      let fingers = [stage.one, stage.two]
      let locations = [Vector(-50, 0), Vector(50, 0)]
      func put(_ map: Transform, by translation: (Float, Float), landing: Bool = false) {
        stage.scene.together {
          for (finger, location) in zip(fingers, locations) {
            let on = map.apply(to: location)
            let point = setting.location(150 + on.dx + translation.0, 150 + on.dy + translation.1)
            landing ? finger.press(at: point) : finger.move(to: point)
          }
        }
      }
      put(.identity, by: (0, 0), landing: true)
      put(Transform.rotation(0.8).scaled(by: 2), by: (60 * setting.scale, 10 * setting.scale))
      let beyond = share == 0 ? Float(0) : 1
      let scale = 1.5 * exponential(of: beyond * banded(logarithm(of: 2 / 1.5), logarithm(of: 2)))
      #expect(abs(gesture.scale - scale) < 0.01, "\(gesture.scale)")
      #expect(abs(gesture.rotation - 0.5 - beyond * banded(0.3, .pi / 4)) < 0.01, "\(gesture.rotation)")
      let translation = gesture.translation - Vector(20 + beyond * banded(40, size.width), 10)
      #expect(translation.length < 0.1, "\(gesture.translation)")
      put(Transform.rotation(0.2).scaled(by: 1.2), by: (10 * setting.scale, 0))
      #expect(abs(gesture.scale - 1.2) < 0.01 && abs(gesture.rotation - 0.2) < 0.01)
      #expect((gesture.translation - Vector(10, 0)).length < 0.1, "\(gesture.translation)")
    }
  }

  @Test("A transformed view follows slower beyond its limits, and returns after the same distance back")
  func softApply() {
    let stage = Stage(size: Size(800, 800))
    let view = stage.scene.addView(frame: Rect(0, 0, 800, 800))
    let gesture = stage.add(TransformGestureRecognizer(), to: view, as: "transform")
    gesture.addAction { $0.apply(to: view, scale: 0.5...2, rubberBand: 0.55) }
    stage.one.press(at: Point(300, 400))
    stage.two.press(at: Point(400, 400))
    func spread(_ factor: Float, _ wanted: Float) {
      stage.two.move(to: Point(300 + 100 * factor, 400))
      let scale = abs(view.transform.determinant).squareRoot()
      #expect(abs(scale - wanted) < 0.01, "\(factor): \(scale)")
    }
    spread(1.5, 1.5)
    let far = 2 * exponential(of: banded(logarithm(of: 2), logarithm(of: 2)))
    spread(4, far)
    spread(3, 2 * exponential(of: banded(logarithm(of: 1.5), logarithm(of: 2))))
    spread(4, far)
    spread(1.2, 1.2)
  }

  @Test("Limits that are not numbers do not limit anything")
  func badLimits() {
    var pan = PanGestureRecognizer()
    pan.translationLimits = Rect(.nan, 0, .nan, -5)
    #expect(pan.options.value?.limits.shown(Vector(3, 4), on: Size(10, 10)) == .zero)
    pan.translationLimits = Rect(-Float.infinity, 0, .infinity, 9)
    #expect(pan.options.value?.limits.shown(Vector(-3, 4), on: Size(10, 10)) == Vector(-3, 4))
  }
}
