/// A button: a control with a title and a picture (C9).
open class UIButton: UIControl {
  /// The type of a button. The system's show their title in the tint colour, and pale while they are pressed.
  public enum ButtonType: Int, Sendable {
    /// A type of UIKit; those with a symbol look like the system's, without one.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [ControlState: String] = [:]
  private var colors: [ControlState: UIColor] = [:]
  private var images: [ControlState: UIImage] = [:]
  private var backgrounds: [ControlState: UIImage] = [:]
  private var ownTitle: UILabel?
  private var ownImage: UIImageView?
  private var background: UIImageView?
  /// The type.
  public private(set) var buttonType = ButtonType.custom

  /// Makes a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listenForLayout()
  }
  /// Makes a button without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listenForLayout()
  }
  /// Makes a button of a type, without a size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  /// Makes a button of the system with the title of an action, which it calls.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .touchUpInside)
  }
  /// Makes a button that looks as a configuration says, and calls an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// Makes a button of the system that calls a method of a target.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  override var plainKind: any ControlBehavior { PlainControl() }

  // MARK: Contents

  /// Sets the title in a state; with nil the title of the normal state is shown.
  open func setTitle(_ title: String?, for state: ControlState) {
    guard titles[state] != title else { return }
    titles[state] = title
    contentDidChange()
  }
  /// Sets the title in a state to the text of one with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: ControlState) {
    setTitle(title?.string, for: state)
  }
  /// Sets the colour of the title in a state; with nil the colour of the normal state is used.
  open func setTitleColor(_ color: UIColor?, for state: ControlState) {
    guard colors[state] != color else { return }
    colors[state] = color
    contentDidChange()
  }
  /// Sets the picture in a state; with nil that of the normal state is shown.
  open func setImage(_ image: UIImage?, for state: ControlState) {
    guard images[state] !== image else { return }
    images[state] = image
    contentDidChange()
  }
  /// Sets the picture behind the title in a state, which fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: ControlState) {
    guard backgrounds[state] !== image else { return }
    backgrounds[state] = image
    contentDidChange()
  }
  /// The title in a state; that of the normal state where none was set.
  open func title(for state: ControlState) -> String? { titles[state] ?? titles[.normal] }
  /// The colour of the title in a state.
  open func titleColor(for state: ControlState) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The picture in a state.
  open func image(for state: ControlState) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture behind the title in a state.
  open func backgroundImage(for state: ControlState) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The title that is being shown.
  public var currentTitle: String? { shown(titles) ?? configuration?.title }
  /// The colour of the title that is being shown.
  public var currentTitleColor: UIColor {
    shown(colors) ?? configuration?.foreground(tintColor) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The picture that is being shown.
  public var currentImage: UIImage? { shown(images) ?? configuration?.image }
  /// The picture behind the title that is being shown.
  public var currentBackgroundImage: UIImage? { shown(backgrounds) }

  /// The label of the title.
  open var titleLabel: UILabel? {
    if let ownTitle { return ownTitle }
    let label = ButtonLabel(frame: .zero)
    label.button = self
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    ownTitle = label
    addSubview(label)
    return label
  }
  /// The view of the picture.
  open var imageView: UIImageView? {
    if let ownImage { return ownImage }
    let view = UIImageView(frame: .zero)
    ownImage = view
    addSubview(view)
    return view
  }

  private func shown<Value>(_ values: [ControlState: Value]) -> Value? {
    let order: [ControlState] = [.disabled, .highlighted, .selected]
    let own = order.first { state.contains($0) && values[$0] != nil }
    return values[own ?? .normal]
  }

  private func contentDidChange() {
    show()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func show() {
    super.show()
    if let configuration { show(configuration) }
    let fades = (buttonType != .custom && isHighlighted) || !isEnabled
    if currentTitle != nil || ownTitle != nil, let label = titleLabel {
      if label.text != currentTitle { setNeedsLayout() }
      label.text = currentTitle
      let color = currentTitleColor
      if label.textColor != color { label.textColor = color }
      label.engine.alpha = fades ? 0.4 : 1
    }
    if currentImage != nil || ownImage != nil, let view = imageView {
      if view.image !== currentImage { setNeedsLayout() }
      view.image = currentImage
      view.engine.alpha = fades ? 0.4 : 1
    }
    if currentBackgroundImage != nil || background != nil {
      let view = background ?? UIImageView(frame: bounds)
      background = view
      if view.superview !== self { insertSubview(view, at: 0) }
      view.image = currentBackgroundImage
    }
  }

  // MARK: Configuration

  /// How the button looks, in place of titles and pictures by states.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  private func show(_ configuration: Configuration) {
    let radius =
      switch configuration.cornerStyle {
      case .capsule: Float(bounds.height / 2)
      case .small: Float(4)
      case .large: Float(12)
      case .fixed, .dynamic, .medium: Float(8)
      }
    let shape = configuration.fill(tintColor).map { Shape(.rectangle(cornerRadius: radius), fill: $0.engine) }
    if engine[Shape.self] != shape { engine[Shape.self] = shape }
  }

  // MARK: Menus

  /// The menu of the button: it opens with a long press, or with the primary action.
  open var menu: UIMenu? {
    didSet {
      guard menu != nil else { return engine.removeContextMenu() }
      engine.addContextMenu { [weak self] built in self?.build(&built) }
    }
  }
  /// Whether the menu opens when the button is pressed.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      guard showsMenuAsPrimaryAction, !oldValue else { return }
      addAction(UIAction { [weak self] _ in self?.showMenu() }, for: .touchUpInside)
    }
  }

  private func build(_ built: inout Menu) {
    var builder = MenuBuilder(for: engine)
    if let menu { builder.add(menu, to: &built) }
  }

  private func showMenu() {
    guard showsMenuAsPrimaryAction, menu != nil else { return }
    var built = Menu()
    build(&built)
    application.scene.showMenu(built, for: entity, at: engine.convert(engine.bounds, to: nil))
  }

  // MARK: Layout

  /// The distances of the contents from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// What is added to the place of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// What is added to the place of the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Without effect: all buttons show that they are pressed.
  open var showsTouchWhenHighlighted = false
  /// Without effect, as `showsTouchWhenHighlighted`.
  open var adjustsImageWhenHighlighted = true
  /// Without effect, as `showsTouchWhenHighlighted`.
  open var adjustsImageWhenDisabled = true

  private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }
  private var gap: CGFloat {
    currentImage == nil || currentTitle == nil ? 0 : configuration?.imagePadding ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration { show(configuration) }
    background?.frame = bounds
    let area = bounds.inset(by: insets)
    let image = currentImage?.size ?? .zero
    let title = currentTitle.map { _ in titleLabel?.sizeThatFits(area.size) ?? .zero } ?? .zero
    let isColumn = configuration?.imagePlacement.isVertical == true
    let isLast = configuration?.imagePlacement.isLast == true
    let gap = gap
    let width = isColumn ? max(image.width, title.width) : image.width + title.width + gap
    let height = isColumn ? image.height + title.height + gap : max(image.height, title.height)
    let left =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: max(area.minX, area.midX - width / 2)
      }
    let top =
      switch contentVerticalAlignment {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.midY - height / 2
      }
    var imageFrame = CGRect(origin: CGPoint(x: left, y: top), size: image)
    var titleFrame = CGRect(origin: CGPoint(x: left, y: top), size: title)
    if isColumn {
      imageFrame.origin.x = left + (width - image.width) / 2
      titleFrame.origin.x = left + (width - title.width) / 2
      if isLast {
        imageFrame.origin.y = top + title.height + gap
      } else {
        titleFrame.origin.y = top + image.height + gap
      }
    } else {
      imageFrame.origin.y = top + (height - image.height) / 2
      titleFrame.origin.y = top + (height - title.height) / 2
      if isLast {
        imageFrame.origin.x = left + title.width + gap
      } else {
        titleFrame.origin.x = left + image.width + gap
      }
      titleFrame.size.width = min(title.width, max(0, area.width - image.width - gap))
    }
    ownImage?.frame = imageFrame.inset(by: imageEdgeInsets)
    ownTitle?.frame = titleFrame.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
  }

  /// The size of title and picture.
  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let title = currentTitle.map { _ in titleLabel?.intrinsicContentSize ?? .zero } ?? .zero
    let isColumn = configuration?.imagePlacement.isVertical == true
    let width = isColumn ? max(image.width, title.width) : image.width + title.width + gap
    let height = isColumn ? image.height + title.height + gap : max(image.height, title.height)
    let (insets, least) = (insets, buttonType == .custom && configuration == nil ? CGFloat(0) : 30)
    return CGSize(
      width: max(least, width) + insets.left + insets.right,
      height: max(least, height + (configuration == nil ? 12 : 0)) + insets.top + insets.bottom)
  }
  /// The size of title and picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The label of a button, which is placed again when its text or font has changed.
private final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override func intrinsicContentSizeDidChange() {
    button?.setNeedsLayout()
    button?.invalidateIntrinsicContentSize()
  }
}

extension CGRect {
  /// The rectangle without what insets take from its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
