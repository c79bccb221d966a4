import Dactyl

/// A container: a view that arranges its subviews by a ``Layout``. A handle, like `View`.
///
/// Any view can be one, and its subviews stay views with frames that hit-testing, recognizers and drawing use: the
/// container only sets them, before the frame is drawn in which something changed. It does so when its size changes,
/// when subviews come, go, are hidden or change their order, and when a text, a `layoutItem` or the size of a subview
/// changes. A subview that the game moves, without a new size, stays there until then: so it can be dragged. Containers
/// at rest cost a frame nothing.
///
/// What is added to its `view` is arranged: `scene.addButton("Undo", to: bar.view)`.
public struct Container: Hashable {
  /// The view that is the container.
  public let view: View

  /// The arrangement of its subviews.
  public var layout: Layout {
    get { view[ContainerState.self]?.layout ?? Layout(.column) }
    nonmutating set { change { $0.layout = newValue.usable } }
  }

  /// Sets another arrangement for widths below a limit, in points: a row that becomes a column on a small screen, or a
  /// grid with fewer columns. Of several, the one with the smallest limit above the width counts. Nil removes it.
  public func setLayout(_ layout: Layout?, narrowerThan limit: Float) {
    change { state in
      state.narrowLayouts.removeAll { $0.limit == limit }
      guard let layout, limit.isFinite else { return }
      state.narrowLayouts.append(NarrowLayout(limit: limit, layout: layout.usable))
      state.narrowLayouts.sort { $0.limit < $1.limit }
    }
  }

  /// Whether the container is as wide as its contents, unless a container around it decides; false by default.
  public var fitsWidth: Bool {
    get { view[ContainerState.self]?.fitsWidth ?? false }
    nonmutating set { change { $0.fitsWidth = newValue } }
  }

  /// Whether the container is as high as its contents, unless a container around it decides; false by default. In a
  /// scroll view, the size of the content follows.
  public var fitsHeight: Bool {
    get { view[ContainerState.self]?.fitsHeight ?? false }
    nonmutating set { change { $0.fitsHeight = newValue } }
  }

  private func change(_ edit: (inout ContainerState) -> Void) {
    guard var state = view[ContainerState.self] else { return }
    let old = state
    edit(&state)
    guard state != old else { return }
    view[ContainerState.self] = state
    view.setNeedsLayout()
  }

  // MARK: Subviews

  /// Adds a view in front of the other subviews, at the end of the arrangement, with what it asks for.
  public func add(_ view: View, _ item: LayoutItem? = nil) {
    if let item { view.layoutItem = item }
    self.view.addSubview(view)
  }

  /// Adds a control, as `add(_:_:)` adds its view.
  public func add(_ control: some ControlHandle, _ item: LayoutItem? = nil) { add(control.view, item) }

  /// Adds a new container with an arrangement.
  @discardableResult
  public func add(_ layout: Layout, _ item: LayoutItem? = nil) -> Container {
    let container = view.columns.makeView().makeContainer(layout)
    add(container.view, item)
    return container
  }

  /// Adds a view that shows a text and is as large as that.
  @discardableResult
  public func add(_ label: Label, _ item: LayoutItem? = nil) -> View {
    let view = view.columns.makeView()
    view[Label.self] = label
    add(view, item)
    return view
  }

  /// Adds a text whose lines are broken between words where the container is narrower; see `Label` for other texts.
  @discardableResult
  public func addLabel(
    _ text: String, size: Float = 16, color: Color? = nil, alignment: Vector = Vector(0, 0.5)
  ) -> View {
    add(Label(text, size: size, color: color, alignment: alignment, lineBreakMode: .byWordWrapping))
  }

  /// Adds an empty view that takes the free space along a row or column, or a share of it by its weight.
  @discardableResult
  public func addSpacer(weight: Float = 1, minimum: Float = 0) -> View {
    let view = view.columns.makeView()
    view.passesThrough = true
    add(view, LayoutItem(minWidth: minimum, minHeight: minimum, weight: weight))
    return view
  }
}

@available(*, unavailable)
extension Container: Sendable {}

/// The component of a view that is a container.
struct ContainerState: Hashable {
  var layout: Layout
  /// The arrangements for small widths, by their limits.
  var narrowLayouts: [NarrowLayout] = []
  var fitsWidth = false
  var fitsHeight = false

  /// The arrangement in a width.
  func layout(inWidth width: Float) -> Layout { narrowLayouts.first { width < $0.limit }?.layout ?? layout }
}

/// An arrangement for widths below a limit.
struct NarrowLayout: Hashable {
  var limit: Float
  var layout: Layout
}

extension View {
  /// Makes the view a container. One that is a container already only gets the arrangement. A window or scroll view,
  /// which has subviews of the engine's own, is refused with a diagnostic: add a container to it.
  @discardableResult
  public func makeContainer(_ layout: Layout) -> Container {
    let container = Container(view: self)
    guard let scene, columns.check(entity, "make a container of view") else { return container }
    guard scrollView == nil, !flag(.isWindow) else {
      let kind = scrollView == nil ? "a window" : "a scroll view"
      scene.report(.unusableContainer, "can't make \(self) a container: it is \(kind); add a container to it")
      return container
    }
    if self[ContainerState.self] == nil {
      ContainerArranger.add(to: scene)
      self[ContainerState.self] = ContainerState(layout: layout.usable)
      setArrangesSubviews()
    } else {
      container.layout = layout
    }
    return container
  }

  /// The container that the view is, or nil.
  public var container: Container? {
    isAlive && self[ContainerState.self] != nil ? Container(view: self) : nil
  }
}

extension Diagnostic.Kind {
  /// A view can't be a container.
  public static let unusableContainer = Diagnostic.Kind("unusableContainer")
}

extension Scene {
  /// Makes a view with an arrangement for its subviews, and adds it to a view, or to the main window.
  ///
  /// Without a frame it fills that view and follows its size. In a scroll view it has the width of that, the height of
  /// its contents, and sets the size of the scrolled content.
  ///
  /// ```swift
  /// let page = scene.addContainer(.column(spacing: 12, padding: EdgeInsets(16)).insideSafeArea())
  /// page.setLayout(.column(spacing: 6, padding: EdgeInsets(8)).insideSafeArea(), narrowerThan: 400)
  /// ```
  @discardableResult
  public func addContainer(_ layout: Layout, frame: Rect? = nil, to parent: View? = nil) -> Container {
    let parent = parent ?? window.view
    let view = addView(frame: frame ?? Rect(origin: .zero, size: parent.bounds.size), to: parent)
    let container = view.makeContainer(layout)
    if frame == nil, parent.isAlive {
      let isScrolled = parent.scrollView != nil
      view.autoresizing = isScrolled ? .flexibleWidth : .flexibleSize
      container.fitsHeight = isScrolled
    }
    return container
  }
}
