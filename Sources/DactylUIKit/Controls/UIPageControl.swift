/// A row of dots, one for each page: the engine's `PageControl`.
open class UIPageControl: UIControl {
  private var pages: PageControl { PageControl(engineControl) }

  /// Makes a page control with a frame.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addPageControl(to: $1).view }
    super.init(frame: frame)
    engine.frame = frame.engine
    showColors()
  }
  /// Makes a page control without a size.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addPageControl(to: $1).view }
    super.init(coder: coder)
    showColors()
  }

  /// The number of pages.
  open var numberOfPages: Int {
    get { pages.numberOfPages }
    set {
      pages.numberOfPages = newValue
      hideSinglePage()
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the page that is shown. Setting it sends no event (C19).
  open var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = newValue }
  }
  /// Whether the control is hidden with less than two pages.
  open var hidesForSinglePage = false { didSet { hideSinglePage() } }
  /// The colour of the dots of other pages; nil for grey.
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the dot of the page that is shown; nil for dark grey.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  /// The size that fits a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 18 + 8, height: 30)
  }

  private func hideSinglePage() { if hidesForSinglePage { isHidden = numberOfPages < 2 } }

  private func showColors() {
    changeStyle {
      $0.normal.fill = (currentPageIndicatorTintColor ?? .darkGray).engine
      $0.disabled.text = (pageIndicatorTintColor ?? .systemGray2).engine
    }
  }
}
