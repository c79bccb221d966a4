import Dactyl
import DactylControls
import DactylTesting
import TestSupport

/// A scene whose views have values of all kinds that change the scene in their deinitializers.
final class MeddlingWorld {
  /// The objects of a game that a scene retains.
  enum Kind: CaseIterable {
    case component, responder, hitShape, recognizer, action, delegate, gate, layout, control, controlAction, animation
    case undo, undoManager, textInput, widget, handler, controller, hitTest, pointInside, hitTesting
  }

  /// The changes in the deinitializer of a value.
  enum Operation: CaseIterable {
    case destroy, remove, move, hide, reorder, make, frame, give, removeValues
  }

  let scene = Scene(size: Size(200, 200))
  var views: [View] = []
  /// The number of values.
  private(set) var held = 0
  /// The number of deinitializers that may still make changes.
  private var left = 0
  private var random: SeededRandom
  /// The view controllers, which are not destroyed with their views.
  private var controllers: [ViewController] = []
  private var moment = Timestamp.zero
  private var fingers: [Int64] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for _ in 0..<6 { make() }
  }

  // MARK: Values

  private struct Holder { let probe: DeinitProbe }
  private struct Receiver: TouchResponder {
    let probe: DeinitProbe
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  }
  private struct Recognizer: GestureRecognizer {
    let probe: DeinitProbe
    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) { context.state = .began }
    mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) { context.state = .changed }
    mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) { context.state = .ended }
  }
  private struct Answering: HitTesting { let probe: DeinitProbe }
  private struct Behavior: ControlBehavior { let probe: DeinitProbe }
  private struct Knob: Widget { let probe: DeinitProbe }
  private struct PlainWidget: Widget {}
  private struct Controller: ViewControllerBehavior { let probe: DeinitProbe }
  private final class Editor: TextInput {
    let probe: DeinitProbe
    init(_ probe: DeinitProbe) { self.probe = probe }
    var canBeginEditing: Bool { true }
    func didBeginEditing() {}
    func didEndEditing() {}
    func insertText(_ text: String) {}
    func setMarkedText(_ editing: TextEditing) {}
    func take(_ press: Press) -> Bool { false }
    var caretRect: Rect { .zero }
  }

  /// Sets a value on a view, or a further one, that makes changes when it is released.
  func give(_ kind: Kind, to view: View, _ say: @escaping () -> Void) {
    held += 1
    // A value released with the scene finds the world destroyed.
    let probe = DeinitProbe { [weak self] in
      guard let self else { return }
      held -= 1
      say()
    }
    switch kind {
    case .component: view[Holder.self] = Holder(probe: probe)
    case .responder: view.setResponder(Receiver(probe: probe))
    case .hitShape: view.hitShape = .custom { _ in withExtendedLifetime(probe) { true } }
    case .hitTest: view.setHitTest { _ in withExtendedLifetime(probe) { .askOn } }
    case .pointInside: view.setPointInside { query in withExtendedLifetime(probe) { query.isPointInside } }
    case .hitTesting: view.hitTesting = Answering(probe: probe)
    case .recognizer: view.addGestureRecognizer(Recognizer(probe: probe))
    case .action: view.addGestureRecognizer(PanGestureRecognizer()) { _ in withExtendedLifetime(probe) {} }
    case .delegate:
      let pan = view.gestureRecognizers.last ?? view.addGestureRecognizer(TapGestureRecognizer()).any
      pan.delegate.shouldBegin = { _ in withExtendedLifetime(probe) { true } }
    case .gate: view.gestureRecognizerShouldBegin = { _ in withExtendedLifetime(probe) { true } }
    case .layout: view.onLayout = { _ in withExtendedLifetime(probe) {} }
    case .control: view.makeControl(Behavior(probe: probe))
    case .controlAction: view.makeControl().addAction(for: .touchDown) { _ in withExtendedLifetime(probe) {} }
    case .animation:
      view.animate(duration: 0.05) {
        $0.alpha = 0.5
      } completion: { _ in
        withExtendedLifetime(probe) {}
      }
    case .undo:
      view.undoManager?.registerUndo(of: view.entity) { withExtendedLifetime(probe) {} }
    case .undoManager:
      let manager = UndoManager()
      manager.registerUndo { withExtendedLifetime(probe) {} }
      scene.setUndoManager(manager, of: view.entity)
    case .textInput: scene.setTextInput(Editor(probe), of: view.entity)
    case .widget: view.setWidget(Knob(probe: probe))
    case .handler: view.setAction("deal") { _ in withExtendedLifetime(probe) {} }
    case .controller:
      let controller = scene.makeViewController(Controller(probe: probe))
      controllers.append(controller)
      controller.view = view
    }
  }

  /// Removes the values of a kind from a view.
  func remove(_ kind: Kind, from view: View) {
    switch kind {
    case .component: view[Holder.self] = nil
    case .responder: view.removeResponder()
    case .hitShape: view.hitShape = nil
    case .hitTest: view.setHitTest(nil)
    case .pointInside: view.setPointInside(nil)
    case .hitTesting: view.hitTesting = nil
    case .recognizer, .delegate: for gesture in view.gestureRecognizers where gesture.isAlive { gesture.remove() }
    case .action: for gesture in view.gestureRecognizers where gesture.isAlive { gesture.removeAllActions() }
    case .gate: view.gestureRecognizerShouldBegin = nil
    case .layout: view.onLayout = nil
    case .control: view.control?.behavior = PlainControl()
    case .controlAction: view.destroy()
    case .animation:
      view.cancelAnimations()
      frame()
    case .undo: scene.undoManager(from: view.isAlive ? view.entity : .none)?.removeAllActions()
    case .undoManager: scene.setUndoManager(nil, of: view.entity)
    case .textInput: scene.setTextInput(nil, of: view.entity)
    case .widget: view.setWidget(PlainWidget())
    case .handler: view.setAction("deal", nil)
    case .controller: view.viewController?.destroy()
    }
  }

  // MARK: Operations

  func perform(_ operation: Operation, on view: View, _ other: View) {
    switch operation {
    case .destroy: view.destroy()
    case .remove: view.removeFromSuperview()
    case .move: other.addSubview(view)
    case .hide: view.isHidden.toggle()
    case .reorder:
      view.sendToBack()
      other.bringToFront()
    case .make: make()
    case .frame: frame()
    case .give: for kind in Kind.allCases where view.isAlive { give(kind, to: view) {} }
    case .removeValues: for kind in Kind.allCases where view.isAlive { remove(kind, from: view) }
    }
  }

  private func make() {
    let parent = random.pick(views).flatMap { $0.isAlive ? $0 : nil }
    let size = random.float(40, 200)
    views.append(scene.addView(frame: Rect(random.float(-20, 20), random.float(-20, 20), size, size), to: parent))
  }

  private func frame() {
    moment = moment + 0.016
    scene.frame(at: moment)
  }

  /// Performs a random operation, and another with every value that it releases, up to a number.
  func step() {
    left = 3
    act()
    frame()
  }

  private func act() {
    guard let view = random.pick(views), let other = random.pick(views) else { return make() }
    switch random.below(10) {
    case 0...3:
      if let kind = random.pick(Kind.allCases), view.isAlive { give(kind, to: view) { [unowned self] in meddle() } }
    case 4: if let kind = random.pick(Kind.allCases), view.isAlive { remove(kind, from: view) }
    case 5, 6: touch()
    case 7: make()
    default: if let operation = random.pick(Operation.allCases) { perform(operation, on: view, other) }
    }
  }

  private func meddle() {
    guard left > 0 else { return }
    left -= 1
    act()
  }

  private func touch() {
    let finger = Int64(random.below(3))
    let isDown = fingers.contains(finger)
    let phase: TouchSamplePhase = isDown ? (random.oneIn(2) ? .moved : .ended) : .began
    if phase == .began { fingers.append(finger) }
    if phase == .ended { fingers.removeAll { $0 == finger } }
    let point = Point(random.float(0, 200), random.float(0, 200))
    let sample = TouchSample(finger: FingerID(finger), phase: phase, location: point)
    scene.send(InputEvent(at: moment, .touch(sample)))
    if random.oneIn(2) { frame() }
  }

  // MARK: Checks

  /// Runs until everything is at rest.
  func rest() { for _ in 0..<6 { frame() } }

  /// Destroys the remaining view controllers.
  func endControllers() {
    while let controller = controllers.popLast() { if controller.isAlive { controller.destroy() } }
  }

  /// Destroys all views, and removes all other objects.
  func finish() {
    left = 0
    scene.cancelTouches()
    endControllers()
    while let view = views.popLast() { if view.isAlive { view.destroy() } }
    scene.undoManager(from: scene.window.view.entity)?.removeAllActions()
    rest()
  }

  /// The errors in the tree, and the diagnostics that are not about the use of destroyed objects.
  var problems: [String] {
    var problems: [String] = []
    for view in [scene.window.view] + views where view.isAlive {
      for (index, child) in view.subviews.enumerated() {
        if !child.isAlive || child.superview != view || child.siblingIndex != index {
          problems.append("\(child) at \(index) of \(view) says \(child.siblingIndex)")
        }
      }
      if let parent = view.superview, parent.subviews.filter({ $0 == view }).count != 1 {
        problems.append("\(view) is not once in \(parent)")
      }
    }
    let harmless: Set<Diagnostic.Kind> = [
      .staleHandle, .nestedFrame, .cycle, .mismatchedViews, .mismatchedControllers, .timeReversed, .unknownFinger,
      .repeatedBegan, .illegalTransition,
    ]
    problems += scene.diagnosticCounts.keys.filter { !harmless.contains($0) }.map { "\($0)" }
    return problems.sorted()
  }
}
