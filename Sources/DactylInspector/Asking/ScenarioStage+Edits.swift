import Dactyl

/// Edits of a file that are made in a scene that runs, which others built: only what the edit names is changed, so that
/// what files have no words for stays as it is.
extension ScenarioStage {
  /// Makes an edit of an object.
  ///
  /// - Parameters:
  ///   - edit: The edit. Those of steps change the input, not the scene, and are left alone.
  ///   - file: The file with the edit made.
  /// - Returns: false when the edit can't be made in a scene that runs.
  func make(_ edit: ScenarioEdit, as file: ScenarioFile) -> Bool {
    switch edit {
    case .front(let id):
      views[id]?.bringToFront()
      return views[id] != nil
    case .set(.object(let id), let keys, _), .add(.object(let id), let keys, _), .remove(.object(let id), let keys, _):
      return change(id, keys, file)
    case .set(.step, _, _), .add(.step, _, _), .remove(.step, _, _), .removeStep, .insertStep: return true
    }
  }

  private func change(_ id: String, _ keys: [String], _ file: ScenarioFile) -> Bool {
    guard let key = keys.first else { return false }
    let inner = keys.dropFirst().first ?? ""
    if let model = file.windows.first(where: { $0.id == id }), let window = windows[id] {
      return window.set(key, of: model) || attach(model.responder, to: window.view.entity, id, key)
    }
    if let model = file.views.first(where: { $0.id == id }), let view = views[id] {
      return view.set(key, of: model) || change(view, key, inner, model)
        || attach(model.responder, to: view.entity, id, key)
    }
    if let model = file.recognizers.first(where: { $0.id == id }), let gesture = gestures[id] {
      return gesture.set(key, of: model) || change(gesture, key, inner, model)
    }
    if let model = file.controllers.first(where: { $0.id == id }), let controller = controllers[id] {
      return attach(model.responder, to: controller.entity, id, key)
    }
    return false
  }

  // MARK: Views

  private func change(_ view: View, _ key: String, _ inner: String, _ model: ScenarioView) -> Bool {
    switch key {
    case "parent":
      guard let parent = views[model.parent] else { return false }
      parent.addSubview(view)
    case "scroll":
      guard let scroll = view.scrollView, let model = model.scroll else { return false }
      return scroll.set(inner, of: model)
    case "control":
      guard inner == "enabled", let control = view.control, let model = model.control else { return false }
      control.isEnabled = model.isEnabled
    case "drag_source":
      guard inner == "lift", let model = model.dragSource, let draggable = view.draggables.first else { return false }
      draggable.gestureRecognizer.gesture(as: DragGestureRecognizer.self)?.lift =
        model.lift.map { .longPress(duration: $0) } ?? .pan
    case "drop_target":
      guard let target = view.dropTarget, let model = model.dropTarget else { return false }
      target.proposal = model.proposal
      target.isEnabled = !model.accepts.isEmpty
      if inner == "accepts", !model.accepts.isEmpty { target.delegate.canHandle = nil }
    case "focusable": view.canBecomeFocused = model.focus.isFocusable ?? false
    case "preferred_focus": view.preferredFocusEnvironments = model.focus.preferred.compactMap(entity)
    case "focus_guide": view.focusGuideEnvironments = model.focus.guide?.compactMap(entity)
    case "focus_group": view.focusGroupIdentifier = model.focus.group
    case "traps_focus": view.trapsFocus = model.focus.trapsFocus
    case "allows_focus_change": view.setAllowsFocusChange(model.focus.allowsChange)
    default: return false
    }
    return true
  }

  /// Gives a responder callbacks, where the game gave it none: its own code is not changed.
  private func attach(_ model: ScenarioResponder, to entity: Entity, _ id: String, _ key: String) -> Bool {
    let keys = ["handles", "observes", "actions", "key_commands", "can_become_first_responder"]
    guard keys.contains(key), scene.ownHandledEvents(of: entity).isEmpty, scene.declaredActions(of: entity).isEmpty,
      let witness = ScenarioRecorder(id, model, journal)
    else { return false }
    scene.setResponder(witness, of: entity)
    return true
  }

  // MARK: Recognizers

  private func change(_ gesture: AnyGesture, _ key: String, _ inner: String, _ model: ScenarioRecognizer) -> Bool {
    switch key {
    case "view":
      guard let view = views[model.view] else { return false }
      view.addGestureRecognizer(gesture)
    case "requires_failure_of":
      let wanted = model.requiresFailureOf.compactMap { gestures[$0] }
      let declared = scene.declaredRequirements(of: gesture)
      for other in declared where !wanted.contains(other) { scene.removeRequirement(of: gesture, toFail: other) }
      for other in wanted where !declared.contains(other) { gesture.require(toFail: other) }
    case "delegate": return change(inner, model.delegate ?? ScenarioGestureDelegate(), of: gesture)
    default: return false
    }
    return true
  }

  /// Changes one answer of a recognizer's delegate; the game's own answers stay as they are besides.
  private func change(_ key: String, _ model: ScenarioGestureDelegate, of gesture: AnyGesture) -> Bool {
    func answers(_ ids: [String]) -> (AnyGesture, AnyGesture) -> Bool {
      let others = Set(ids.compactMap { gestures[$0]?.id })
      return { others.contains($1.id) }
    }
    switch key {
    case "should_begin": gesture.delegate.shouldBegin = { _ in model.shouldBegin }
    case "should_receive_touch": gesture.delegate.shouldReceiveTouch = { _, _ in model.shouldReceiveTouch }
    case "should_receive_press": gesture.delegate.shouldReceivePress = { _, _ in model.shouldReceivePress }
    case "should_receive_event": gesture.delegate.shouldReceiveEvent = { _, _ in model.shouldReceiveEvent }
    case "simultaneous_with": gesture.delegate.shouldRecognizeSimultaneously = answers(model.simultaneousWith)
    case "should_require_failure_of": gesture.delegate.shouldRequireFailure = answers(model.shouldRequireFailureOf)
    case "should_be_required_to_fail_by":
      gesture.delegate.shouldBeRequiredToFail = answers(model.shouldBeRequiredToFailBy)
    default: return false
    }
    return true
  }
}
