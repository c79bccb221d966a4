import Dactyl
import DactylControls

extension FuzzWorld {
  /// Performs a step.
  func perform(_ step: FuzzStep) {
    let (a, b, c) = (step.a, step.b, step.c)
    switch step.operation {
    case .makeWindow: makeWindow(a, style: b)
    case .makeView: makeView(a, in: view(b), style: c)
    case .makeControl: makeControl(a, in: view(b), style: c)
    case .makeField: makeField(a, in: view(b), style: c)
    case .makeGesture: makeGesture(a, on: view(b), style: c)
    case .makeController: makeController(a)
    case .makeNavigation: makeNavigation(a, root: controller(b))
    case .makeList: makeList(a, in: view(b), style: c)
    case .makeFacade: makeFacade(a, in: b, style: c)
    case .changeFacade: changeFacade(a, b, c)
    case .changeActions: changeActions(a, b, c)
    case .makeTabs: makeTabs(a, [controller(b), controller(c)])
    case .selectTab, .setPages: performOnTabs(step)
    case .giveContextMenu, .takeContextMenu, .showContextMenu, .showEditMenu, .chooseFromMenu, .dismissMenu,
      .giveFeedback:
      performOnMenus(step)
    case .removeGesture, .enableGesture, .disableGesture, .moveGesture, .requireFailure, .toggleCancels,
      .toggleDelaysBegan, .toggleDelaysEnded, .takeOffView, .toggleEachFinger, .setState:
      if let gesture = gesture(a) { perform(step, on: gesture) }
    case .present, .dismiss, .push, .pop, .addChild, .removeFromParent, .setRoot, .destroyController,
      .controllerFirst:
      if let controller = controller(a) { perform(step, on: controller) }
    case .setText, .selectText, .toggleField, .toggleControl, .sendControlEvents, .becomeFirst, .resignFirst,
      .sendAction, .showMenus, .registerUndo, .undo, .redo:
      performForResponder(step)
    case .cancelTouches, .beginIgnoring, .endIgnoring, .sendCustom, .sendCustomAt, .hitTest, .resize, .addSystem,
      .removeSystem, .wait, .setFont, .quit, .setInput, .showCommandOverlay:
      performOnScene(step)
    case .alert: alert(a, style: abs(b))
    case .tip: tip(a, style: abs(b))
    case .assist: assist(a, abs(b), style: abs(c))
    case .accommodate: accommodate(abs(a), style: abs(b))
    case .arrange: if let view = view(a) { arrange(view, style: b) }
    case .destroyMany, .moveMany, .reorderMany: performOnMany(step)
    case .setFilter: setFilter(a, style: abs(b))
    case .beginCustom, .beginCustomOn, .changeCustom, .endCustom: performOnCustom(step)
    case .cancelAll, .cancelWindow, .cancelDevice, .cancelView, .cancelInput:
      if let scope = scope(step) { cancel(scope) }
    case .frame:
      now = now + Double(max(0, a)) / 1000
      frame()
    case .jump:
      now = now + Double(a) / 1000
      frame()
    default:
      if step.operation.rawValue >= FuzzOperation.land.rawValue { return input(step) }
      if let view = view(a) { perform(step, on: view) }
    }
  }

  private func perform(_ step: FuzzStep, on view: View) {
    let (a, b, c) = (step.a, step.b, step.c)
    let isMain = view == scene.window.view
    switch step.operation {
    case .destroy: if !isMain { view.destroy() }
    case .removeFromSuperview: if !isMain { view.removeFromSuperview() }
    case .addSubview: if let child = self.view(b), !Numbers.windows.contains(b) { view.addSubview(child) }
    case .bringToFront: if b % 2 == 0 { view.bringToFront() } else { view.sendToBack() }
    case .hide: view.isHidden = true
    case .show: view.isHidden = false
    case .toggleInteraction: view.isUserInteractionEnabled.toggle()
    case .setAlpha: view.alpha = Float(b % 5) / 4
    case .moveView: view.center = view.center + Vector(Float(b), Float(c))
    case .turnView: view.transform = b % 3 == 0 ? .scale(0, 1) : .rotation(Float(b))
    case .toggleMultipleTouch: view.isMultipleTouchEnabled.toggle()
    case .toggleExclusiveTouch: view.isExclusiveTouch.toggle()
    case .togglePassesThrough: view.passesThrough.toggle()
    case .setHitShape: setHitShape(of: view, a, b)
    case .scroll: scroll(view, b)
    case .dragAndDrop: dragAndDrop(view, a, c)
    case .setFocus: setFocus(view, a, b, style: c)
    case .editText: editText(view, a, c)
    case .changeList: if let list = lists[view.entity] { list.perform(c) }
    case .setHitAnswer: setAnswer(of: view, a, b)
    case .hold: view[FuzzHolder.self] = FuzzHolder(probe: FuzzDeinitProbe(self, a))
    case .letGo: view[FuzzHolder.self] = nil
    case .setNeedsLayout: view.setNeedsLayout()
    case .animate where b % 5 == 4: animateInSequence(view, a, b, c)
    case .animate:
      view.animate(duration: Double(b % 600) / 1000, allowsUserInteraction: b % 2 == 0) {
        $0.alpha = 1
        $0.center = view.center + Vector(Float(c), 5)
      } completion: { [unowned self] _ in
        meet(.animated, a)
      }
    case .cancelAnimations: view.cancelAnimations()
    case .setResponder: if canReplaceResponder(view.entity) { respond(view.entity, a, style: b) }
    case .removeResponder:
      guard canReplaceResponder(view.entity) else { return }
      book.detach(view.entity)
      view.removeResponder()
    case .setInputViews:
      // The engine would move views of the facade, which have other owners.
      scene.setInputView(b < 0 || b >= FuzzFacade.first ? nil : self.view(b), of: view.entity)
      scene.setInputAccessoryView(c % 2 == 0 ? nil : self.view(c % 12), of: view.entity)
    case .askNext:
      scene.setNextResponder(after: view.entity) { [unowned self] in
        meet(.next, a)
        return b % 3 == 0 ? scene.nextResponder(after: view.entity) : self.view(b)?.entity
      }
    case .setNext: scene.setNextResponder(b < 0 ? nil : self.view(b)?.entity, after: view.entity)
    default: if let window = window(a) { perform(step, on: window) }
    }
  }

  /// A first responder or key window, or one that was notified so, has to be notified of the end, too.
  private func canReplaceResponder(_ entity: Entity) -> Bool {
    // In an answer it waits until that is over.
    guard !scene.isAnswering else { return false }
    return scene.isAlive(entity) && scene.viewController(entity) == nil && !book.hasStatus(entity)
      && !scene.windows.contains { scene.firstResponder(of: $0) == entity || $0.view.entity == entity && $0.isKey }
  }

  private func window(_ number: Int) -> Window? {
    guard Numbers.windows.contains(number), let view = view(number) else { return nil }
    return scene.windows.first { $0.view == view }
  }

  private func perform(_ step: FuzzStep, on window: Window) {
    switch step.operation {
    case .setLevel: window.level = Float(step.b)
    case .makeKey: window.makeKey()
    case .toggleCanBecomeKey: window.canBecomeKey.toggle()
    case .windowToFront: window.bringToFront()
    case .setCamera:
      window.camera =
        step.b % 3 == 0
        ? nil : Camera(center: Point(200, 200), zoom: 0.5 + Float(abs(step.b) % 4) / 2, rotation: Float(step.b % 2))
    default: break
    }
  }

  private func perform(_ step: FuzzStep, on gesture: AnyGesture) {
    switch step.operation {
    case .removeGesture: gesture.remove()
    case .enableGesture: gesture.isEnabled = true
    case .disableGesture: gesture.isEnabled = false
    case .moveGesture: if let view = view(step.b) { view.addGestureRecognizer(gesture) }
    case .requireFailure: if let other = self.gesture(step.b), other.isAlive { gesture.require(toFail: other) }
    case .toggleCancels: gesture.cancelsTouchesInView.toggle()
    case .toggleDelaysBegan: gesture.delaysTouchesBegan.toggle()
    case .takeOffView: gesture.removeFromView()
    case .toggleEachFinger: gesture.recognizesEachFinger.toggle()
    case .setState:
      let attempt = step.c % 2 == 0 ? gesture.attempts.last ?? gesture : gesture
      let state = GestureState.allCases[abs(step.b) % GestureState.allCases.count]
      if state == .began { setOff.insert(attempt.id) }
      attempt.state = state
    default: gesture.delaysTouchesEnded.toggle()
    }
  }

  private func perform(_ step: FuzzStep, on one: ViewController) {
    let other = controller(step.b)
    let stack = stacks[one] ?? splits[one]?.navigationController
    if let split = splits[one], step.c % 3 == 0 { fold(split, step.b) }
    switch step.operation {
    case .present: if let other { present(other, from: one, style: step.c) }
    case .dismiss:
      if let popover = one.popover, step.c % 2 == 0 { return popover.dismiss(animated: step.c % 4 == 0) }
      if let sheet = one.sheet, step.c % 2 == 0 { sheet.dismiss(animated: step.c % 4 == 0) } else { one.dismiss() }
    case .push: if let other { _ = stack?.push(other, animated: step.c % 2 == 0) }
    case .pop:
      if step.b % 2 == 0 { _ = stack?.pop(animated: step.c % 2 == 0) } else { _ = stack?.popToRoot() }
      if step.c % 7 == 0 { stack?.allowsSwipeBack.toggle() }
    case .addChild:
      guard let other else { return }
      if one.addChild(other), let view = one.view, let child = other.view { view.addSubview(child) }
    case .removeFromParent: one.removeFromParent()
    case .setRoot:
      guard let window = window(Numbers.mainWindow + abs(step.b) % 3) else { return }
      window.rootViewController = step.c % 5 == 0 ? nil : one
    case .destroyController: one.destroy()
    default: one.becomeFirstResponder()
    }
  }

  private func fold(_ split: SplitViewController, _ style: Int) {
    switch abs(style) % 5 {
    case 0: split.collapseWidth = split.isCollapsed ? 0 : .infinity
    case 1: split.primaryWidth = style % 2 == 0 ? nil : Float(style)
    case 2: split.showSecondary(animated: style % 2 == 0)
    case 3: split.showPrimary(animated: style % 2 == 0)
    default: split.controller.view?.frame.size.width = Float(200 + style % 700)
    }
  }

  private func performOnMany(_ step: FuzzStep) {
    let numbers = (0..<abs(step.b) % 6).map { (abs(step.a) + $0) % Numbers.plain.upperBound }
    let entities = numbers.compactMap { view($0)?.entity }
    switch step.operation {
    case .destroyMany: scene.destroy(entities)
    case .moveMany: scene.moveViews(entities, to: entities.map { _ in Point(Float(step.b), Float(step.c)) })
    default: scene.reorderViews(entities, inFrontOf: entities.reversed())
    }
  }

  private func performForResponder(_ step: FuzzStep) {
    let view = view(step.a)
    let entity = view.flatMap { $0.isAlive ? $0.entity : nil }
    switch step.operation {
    case .becomeFirst: view?.becomeFirstResponder()
    case .resignFirst: if let first = scene.firstResponder { scene.resignFirstResponder(first) }
    case .setText: view?.textField?.text = "text \(step.b)"
    case .selectText: view?.textField?.selectAll()
    case .toggleField: view?.textField?.isEnabled.toggle()
    case .toggleControl: view?.control?.isEnabled.toggle()
    case .sendControlEvents: view?.control?.sendActions(for: [.valueChanged])
    case .sendAction:
      scene.sendAction(step.b % 3 == 0 ? .copy : "deal", to: step.c % 2 == 0 ? nil : entity, from: entity ?? .none)
    case .showMenus: if let entity, step.b % 2 == 0 { _ = scene.contextMenu(for: entity) } else { _ = scene.mainMenu() }
    case .registerUndo:
      if step.b % 5 == 0, let entity {
        let manager = UndoManager()
        manager.onChange { [unowned self] _ in meet(.undoing, step.b) }
        scene.setUndoManager(manager, of: entity)
      }
      scene.undoManager?.registerUndo(of: entity ?? .none, "change") { [unowned self] in meet(.undoing, step.a) }
    case .undo: scene.undoManager?.undo()
    default: scene.undoManager?.redo()
    }
  }

  private func performOnScene(_ step: FuzzStep) {
    let point = Point(Float(step.b), Float(step.c))
    switch step.operation {
    case .cancelTouches: scene.cancelTouches()
    case .beginIgnoring: scene.beginIgnoringInteractionEvents()
    case .endIgnoring: scene.endIgnoringInteractionEvents()
    case .sendCustom: scene.send(FuzzNews(), to: view(step.a).flatMap { $0.isAlive ? $0.entity : nil })
    case .sendCustomAt: _ = scene.send(FuzzNews(), at: point)
    case .hitTest: _ = scene.hitTest(point)
    case .resize: send(.window(.resized(Size(Float(300 + abs(step.a) % 200), Float(300 + abs(step.b) % 200)))))
    case .addSystem:
      let index = abs(step.a) % 3
      guard systems[index] == nil else { return }
      let stages: [(SystemStage, FuzzMoment)] = [
        (.beforeInput, .beforeInput), (.update, .update), (.beforeDraw, .beforeDraw),
      ]
      let (stage, moment) = stages[index]
      systems[index] = scene.addSystem("meddle", at: stage) { [unowned self] _ in meet(moment, index) }
    case .removeSystem:
      let index = abs(step.a) % 3
      systems[index]?.cancel()
      systems[index] = nil
    case .wait: wait(step)
    case .setFont: scene.font = [.default, .pixel, .monospaced, .builtIn.weight(.bold)][abs(step.a) % 4]
    case .setInput: setInput(abs(step.a))
    case .showCommandOverlay: scene.showKeyCommands(step.b % 2 == 0 ? nil : KeyCommandOverlay.Style())
    default: scene.quit()
    }
  }

  private func wait(_ step: FuzzStep) {
    switch abs(step.c) % 4 {
    case 0: lastTimer?.cancel()
    case 1: lastTimer = scene.nextFrame { [unowned self] in meet(.waited, step.a) }
    default: lastTimer = scene.after(Double(step.b % 60) / 100) { [unowned self] in meet(.waited, step.a) }
    }
  }

  private func setInput(_ style: Int) {
    var input = InputSettings()
    if style % 3 == 0 { input.resampling = Resampling() }
    if style % 4 == 1 { input.fingerTimeout = 0.5 }
    if style % 2 == 1 { input.mirroringModifier = .control }
    scene.inputSettings = input
    var gestures = GestureSettings()
    if style % 5 == 2 { gestures.panDistance = 0 }
    if style % 7 == 3 { gestures.tapInterval = 0 }
    if style % 11 == 4 { gestures.scrollInterval = 0 }
    scene.gestureSettings = gestures
    switch style % 4 {
    case 2: scene.unlockPointer()
    case 3: scene.lockPointer(PointerLock(isRaw: style % 3 == 0, endsOnEscape: style % 8 == 3))
    default: break
    }
  }
}
