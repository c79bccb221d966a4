/// A button: a control with a title (C9).
open class UIButton: UIControl {
  /// The type of a button; all types look the same here.
  public enum ButtonType: Int, Sendable {
    /// A type of UIKit.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [ControlState: String] = [:]
  private var colors: [ControlState: UIColor] = [:]

  /// Makes a button without a size; the type has no effect.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Sets the title in a state; with nil the title of the normal state is shown.
  open func setTitle(_ title: String?, for state: ControlState) {
    titles[state] = title
    show()
  }
  /// The title in a state; that of the normal state where none was set.
  open func title(for state: ControlState) -> String? { titles[state] ?? titles[.normal] }
  /// The title that is being shown.
  public var currentTitle: String? { shown(titles) }
  /// Sets the colour of the title in a state; with nil the colour of the normal state is used.
  open func setTitleColor(_ color: UIColor?, for state: ControlState) {
    colors[state] = color
    show()
  }

  private func shown<Value>(_ values: [ControlState: Value]) -> Value? {
    let order: [ControlState] = [.disabled, .highlighted, .selected]
    let own = order.first { state.contains($0) && values[$0] != nil }
    return values[own ?? .normal]
  }

  override func show() {
    super.show()
    engine[Label.self] = currentTitle.map {
      Label(
        $0, size: 17, color: (shown(colors) ?? .blue).engine, numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)
    }
  }
}
