import Dactyl

/// A row of dots, one for each page, of which that of the current page is filled. A tap on a side of it, and the left
/// and right keys, go to the adjacent page.
/// ```swift
/// scene.addPageControl(frame: Rect(300, 460, 200, 30)).follow(pages)
/// ```
public struct PageControl: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a page control.
  public init(_ control: Control) { self.control = control }

  /// The number of pages, from 0 to 1000; as many dots are shown as there is room for.
  public var numberOfPages: Int {
    get { view[PagesState.self]?.count ?? 0 }
    nonmutating set {
      let count = min(max(newValue, 0), 1000)
      guard count != numberOfPages else { return }
      change(PagesState.self) { $0.setCount(count, in: view) }
    }
  }

  /// The index of the current page; 0 without pages. Setting it sends no event (C19), and is limited to the pages.
  public var currentPage: Int {
    get { view[PagesState.self]?.current ?? 0 }
    nonmutating set {
      let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      guard page != currentPage else { return }
      change(PagesState.self) { $0.current = page }
    }
  }

  /// Follows a scroll view that is scrolled sideways, page by page: the dots are those of its pages, and a tap or key
  /// scrolls it. As long as both exist.
  public func follow(_ scrollView: ScrollView) {
    guard view.isAlive else { return }
    let follower = PageFollower(self)
    scrollView.add(follower)
    follower.didScroll(scrollView)
    addAction(for: .valueChanged) { control, _ in
      guard scrollView.view.isAlive else { return }
      let width = scrollView.view.bounds.size.width
      let offset = ScrollPoint(Double(control.currentPage) * Double(width), scrollView.contentOffset.y)
      scrollView.setContentOffset(offset, animated: true)
    }
  }
}

extension Scene {
  /// Makes a page control in front of the other subviews of a view, or of the main window. The action runs when the
  /// user goes to another page (`valueChanged`).
  @discardableResult
  public func addPageControl(
    pages: Int = 0, frame: Rect? = nil, to parent: View? = nil, action: ((PageControl) -> Void)? = nil
  ) -> PageControl {
    let view = addView(frame: frame ?? .zero, to: parent)
    view[PagesState.self] = PagesState()
    let control = PageControl(view.makeControl(PageControlBehavior()))
    control.numberOfPages = pages
    if frame == nil { control.sizeToFit() }
    if let action { control.addAction(for: .valueChanged, action) }
    return control
  }
}

/// The state of a page control.
struct PagesState {
  private(set) var count = 0
  var current = 0
  /// The views that draw the dots.
  private(set) var dots: [Entity] = []
  /// The most dots that are drawn: a line of more shows nothing.
  private static let mostDots = 50

  /// Sets the number of pages, with a view for each dot.
  mutating func setCount(_ count: Int, in view: View) {
    self.count = count
    current = min(current, max(count - 1, 0))
    while dots.count > min(count, Self.mostDots), let dot = dots.popLast() { View(dot, in: view.columns).destroy() }
    while dots.count < min(count, Self.mostDots) { dots.append(ControlPaint.addPart(to: view)) }
  }

  /// The dot of a page: where there are more pages than dots, several pages share one.
  func dot(of page: Int) -> Int { count <= dots.count ? page : page * dots.count / max(count, 1) }
}

/// The behaviour of a page control: a lift on a side goes to the adjacent page.
public struct PageControlBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The distance between the middles of two dots, and the diameter of one, in points.
  private static let (step, diameter): (Float, Float) = (18, 8)

  /// The size of all dots in a row.
  public func intrinsicContentSize(of control: Control) -> Size? {
    let dots = control.view[PagesState.self]?.dots.count ?? 0
    return Size(Float(max(dots, 1)) * Self.step + 8, 30)
  }

  /// Tracks the touch.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { true }

  /// Goes to the page before when the touch lifts in the left half, and to the next one otherwise.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    guard control.isTouchInside else { return }
    let x = touch.location(in: control.view).x
    go(x < control.view.bounds.midX ? -1 : 1, control)
  }

  /// Does nothing: its sides are pressed, not the control.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }

  /// True for left and right, where there is such a page.
  public func takes(_ step: ControlStep, in control: Control) -> Bool {
    guard let state = control.view[PagesState.self] else { return false }
    return step == .left && state.current > 0 || step == .right && state.current + 1 < state.count
  }

  /// Goes to the adjacent page.
  public func take(_ step: ControlStep, in control: Control) { go(step == .left ? -1 : 1, control) }

  /// The page that is shown, which can be changed.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let pages = PageControl(control)
    let count = pages.numberOfPages
    guard count > 0 else { return AccessibilityProperties(.pages, traits: .adjustable) }
    return AccessibilityProperties(
      .pages, value: "page \(pages.currentPage + 1) of \(count)", traits: .adjustable,
      number: Double(pages.currentPage + 1), range: 1...Double(count))
  }

  private func go(_ way: Int, _ control: Control) {
    let pages = PageControl(control)
    let before = pages.currentPage
    pages.currentPage = before + way
    if pages.currentPage != before { pages.sendValueChanged() }
  }

  /// Draws the dots.
  public func show(_ control: Control) {
    guard let pages = control.view[PagesState.self] else { return }
    let (state, style) = (control.state, control.styleNow)
    let bounds = control.view.bounds
    control.view[Shape.self] =
      state.contains(.focused) ? Shape(.capsule, stroke: style.focus, lineWidth: style.lineWidth) : nil
    let step = min(Self.step, bounds.size.width / Float(max(pages.dots.count, 1)))
    let diameter = min(Self.diameter, step * 0.7)
    let current = pages.dot(of: pages.current)
    let look = style.look(in: state.intersection(.disabled))
    for (index, part) in pages.dots.enumerated() {
      let view = View(part, in: control.view.columns)
      guard view.isAlive else { continue }
      let middle = Point(
        bounds.midX + (Float(index) - Float(pages.dots.count - 1) / 2) * step, bounds.midY)
      ControlPaint.setFrame(Rect(center: middle, size: Size(diameter, diameter)), of: view)
      let fill = index == current ? look.fill ?? style.knob : style.disabled.text.opacity(0.55)
      view[Shape.self] = Shape(.ellipse, fill: fill)
    }
  }
}

/// Keeps a page control at the page that its scroll view shows.
final class PageFollower: ScrollCompanion {
  private let control: PageControl

  init(_ control: PageControl) { self.control = control }

  func didScroll(_ scrollView: ScrollView) {
    let width = scrollView.view.bounds.size.width
    guard control.view.isAlive, width > 0 else { return }
    let pages = (Double(scrollView.contentSize.width) / Double(width)).rounded()
    control.numberOfPages = Int(clamping: pages.isFinite ? pages : 0)
    control.currentPage = Int(clamping: (Double(scrollView.contentOffset.x) / Double(width)).rounded())
  }

  func contentDidMove() {}
  func baseDidMove(by way: Vector) {}

  // Its control is a handle, and what that shows is a component.
  package func copyState(_ copier: StateCopier) {}
}
