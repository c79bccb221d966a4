import DactylTesting
import DactylUIKit
import Testing

@Suite("Units of UIKit code: what assistive clients get") struct AccessibilityUnits {
  private final class Volume: UIView {
    var level = 5
    override var accessibilityLabel: String? {
      get { "Volume" }
      set { _ = newValue }
    }
    override var accessibilityValue: String? {
      get { "\(level)" }
      set { _ = newValue }
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set { _ = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set { _ = newValue }
    }
    override func accessibilityIncrement() {
      level += 1
      setNeedsLayout()
    }
    override func accessibilityActivate() -> Bool {
      level = 0
      return true
    }
  }

  @Test("Overridden names and values are read when a view is laid out; overridden actions are called")
  func overrides() {
    let desk = Desk()
    let volume = Volume(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(volume)
    desk.scene.advance(by: 0.05)
    let element = desk.scene.accessibility.elements.first { $0.label == "Volume" }
    #expect(element?.value == "5")
    if let element { desk.scene.accessibility.perform(.increment, on: element.id) }
    desk.scene.advance(by: 0.05)
    #expect(volume.level == 6 && desk.scene.accessibility.elements.first { $0.label == "Volume" }?.value == "6")
    if let element { desk.scene.accessibility.perform(.activate, on: element.id) }
    desk.scene.advance(by: 0.05)
    #expect(volume.level == 0)
  }

  @Test("A button is read by its title, a field by its placeholder, a switch by its state")
  func controls() {
    let desk = Desk()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    field.placeholder = "Name"
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Sound"
    for view in [button, field, toggle] { desk.window.addSubview(view) }
    desk.scene.advance(by: 0.05)
    let elements = desk.scene.accessibility.elements
    #expect(elements.contains { $0.role == .button && $0.label == "Save" })
    #expect(elements.contains { $0.role == .textField })
    #expect(elements.contains { $0.role == .toggle && $0.label == "Sound" && $0.value == "off" })
    #expect(elements.count { $0.role == .button } == 1)
  }
}
