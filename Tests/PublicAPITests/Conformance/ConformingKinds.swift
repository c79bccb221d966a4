import Dactyl
import DactylTesting

/// Every kind that the engine brings, and those that this target builds with the public names alone.
extension ConformingKind {
  static let all = discrete + pans + pairs + pointers

  /// Those that touches drive.
  static let touched = all.filter(\.takesTouches)

  // MARK: Discrete

  private static let discrete = [
    tap("tap", { TapGestureRecognizer() }), tap("rebuilt tap", { RebuiltTap() }), doubleTap, twoFingerTap, swipe,
    twoFingerSwipe, circle,
  ]

  private static func tap<Kind: GestureRecognizer & SendableMetatype>(
    _ name: String, _ kind: @escaping @Sendable () -> Kind
  ) -> Self {
    ConformingKind(
      name, kind,
      start: {
        $0.press((0, 0))
        $0.scene.advance(by: 0.05)
      },
      decide: { $0.lift() }, fail: drag)
  }

  private static let doubleTap = ConformingKind(
    "double tap", { TapGestureRecognizer(taps: 2) },
    start: {
      $0.one.tap(at: $0.at(0, 0))
      $0.scene.advance(by: 0.1)
      $0.press((2, 0))
      $0.scene.advance(by: 0.05)
    },
    decide: { $0.lift() },
    fail: {
      $0.one.tap(at: $0.at(0, 0))
      $0.scene.advance(by: 1)
    })

  private static let twoFingerTap = ConformingKind(
    "tap with two fingers", { TapGestureRecognizer(touches: 2) },
    start: {
      $0.press((-30, 0), (30, 0))
      $0.scene.advance(by: 0.05)
    },
    decide: { $0.lift() }, fail: { $0.one.tap(at: $0.at(0, 0)) })

  private static let swipe = ConformingKind(
    "swipe", { SwipeGestureRecognizer() },
    start: {
      $0.press((-60, 0))
      $0.move((-56, 0))
    },
    decide: { $0.drag(70, 2) },
    fail: {
      $0.press((0, 0))
      $0.drag(0, 120)
      $0.lift()
    })

  private static let twoFingerSwipe = ConformingKind(
    "swipe with two fingers", { SwipeGestureRecognizer(direction: [.up, .down], touches: 2) },
    start: {
      $0.press((-30, 60), (30, 60))
      $0.move((-30, 57), (30, 57))
    },
    decide: {
      $0.scene.advance(by: 0.05)
      $0.move((-30, 0), (30, 0))
      $0.scene.advance(by: 0.05)
      $0.move((-30, -70), (30, -70))
    },
    fail: drag)

  private static let circle = ConformingKind(
    "circle", { CircleGesture() },
    start: {
      $0.press((50, 0))
      for step in 1...16 {
        let location = Transform.rotation(.pi / 8 * Float(step)).apply(to: Vector(50, 0))
        $0.move((location.dx, location.dy))
      }
    },
    decide: { $0.lift() }, fail: drag)

  // MARK: One finger

  private static let pans = [
    longPress, pan("pan", { PanGestureRecognizer() }), pan("rebuilt pan", { RebuiltPan() }), twoFingerPan, edgePan,
    pan("transform with one finger", { TransformGestureRecognizer() }),
  ]

  private static let longPress = ConformingKind(
    "long press", { LongPressGestureRecognizer() },
    start: {
      $0.press((0, 0))
      $0.scene.advance(by: 0.3)
    },
    decide: { $0.scene.advance(by: 0.3) }, fail: { $0.one.tap(at: $0.at(0, 0)) }
  ).going { $0.move((40, 0)) }

  private static func pan<Kind: GestureRecognizer & SendableMetatype>(
    _ name: String, _ kind: @escaping @Sendable () -> Kind
  ) -> Self {
    ConformingKind(
      name, kind,
      start: {
        $0.press((0, 0))
        $0.move((2, 1))
      },
      decide: { $0.move((30, 20)) }, fail: { $0.one.tap(at: $0.at(0, 0)) }
    ).going { $0.move((60, 30)) }.leavingExtraFingersAlone
  }

  private static let twoFingerPan = ConformingKind(
    "pan with two fingers", { PanGestureRecognizer(minimumTouches: 2, maximumTouches: 2) },
    start: {
      $0.press((-30, 0), (30, 0))
      $0.move((-29, 0), (31, 0))
    },
    decide: { $0.move((-30, 40), (30, 40)) }, fail: drag
  ).going { $0.move((-30, 60), (30, 60)) }

  private static let edgePan = ConformingKind(
    "edge pan", { ScreenEdgePanGestureRecognizer(edges: [.left, .right]) },
    start: { $0.one.press(at: $0.fromEdge(2)) }, decide: { $0.moveFromEdge(40) }, fail: drag
  ).going { $0.moveFromEdge(80) }.leavingExtraFingersAlone

  // MARK: Two fingers

  private static let pairs = [
    pair("pinch", { PinchGestureRecognizer() }, to: (90, 0), then: (110, 0)),
    pair("rotation", { RotationGestureRecognizer() }, to: (40, 35), then: (20, 50)),
    pair("transform with two fingers", { TransformGestureRecognizer(minimumTouches: 2) }, to: (70, 40), then: (80, 60)),
  ]

  private static func pair<Kind: GestureRecognizer & SendableMetatype>(
    _ name: String, _ kind: @escaping @Sendable () -> Kind, to next: (Float, Float), then last: (Float, Float)
  ) -> Self {
    ConformingKind(
      name, kind, start: { $0.press((-50, 0), (50, 0)) },
      decide: { $0.move((-next.0, -next.1), (next.0, next.1)) }, fail: drag
    ).going { $0.move((-last.0, -last.1), (last.0, last.1)) }.leavingExtraFingersAlone
  }

  // MARK: Pointers without touches

  private static let pointers =
    [hover, scroll, pinchOnTouchpad("pinch on a touchpad", { PinchGestureRecognizer() })]
    + [
      pinchOnTouchpad("rotation on a touchpad", { RotationGestureRecognizer() }),
      pinchOnTouchpad("transform on a touchpad", { TransformGestureRecognizer() }),
    ]

  private static let hover: ConformingKind = {
    var kind = ConformingKind(
      "hover", { HoverGestureRecognizer() }, start: { _ in }, decide: { $0.mouse.move(to: $0.at(0, 0)) }, fail: drag
    ).going { $0.mouse.move(to: $0.at(20, 0)) }
    kind.takesTouches = false
    kind.lift = { $0.scene.send(.hover(nil, modifiers: [])) }
    return kind
  }()

  private static let scroll: ConformingKind = {
    var kind = ConformingKind(
      "pan by a wheel",
      {
        var pan = PanGestureRecognizer()
        pan.allowedScrollTypesMask = .discrete
        return pan
      }, start: { $0.mouse.move(to: $0.at(0, 0)) }, decide: { $0.mouse.scroll(by: Vector(0, 1)) },
      fail: { $0.one.tap(at: $0.at(0, 0)) }
    ).going { $0.mouse.scroll(by: Vector(0, 2)) }
    kind.takesTouches = false
    kind.lift = { $0.scene.advance(by: 0.5) }
    return kind
  }()

  private static func pinchOnTouchpad<Kind: GestureRecognizer & SendableMetatype>(
    _ name: String, _ recognizer: @escaping @Sendable () -> Kind
  ) -> Self {
    var kind = ConformingKind(
      name, recognizer, start: { $0.pinch(.began) }, decide: { $0.pinch(.moved, scale: 1.2, rotation: 0.2) },
      fail: {
        $0.pinch(.began)
        $0.pinch(.ended)
      }
    ).going { $0.pinch(.moved, scale: 0.9, rotation: 0.3) }
    kind.takesTouches = false
    kind.lift = { $0.pinch(.ended) }
    return kind
  }

  private static let drag: Play = {
    $0.press((-40, 0))
    $0.drag(-40, 80, duration: 0.6)
    $0.lift()
  }

  private func going(_ play: @escaping Play) -> Self {
    var kind = self
    kind.goOn = play
    return kind
  }

  private var leavingExtraFingersAlone: Self {
    var kind = self
    kind.extraFinger = .isLeftAlone
    return kind
  }
}
