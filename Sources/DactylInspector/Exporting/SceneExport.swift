import Dactyl
import DactylControls

/// A scene in the words of scenario files, as it is between two frames. What these have no words for is noted.
struct SceneExport {
  var names = ExportNames()
  var notes = ExportNotes()
  private(set) var windows: [ScenarioWindow] = []
  private(set) var views: [ScenarioView] = []
  private(set) var controllers: [ScenarioController] = []
  private(set) var recognizers: [ScenarioRecognizer] = []
  private(set) var application = ScenarioResponder()
  private(set) var delegate: ScenarioResponder?
  let scene: Scene
  /// The responders that only pass on what they get.
  private let passing: Set<Entity>

  /// Describes a scene.
  ///
  /// - Parameter passing: The responders that passed on all that they got while the recording was played. Others are
  ///   taken for such that handle what they have callbacks for.
  init(_ scene: Scene, passing: Set<Entity>) {
    self.scene = scene
    self.passing = passing
    addWindows()
    addViews()
    for view in exported { addGestures(of: view) }
    for index in views.indices { addLists(index) }
    addRelations()
    application = responder(of: scene.application)
    if scene.delegate != .none {
      let model = responder(of: scene.delegate)
      if model != ScenarioResponder() { delegate = model }
    }
    if scene.gestureSettings != GestureSettings() { notes.add("the thresholds of the scene") }
  }

  /// What puts the first responder, the focus and the like where they are.
  var beginning: [ScenarioAction] {
    var actions: [ScenarioAction] = []
    if let first = scene.firstResponder, let id = names[first] { actions.append(.becomeFirstResponder(id)) }
    if let item = scene.focusedItem, let id = names[item.entity] { actions.append(.focusOn(id)) }
    return actions + (0..<max(scene.ignoringDepth, 0)).map { _ in .ignoreInteraction(true) }
  }

  // MARK: Windows and views

  /// The views that are described, in the order of `views`.
  private var exported: [View] = []

  private mutating func addWindows() {
    let main = scene.window
    for window in [main] + scene.windows.filter({ $0 != main }) {
      let view = window.view
      let id = names.name(view.entity, view.name ?? (window == main ? "main" : "window\(windows.count + 1)"))
      if window.camera != nil || view.transform != .identity || view.bounds.origin != .zero {
        notes.add("cameras of windows")
      }
      noteHitArea(of: view)
      var model = ScenarioWindow(id: id, frame: untransformedFrame(of: view), level: window.level)
      model.isKey = scene.keyWindow == window
      model.isHidden = view.isHidden
      model.alpha = view.alpha
      model.isInteractive = view.isUserInteractionEnabled
      model.passesThrough = view.passesThrough
      model.responder = responder(of: view.entity)
      if !model.responder.keyCommands.isEmpty {
        notes.add("key commands of windows")
        model.responder.keyCommands = []
      }
      windows.append(model)
    }
  }

  private mutating func addViews() {
    for window in [scene.window] + scene.windows.filter({ $0 != scene.window }) {
      addGestures(of: window.view)
      var waiting = Array(window.view.subviews.reversed())
      while let view = waiting.popLast() {
        add(view)
        // The engine's own parts of a text field come with it.
        if view.textField == nil { waiting += view.subviews.reversed() }
      }
    }
    if scene.hasPresentations { notes.add("which controllers are presented") }
  }

  private func untransformedFrame(of view: View) -> Rect {
    let (center, size) = (view.center, view.bounds.size)
    return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  private mutating func add(_ view: View) {
    let parent = view.superview.flatMap { names[$0.entity] } ?? "none"
    var model = ScenarioView(
      id: names.name(view.entity, view.description), parent: parent, frame: untransformedFrame(of: view))
    if view.scrollView == nil { model.boundsOrigin = view.bounds.origin }
    model.transform = view.transform
    model.alpha = view.alpha
    model.isHidden = view.isHidden
    model.isInteractive = view.isUserInteractionEnabled
    model.clips = view.clipsToBounds
    model.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    model.isExclusiveTouch = view.isExclusiveTouch
    model.hitOutsets = view.hitOutsets
    model.passesThrough = view.passesThrough
    noteHitArea(of: view)
    if view.gestureRecognizerShouldBegin != nil { notes.add("gates of views") }
    if let scroll = view.scrollView { model.scroll = describe(scroll, id: model.id) }
    if let control = view.control {
      model.control = ScenarioControl(isEnabled: control.isEnabled)
      if !(control.behavior is PlainControl) { notes.add("what controls do besides their events") }
    } else if view.widget != nil, view.textField == nil, view.scrollView == nil {
      notes.add("widgets")
    }
    model.isTextField = view.textField != nil
    // A text field brings its own.
    if !model.isTextField { model.responder = responder(of: view.entity) }
    describeDrags(of: view, &model)
    model.accessibility = ScenarioAccessibility(of: view)
    model.focus = ScenarioFocus(
      isFocusable: view.canBecomeFocused, group: view.focusGroupIdentifier, trapsFocus: view.trapsFocus)
    views.append(model)
    exported.append(view)
    let controller = scene.controller(ofRoot: view.entity)
    guard controller != .none else { return }
    let id = names.name(controller, "\(model.id).controller")
    controllers.append(ScenarioController(id: id, view: model.id, responder: responder(of: controller)))
  }

  private mutating func noteHitArea(of view: View) {
    if view.hitShape != nil { notes.add("hit shapes") }
    if view.record.flags.contains(.answersHitTest) { notes.add("a view's own answers to hit-testing") }
    if view.hitOverflow != nil { notes.add("overflow in which subviews are hit") }
  }

  private mutating func addLists(_ index: Int) {
    let view = exported[index]
    views[index].focus.preferred = view.preferredFocusEnvironments.compactMap { names[$0] }
    views[index].focus.guide = view.focusGuideEnvironments.map { $0.compactMap { names[$0] } }
    views[index].accessibility.elements = view.accessibilityElements?.compactMap { names[$0.entity] }
    let controller = scene.controller(ofRoot: view.entity)
    guard let place = controllers.firstIndex(where: { $0.id == names[controller] }) else { return }
    controllers[place].preferredFocus = scene.preferredFocusEnvironments(of: controller).compactMap { names[$0] }
  }

  // MARK: Responders

  /// The responder of an entity. What it does with what it gets is the game's code, and noted.
  private mutating func responder(of entity: Entity) -> ScenarioResponder {
    var model = ScenarioResponder()
    let events = scene.ownHandledEvents(of: entity)
    let callbacks = ScenarioCallbacks(rawValue: events.rawValue)
      .intersection(ScenarioCallbacks(ScenarioCallbacks.single.map(\.1)))
    if !callbacks.isEmpty {
      notes.add("what responders do with their input")
      if passing.contains(entity) { model.observes = callbacks } else { model.handles = callbacks }
    }
    model.actions = scene.declaredActions(of: entity).map(\.name).filter { !$0.isEmpty }
    if !model.actions.isEmpty { notes.add("what responders do for actions") }
    for command in scene.ownKeyCommands(of: entity) {
      guard let input = command.input.scenarioText else {
        notes.add("key commands without a name in scenarios")
        continue
      }
      model.keyCommands.append(
        ScenarioKeyCommand(input: input, modifiers: command.modifierFlags, action: command.action.name))
    }
    let isView = scene.isView(entity.index)
    model.canBecomeFirstResponder = scene.canBecomeFirstResponder(entity)
    // A control is one by its widget, which comes with it.
    if isView, scene.view(entity).control != nil { model.canBecomeFirstResponder = false }
    if model.canBecomeFirstResponder { model.canResignFirstResponder = scene.canResignFirstResponder(entity) }
    return model
  }

  // MARK: Recognizers

  private mutating func addGestures(of view: View) {
    guard let id = names[view.entity], view.textField == nil else { return }
    let scroll = view.scrollView
    let own = [scroll?.panGestureRecognizer, scroll?.pinchGestureRecognizer] + view.draggables.map(\.gestureRecognizer)
    if view.hasContextMenu { notes.add("context menus") }
    for gesture in view.gestureRecognizers where !own.contains(gesture) {
      guard let kind = ScenarioGesture(gesture, &notes) else {
        notes.add("recognizers of kinds that scenarios do not have")
        continue
      }
      var model = ScenarioRecognizer(id: names.name(gesture, gesture.description), view: id, kind: kind)
      model.describe(gesture, &notes)
      recognizers.append(model)
      described.append(gesture)
    }
  }

  /// The recognizers that are described, in the order of `recognizers`.
  private var described: [AnyGesture] = []

  /// Adds who waits for whom and who goes along with whom, when all have ids.
  private mutating func addRelations() {
    for (index, gesture) in described.enumerated() {
      for other in scene.declaredRequirements(of: gesture) {
        if let id = names[other.id] {
          recognizers[index].requiresFailureOf.append(id)
        } else {
          notes.add("failure requirements on recognizers that are left out")
        }
      }
      let delegate = gesture.delegate
      guard recognizers[index].delegate != nil else { continue }
      for other in described where other != gesture && shareTouches(gesture, other) {
        guard let id = names[other.id] else { continue }
        if delegate.shouldRecognizeSimultaneously?(gesture, other) == true {
          recognizers[index].delegate?.simultaneousWith.append(id)
        }
        if delegate.shouldRequireFailure?(gesture, other) == true {
          recognizers[index].delegate?.shouldRequireFailureOf.append(id)
        }
        if delegate.shouldBeRequiredToFail?(gesture, other) == true {
          recognizers[index].delegate?.shouldBeRequiredToFailBy.append(id)
        }
      }
      if recognizers[index].delegate == ScenarioGestureDelegate() { recognizers[index].delegate = nil }
    }
  }

  private func shareTouches(_ gesture: AnyGesture, _ other: AnyGesture) -> Bool {
    guard let view = gesture.view, let around = other.view else { return false }
    return view.isDescendant(of: around) || around.isDescendant(of: view)
  }
}

extension KeyInput {
  /// The input as scenarios name it; nil for a button, and a key without a name.
  fileprivate var scenarioText: String? {
    switch self {
    case .character(let text): text.count == 1 ? text : nil
    case .key(let key):
      ScenarioKeyNames.keys.contains(ScenarioKeys.name(of: .key(key))) ? ScenarioKeys.name(of: .key(key)) : nil
    case .button: nil
    }
  }
}
