import Dactyl

/// A button that shows the chosen one of several titles, and lets the user choose another one from a menu: UIKit's
/// pop-up button.
///
/// The menu opens by a press of a finger, the mouse, keys or a controller, and is used as any menu: arrows, first
/// letters, Return, Escape.
/// ```swift
/// scene.addPicker(["Easy", "Normal", "Hard"], selected: 1) { level = $0.selectedIndex ?? 1 }
/// ```
public struct Picker: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a picker.
  public init(_ control: Control) { self.control = control }

  /// The titles, in the order of the menu. Setting fewer titles clears a selection beyond the last one.
  public var titles: [String] {
    get { view[PickerState.self]?.titles ?? [] }
    nonmutating set {
      guard newValue != titles else { return }
      change(PickerState.self) {
        $0.titles = newValue
        if let selected = $0.selected, selected >= newValue.count { $0.selected = nil }
      }
    }
  }

  /// The index of the chosen title, or nil for none. Setting it sends no event (C19); an index without a title counts
  /// as nil.
  public var selectedIndex: Int? {
    get { view[PickerState.self]?.selected }
    nonmutating set {
      let index = newValue.flatMap { titles.indices.contains($0) ? $0 : nil }
      guard index != selectedIndex else { return }
      change(PickerState.self) { $0.selected = index }
    }
  }

  /// What is shown as long as nothing is chosen; empty by default.
  public var placeholder: String {
    get { view[PickerState.self]?.placeholder ?? "" }
    nonmutating set { change(PickerState.self) { $0.placeholder = newValue } }
  }

  /// Opens the menu, with the chosen title highlighted. Does nothing while the picker is disabled, or has no titles.
  public func open() {
    guard let scene = view.scene, control.isEnabled, let state = view[PickerState.self], view.window != nil else {
      return
    }
    let menu = Menu(
      "", kind: .context,
      state.titles.enumerated().map { index, title in
        var command = KeyCommand(action: PickerState.action(index), title: title)
        command.isOn = index == state.selected
        return .command(command)
      })
    for index in state.titles.indices {
      view.setAction(PickerState.action(index)) { [self] _ in choose(index) }
    }
    let shown = scene.showMenu(
      menu, for: view.entity, at: view.convert(view.bounds, to: nil), isCompact: state.isOpenedByPointer)
    if let selected = state.selected, let shown, shown.isShown { shown.highlight(selected, in: 0) }
  }

  private func choose(_ index: Int) {
    guard control.isEnabled, titles.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    sendValueChanged()
  }
}

extension Scene {
  /// Makes a picker with these titles, in front of the other subviews of a view, or of the main window. The action runs
  /// when the user chooses another title (`valueChanged`). Without a frame it is as large as its longest title needs.
  @discardableResult
  public func addPicker(
    _ titles: [String], selected: Int? = nil, frame: Rect? = nil, to parent: View? = nil,
    action: ((Picker) -> Void)? = nil
  ) -> Picker {
    let view = addView(frame: frame ?? .zero, to: parent)
    view[PickerState.self] = PickerState(
      titles: titles, selected: selected.flatMap { titles.indices.contains($0) ? $0 : nil },
      mark: ControlPaint.addPart(to: view))
    let picker = Picker(view.makeControl(PickerBehavior()))
    if frame == nil { picker.sizeToFit() }
    if let action { picker.addAction(for: .valueChanged, action) }
    return picker
  }
}

/// The state of a picker.
struct PickerState {
  var titles: [String] = []
  var selected: Int?
  var placeholder = ""
  /// The view of the mark at the right.
  let mark: Entity
  /// Whether the mouse pressed it last: the items of its menu are lower than those for fingers.
  var isOpenedByPointer = false

  var text: String { selected.map { titles[$0] } ?? placeholder }

  static func action(_ index: Int) -> Action { Action("choose:\(index)") }
}

/// The behaviour of a picker: it is drawn as a button, with a mark that points down.
public struct PickerBehavior: ControlBehavior {
  /// Makes the behaviour.
  public init() {}

  private static let markWidth: Float = 28

  /// The size of the longest title and the mark, with some space around them.
  public func intrinsicContentSize(of control: Control) -> Size? {
    guard let state = control.view[PickerState.self] else { return nil }
    var widest = Size.zero
    for title in state.titles + [state.placeholder] {
      widest = widest.grown(to: ControlPaint.size(ofTitle: title, on: control))
    }
    // (Twice, since the title is in the middle.)
    return widest.outset(x: 4 + Self.markWidth, y: 8).grown(to: Size(44, 44))
  }

  /// Remembers whether a finger or the mouse presses it.
  public func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool {
    control.view[PickerState.self]?.isOpenedByPointer = touch.type == .pointer
    return true
  }

  /// Opens the menu, after `primaryActionTriggered` was sent.
  public func activate(_ control: Control) {
    control.sendActions(for: .primaryActionTriggered)
    if control.view.isAlive { Picker(control).open() }
  }

  /// A button with the chosen title as its value.
  public func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let state = control.view[PickerState.self]
    let chosen = state?.selected.map { state?.titles[$0] ?? "" }
    return AccessibilityProperties(
      .picker, label: state.flatMap { $0.placeholder.isEmpty ? nil : $0.placeholder } ?? "", value: chosen,
      traits: .button)
  }

  /// Draws the chosen title and the mark in the appearance of the state.
  public func show(_ control: Control) {
    let (state, style) = (control.state, control.styleNow)
    guard let picker = control.view[PickerState.self] else { return }
    let look = style.look(in: state)
    ControlPaint.show(look, style, text: picker.text.isEmpty ? nil : picker.text, on: control.view)
    let mark = View(picker.mark, in: control.view.columns)
    guard mark.isAlive else { return }
    let bounds = control.view.bounds
    ControlPaint.setFrame(Rect(bounds.maxX - Self.markWidth, bounds.midY - 4, 12, 8), of: mark)
    mark[Shape.self] = Shape(.polygon(sides: 3, rotation: .pi), fill: look.text)
  }
}
