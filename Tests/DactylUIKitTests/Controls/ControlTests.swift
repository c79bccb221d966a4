import DactylTesting
import DactylUIKit
import Testing

@Suite struct ControlTests {
  private func button(on desk: Desk, _ button: UIControl = UIButton(frame: .zero)) -> UIControl {
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    desk.window.addSubview(button)
    return button
  }

  @Test("C1, C15, C16: targets, closures and the chain receive a control's events")
  func targets() {
    let desk = Desk()
    let target = Target(desk.log)
    let button = button(on: desk)
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    button.addTarget(target, action: "sent:for:", for: .touchDown)
    button.addTarget(nil, action: "pressed", for: .touchCancel)
    button.addAction(UIAction(title: "Go") { desk.log.write("action \($0.title)") }, for: .touchUpInside)
    desk.finger.tap(at: Point(150, 125))
    #expect(desk.lines == ["UIButton true", "pressed", "action Go"])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(desk.lines == ["action Go"])
  }

  @Test("C16: without a target an action goes up the chain, to a method of a plain responder, too")
  func chain() {
    final class Panel: Spy {
      override var selectors: [Selector: Method] { ["chosen:": Method(chosen)] }
      func chosen(_ control: UIControl) { receive("chosen \(type(of: control))") }
    }
    let desk = Desk()
    let panel = Panel("panel", desk.log, CGRect(x: 0, y: 0, width: 400, height: 400))
    desk.window.addSubview(panel)
    let button = button(on: desk)
    panel.addSubview(button)
    button.addTarget(nil, action: "chosen:", for: .touchUpInside)
    button.addTarget(nil, action: Selector(Panel.chosen), for: .touchUpInside)
    desk.finger.tap(at: Point(150, 125))
    #expect(desk.lines == ["panel chosen UIButton", "panel chosen UIButton"])
  }

  @Test("C18: a destroyed target is skipped")
  func endedTarget() {
    let desk = Desk()
    let button = button(on: desk)
    do {
      let target = Target(desk.log)
      button.addTarget(target, action: "pressed", for: .touchUpInside)
    }
    desk.finger.tap(at: Point(150, 125))
    #expect(desk.lines.isEmpty)
  }

  /// A control that tracks a finger itself, and shows that it is pressed.
  private final class Dial: UIControl {
    var received: [String] = []
    var limit: CGFloat = .infinity
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      received.append("begin \(Int(touch.location(in: self).x)) \(isTracking)")
      return touch.location(in: self).y > 5
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      received.append("continue \(Int(touch.location(in: self).x))")
      return touch.location(in: self).x < limit
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { received.append("end \(isTouchInside)") }
    override func cancelTracking(with event: UIEvent?) { received.append("cancel") }
    override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { received.append(isHighlighted ? "lit" : "dark") } }
    }
  }

  @Test("C2-C11: overrides of tracking and of `isHighlighted` receive the finger")
  func tracking() {
    let desk = Desk()
    let dial = Dial(frame: .zero)
    _ = button(on: desk, dial)
    desk.finger.press(at: Point(150, 125))
    desk.finger.move(to: Point(160, 125))
    desk.finger.lift()
    #expect(
      dial.received.filter { $0 != "lit" && $0 != "dark" } == ["begin 50 false", "continue 60", "end true"])
    #expect(dial.received.filter { $0 == "lit" || $0 == "dark" } == ["lit", "dark"])
    dial.received = []
    desk.finger.tap(at: Point(150, 102))
    #expect(dial.received == ["begin 50 false"])
    dial.received = []
    desk.finger.press(at: Point(150, 125))
    desk.finger.cancel()
    #expect(dial.received.contains("cancel"))
    dial.received = []
    dial.limit = 55
    desk.finger.press(at: Point(150, 125))
    desk.finger.move(to: Point(160, 125))
    desk.finger.move(to: Point(170, 125))
    #expect(dial.received.filter { $0.hasPrefix("continue") } == ["continue 60"])
  }

  @Test("C13, C14: a disabled control receives nothing; `state` describes it")
  func state() {
    let desk = Desk()
    let target = Target(desk.log)
    let button = button(on: desk)
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    button.isEnabled = false
    desk.finger.tap(at: Point(150, 125))
    #expect(desk.lines.isEmpty && button.state.contains(.disabled))
    button.isEnabled = true
    button.isSelected = true
    #expect(button.state == .selected && button.isSelected)
    desk.finger.press(at: Point(150, 125))
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    #expect(button.state == [.selected, .highlighted])
  }

  @Test("C3: a control keeps taps around it from its finger, of whatever class; pans it does not")
  func refuses() {
    final class Tap: UITapGestureRecognizer {}
    let desk = Desk()
    let target = Target(desk.log)
    let button = button(on: desk)
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    for tap in [UITapGestureRecognizer(), Tap()] {
      tap.name = "tap"
      tap.addTarget(target, action: "changed:")
      desk.window.addGestureRecognizer(tap)
    }
    desk.finger.tap(at: Point(150, 125))
    #expect(desk.lines == ["pressed"])
  }

  @Test("A button shows its title and colour for its state")
  func title() {
    let desk = Desk()
    let button = UIButton(type: .system)
    _ = self.button(on: desk, button)
    button.setTitle("Play", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Play" && button.title(for: .selected) == "Play")
    #expect(
      button.titleLabel?.engine[Label.self]?.text == "Play"
        && button.titleLabel?.engine[Label.self]?.color == Color(1, 0, 0))
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.titleLabel?.engine[Label.self]?.text == "Off")
  }
}
