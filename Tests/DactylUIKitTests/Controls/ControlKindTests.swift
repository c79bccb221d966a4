import DactylTesting
import DactylUIKit
import Testing

@Suite("Switches, sliders and other kinds of controls") struct ControlKindTests {
  private let desk = Desk()

  /// Logs the value of a control when it changes.
  private func log<Kind: UIControl>(_ control: Kind, _ value: @escaping (Kind) -> Any) {
    desk.window.addSubview(control)
    let log = desk.log
    control.addAction(UIAction { log.write("\(value($0.sender as? Kind ?? control))") }, for: .valueChanged)
  }

  @Test("A switch has its own size, is switched by a tap, and notifies nobody when it is set")
  func switches() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 1))
    log(toggle) { $0.isOn }
    #expect(toggle.frame == CGRect(x: 20, y: 20, width: 52, height: 32))
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && desk.lines.isEmpty)
    desk.finger.tap(at: Point(45, 35))
    desk.finger.tap(at: Point(45, 35))
    #expect(desk.lines == ["false", "true"])
    toggle.isEnabled = false
    desk.finger.tap(at: Point(45, 35))
    #expect(desk.lines.isEmpty && toggle.isOn)
    toggle.onTintColor = .red
    toggle.isEnabled = true
    #expect(toggle.engine[Shape.self]?.fill == Color(1, 0, 0))
    toggle.setOn(false, animated: false)
    toggle.backgroundColor = .yellow
    #expect(toggle.engine[Shape.self]?.fill == Color(1, 1, 0))
  }

  @Test("A slider's knob is dragged; ranges, and the knob's place")
  func sliders() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 28))
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 100, 50)
    log(slider) { Int($0.value.rounded()) }
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 50).midX == 114)
    desk.finger.drag(from: Point(114, 14), to: Point(164, 14), duration: 0.1, steps: 2)
    desk.finger.lift()
    #expect(desk.lines == ["63", "75"])
    // Beside the knob a finger moves nothing, as in UIKit.
    desk.finger.tap(at: Point(20, 14))
    #expect(slider.value == 75 && desk.lines.isEmpty)
    slider.minimumValue = 120
    #expect(slider.maximumValue == 120 && slider.value == 120)
  }

  @Test("A slider whose beginTracking moves the knob to the finger, as many programs have it")
  func jumpingSlider() {
    final class Jumping: UISlider {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let share = Float(touch.location(in: self).x / bounds.width)
        setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
        sendActions(for: .valueChanged)
        return true
      }
    }
    let slider = Jumping(frame: CGRect(x: 0, y: 0, width: 200, height: 28))
    log(slider) { $0.value }
    desk.finger.press(at: Point(50, 14))
    desk.finger.lift()
    #expect(desk.lines == ["0.25"])
  }

  @Test("Steppers, segments and pages")
  func others() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    log(stepper) { $0.value }
    stepper.stepValue = 5
    let side = Float(stepper.bounds.width)
    desk.finger.tap(at: Point(side * 0.75, 10))
    desk.finger.tap(at: Point(side * 0.25, 10))
    #expect(desk.lines == ["5.0", "0.0"])

    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    log(segments) { $0.selectedSegmentIndex }
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    desk.finger.tap(at: Point(150, 116))
    #expect(desk.lines == ["1"])
    segments.insertSegment(withTitle: "Hour", at: 0, animated: true)
    #expect(segments.selectedSegmentIndex == 2 && segments.titleForSegment(at: 2) == "Week")
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == -1 && segments.numberOfSegments == 3)

    let pages = UIPageControl(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
    log(pages) { $0.currentPage }
    pages.hidesForSinglePage = true
    #expect(pages.isHidden)
    pages.numberOfPages = 4
    #expect(!pages.isHidden)
    desk.finger.tap(at: Point(150, 215))
    #expect(desk.lines == ["1"])
  }

  @Test("A bar and turning dots, which take no touches")
  func shown() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(0.25, animated: false)
    #expect(bar.progress == 0.25 && bar.bounds.size == CGSize(width: 150, height: 4))
    let dots = UIActivityIndicatorView(style: .large)
    desk.window.addSubview(dots)
    #expect(dots.isHidden && !dots.isAnimating && dots.bounds.width == 37)
    dots.startAnimating()
    #expect(!dots.isHidden && dots.isAnimating)
    dots.stopAnimating()
    #expect(dots.isHidden)
    #expect(desk.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === desk.window)
  }

  @Test("A button's title and picture are placed in it; a configuration; colours of the system and the tint")
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    desk.window.addSubview(button)
    desk.scene.advance(by: 0.05)
    let label = button.titleLabel
    #expect(label?.textColor == .tintColor && label?.center == CGPoint(x: 100, y: 22))
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    desk.scene.advance(by: 0.05)
    #expect(label?.frame.minX == 10)
    desk.window.tintColor = .purple
    #expect(label?.textColor == .purple)
    var look = UIButton.Configuration.filled()
    look.title = "Buy"
    look.cornerStyle = .capsule
    let buy = UIButton(configuration: look, primaryAction: UIAction { _ in self.desk.log.write("bought") })
    buy.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
    desk.window.addSubview(buy)
    desk.finger.tap(at: Point(100, 122))
    #expect(desk.lines == ["bought"] && buy.titleLabel?.text == "Buy" && buy.titleLabel?.textColor == .white)
    #expect(buy.engine[Shape.self]?.fill == UIColor.purple.engineColor)
  }

  @Test("A control whose size comes from its kind, among constraints")
  func sizes() {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    desk.window.addSubview(toggle)
    toggle.trailingAnchor.constraint(equalTo: desk.window.trailingAnchor, constant: -10).isActive = true
    toggle.topAnchor.constraint(equalTo: desk.window.topAnchor, constant: 10).isActive = true
    desk.scene.advance(by: 0.05)
    #expect(toggle.frame == CGRect(x: 338, y: 10, width: 52, height: 32))
  }

  @Test("A button's title has room for another font, and a layout that sets the title comes to rest")
  func titleLayout() {
    final class Loud: UIButton {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        setTitle("Loud", for: .normal)
        setTitleColor(.red, for: .normal)
      }
    }
    let button = Loud(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    desk.window.addSubview(button)
    desk.scene.advance(by: 0.1)
    #expect(button.layouts <= 3)
    let before = button.titleLabel?.frame.width ?? 0
    button.titleLabel?.font = .systemFont(ofSize: 40)
    desk.scene.advance(by: 0.1)
    #expect((button.titleLabel?.frame.width ?? 0) > before * 1.5)
  }

  @Test("In the closure of a stored property `self` is no object: the action goes up the chain")
  func storedProperty() {
    final class Counter: UIView {
      var count = 0
      // What the compiler takes `self` for, in the closures of a property.
      let button: UIButton = {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let own: (Counter) -> () -> Counter = { counter in { counter } }
        button.addTarget(own, action: Selector("Counter.add", Counter.add), for: .touchUpInside)
        return button
      }()
      func add() { count += 1 }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    counter.addSubview(counter.button)
    desk.window.addSubview(counter)
    desk.finger.tap(at: Point(20, 20))
    #expect(counter.count == 1)
  }
}
