import Dactyl

/// Runs the clock of a scenario and performs its steps.
final class ScenarioPlayer {
  private let stage: ScenarioStage
  private var scene: Scene { stage.scene }
  /// Whether no frame was run at the present time yet, or an event was sent after it.
  var isFrameDue = true
  /// Called with each event before it is sent.
  var willSend: (InputEvent) -> Void = { _ in }
  /// Called after each frame.
  var didRunFrame: (FrameReport) -> Void = { _ in }

  init(_ stage: ScenarioStage) { self.stage = stage }

  /// Performs the steps, each at its time, and runs the clock to the end. The closure is called with the index of each
  /// step before it is performed, when all before its time is handled.
  func play(_ steps: [ScenarioStep], until end: Timestamp, before: (Int) -> Void = { _ in }) {
    for (index, step) in steps.enumerated() {
      if step.at > stage.journal.time {
        run(to: step.at, including: false)
        isFrameDue = true
      }
      stage.journal.time = step.at
      before(index)
      perform(step.action, at: step.at)
    }
    run(to: end, including: true)
  }

  /// Handles the events that were sent, then runs the clock, stopping at every deadline so that each has its exact
  /// time. A deadline at the end belongs to the frame of that time, and is included on request.
  private func run(to end: Timestamp, including last: Bool) {
    frame(at: stage.journal.time)
    while let deadline = scene.nextDeadline, last ? deadline <= end : deadline < end {
      stage.journal.time = max(stage.journal.time, deadline)
      frame(at: stage.journal.time)
    }
  }

  private func frame(at time: Timestamp) {
    didRunFrame(scene.frame(at: time))
    isFrameDue = false
  }

  private func perform(_ action: ScenarioAction, at time: Timestamp) {
    if let kind = input(for: action) {
      isFrameDue = true
      let event = InputEvent(at: time, kind)
      willSend(event)
      return scene.send(event)
    }
    // Any other step is performed after the events that were sent before it; steps at one time belong to one frame.
    if isFrameDue { frame(at: time) }
    edit(action)
  }

  /// The event of a step, or nil for a step that is no event.
  func input(for action: ScenarioAction) -> InputEvent.Kind? {
    switch action {
    case .touch(let touch): .touch(sample(of: touch))
    case .hover(let point): .hover(point, modifiers: [])
    case .scroll(let delta, let location):
      // The file has points, a device reports steps.
      .scroll(ScrollSample(location: location, delta: delta / scene.gestureSettings.scrollStep.points))
    case .foreground(.deactivated): .window(.deactivated)
    case .foreground(.activated): .window(.activated)
    case .press(let press): sample(of: press).map { .press($0) }
    case .motion(let phase): .motion(phase.phase)
    case .remote(let command): .remote(command.command)
    case .request(let request):
      stage.views[request.view].map {
        .accessibility(AccessibilityRequest(request.action, of: AccessibilityElementID($0.entity), by: .test))
      }
    default: nil
    }
  }

  private func sample(of touch: ScenarioTouch) -> TouchSample {
    // A pointer touches while its button is down; the format has one button.
    let isDown = touch.type == .pointer && (touch.phase == .began || touch.phase == .moved)
    return TouchSample(
      finger: FingerID(Int64(touch.finger)), phase: touch.phase, location: touch.location, type: touch.type,
      buttons: isDown ? .primary : [])
  }

  private func sample(of press: ScenarioPress) -> PressSample? {
    guard let (type, characters) = ScenarioKeys.type(named: press.key) else { return nil }
    let force = press.force ?? (press.phase == .ended ? 0 : 1)
    return PressSample(
      type, press.phase.phase, force: force, characters: characters, modifiers: press.modifiers)
  }

  /// Performs a step of the game, which is no input.
  func edit(_ action: ScenarioAction) {
    switch action {
    case .set(let id, let changes):
      for change in changes { set(id, change) }
    case .remove(let id):
      if let gesture = stage.gestures[id] { gesture.remove() } else { stage.views[id]?.removeFromSuperview() }
    case .move(let id, let parent, let index):
      guard let view = stage.views[id], let parent = stage.views[parent] else { return }
      parent.insertSubview(view, at: index ?? .max)
    case .ignoreInteraction(true): scene.beginIgnoringInteractionEvents()
    case .ignoreInteraction(false): scene.endIgnoringInteractionEvents()
    case .makeKey(let id): stage.windows[id]?.makeKey()
    case .becomeFirstResponder(let id): if let entity = stage.entity(of: id) { scene.becomeFirstResponder(entity) }
    case .resignFirstResponder(let id): if let entity = stage.entity(of: id) { scene.resignFirstResponder(entity) }
    case .sendAction(let name, let target, let sender):
      let performer = scene.sendAction(
        Action(name), to: target.flatMap(stage.entity), from: sender.flatMap(stage.entity) ?? .none)
      if performer == nil { stage.journal.write("none performed \(name)") }
    case .hit(let point): stage.journal.write("hit \(stage.id(of: scene.hitTest(point)))")
    case .offset(let id):
      guard let offset = stage.views[id]?.scrollView?.contentOffset else { return }
      stage.journal.write("\(id) offset \(ScenarioNumber.pair(Float(offset.x), Float(offset.y)))")
    case .setOffset(let id, let offset, let isAnimated):
      stage.views[id]?.scrollView?.setContentOffset(ScrollPoint(offset), animated: isAnimated)
    case .scrollToVisible(let id): stage.views[id]?.scrollToVisible()
    case .focus(let heading): scene.moveFocus(heading)
    case .updateFocus(let id): if let entity = stage.entity(of: id) { scene.setNeedsFocusUpdate(at: entity) }
    case .focusOn(let id): if let entity = stage.entity(of: id) { scene.requestFocus(at: entity) }
    case .present(let id, let presenter):
      if let other = stage.controllers[id] { stage.controllers[presenter]?.present(other) }
    case .dismiss(let id): stage.controllers[id]?.dismiss()
    case .elements:
      let names = scene.accessibility.elements.map(\.label)
      stage.journal.write("elements \(names.isEmpty ? "none" : names.joined(separator: ", "))")
    case .assist(let assistance): stage.assist(assistance)
    case .cancelDrag(let finger): scene.dragSession(of: FingerID(Int64(finger)))?.cancel()
    default: break
    }
  }

  private func set(_ id: String, _ change: ScenarioChange) {
    switch change {
    case .hidden(let isHidden): stage.views[id]?.isHidden = isHidden
    case .alpha(let alpha): stage.views[id]?.alpha = alpha
    case .interactive(let isInteractive): stage.views[id]?.isUserInteractionEnabled = isInteractive
    case .enabled(let isEnabled):
      stage.gestures[id]?.isEnabled = isEnabled
      stage.views[id]?.control?.isEnabled = isEnabled
    case .frame(let frame): stage.views[id]?.setUntransformedFrame(frame)
    case .transform(let transform): stage.views[id]?.transform = transform
    case .boundsOrigin(let origin): stage.views[id]?.bounds.origin = origin
    case .scrollEnabled(let isEnabled): stage.views[id]?.scrollView?.isScrollEnabled = isEnabled
    case .level(let level): stage.windows[id]?.level = level
    case .focusable(let isFocusable): stage.views[id]?.canBecomeFocused = isFocusable
    case .preferredFocus(let ids): stage.views[id]?.preferredFocusEnvironments = ids.compactMap(stage.entity)
    case .focusGuide(let ids): stage.views[id]?.focusGuideEnvironments = ids.compactMap(stage.entity)
    case .trapsFocus(let isTrap): stage.views[id]?.trapsFocus = isTrap
    case .allowsFocusChange(let allows): stage.views[id]?.setAllowsFocusChange(allows)
    }
  }
}
