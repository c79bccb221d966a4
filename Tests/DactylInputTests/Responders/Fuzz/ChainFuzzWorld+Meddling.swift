@testable import DactylInput

extension ChainFuzzWorld {
  /// Makes an adverse change, now and then.
  func meddle() {
    guard isMeddling, depth < 3, random.chance(14) else { return }
    depth += 1
    defer { depth -= 1 }
    switch random.below(36) {
    case 0...2: random.pick(views)?.destroy()
    case 3: destroyWindow()
    case 4: random.pick(controllers)?.destroy()
    case 5: destroyController()
    case 6, 7: addView()
    case 8...11: becomeFirst()
    case 12, 13: resign()
    case 14: changeNext()
    case 15, 16: changePresentation()
    case 17: changeFamily()
    case 18: replaceResponder()
    case 19: changeAction()
    case 20, 21: _ = scene.sendAction("deal", to: random.chance(50) ? entity : nil, from: entity)
    case 22, 23: sendCustom()
    case 24: changeWindow()
    case 25, 26: _ = random.pick(windows.filter(\.view.isAlive))?.makeKey()
    case 27, 28: reparent()
    case 29: random.chance(40) ? scene.beginIgnoringInteractionEvents() : scene.endIgnoringInteractionEvents()
    case 30: if random.chance(30) { scene.cancelTouches() }
    case 31: changeGesture()
    case 32: changeView()
    case 33: changeUndo()
    case 34: sendSomething()
    default: misuse()
    }
  }

  /// A random entity of the chain.
  private var entity: Entity {
    let all = views.map(\.entity) + controllers.map(\.entity) + others
    return random.pick(all.filter { scene.isAlive($0) }) ?? .none
  }

  private var livingWindow: Window? { random.pick(windows.filter(\.view.isAlive)) }

  private func destroyWindow() {
    guard random.chance(50), let window = random.pick(windows), window != scene.window, window.view.isAlive else {
      return
    }
    window.view.destroy()
  }

  private func destroyController() {
    guard let controller = random.pick(controllers), controller.isAlive else { return }
    if random.chance(50) { scene.destroy(controller.entity) } else { controller.viewIfLoaded?.destroy() }
  }

  private func becomeFirst() {
    switch random.below(6) {
    case 0: random.pick(controllers).map { if $0.isAlive { $0.becomeFirstResponder() } }
    case 1: livingWindow.map { _ = $0.view.becomeFirstResponder() }
    default: random.pick(views.filter(\.isAlive))?.becomeFirstResponder()
    }
  }

  private func resign() {
    if let first = scene.firstResponder { scene.resignFirstResponder(first) }
  }

  private func changeNext() {
    guard let view = random.pick(views.filter(\.isAlive)) else { return }
    scene.setNextResponder(random.chance(60) ? random.pick(others) : nil, after: view.entity)
  }

  private func changePresentation() {
    guard let root = scene.window.rootViewController else { return }
    if let presented = root.presentedViewController, random.chance(60) {
      presented.dismiss()
    } else if let next = random.pick(controllers), next.isAlive {
      root.present(next)
    }
  }

  private func changeFamily() {
    guard let child = random.pick(controllers), let parent = random.pick(controllers), child.isAlive, parent.isAlive
    else { return }
    switch random.below(3) {
    case 0: parent.addChild(child)
    case 1: child.removeFromParent()
    default: if child.parent == nil, child.presentingViewController == nil { scene.window.rootViewController = child }
    }
  }

  private func replaceResponder() {
    guard let view = random.pick(views.filter(\.isAlive)), !book.hasStatus(view.entity),
      !scene.firstResponders.entries.contains(where: { $0.responder == view.entity })
    else { return }
    if random.chance(50) { return respond(view.entity) }
    view.removeResponder()
    book.forget(view.entity)
  }

  private func changeAction() {
    let entity = entity
    guard entity != .none else { return }
    scene.setAction("deal", of: entity, random.chance(60) ? { [unowned self] _ in meddle() } : nil)
  }

  private func changeWindow() {
    guard let window = livingWindow else { return }
    switch random.below(5) {
    case 0: window.isHidden.toggle()
    case 1: window.bringToFront()
    case 2: window.level = Float(random.below(3))
    case 3: window.canBecomeKey = random.chance(70)
    default: addWindow()
    }
  }

  private func reparent() {
    guard let view = random.pick(views.filter(\.isAlive)) else { return }
    if random.chance(30) { return view.removeFromSuperview() }
    let parents = windows.map(\.view) + views
    if let parent = random.pick(parents.filter(\.isAlive)), !parent.isDescendant(of: view) { parent.addSubview(view) }
  }

  private func changeGesture() {
    guard let gesture = random.pick(gestures.filter(\.isAlive)) else { return }
    switch random.below(4) {
    case 0: gesture.remove()
    case 1: gesture.cancelsTouchesInView.toggle()
    default: gesture.isEnabled.toggle()
    }
  }

  private func changeView() {
    guard let view = random.pick(views.filter(\.isAlive)) else { return }
    switch random.below(4) {
    case 0: view.isHidden.toggle()
    case 1: view.isUserInteractionEnabled.toggle()
    case 2: view.onLayout = { [unowned self] _ in meddle() }
    default: view.isExclusiveTouch.toggle()
    }
  }

  private func changeUndo() {
    if random.chance(30) { scene.setUndoManager(UndoManager(), of: entity) }
    if random.chance(50) {
      scene.undoManager?.registerUndo(of: entity, "change") { [unowned self] in meddle() }
    } else {
      scene.sendAction(random.chance(70) ? .undo : .redo)
    }
  }

  private func misuse() {
    switch random.below(3) {
    case 0: scene.frame(at: now + 1)
    case 1: _ = scene.becomeFirstResponder(.none)
    default: _ = scene.sendAction("deal", to: Entity.none)
    }
  }
}
