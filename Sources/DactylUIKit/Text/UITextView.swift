/// The delegate of a text view: it is asked and notified. Each method answers true or does nothing unless a class
/// implements it.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced; the range counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed with the text.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The default implementation answers true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation answers true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation answers true.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A text of many lines that can be edited: the engine's `TextView`, inside a view. Subviews stand still while the text
/// scrolls.
open class UITextView: UIScrollView {
  private var made: TextView?
  /// The text view of the engine, which fills the view: for what this class lacks.
  public var engineTextView: TextView {
    if let made { return made }
    let view = application.scene.addTextView(frame: engine.bounds, to: engine)
    made = view
    return view
  }

  /// Makes a text view with a frame; the container is passed over.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a text view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a text view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  override func makeScrollView() -> ScrollView { engineTextView.scrollView ?? super.makeScrollView() }

  private var ownDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func begin() {
    engineTextView.view.autoresizing = .flexibleSize
    engineTextView.editingDidBegin = { [weak self] _ in if let self { ownDelegate?.textViewDidBeginEditing(self) } }
    engineTextView.editingDidEnd = { [weak self] _ in if let self { ownDelegate?.textViewDidEndEditing(self) } }
    engineTextView.editingChanged = { [weak self] _ in
      guard let self else { return }
      ownDelegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      ownDelegate?.textViewDidChangeSelection(self)
    }
    engineTextView.shouldBeginEditing = { [weak self] _ in
      guard let self else { return true }
      return ownDelegate?.textViewShouldBeginEditing(self) ?? true
    }
    engineTextView.shouldEndEditing = { [weak self] _ in
      guard let self else { return true }
      return ownDelegate?.textViewShouldEndEditing(self) ?? true
    }
    engineTextView.shouldChangeText = { [weak self] editor, range, text in
      guard let self, let ownDelegate else { return true }
      return ownDelegate.textView(self, shouldChangeTextIn: range.nsRange(in: editor.text), replacementText: text)
    }
    showLook()
  }

  // MARK: Text

  /// The text. Setting it notifies nobody.
  open var text: String! {
    get { engineTextView.text }
    set { engineTextView.text = newValue ?? "" }
  }
  /// The text with attributes, of which the text alone is shown.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: engineTextView.text) }
    set { text = newValue?.string }
  }
  /// Whether there is any text.
  open var hasText: Bool { !engineTextView.text.isEmpty }
  /// The selected part of the text, in UTF-16 units.
  open var selectedRange: NSRange {
    get { engineTextView.selection.nsRange(in: engineTextView.text) }
    set { engineTextView.selection = Range(newValue, in: engineTextView.text) }
  }
  /// Whether the text can be edited.
  open var isEditable: Bool {
    get { engineTextView.isEditable }
    set { engineTextView.isEditable = newValue }
  }
  /// Whether the text can be selected.
  open var isSelectable: Bool {
    get { engineTextView.isEnabled }
    set { engineTextView.isEnabled = newValue }
  }
  /// The keyboard that is wanted, which limits what can be typed.
  open var keyboardType = UIKeyboardType.default { didSet { engineTextView.keyboardType = keyboardType.engine } }
  /// The letters that become capitals. None at first, since a keyboard has a key for them.
  open var autocapitalizationType = UITextAutocapitalizationType.none {
    didSet { engineTextView.autocapitalizationType = autocapitalizationType.engine }
  }
  /// Without effect: nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Without effect: the name of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Scrolls as little as needed to see a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    engineTextView.scrollRangeToVisible(Range(range, in: engineTextView.text))
  }

  // MARK: Appearance

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showLook() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { showLook() } }
  /// Without effect: the font follows the size of texts that somebody prefers.
  open var adjustsFontForContentSizeCategory = false
  /// Where lines are.
  open var textAlignment = NSTextAlignment.natural { didSet { engineTextView.alignment = textAlignment.textAlignment } }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) { didSet { showLook() } }

  private func showLook() {
    var look = TextFieldStyle()
    look.font = (font ?? .systemFont(ofSize: 17)).engine
    look.size = Float(font?.pointSize ?? 17)
    look.textColor = (textColor ?? .label).engine
    look.caretColor = (tintColor ?? .tintColor).engine
    look.selectionColor = (tintColor ?? .tintColor).engine.opacity(0.3)
    (look.background, look.editingBackground) = (nil, nil)
    look.padding = textContainerInset.engine
    engineTextView.style = look
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// The size of the text in a room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = (
      width: textContainerInset.left + textContainerInset.right,
      height: textContainerInset.top + textContainerInset.bottom
    )
    var label = Label(
      engineTextView.text.isEmpty ? " " : engineTextView.text, font: engineTextView.style.font,
      size: engineTextView.style.size)
    label.numberOfLines = 0
    let room = Size(size.width < 1e6 ? Float(max(0, size.width - sides.width)) : .infinity, .infinity)
    let text = application.scene.size(of: label, fitting: room)
    return CGSize(
      width: CGFloat(text.width).rounded(.up) + sides.width, height: CGFloat(text.height).rounded(.up) + sides.height)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { engineTextView.view.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { engineTextView.beginEditing() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { engineTextView.endEditing() }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { engineTextView.selectAll() }
}

/// The part of a layout of text that a text view has; without effect here.
public final class NSTextContainer: NSObject {}
