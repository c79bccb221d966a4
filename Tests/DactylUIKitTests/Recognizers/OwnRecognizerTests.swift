import DactylTesting
import DactylUIKit
import Testing

/// Recognizers of a program's own, as subclasses.
@Suite struct OwnRecognizerTests {
  /// A recognizer that counts the moves, and is recognized after three.
  private final class Counter: UIGestureRecognizer {
    var moves = 0
    var resets = 0
    var isPatient = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if numberOfTouches > 1 { state = .failed }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      if moves >= 3, !isPatient { state = state == .possible ? .began : .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .failed : .ended
    }
    override func reset() {
      super.reset()
      moves = 0
      resets += 1
    }
  }

  private func record(_ recognizer: UIGestureRecognizer, on desk: Desk, _ target: Target) {
    recognizer.name = "own"
    recognizer.addTarget(target, action: "changed:")
    desk.window.addGestureRecognizer(recognizer)
  }

  @Test("G2, G60: states that are set in touch methods are proposals, and reset is called at the end")
  func groundUp() {
    let desk = Desk()
    let target = Target(desk.log)
    let counter = Counter()
    record(counter, on: desk, target)
    desk.finger.drag(from: Point(10, 10), to: Point(50, 10), steps: 4)
    #expect(counter.state == .changed && counter.location(in: nil) == CGPoint(x: 50, y: 10))
    desk.finger.lift()
    #expect(desk.lines == ["own began", "own changed", "own ended"])
    #expect(counter.resets == 1 && counter.moves == 0 && counter.state == .possible)
    desk.finger.drag(from: Point(10, 10), to: Point(50, 10), steps: 4)
    desk.finger.cancel()
    #expect(desk.lines.last == "own cancelled" && counter.resets == 2)
    desk.finger.press(at: Point(10, 10))
    desk.other.press(at: Point(20, 10))
    desk.finger.lift()
    desk.other.lift()
    #expect(desk.lines.isEmpty && counter.resets == 3)
  }

  @Test("A state that is set from outside, as by a timer, is a proposal, too")
  func fromOutside() {
    let desk = Desk()
    let target = Target(desk.log)
    let counter = Counter()
    counter.isPatient = true
    record(counter, on: desk, target)
    desk.finger.press(at: Point(10, 10))
    counter.state = .began
    #expect(desk.lines == ["own began"])
    desk.finger.move(to: Point(20, 10))
    counter.state = .ended
    #expect(desk.lines == ["own ended"])
    desk.finger.lift()
    #expect(counter.state == .possible)
  }

  @Test("G6: an illegal transition is refused, and reported")
  func illegal() {
    final class Wrong: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    }
    let desk = Desk(expecting: [.illegalTransition])
    let target = Target(desk.log)
    record(Wrong(), on: desk, target)
    desk.finger.tap(at: Point(10, 10))
    #expect(desk.lines.isEmpty)
  }

  /// A pan that fails unless it moves sideways: common in programs.
  private final class SidewaysPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if state == .began {
        let velocity = velocity(in: view)
        if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
      }
    }
  }

  @Test("A subclass of the pan sees the proposal of `super`, and changes it")
  func pan() {
    let desk = Desk()
    let target = Target(desk.log)
    let pan = SidewaysPan()
    pan.minimumNumberOfTouches = 1
    record(pan, on: desk, target)
    desk.finger.drag(from: Point(10, 10), to: Point(100, 20), steps: 3)
    #expect(pan.translation(in: desk.window).x > 50 && pan.velocity(in: nil).x > 100)
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    desk.finger.lift()
    #expect(desk.lines == ["own began", "own changed", "own changed", "own ended"])
    desk.finger.drag(from: Point(10, 10), to: Point(20, 100), steps: 3)
    desk.finger.lift()
    #expect(!desk.lines.contains("own changed"))
  }

  /// A long press with a deadline, and a tap: subclasses that override no touch method.
  private final class Press: UILongPressGestureRecognizer {}
  private final class Tap: UITapGestureRecognizer {}
  private final class Hover: UIHoverGestureRecognizer {}

  @Test("Subclasses that override nothing do what the class does, by touches, time, presses and hovering")
  func plainSubclasses() {
    let desk = Desk()
    let target = Target(desk.log)
    let press = Press()
    press.minimumPressDuration = 0.3
    record(press, on: desk, target)
    desk.finger.press(at: Point(10, 10))
    desk.scene.advance(by: 0.4)
    desk.finger.lift()
    #expect(desk.lines == ["own began", "own ended"])

    let tap = Tap()
    tap.allowedPressTypes = [4]
    desk.window.gestureRecognizers = nil
    record(tap, on: desk, target)
    desk.finger.tap(at: Point(10, 10))
    desk.scene.advance(by: 1)
    desk.key(.space)
    #expect(desk.lines == ["own ended", "own ended"])

    desk.window.gestureRecognizers = nil
    record(Hover(), on: desk, target)
    desk.mouse.move(to: Point(10, 10))
    #expect(desk.lines == ["own began"])
  }

  @Test("G21, G37, G33: a subclass ignores touches, prevents others or not, and requires others to fail")
  func relations() {
    final class Picky: UIGestureRecognizer {
      var ignored = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: view).x > 200 {
          ignored += 1
          ignore(touch, for: event)
        }
        if numberOfTouches > 0 && ignored == 0 { state = .ended }
      }
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    }
    let desk = Desk()
    let target = Target(desk.log)
    let picky = Picky()
    record(picky, on: desk, target)
    let tap = UITapGestureRecognizer(target: target, action: "pressed")
    desk.window.addGestureRecognizer(tap)
    desk.finger.tap(at: Point(10, 10))
    #expect(desk.lines == ["own ended", "pressed"])
    desk.scene.advance(by: 1)
    desk.finger.tap(at: Point(300, 10))
    #expect(picky.ignored == 1 && desk.lines == ["pressed"])

    final class Waiting: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        (other as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
      }
      var isOpen = true
      override func shouldReceive(_ event: UIEvent) -> Bool { isOpen && event.type == .touches }
    }
    let double = UITapGestureRecognizer(target: target, action: "changed:")
    double.name = "double"
    double.numberOfTapsRequired = 2
    desk.window.gestureRecognizers = [double]
    let waiting = Waiting()
    record(waiting, on: desk, target)
    desk.finger.tap(at: Point(10, 10), count: 2)
    desk.scene.advance(by: 1)
    #expect(desk.lines == ["double ended"])
    desk.finger.tap(at: Point(10, 10))
    #expect(desk.lines.isEmpty)
    desk.scene.advance(by: 1)
    #expect(desk.lines == ["own ended"])
    waiting.isOpen = false
    desk.finger.tap(at: Point(10, 10))
    desk.scene.advance(by: 1)
    #expect(desk.lines.isEmpty)
  }

  @Test("A recognizer that removes itself in its own method, and is destroyed, does no harm")
  func endsItself() {
    final class Fleeting: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        view?.removeGestureRecognizer(self)
      }
    }
    let desk = Desk()
    let target = Target(desk.log)
    weak var gone: Fleeting?
    do {
      let fleeting = Fleeting()
      gone = fleeting
      record(fleeting, on: desk, target)
    }
    desk.finger.tap(at: Point(10, 10))
    #expect(gone == nil)
    #expect(desk.window.gestureRecognizers == nil)
  }

  @Test("A state of possible, set where it has ended, does nothing: it comes by itself")
  func possibleInReset() {
    final class Patient: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() {
        super.reset()
        state = .possible
      }
    }
    let desk = Desk()
    let recognizer = Patient(target: nil, action: nil)
    desk.window.addGestureRecognizer(recognizer)
    for _ in 0..<2 { desk.finger.tap(at: Point(50, 50)) }
    #expect(recognizer.state == .possible)
  }
}
