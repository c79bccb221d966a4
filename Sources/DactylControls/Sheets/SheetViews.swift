import Dactyl

/// The views of a sheet: what darkens the window, and the sheetView with a grabber and the content.
struct SheetViews {
  /// The view that fills the window.
  let root: View
  let dimming: View
  let sheetView: View
  let grabber: Control
  let content: View
  let style: SheetStyle

  init(_ root: View, _ content: View, _ style: SheetStyle, in scene: Scene) {
    (self.root, self.content, self.style) = (root, content, style)
    root.name = "sheet's container"
    dimming = scene.addView(frame: root.bounds, to: root)
    dimming.name = "dimming"
    dimming.autoresizing = .flexibleSize
    dimming[Shape.self] = Shape(.rectangle(), fill: style.dimming)
    sheetView = scene.addView(frame: root.bounds, to: root)
    sheetView.name = "sheet"
    let radius = min(style.cornerRadius, style.grabberHeight)
    sheetView[Shape.self] = Shape(
      .roundedRectangle(CornerRadii(topLeft: radius, topRight: radius)), fill: style.background,
      stroke: scene.panelOutline(style.outline), lineWidth: 1)
    sheetView.addSubview(content)
    content.clipsToBounds = true
    let strip = scene.addView(frame: .zero, to: sheetView)
    strip.name = "grabber"
    grabber = strip.makeControl(SheetGrabber(color: style.grabber, line: ControlPaint.addPart(to: strip)))
  }

  /// Whether all of them exist.
  var isWhole: Bool { [root, dimming, sheetView, grabber.view, content].allSatisfy(\.isAlive) }

  /// Returns the height of a detent in the window as it is.
  func height(of detent: SheetDetent) -> Float {
    let window = root.bounds.size.height
    let safe = root.window?.safeAreaInsets.top ?? 0
    return detent.height(in: window, largest: window - safe - style.margin)
  }

  /// Lays the sheetView out so that so much of it is seen: as high as that, and below its lowest detent moved out.
  func place(_ visible: Float, lowest: Float) {
    guard isWhole else { return }
    let bounds = root.bounds
    let width = min(style.maximumWidth, bounds.size.width)
    let height = max(visible, lowest)
    let safe = root.window?.safeAreaInsets.bottom ?? 0
    sheetView.frame = Rect(bounds.midX - width / 2, bounds.maxY - visible, width, height)
    grabber.view.frame = Rect(0, 0, width, style.grabberHeight)
    content.frame = Rect(0, style.grabberHeight, width, max(height - style.grabberHeight - safe, 0))
    dimming.alpha = lowest > 0 ? min(max(visible / lowest, 0), 1) : 1
  }

  /// The innermost scroll view of the content at a point of the window that scrolls up and down.
  func scrollView(at point: Point) -> ScrollView? {
    guard sheetView.isAlive, let scene = sheetView.scene, let hit = scene.hitTest(point) else { return nil }
    var view: View? = hit
    while let current = view, current != sheetView {
      if let scroll = current.scrollView, scroll.isScrollEnabled, scrollsVertically(scroll) { return scroll }
      view = current.superview
    }
    return nil
  }

  private func scrollsVertically(_ scroll: ScrollView) -> Bool {
    scroll.alwaysBounceVertical || scroll.contentSize.height > Double(scroll.view.bounds.size.height)
  }
}

/// The behaviour of a sheet's grabber: a short line that is pressed as any control.
struct SheetGrabber: ControlBehavior {
  let color: Color
  /// The view of the line.
  let line: Entity

  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    AccessibilityProperties(.button, label: "sheet grabber", traits: .button)
  }

  func show(_ control: Control) {
    let line = View(self.line, in: control.view.columns)
    guard line.isAlive else { return }
    let bounds = control.view.bounds
    line.frame = Rect(bounds.midX - 18, bounds.midY - 2.5, 36, 5)
    let isLit = control.isHighlighted || control.state.contains(.focused)
    line[Shape.self] = Shape(.capsule, fill: isLit ? color.opacity(min(color.alpha * 2, 1)) : color)
  }
}
