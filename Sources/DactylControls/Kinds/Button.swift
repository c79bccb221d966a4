import Dactyl

/// A button: a control with a title that is pressed (C9).
///
/// ```swift
/// scene.addButton("Deal again", frame: Rect(20, 20, 160, 44)) { _ in deal() }
/// ```
public struct Button: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a button.
  public init(_ control: Control) { self.control = control }

  /// The title in the normal state; empty for none.
  public var title: String {
    get { title(for: .normal) }
    nonmutating set { setTitle(newValue, for: .normal) }
  }

  /// The title in a state: highlighted, selected or disabled. Where none was set, that of the normal state.
  public func title(for state: ControlState) -> String { view[ButtonTitle.self]?.text(in: state) ?? "" }

  /// Sets the title in a state; nil removes it.
  public func setTitle(_ title: String?, for state: ControlState) {
    change(ButtonTitle.self) { titles in
      if state.contains(.disabled) {
        titles.disabled = title
      } else if state.contains(.highlighted) {
        titles.highlighted = title
      } else if state.contains(.selected) {
        titles.selected = title
      } else {
        titles.normal = title ?? ""
      }
    }
  }
}

extension Scene {
  /// Makes a button in front of the other subviews of a view, or of the main window. The action runs when the button is
  /// pressed by a finger, a key or a button of a controller (`primaryActionTriggered`). Without a frame it is as large
  /// as its title needs, and in a container it stays so.
  @discardableResult
  public func addButton(
    _ title: String = "", frame: Rect? = nil, to parent: View? = nil, action: ((Button) -> Void)? = nil
  ) -> Button {
    let view = addView(frame: frame ?? .zero, to: parent)
    view[ButtonTitle.self] = ButtonTitle(normal: title)
    let button = Button(view.makeControl(ButtonBehavior()))
    if frame == nil { button.sizeToFit() }
    if let action { button.addAction(action) }
    return button
  }
}

/// The titles of a button by state.
struct ButtonTitle {
  var normal: String
  var highlighted: String?
  var selected: String?
  var disabled: String?

  func text(in state: ControlState) -> String {
    var text: String?
    if state.contains(.disabled) { text = disabled }
    if text == nil, state.contains(.highlighted) { text = highlighted }
    if text == nil, state.contains(.selected) { text = selected }
    return text ?? normal
  }
}

/// The behaviour of a button, which draws its title in the appearance of the state.
public struct ButtonBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The size of the title with some space around it, and at least that of a fingertip. A button without a title has
  /// none.
  public func intrinsicContentSize(of control: Control) -> Size? {
    guard let title = control.view[ButtonTitle.self]?.text(in: control.state), !title.isEmpty else { return nil }
    return ControlPaint.size(ofTitle: title, on: control).outset(x: 12, y: 8).grown(to: Size(44, 44))
  }

  /// A button with the title of the state as its name.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let title = control.view[ButtonTitle.self]?.text(in: control.state) ?? ""
    return AccessibilityProperties(.button, label: title.isEmpty ? nil : title, traits: .button)
  }

  /// Draws the title in the appearance of the state.
  public func show(_ control: Control) {
    let (state, style) = (control.state, control.styleNow)
    let text = control.view[ButtonTitle.self]?.text(in: state) ?? ""
    ControlPaint.show(style.look(in: state), style, text: text.isEmpty ? nil : text, on: control.view)
  }
}
