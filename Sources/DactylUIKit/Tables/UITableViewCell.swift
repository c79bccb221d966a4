/// The view of a row of a table, which is used again for other rows.
open class UITableViewCell: UIView {
  /// What a cell consists of, with UIKit's values.
  public enum CellStyle: Int, Sendable {
    /// A style of UIKit.
    case `default` = 0, value1, value2, subtitle
  }
  /// What is at the end of a cell, with UIKit's values.
  public enum AccessoryType: Int, Sendable {
    /// A sign of UIKit; buttons look like arrows here.
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a cell shows that it is selected, with UIKit's values; all but none look the same.
  public enum SelectionStyle: Int, Sendable {
    /// A style of UIKit.
    case none = 0, blue, gray, `default`
  }
  /// What the user does to a row, with UIKit's values.
  public enum EditingStyle: Int, Sendable {
    /// A change of UIKit.
    case none = 0, delete, insert
  }

  /// The name by which the cell is reused.
  public let reuseIdentifier: String?
  /// The view for what a program adds. It leaves free what is at the end of the cell.
  public let contentView = UIView(frame: .zero)
  private let style: CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?
  private lazy var line = ShownItems(in: engine)

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    begin()
  }
  /// Makes a cell for a name, by the initializer above, which a class may override. Called by tables.
  public required convenience init(forReuse identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  /// Makes a cell with a frame, which is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    addSubview(contentView)
    listenForLayout()
    setNeedsLayout()
  }

  override var isLayoutRoot: Bool { true }
  /// Prepares the cell for another row. Call `super`.
  open func prepareForReuse() {}

  // MARK: Contents

  /// The label of the text, made when it is asked for.
  open var textLabel: UILabel? {
    if let text { return text }
    let label = UILabel(frame: .zero)
    text = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
  /// The label below or beside that; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    label.textColor = .secondaryLabel
    detail = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
  /// The view of a picture at the start, made when it is asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    picture = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }
  /// The view behind everything.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the contents while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, nil) } }
  /// What is at the end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the end, in place of `accessoryType`.
  open var accessoryView: UIView? { didSet { exchange(oldValue, accessoryView, inFront: true) } }
  /// How the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { showState() } }
  /// The distances of the line below the cell from the sides.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// How far the contents are moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of that.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Without effect: rows are moved by a long press.
  open var showsReorderControl = false
  /// Without effect: the system's colour is behind no cell.
  open var editingAccessoryType = AccessoryType.none

  private func exchange(_ old: UIView?, _ new: UIView?, inFront: Bool = false) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { inFront ? addSubview(new) : insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: State

  /// Whether the row is selected. The table sets it.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is pressed. The table sets it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var (selected, highlighted) = (false, false)
  /// Shows the row as selected or not. Call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showState()
  }
  /// Shows the row as pressed or not. Call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showState()
  }
  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Called when the table enters or leaves editing mode. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  private var shade: UIView?

  private func showState() {
    let isShown = (selected || highlighted) && selectionStyle != .none
    for label in [text, detail] { label?.isHighlighted = isShown }
    picture?.isHighlighted = isShown
    guard isShown else {
      shade?.removeFromSuperview()
      return
    }
    let view = selectedBackgroundView ?? shade ?? UIView(frame: bounds)
    if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
    if shade !== view { shade?.removeFromSuperview() }
    shade = view
    view.frame = bounds
    if view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
  }

  // MARK: Layout

  /// Whether the line below the cell is shown, and its colour.
  var separator: UIColor? { didSet { if separator != oldValue { setNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.maxX
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: bounds.maxX - 16 - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      end = accessoryView.frame.minX
    } else if accessoryType != .none {
      end = bounds.maxX - 36
    }
    let frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    backgroundView?.frame = bounds
    shade?.frame = bounds
    placeContents(in: frame)
    line.show(signs)
  }

  private func placeContents(in area: CGRect) {
    var left = 16 + CGFloat(indentationLevel) * indentationWidth
    if let picture, let image = picture.image {
      let height = min(image.size.height, area.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(x: left, y: area.midY - height / 2, width: width, height: height)
      left += width + 16
    }
    let room = CGSize(width: max(0, area.width - left - 8), height: area.height)
    guard let text else {
      detail?.frame = CGRect(origin: CGPoint(x: left, y: 0), size: room)
      return
    }
    let (first, second) = (text.sizeThatFits(room), detail?.sizeThatFits(room) ?? .zero)
    switch style {
    case .subtitle:
      let top = area.midY - (first.height + second.height) / 2
      text.frame = CGRect(x: left, y: top, width: room.width, height: first.height)
      detail?.frame = CGRect(x: left, y: top + first.height, width: room.width, height: second.height)
    case .value1, .value2:
      let width = min(second.width, room.width)
      text.frame = CGRect(x: left, y: 0, width: max(0, room.width - width - 8), height: area.height)
      detail?.frame = CGRect(x: left + room.width - width, y: 0, width: width, height: area.height)
    case .default: text.frame = CGRect(x: left, y: 0, width: room.width, height: area.height)
    }
  }

  /// The line below the cell, and the sign at its end.
  private var signs: [DrawnItem] {
    let context = CGContext()
    if let separator {
      context.setFillColor(separator.cgColor)
      context.fill(
        CGRect(
          x: separatorInset.left, y: bounds.maxY - 1,
          width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: 1))
    }
    guard accessoryView == nil, accessoryType != .none else { return context.items }
    let (x, y) = (bounds.maxX - 24, bounds.midY)
    context.setLineWidth(2)
    if accessoryType == .checkmark {
      context.setStrokeColor((tintColor ?? .tintColor).cgColor)
      context.move(to: CGPoint(x: x - 6, y: y))
      context.addLine(to: CGPoint(x: x - 1, y: y + 5))
      context.addLine(to: CGPoint(x: x + 8, y: y - 6))
    } else {
      context.setStrokeColor(UIColor.systemGray3.cgColor)
      context.move(to: CGPoint(x: x, y: y - 6))
      context.addLine(to: CGPoint(x: x + 6, y: y))
      context.addLine(to: CGPoint(x: x, y: y + 6))
    }
    context.strokePath()
    return context.items
  }

  /// The height at a width: by constraints, by the labels, or 44.
  func height(atWidth width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    layoutSubviews()
    if contentView.hasConstraints {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height.rounded(.up) }
    } else if hasConstraints {
      // Of a cell whose program puts views beside the content view.
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height.rounded(.up) }
    }
    let room = CGSize(width: max(0, contentView.bounds.width - 24), height: .greatestFiniteMagnitude)
    let (first, second) = (text?.sizeThatFits(room).height ?? 0, detail?.sizeThatFits(room).height ?? 0)
    return max(44, (style == .subtitle ? first + second : max(first, second)) + 16)
  }
}

extension UIView {
  /// Whether any constraints are kept in the view or views in it.
  var hasConstraints: Bool {
    var left = [self]
    while let view = left.popLast() {
      if !view.constraints.isEmpty { return true }
      left += view.subviews
    }
    return false
  }
}

/// The view above or below a section of a table, which is used again for others.
open class UITableViewHeaderFooterView: UIView {
  /// The name by which the view is reused.
  public let reuseIdentifier: String?
  /// The view for what a program adds.
  public let contentView = UIView(frame: .zero)
  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var text: UILabel?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    begin()
  }
  /// Makes a view for a name, by the initializer above, which a class may override. Called by tables.
  public required convenience init(forReuse identifier: String) { self.init(reuseIdentifier: identifier) }
  /// Makes a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    addSubview(contentView)
    listenForLayout()
  }

  override var isLayoutRoot: Bool { true }
  /// Prepares the view for another section. Call `super`.
  open func prepareForReuse() {}

  /// The label of a title, made when it is asked for.
  open var textLabel: UILabel? {
    if let text { return text }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    text = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    backgroundView?.frame = bounds
    text?.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
