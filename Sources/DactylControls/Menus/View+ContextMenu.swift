import Dactyl

extension View {
  /// Gives the view a context menu. It opens with a long press of a finger, a click of the mouse's secondary button,
  /// and the menu key or Shift-F10 while the view or one in it is focused or first responder. An empty menu does not
  /// open.
  ///
  /// The menu contains what the closure adds, then what the view's responder adds (`MenuResponder.buildMenu(_:)`), then
  /// what the responders after it in the chain add (R26). A press that opens a menu cancels the view's touches, like
  /// any recognizer that is recognized, and may choose an item by its release. On a view, or a row of a list, that a
  /// long press lifts to drag, that press shows the menu with the view lifted, and a further movement begins the drag
  /// and dismisses the menu (DD2). On a view that has a context menu already the new closure replaces the old one.
  ///
  /// ```swift
  /// card.setAction("flip") { _ in flip(card) }
  /// card.addContextMenu { $0.add(KeyCommand(action: "flip", title: "Flip")) }
  /// ```
  public func addContextMenu(_ build: ((inout Menu) -> Void)? = nil) {
    guard let scene, columns.check(entity, "add a context menu to view") else { return }
    scene.setMenuBuilder(build, of: entity)
    scene.accessibilityTable.add(ContextMenuSemantics.self, of: entity)
    guard self[ContextMenuGestures.self] == nil else { return }
    let press = addGestureRecognizer(LongPressGestureRecognizer(), action: ContextMenuGestures.follow)
    press.any.takesFingersForMenu()
    press.any.delegate.shouldBegin = ContextMenuGestures.hasMenu
    let click = addGestureRecognizer(LongPressGestureRecognizer(), action: ContextMenuGestures.follow)
    click.minimumPressDuration = 0
    click.takesSecondaryButton()
    click.any.delegate.shouldBegin = ContextMenuGestures.hasMenu
    self[ContextMenuGestures.self] = ContextMenuGestures(press: press.any.id, click: click.any.id)
    scene.setDragMenus(scene.menus)
    setAction(.showContextMenu) { [self] sender in
      guard let scene = self.scene else { return }
      let source = scene.viewInChain(of: sender)
      let from = source == .none ? self : scene.view(source)
      scene.showContextMenu(for: entity, at: from.convert(from.bounds, to: nil), isCompact: true)
    }
  }

  /// Removes the context menu of the view; one that is being shown is dismissed.
  public func removeContextMenu() {
    guard let scene, columns.check(entity, "remove the context menu of view"),
      let gestures = self[ContextMenuGestures.self]
    else { return }
    if scene.shownMenu?.owner == entity { scene.dismissMenu() }
    guard isAlive else { return }
    self[ContextMenuGestures.self] = nil
    scene.accessibilityTable.noteChange(of: entity)
    scene.setMenuBuilder(nil, of: entity)
    setAction(.showContextMenu, nil)
    for id in [gestures.press, gestures.click] { scene.gesture(id)?.remove() }
  }

  /// Whether the view has a context menu of its own.
  public var hasContextMenu: Bool { self[ContextMenuGestures.self] != nil }
}

/// The recognizers that open the context menu of a view: a component.
struct ContextMenuGestures {
  let press: GestureID
  let click: GestureID

  /// Makes the menu, and lets the press begin only if the menu has items.
  static func hasMenu(_ gesture: AnyGesture) -> Bool {
    guard let view = gesture.view, let scene = view.scene else { return false }
    // A finger that lifts something shows the menu with the lift (DD2), and one that gets the preview slides up for it
    // (AX34).
    guard !scene.wouldLift(by: gesture), view.isAlive else { return false }
    if view[ContextMenuGestures.self]?.press == gesture.id, view.previewInteraction?.isEnabled == true { return false }
    return prepareMenu(of: view, in: scene)
  }

  /// Makes the menu of a view. Returns false if it is empty.
  static func prepareMenu(of view: View, in scene: Scene) -> Bool {
    let menu = scene.contextMenu(for: view.entity)
    guard view.isAlive, !menu.tidied.items.isEmpty else { return false }
    scene.menus.prepared = (view.entity, menu)
    return true
  }

  /// Opens the menu at the location of the press, and lets the press choose an item.
  static func follow(_ gesture: Gesture<LongPressGestureRecognizer>) {
    guard let view = gesture.view, let scene = view.scene else { return }
    guard gesture.state == .began else {
      // A list that moves the row dismisses the menu (DD2).
      if !scene.menus.moveRow(gesture, in: scene) { scene.shownMenu?.follow(gesture.any) }
      return
    }
    let isPointer = gesture.buttonMask.contains(.secondary)
    let point = gesture.location(in: nil)
    let shown = scene.showContextMenu(for: view.entity, at: area(at: point, isPointer), isCompact: isPointer)
    shown?.opener = (gesture.any.id, point, false)
  }
}

extension ContextMenuGestures {
  /// The rectangle that a menu is shown beside: larger for a finger, which covers what is under it.
  static func area(at point: Point, _ isPointer: Bool = false) -> Rect {
    Rect(center: point, size: Size(isPointer ? 0 : 40, isPointer ? 0 : 40))
  }
}

extension AnyGesture {
  /// Allows fingers and pencils only, and leaves the mouse to another recognizer.
  func takesFingersForMenu() { allowedTouchTypes = Set(TouchType.allCases).subtracting([.pointer]) }
}

extension Gesture<LongPressGestureRecognizer> {
  /// Allows the secondary button of a mouse only (TAP9).
  func takesSecondaryButton() {
    any.allowedTouchTypes = [.pointer]
    self.buttonMaskRequired = .secondary
  }
}
