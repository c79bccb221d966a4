/// Handles what assistive clients ask: each request goes to the closures of the game, then to the widget, and then
/// becomes the input that a hand would make (AX5–AX10).
enum AccessibilitySystem {
  /// Handles the requests that wait. What they set off is settled with them.
  static func handleRequests(_ table: AccessibilityTable, in scene: Scene) {
    // A closure may ask again: after so many the rest waits for the next round.
    var left = 100
    while left > 0, !table.requests.isEmpty {
      left -= 1
      handle(table.requests.remove(at: 0), table, in: scene)
    }
    if !table.requests.isEmpty { scene.setNeedsSettling() }
    table.markStage()
  }

  private static func handle(_ request: AccessibilityRequest, _ table: AccessibilityTable, in scene: Scene) {
    let id = request.element
    guard scene.isAlive(id.view), scene.isView(id.view.index) else { return refuse(request, .AX8, in: scene) }
    let nodes = read(id, table, in: scene)
    guard let element = nodes.element(id) ?? nodes.owner(ofUnlisted: id) else {
      return refuse(request, .AX4, in: scene)
    }
    guard !element.traits.contains(.notEnabled) || !request.action.uses else { return refuse(request, .AX8, in: scene) }
    let view = scene.view(id.view)
    if askClosures(request.action, element, view, table) { return record(request, .AX5, in: scene) }
    guard view.isAlive else { return record(request, .AX5, in: scene) }
    if let widget = view.accessibilityProvider, widget.perform(request.action, ofPart: id.part, of: view) {
      return record(request, request.action.rule, in: scene)
    }
    guard view.isAlive else { return record(request, .AX5, in: scene) }
    if case .custom(let name) = request.action {
      let shown = nodes.view(of: id).map { scene.view($0) } ?? view
      let isDone = shown.isAlive && table.sources.contains { shown.isAlive && $0.perform(name, of: shown) }
      return isDone ? record(request, .AX5, in: scene) : refuse(request, .AX5, in: scene)
    }
    makeInput(request, element, view, table, in: scene)
  }

  /// The element with what is around it and in it. It is read for the request, so that what the game is asked does not
  /// depend on who has read the elements before.
  private static func read(
    _ id: AccessibilityElementID, _ table: AccessibilityTable, in scene: Scene
  ) -> AccessibilityNodes {
    var reader = AccessibilityReader(scene, table)
    reader.read(around: id.view)
    scene.endWalk()
    return reader.nodes
  }

  // MARK: Closures of the game

  private static func askClosures(
    _ action: AccessibilityAction, _ element: AccessibilityElement, _ view: View, _ table: AccessibilityTable
  ) -> Bool {
    let own = element.id.part == nil ? table.delegate(of: view.entity) : nil
    switch action {
    case .activate: return own?.activate?(view) ?? false
    case .increment: return own?.increment?(view) ?? false
    case .decrement: return own?.decrement?(view) ?? false
    case .custom(let name):
      guard element.id.part == nil else { return false }
      return table.customActions(of: view.entity).first { $0.name == name }?.perform(view) ?? false
    case .scroll(let way): return askUpward(from: view, table) { $0.scroll?($1, way) ?? false }
    case .escape: return askUpward(from: view, table) { $0.performEscape?($1) ?? false }
    case .magicTap: return askUpward(from: view, table) { $0.performMagicTap?($1) ?? false }
    case .scrollToVisible, .focus, .setValue, .setText, .setSelection: return false
    }
  }

  /// Asks the delegates of a view and of the views around it, from the inside out.
  private static func askUpward(
    from view: View, _ table: AccessibilityTable, _ ask: (AccessibilityDelegate, View) -> Bool
  ) -> Bool {
    var current: View? = view
    while let view = current, view.isAlive {
      if let delegate = table.delegate(of: view.entity), ask(delegate, view) { return true }
      current = view.isAlive ? view.superview : nil
    }
    return false
  }

  // MARK: What a hand would do

  private static func makeInput(
    _ request: AccessibilityRequest, _ element: AccessibilityElement, _ view: View, _ table: AccessibilityTable,
    in scene: Scene
  ) {
    switch request.action {
    case .activate: touch(request, element, view, table, in: scene)
    case .escape:
      record(request, .AX9, in: scene)
      for isDown in [true, false] {
        scene.send(InputEvent(at: scene.eventTime, .key(KeySample(.escape, isDown: isDown))))
      }
    case .scroll(let way): scroll(request, way, from: view, in: scene)
    case .scrollToVisible:
      record(request, .AX5, in: scene)
      ScrollSystem.show(view, isAnimated: false, in: scene)
    case .focus:
      guard scene.requestFocus(at: view.entity) else { return refuse(request, .F3, in: scene) }
      record(request, .AX5, in: scene)
    case .increment, .decrement: refuse(request, .AX7, in: scene)
    case .magicTap, .setValue, .setText, .setSelection, .custom: refuse(request, .AX5, in: scene)
    }
  }

  /// Touches an element at its activation point, unless a finger would hit something else there (AX6).
  private static func touch(
    _ request: AccessibilityRequest, _ element: AccessibilityElement, _ view: View, _ table: AccessibilityTable,
    in scene: Scene
  ) {
    var element = element
    if !element.isVisible || !Rect(origin: .zero, size: scene.size).contains(element.activationPoint) {
      ScrollSystem.show(view, isAnimated: false, in: scene)
      guard view.isAlive, let moved = read(element.id, table, in: scene).element(element.id) else {
        return refuse(request, .AX4, in: scene)
      }
      element = moved
    }
    let point = element.activationPoint
    guard point.isFinite, let hit = scene.exactHitTest(point), view.isAlive else {
      return refuse(request, .AX6, in: scene)
    }
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      return refuse(request, .AX6, by: hit.entity, in: scene)
    }
    record(request, .AX6, in: scene)
    for phase in [TouchSamplePhase.began, .ended] {
      scene.send(
        InputEvent(at: scene.eventTime, .touch(TouchSample(finger: .assistance, phase: phase, location: point))))
    }
  }

  /// Scrolls the nearest scroll view around an element that has room in a direction, by a page (AX10).
  private static func scroll(
    _ request: AccessibilityRequest, _ way: AccessibilityScrollDirection, from view: View, in scene: Scene
  ) {
    var current: View? = view
    while let view = current, view.isAlive {
      if let scroll = view.scrollView, scroll.hasRoom(for: way) {
        record(request, .AX10, in: scene)
        return scroll.turnPage(across: way == .left || way == .right, forward: way == .down || way == .right)
      }
      current = view.superview
    }
    refuse(request, .AX10, in: scene)
  }

  // MARK: The log of decisions

  private static func record(_ request: AccessibilityRequest, _ rule: Rule, in scene: Scene) {
    scene.record(.assist, rule, of: request)
  }

  private static func refuse(
    _ request: AccessibilityRequest, _ rule: Rule, by other: Entity = .none, in scene: Scene
  ) {
    scene.record(.refuseAssist, rule, of: request, by: other)
  }
}

extension AccessibilityAction {
  /// Whether it uses the element, which one that is not enabled does not allow (AX8).
  fileprivate var uses: Bool {
    switch self {
    case .activate, .increment, .decrement, .setValue, .setText, .setSelection, .focus: true
    case .scroll, .scrollToVisible, .escape, .magicTap, .custom: false
    }
  }

  /// The rule by which a widget does it.
  fileprivate var rule: Rule {
    switch self {
    case .increment, .decrement, .setValue: .AX7
    case .scroll, .scrollToVisible: .AX10
    case .escape: .AX9
    case .activate, .magicTap, .focus, .setText, .setSelection, .custom: .AX5
    }
  }
}

extension ScrollView {
  /// Whether content further in a direction can come into sight.
  fileprivate func hasRoom(for way: AccessibilityScrollDirection) -> Bool {
    let limits = limits(across: way == .left || way == .right)
    switch way {
    case .up: return contentOffset.y > limits.lowerBound
    case .down: return contentOffset.y < limits.upperBound
    case .left: return contentOffset.x > limits.lowerBound
    case .right: return contentOffset.x < limits.upperBound
    }
  }
}
