/// A row of titled segments, one of which is selected: the engine's `SegmentedControl`.
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1
  private var segments: SegmentedControl { SegmentedControl(engineControl) }

  /// Makes a control with a frame and no segments.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addSegmentedControl([], to: $1).view }
    super.init(frame: frame)
    engine.frame = frame.engine
    showColors()
  }
  /// Makes a control of titles. Pictures among them have a segment without a title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments.titles = (items ?? []).map { $0 as? String ?? "" }
    sizeToFit()
  }
  /// Makes a control without segments.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addSegmentedControl([], to: $1).view }
    super.init(coder: coder)
    showColors()
  }

  /// The index of the selected segment; `noSegment` for none. Setting it sends no event (C19).
  open var selectedSegmentIndex: Int {
    get { segments.selectedSegment ?? Self.noSegment }
    set { segments.selectedSegment = newValue < 0 ? nil : newValue }
  }
  /// The number of segments.
  public var numberOfSegments: Int { segments.titles.count }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.titles.indices.contains(segment) ? segments.titles[segment] : nil
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments.setTitle(title ?? "", ofSegment: segment)
    invalidateIntrinsicContentSize()
  }
  /// Inserts a segment, at once; the selected one stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    var titles = segments.titles
    let (index, selected) = (min(max(segment, 0), titles.count), selectedSegmentIndex)
    titles.insert(title ?? "", at: index)
    segments.titles = titles
    if selected >= index { selectedSegmentIndex = selected + 1 }
    invalidateIntrinsicContentSize()
  }
  /// Removes a segment, at once. Without the selected one none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.titles.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    segments.titles.remove(at: segment)
    selectedSegmentIndex = selected == segment ? Self.noSegment : selected > segment ? selected - 1 : selected
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments.titles = []
    invalidateIntrinsicContentSize()
  }

  /// Sets the look of titles in a state: of the selected segment, or of the others. Of it the font and colour count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: ControlState) {
    let look = TextLook(attributes)
    changeStyle { style in
      func apply(to part: inout ControlStyle.Look) {
        if let font = look.font { (part.font, part.fontSize) = (font.engine, Float(font.pointSize)) }
        if let color = look.color { part.text = color.engine }
      }
      if state.contains(.selected) { apply(to: &style.selected) } else { apply(to: &style.normal) }
      if state.isEmpty, look.color == nil { apply(to: &style.selected) }
    }
  }

  /// The colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { showColors() } }

  private func showColors() { changeStyle { $0.selected.fill = (selectedSegmentTintColor ?? .white).engine } }
}
