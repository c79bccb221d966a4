import Dactyl

/// A row of titled segments, one of which is selected.
public struct SegmentedControl: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a segmented control.
  public init(_ control: Control) { self.control = control }

  /// The index of the selected segment, or nil for none. Setting it sends no event (C19); an index without a segment
  /// counts as nil.
  public var selectedSegment: Int? {
    get { view[SegmentsState.self]?.selected }
    nonmutating set { change(SegmentsState.self) { $0.select(newValue) } }
  }

  /// The titles. Setting fewer titles clears a selection beyond the last one.
  public var titles: [String] {
    get { view[SegmentsState.self]?.titles ?? [] }
    nonmutating set {
      guard newValue != titles else { return }
      change(SegmentsState.self) { $0.setTitles(newValue, in: view) }
    }
  }

  /// Sets the title of a segment. An index without a segment is ignored.
  public func setTitle(_ title: String, ofSegment segment: Int) {
    change(SegmentsState.self) { $0.setTitle(title, of: segment) }
  }
}

extension Scene {
  /// Makes a segmented control with these titles, in front of the other subviews of a view, or of the main window. The
  /// action runs when the user selects another segment (`valueChanged`).
  @discardableResult
  public func addSegmentedControl(
    _ titles: [String], selected: Int? = nil, frame: Rect? = nil, to parent: View? = nil,
    action: ((SegmentedControl) -> Void)? = nil
  ) -> SegmentedControl {
    let view = addView(frame: frame ?? .zero, to: parent)
    var state = SegmentsState()
    state.setTitles(titles, in: view)
    state.select(selected)
    view[SegmentsState.self] = state
    let segments = SegmentedControl(view.makeControl(SegmentsBehavior()))
    if frame == nil { segments.sizeToFit() }
    if let action { segments.addAction(for: .valueChanged, action) }
    return segments
  }
}

/// The state of a segmented control.
struct SegmentsState {
  private(set) var titles: [String] = []
  /// The views that draw the segments.
  private(set) var parts: [Entity] = []
  var selected: Int?
  /// The segment under the finger.
  var pressed: Int?

  /// Sets the titles, with a view for each.
  mutating func setTitles(_ titles: [String], in view: View) {
    while parts.count > titles.count, let part = parts.popLast() { View(part, in: view.columns).destroy() }
    while parts.count < titles.count { parts.append(ControlPaint.addPart(to: view)) }
    self.titles = titles
    select(selected)
    if let pressed, pressed >= titles.count { self.pressed = nil }
  }

  mutating func setTitle(_ title: String, of segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  mutating func select(_ segment: Int?) { selected = segment.flatMap { titles.indices.contains($0) ? $0 : nil } }

  func segment(at x: Float, in bounds: Rect) -> Int? {
    guard !titles.isEmpty, bounds.size.width > 0, x.isFinite else { return nil }
    let index = Int(clamping: ((x - bounds.minX) / bounds.size.width * Float(titles.count)).rounded(.down))
    return min(max(index, 0), titles.count - 1)
  }
}

/// The behaviour of a segmented control: the segment under a lifting finger is selected.
public struct SegmentsBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  /// The size of as many segments as wide as the widest title, with some space around it.
  public func intrinsicContentSize(of control: Control) -> Size? {
    guard let titles = control.view[SegmentsState.self]?.titles, !titles.isEmpty else { return nil }
    var widest = Size.zero
    for title in titles { widest = widest.grown(to: ControlPaint.size(ofTitle: title, on: control)) }
    let segment = widest.outset(x: 8, y: 6)
    return Size(segment.width * Float(titles.count), max(segment.height, 36))
  }

  /// Presses the segment under the finger.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    press(touch, control)
    return true
  }

  /// Presses the segment that is now under the finger.
  public func continueTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    press(touch, control)
    return true
  }

  /// Selects the segment under the finger, when the finger is inside.
  public func endTracking(_ touch: Touch, in control: Control, with event: Event) {
    press(touch, control)
    let pressed = control.view[SegmentsState.self]?.pressed
    release(control)
    if control.isTouchInside { choose(pressed, control) }
  }

  /// Releases the segment without selecting it.
  public func cancelTracking(in control: Control, with event: Event?) { release(control) }

  private func press(_ touch: Touch, _ control: Control) {
    let (x, bounds) = (touch.location(in: control.view).x, control.view.bounds)
    SegmentedControl(control).change(SegmentsState.self) { $0.pressed = $0.segment(at: x, in: bounds) }
  }

  private func release(_ control: Control) {
    if control.view.isAlive { SegmentedControl(control).change(SegmentsState.self) { $0.pressed = nil } }
  }

  private func choose(_ segment: Int?, _ control: Control) {
    let segments = SegmentedControl(control)
    guard let segment, segment != segments.selectedSegment else { return }
    segments.selectedSegment = segment
    segments.sendValueChanged()
  }

  /// Does nothing: the segments are pressed, not the control.
  public func activate(_ control: Control) {}
  /// False: no single key or button activates it.
  public var isActivatedByKeys: Bool { false }
  /// True for left and right.
  public func takes(_ step: ControlStep, in control: Control) -> Bool { step == .left || step == .right }

  /// Selects the adjacent segment, if there is one; the first segment when none is selected.
  public func take(_ step: ControlStep, in control: Control) {
    guard let state = control.view[SegmentsState.self], !state.titles.isEmpty else { return }
    let next = state.selected.map { step == .left ? $0 - 1 : $0 + 1 } ?? 0
    if state.titles.indices.contains(next) { choose(next, control) }
  }

  /// A group of choices, or of tabs (`AccessibilityRole.tabs`).
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    AccessibilityProperties(.choices, isElement: false)
  }

  /// The segments.
  public func accessibilityParts(of control: Control) -> AccessibilityParts? {
    guard let state = control.view[SegmentsState.self] else { return nil }
    let bounds = control.view.bounds
    let width = bounds.size.width / Float(max(state.titles.count, 1))
    let areTabs = control.view.accessibilityRole == .tabs
    return AccessibilityParts(
      count: state.titles.count,
      state.titles.enumerated().map { index, title in
        var traits: AccessibilityTraits = areTabs ? .tab : .button
        if state.selected == index { traits.insert(.selected) }
        if !control.isEnabled { traits.insert(.notEnabled) }
        let frame = Rect(bounds.minX + Float(index) * width, bounds.minY, width, bounds.size.height)
        var part = AccessibilityPart(
          index, AccessibilityProperties(areTabs ? .tab : .choice, label: title, traits: traits), frame: frame)
        part.isFocused = index == state.selected ?? 0
        return part
      }, isEverything: true)
  }

  /// Draws the segments in the appearances of their states.
  public func show(_ control: Control) {
    guard let segments = control.view[SegmentsState.self] else { return }
    let (state, style) = (control.state, control.styleNow)
    let bounds = control.view.bounds
    control.view[Shape.self] = Shape(
      .rectangle(cornerRadius: style.cornerRadius), fill: style.track,
      stroke: state.contains(.focused) ? style.focus : nil, lineWidth: style.lineWidth)
    let width = bounds.size.width / Float(max(segments.titles.count, 1))
    for (index, part) in segments.parts.enumerated() {
      let view = View(part, in: control.view.columns)
      guard view.isAlive else { continue }
      let area = Rect(bounds.minX + Float(index) * width, bounds.minY, width, bounds.size.height)
      ControlPaint.setFrame(area.outset(by: EdgeInsets(-style.lineWidth)), of: view)
      var shown = state.intersection(.disabled)
      if segments.pressed == index && state.contains(.highlighted) { shown.insert(.highlighted) }
      if segments.selected == index { shown.insert(.selected) }
      var look = style.look(in: shown)
      if shown.isEmpty { look.fill = nil }
      ControlPaint.show(look, style, text: segments.titles[index], on: view)
    }
  }
}
