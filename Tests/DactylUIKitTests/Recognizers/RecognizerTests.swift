import DactylTesting
import DactylUIKit
import Testing

/// The recognizers of UIKit, with targets, delegates and views in the style of UIKit code.
@Suite struct RecognizerTests {
  private func named<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, _ target: Target)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(target, action: "changed:")
    return recognizer
  }

  @Test("Tap, long press, pan, swipe, pinch, rotation, screen edge and hover call their targets")
  func kinds() {
    let desk = Desk()
    let target = Target(desk.log)
    let tap = named(UITapGestureRecognizer(), "tap", target)
    tap.numberOfTapsRequired = 2
    desk.window.addGestureRecognizer(tap)
    desk.finger.tap(at: Point(200, 200), count: 2)
    #expect(desk.lines == ["tap ended"])

    let press = named(UILongPressGestureRecognizer(), "press", target)
    press.minimumPressDuration = 0.2
    press.allowableMovement = 5
    desk.window.gestureRecognizers = [press]
    desk.finger.press(at: Point(200, 200))
    desk.scene.advance(by: 0.3)
    desk.finger.lift()
    #expect(desk.lines == ["press began", "press ended"])

    let pan = named(UIPanGestureRecognizer(), "pan", target)
    pan.maximumNumberOfTouches = 1
    desk.window.gestureRecognizers = [pan]
    desk.finger.drag(from: Point(100, 100), to: Point(160, 130), steps: 6)
    #expect(pan.translation(in: desk.window) == CGPoint(x: 60, y: 30))
    #expect(pan.velocity(in: nil).x > 50 && pan.numberOfTouches == 1)
    #expect(pan.location(in: desk.window) == CGPoint(x: 160, y: 130))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 160, y: 130))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: desk.window)
    #expect(pan.translation(in: desk.window) == CGPoint(x: 1, y: 2))
    #expect(pan.velocity(in: nil).x > 50)
    desk.finger.lift()
    #expect(desk.lines.first == "pan began")

    let swipe = named(UISwipeGestureRecognizer(), "swipe", target)
    swipe.direction = [.left, .right]
    desk.window.gestureRecognizers = [swipe]
    desk.finger.drag(from: Point(300, 100), to: Point(100, 100), duration: 0.15)
    desk.finger.lift()
    #expect(desk.lines == ["swipe ended"])

    let pinch = named(UIPinchGestureRecognizer(), "pinch", target)
    let rotation = named(UIRotationGestureRecognizer(), "rotation", target)
    let both = Together()
    pinch.delegate = both
    desk.window.gestureRecognizers = [pinch, rotation]
    desk.finger.press(at: Point(150, 200))
    desk.other.press(at: Point(250, 200))
    desk.other.drag(to: Point(150, 400), steps: 20)
    #expect(pinch.state == .changed && rotation.state == .changed)
    #expect(abs(pinch.scale - 2) < 0.3 && abs(rotation.rotation - .pi / 2) < 0.3)
    #expect(pinch.velocity != 0 && rotation.velocity != 0)
    pinch.scale = 1
    rotation.rotation = 0
    #expect(pinch.scale == 1 && rotation.rotation == 0)
    #expect(pinch.velocity != 0 && rotation.velocity != 0)
    desk.finger.lift()
    desk.other.lift()
    _ = desk.lines

    let edge = named(UIScreenEdgePanGestureRecognizer(), "edge", target)
    edge.edges = .left
    #expect(edge.edges == .left)
    desk.window.gestureRecognizers = [edge]
    desk.finger.drag(from: Point(2, 200), to: Point(80, 200), steps: 8)
    #expect(edge.state == .changed && edge.translation(in: nil).x > 40 && edge.velocity(in: nil).x > 50)
    edge.setTranslation(.zero, in: nil)
    #expect(edge.translation(in: nil) == .zero && edge.velocity(in: nil).x > 50)
    desk.finger.lift()
    #expect(desk.lines.first == "edge began")

    let hover = named(UIHoverGestureRecognizer(), "hover", target)
    desk.window.gestureRecognizers = [hover]
    desk.mouse.move(to: Point(100, 100))
    desk.mouse.move(to: Point(120, 100))
    #expect(desk.lines == ["hover began", "hover changed"])
  }

  private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// A delegate that implements all methods.
  private final class Judge: UIGestureRecognizerDelegate {
    let log: CallLog
    var refused: Set<String> = []
    init(_ log: CallLog) { self.log = log }
    private func judge(_ what: String) -> Bool {
      log.write(what)
      return !refused.contains(what)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { judge("begin") }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      judge("touch \(touch.view === recognizer.view)")
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { judge("event") }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { judge("press") }
  }

  @Test("G11-G26: a delegate is asked about events, touches, presses and the beginning, and may refuse")
  func delegate() {
    let desk = Desk()
    let target = Target(desk.log)
    let tap = named(UITapGestureRecognizer(), "tap", target)
    var judge: Judge? = Judge(desk.log)
    tap.delegate = judge
    desk.window.addGestureRecognizer(tap)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["event", "touch true", "begin", "tap ended"])
    for question in ["event", "touch true", "begin"] {
      judge?.refused = [question]
      desk.finger.tap(at: Point(50, 50))
      desk.scene.advance(by: 1)
      #expect(!desk.lines.contains("tap ended"), "\(question)")
    }
    judge?.refused = ["begin"]
    judge = nil
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["tap ended"])
  }

  @Test("P6: a tap recognizer receives the presses that it allows")
  func presses() {
    let desk = Desk()
    let tap = named(UITapGestureRecognizer(), "tap", Target(desk.log))
    let target = Target(desk.log)
    tap.addTarget(target, action: "changed:")
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    desk.window.addGestureRecognizer(tap)
    desk.key(.space)
    desk.key(.up)
    #expect(desk.lines == ["tap ended"])
  }

  @Test("G28: failure requirements may be added before either is on a view, in any order")
  func requirements() {
    for order in 0..<2 {
      let desk = Desk()
      let target = Target(desk.log)
      let single = named(UITapGestureRecognizer(), "single", target)
      let double = named(UITapGestureRecognizer(), "double", target)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      for recognizer in order == 0 ? [single, double] : [double, single] {
        desk.window.addGestureRecognizer(recognizer)
      }
      desk.finger.tap(at: Point(50, 50), count: 2)
      desk.scene.advance(by: 1)
      desk.finger.tap(at: Point(50, 50))
      #expect(desk.log.lines == ["double ended"])
      desk.scene.advance(by: 1)
      #expect(desk.lines == ["double ended", "single ended"])
    }
  }

  @Test("Properties set before a recognizer is on a view, and while it is, are kept off and on another one")
  func settings() {
    let desk = Desk()
    let target = Target(desk.log)
    let tap = named(UITapGestureRecognizer(), "tap", target)
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    tap.requiresExclusiveTouchType = false
    tap.allowedTouchTypes = [0]
    tap.isEnabled = false
    let first = desk.spy("first", 0, 0, 100, 100)
    let second = desk.spy("second", 200, 0, 100, 100)
    first.addGestureRecognizer(tap)
    #expect(tap.engine?.cancelsTouchesInView == false && tap.engine?.delaysTouchesBegan == true)
    #expect(tap.engine?.delaysTouchesEnded == false && tap.engine?.requiresExclusiveTouchType == false)
    #expect(tap.engine?.allowedTouchTypes == [.direct] && tap.engine?.isEnabled == false)
    tap.isEnabled = true
    tap.numberOfTapsRequired = 2

    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers == nil && second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && second.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    #expect(tap.numberOfTapsRequired == 2 && tap.view === first)
    desk.finger.tap(at: Point(50, 50), count: 2)
    #expect(desk.lines.contains("tap ended"))
  }

  @Test("G22: a recognizer that is removed or moved mid-gesture is cancelled, and its targets are called")
  func takenOff() {
    let desk = Desk()
    let target = Target(desk.log)
    let pan = named(UIPanGestureRecognizer(), "pan", target)
    desk.window.addGestureRecognizer(pan)
    desk.finger.drag(from: Point(100, 100), to: Point(160, 100), steps: 1)
    desk.window.removeGestureRecognizer(pan)
    desk.finger.lift()
    #expect(desk.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible && pan.view == nil)
  }

  @Test("G24, C18: a target is not retained, one with its method is called once, and can be removed")
  func targets() {
    let desk = Desk()
    var target: Target? = Target(desk.log)
    let tap = UITapGestureRecognizer(target: target, action: "pressed")
    if let target { tap.addTarget(target, action: "pressed") }
    desk.window.addGestureRecognizer(tap)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["pressed"])
    desk.scene.advance(by: 1)
    tap.removeTarget(target, action: "pressed")
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.isEmpty)
    if let target { tap.addTarget(target, action: "pressed") }
    target = nil
    desk.scene.advance(by: 1)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.isEmpty)
  }

  @Test("G47: recognition cancels the touch in the view")
  func cancels() {
    let desk = Desk()
    let view = desk.spy("view", 0, 0, 200, 200)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    desk.finger.drag(from: Point(20, 20), to: Point(120, 20), steps: 1)
    desk.finger.lift()
    #expect(desk.lines == ["view began", "view cancelled"])
  }

  @Test("G26: a view may keep recognizers around it from beginning")
  func gate() {
    final class Gate: Spy {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        receive("\(gestureRecognizer.name ?? "")?")
        return false
      }
    }
    let desk = Desk()
    let gate = Gate("gate", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(gate)
    desk.window.addGestureRecognizer(named(UITapGestureRecognizer(), "tap", Target(desk.log)))
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["gate began", "gate tap?", "gate ended"])
  }
}
