import Dactyl

extension View {
  /// Gives the view a context menu: a long press of a finger, a click with the mouse's secondary button, and the menu
  /// key or Shift with the tenth function key while the view or one in it has the focus or is first responder open it.
  /// Where a menu has nothing in it, none of them does.
  ///
  /// What is in it is what the closure adds, what the view's responder adds (`MenuResponder.buildMenu(_:)`), and then
  /// those after it in the chain (R26). A press that opens a menu is taken from the view as by any recognizer that is
  /// recognized, and may choose by being let go of on an item. On a view, or a row of a list, that a long press lifts
  /// to drag, that press shows the menu with the view lifted, and moving on begins the drag and takes the menu away
  /// (DD2). A view that has a context menu already gets the closure instead of the one before.
  ///
  /// ```swift
  /// card.setAction("flip") { _ in flip(card) }
  /// card.addContextMenu { $0.add(KeyCommand(action: "flip", title: "Flip")) }
  /// ```
  public func addContextMenu(_ build: ((inout Menu) -> Void)? = nil) {
    guard let scene, columns.check(entity, "add a context menu to view") else { return }
    scene.setMenuBuilder(build, of: entity)
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

  /// Takes the view's context menu away; one that is shown goes.
  public func removeContextMenu() {
    guard let scene, columns.check(entity, "remove the context menu of view"),
      let gestures = self[ContextMenuGestures.self]
    else { return }
    if scene.shownMenu?.owner == entity { scene.dismissMenu() }
    guard isAlive else { return }
    self[ContextMenuGestures.self] = nil
    scene.setMenuBuilder(nil, of: entity)
    setAction(.showContextMenu, nil)
    for id in [gestures.press, gestures.click] { scene.gesture(id)?.remove() }
  }

  /// Whether the view has a context menu of its own.
  public var hasContextMenu: Bool { self[ContextMenuGestures.self] != nil }
}

/// The recognizers by which a view opens its context menu: a component.
struct ContextMenuGestures {
  let press: GestureID
  let click: GestureID

  /// Makes the menu, and lets the press be one only if something is in it.
  static func hasMenu(_ gesture: AnyGesture) -> Bool {
    guard let view = gesture.view, let scene = view.scene else { return false }
    // Where the finger lifts something the lift shows the menu (DD2).
    guard !scene.wouldLift(by: gesture), view.isAlive else { return false }
    return prepareMenu(of: view, in: scene)
  }

  /// Makes the menu of a view; false if nothing is in it.
  static func prepareMenu(of view: View, in scene: Scene) -> Bool {
    let menu = scene.contextMenu(for: view.entity)
    guard view.isAlive, !menu.tidied.items.isEmpty else { return false }
    scene.menus.prepared = (view.entity, menu)
    return true
  }

  /// Opens the menu where the press is, and lets it choose.
  static func follow(_ gesture: Gesture<LongPressGestureRecognizer>) {
    guard let view = gesture.view, let scene = view.scene else { return }
    guard gesture.state == .began else {
      // A row that the list moves takes the menu away as it goes (DD2).
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
  /// What a menu is shown beside: a finger covers what is under it.
  static func area(at point: Point, _ isPointer: Bool = false) -> Rect {
    Rect(center: point, size: Size(isPointer ? 0 : 40, isPointer ? 0 : 40))
  }
}

extension AnyGesture {
  /// Takes fingers and pencils, and leaves the mouse to another.
  func takesFingersForMenu() { allowedTouchTypes = Set(TouchType.allCases).subtracting([.pointer]) }
}

extension Gesture<LongPressGestureRecognizer> {
  /// Takes the secondary button of a mouse, and nothing else (TAP9).
  func takesSecondaryButton() {
    any.allowedTouchTypes = [.pointer]
    self.buttonMaskRequired = .secondary
  }
}
