/// A field for a line of text: the engine's `TextField`, in a control that reports its events.
open class UITextField: UIControl {
  /// The border, with UIKit's values.
  public enum BorderStyle: Int, Sendable {
    /// A border of UIKit.
    case none = 0, line, bezel, roundedRect
  }
  /// When a view beside the text is shown, with UIKit's values.
  public enum ViewMode: Int, Sendable {
    /// A time of UIKit.
    case never = 0, whileEditing, unlessEditing, always
  }

  /// The delegate, which is asked and notified.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The field of the engine, which fills the control: for what this class lacks.
  public private(set) lazy var engineField = application.scene.addTextField(frame: engine.bounds, to: engine)

  /// Makes a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a field without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    engineField.view.autoresizing = .flexibleSize
    // The field inside is what is focused and read.
    engine.canBecomeFocused = false
    engine.isAccessibilityElement = false
    engineField.returnKeyAction = .keepEditing
    engineField.editingDidBegin = { [weak self] _ in self?.didBegin() }
    engineField.editingChanged = { [weak self] _ in self?.didChange() }
    engineField.editingDidEnd = { [weak self] _ in self?.didEnd() }
    engineField.editingDidEndOnExit = { [weak self] _ in self?.returnWasPressed() }
    engineField.shouldBeginEditing = { [weak self] _ in
      guard let self else { return true }
      return delegate?.textFieldShouldBeginEditing(self) ?? true
    }
    engineField.shouldEndEditing = { [weak self] _ in
      guard let self else { return true }
      return delegate?.textFieldShouldEndEditing(self) ?? true
    }
    engineField.shouldChangeText = { [weak self] field, range, text in
      guard let self, let delegate else { return true }
      return delegate.textField(
        self, shouldChangeCharactersIn: range.nsRange(in: field.text), replacementString: text)
    }
    if isOfOwnClass {
      engineField.shouldDeleteBackward = { [weak self] _ in
        self?.deleteBackward()
        return self == nil
      }
    }
    listenForLayout()
    showLook()
  }

  // MARK: Text

  /// The text. Setting it sends no event.
  open var text: String? {
    get { engineField.text }
    set { engineField.text = newValue ?? "" }
  }
  /// The text with attributes, of which the text alone is shown.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: engineField.text) }
    set { text = newValue?.string }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { engineField.placeholder.isEmpty ? nil : engineField.placeholder }
    set { engineField.placeholder = newValue ?? "" }
  }
  /// The placeholder with attributes, of which the text alone is shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Whether there is any text.
  open var hasText: Bool { !engineField.text.isEmpty }
  /// Whether the text is being edited.
  open var isEditing: Bool { engineField.isEditing }
  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing = false
  /// Inserts a text in place of the selection, as if it was typed.
  open func insertText(_ text: String) {
    engineField.insertText(text)
  }
  /// Deletes the selection, or the letter before the caret. Called for the key that does so, also where there is
  /// nothing to delete.
  open func deleteBackward() { engineField.deleteBackward() }

  // MARK: What is typed

  /// The keyboard that is wanted, which limits what can be typed.
  open var keyboardType = UIKeyboardType.default { didSet { engineField.keyboardType = keyboardType.engine } }
  /// The letters that become capitals. None at first, since a keyboard has a key for them.
  open var autocapitalizationType = UITextAutocapitalizationType.none {
    didSet { engineField.autocapitalizationType = autocapitalizationType.engine }
  }
  /// Without effect: nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Without effect: nothing is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Without effect: the name of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Without effect: the look of a keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Without effect: the return key can be pressed without text, too.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { engineField.isSecureTextEntry }
    set { engineField.isSecureTextEntry = newValue }
  }

  // MARK: Appearance

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showLook() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { showLook() } }
  /// Where the text is.
  open var textAlignment = NSTextAlignment.natural { didSet { engineField.alignment = textAlignment.textAlignment } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { showLook() } }
  /// Without effect: the font follows the size of texts that somebody prefers.
  open var adjustsFontForContentSizeCategory = false
  /// Without effect: text that is too long is scrolled.
  open var adjustsFontSizeToFitWidth = false
  /// Without effect, as `adjustsFontSizeToFitWidth`.
  open var minimumFontSize: CGFloat = 0
  /// Without effect: there is no clear button.
  open var clearButtonMode = ViewMode.never
  /// The view at the left of the text.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// When that is shown.
  open var leftViewMode = ViewMode.never { didSet { placeSides() } }
  /// The view at the right of the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When that is shown.
  open var rightViewMode = ViewMode.never { didSet { placeSides() } }

  open override var isEnabled: Bool { didSet { engineField.isEnabled = isEnabled } }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// The rectangle of the text. Its distances from the bounds are kept free.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var area = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if let left = shownView(leftView, leftViewMode) {
      area = CGRect(
        x: max(area.minX, left.frame.maxX), y: area.minY,
        width: max(0, area.maxX - max(area.minX, left.frame.maxX)), height: area.height)
    }
    if let right = shownView(rightView, rightViewMode) {
      area.size.width = max(0, min(area.maxX, right.frame.minX) - area.minX)
    }
    return area
  }
  /// The rectangle of the text while it is edited; `textRect(forBounds:)` unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder; it is shown where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the view at the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the view at the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    placeSides()
  }

  private func shownView(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    switch mode {
    case .never: nil
    case .always: view
    case .whileEditing: isEditing ? view : nil
    case .unlessEditing: isEditing ? nil : view
    }
  }

  private func placeSides() {
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard let view else { continue }
      guard shownView(view, mode) != nil else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      let frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      if view.frame != frame { view.frame = frame }
    }
    showLook()
  }

  /// Sets the style of the engine's engineField.
  private func showLook() {
    var look = TextFieldStyle()
    look.font = (font ?? .systemFont(ofSize: 17)).engine
    look.size = Float(font?.pointSize ?? 17)
    look.textColor = (textColor ?? .label).engine
    look.placeholderColor = UIColor.placeholderText.engine
    look.caretColor = (tintColor ?? .tintColor).engine
    look.selectionColor = (tintColor ?? .tintColor).engine.opacity(0.3)
    look.background = border
    look.editingBackground = border
    let all = bounds
    var text = engineField.isEditing ? editingRect(forBounds: all) : textRect(forBounds: all)
    // Insets that are larger than the bounds leave no rectangle.
    if text.isNull || text.isInfinite { text = all }
    look.padding = EdgeInsets(
      top: Float(max(0, text.minY - all.minY)), left: Float(max(0, text.minX - all.minX)),
      bottom: Float(max(0, all.maxY - text.maxY)), right: Float(max(0, all.maxX - text.maxX)))
    if engineField.style != look { engineField.style = look }
  }

  private var border: Shape? {
    switch borderStyle {
    case .none: nil
    case .line, .bezel: Shape(.rectangle(), stroke: UIColor.systemGray3.engine, lineWidth: 1)
    case .roundedRect:
      Shape(.rectangle(cornerRadius: 6), fill: .white, stroke: UIColor.systemGray4.engine, lineWidth: 1)
    }
  }

  /// The height of a line, and the width of the text.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The size of the text with its border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = Label(
      engineField.text.isEmpty ? engineField.placeholder : engineField.text, font: engineField.style.font,
      size: engineField.style.size)
    let text = application.scene.size(of: label)
    let sides: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(
      width: CGFloat(text.width).rounded(.up) + sides, height: (font?.lineHeight ?? 21).rounded(.up) + sides)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { engineField.view.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { engineField.beginEditing() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { engineField.endEditing() }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { engineField.selectAll() }

  private func didBegin() {
    if clearsOnBeginEditing { text = "" }
    placeSides()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  private func didChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func didEnd() {
    placeSides()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  private func returnWasPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isTaken = hasTarget(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isTaken { resignFirstResponder() }
  }
}
