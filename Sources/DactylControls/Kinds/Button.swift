import Dactyl

/// A button: a control with a title that is pressed (C9).
///
/// ```swift
/// Button(frame: Rect(20, 20, 160, 44), title: "Deal again", in: scene.window.view) { _ in deal() }
/// ```
public struct Button: ControlHandle {
  /// The control behind it, with its state, style and events.
  public let control: Control
  /// The handle of a control that is a button.
  public init(_ control: Control) { self.control = control }

  /// Makes a button in a view, in front of what is there. The action runs when it is pressed, by a finger, a key or a
  /// button of a controller (`primaryActionTriggered`).
  @discardableResult
  public init(frame: Rect, title: String = "", in parent: View, action: ((Button) -> Void)? = nil) {
    let view = parent.columns.makeView(frame: frame)
    parent.addSubview(view)
    view[ButtonTitle.self] = ButtonTitle(normal: title)
    self.init(view.makeControl(ButtonBehavior()))
    if let action { addAction(action) }
  }

  /// Its title; empty shows none.
  public var title: String {
    get { title(for: .normal) }
    nonmutating set { setTitle(newValue, for: .normal) }
  }

  /// Its title in a state: pressed, chosen or disabled; where nothing was set, that of rest.
  public func title(for state: ControlState) -> String { view[ButtonTitle.self]?.text(in: state) ?? "" }

  /// Sets its title in a state; nil takes it back.
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

/// The titles of a button.
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

/// What a button does: it shows its title in the look of its state.
public struct ButtonBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Shows the title in the look of the state.
  public func show(_ control: Control) {
    let (state, style) = (control.state, control.styleNow)
    let text = control.view[ButtonTitle.self]?.text(in: state) ?? ""
    ControlPaint.show(style.look(in: state), style, text: text.isEmpty ? nil : text, on: control.view)
  }
}
