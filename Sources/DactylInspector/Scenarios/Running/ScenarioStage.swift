import Dactyl
import DactylControls

/// The scene of a scenario, built from the file through the public API, with the objects of its ids.
final class ScenarioStage {
  let scene: Scene
  let journal = ScenarioJournal()
  let showsValues: Bool
  private(set) var views: [String: View] = [:]
  private(set) var windows: [String: Window] = [:]
  private(set) var gestures: [String: AnyGesture] = [:]
  private(set) var controllers: [String: ViewController] = [:]
  private var viewIDs: [View: String] = [:]
  private lazy var voice = ScenarioVoice(journal)

  init(_ file: ScenarioFile) {
    let area = file.windows.reduce(Rect.zero) { $0.union($1.frame) }
    scene = Scene(size: Size(max(area.maxX, 1), max(area.maxY, 1)))
    showsValues = file.showsValues
    for (index, window) in file.windows.enumerated() { add(window, isFirst: index == 0) }
    for view in file.views { add(view) }
    for controller in file.controllers { add(controller) }
    for model in file.views { addLists(model) }
    for recognizer in file.recognizers { add(recognizer) }
    for recognizer in file.recognizers {
      for other in recognizer.requiresFailureOf {
        if let other = gestures[other] { gestures[recognizer.id]?.require(toFail: other) }
      }
    }
    scene.logFocus(as: { [unowned self] in id(of: $0) }, in: journal)
    // The format assumes that these are received.
    scene.beginReceivingRemoteControlEvents()
    if let witness = ScenarioRecorder("app", file.application, journal) {
      scene.setResponder(witness, of: scene.application)
    }
    if let delegate = file.delegate {
      scene.delegate = scene.makeEntity()
      if let witness = ScenarioRecorder("delegate", delegate, journal) {
        scene.setResponder(witness, of: scene.delegate)
      }
    }
  }

  /// Takes a scene that others made and run, with ids for its objects.
  init(of scene: Scene, views: [String: View], gestures: [String: AnyGesture], controllers: [String: ViewController]) {
    self.scene = scene
    showsValues = false
    self.views = views
    self.gestures = gestures
    self.controllers = controllers
    viewIDs = Dictionary(views.map { ($1, $0) }) { first, _ in first }
    for window in scene.windows { viewIDs[window.view].map { windows[$0] = window } }
  }

  /// Sets accommodations; what is said then is logged.
  func assist(_ model: ScenarioAssistance) {
    scene.assistance.speech = voice
    scene.assistance.set(model)
  }

  /// The entity of an id: that of a view, window, controller, the application or its delegate.
  func entity(of id: String) -> Entity? {
    switch id {
    case "app": scene.application
    case "delegate": scene.delegate
    default: views[id]?.entity ?? controllers[id]?.entity
    }
  }

  /// The id of a view, or `none`.
  func id(of view: View?) -> String { view.flatMap { viewIDs[$0] } ?? "none" }

  private func add(_ model: ScenarioWindow, isFirst: Bool) {
    let window = isFirst ? scene.window : scene.addWindow(frame: model.frame)
    for key in Window.keys { window.set(key, of: model) }
    windows[model.id] = window
    if model.isKey { window.makeKey() }
    register(window.view, model.id, model.responder)
  }

  private func add(_ model: ScenarioView) {
    let view = makeView(model)
    for key in View.flagKeys { view.set(key, of: model) }
    if !model.gate { view.set("gate", of: model) }
    if !model.isTextField { views[model.parent]?.addSubview(view) }
    register(view, model.id, model.responder)
    if let model = model.control { add(model, to: view) }
    if let model = model.scroll { add(model, to: view) }
    view.add(model.focus)
    view.add(model.accessibility, model.id, journal)
    if let source = model.dragSource { view.add(source, model.id, journal) }
    if let target = model.dropTarget { view.add(target, model.id, journal) }
  }

  private func makeView(_ model: ScenarioView) -> View {
    guard model.isTextField else { return scene.makeView(frame: model.frame) }
    let field = scene.addTextField(frame: model.frame, to: views[model.parent])
    field.editingDidBegin = { [journal] _ in journal.write("\(model.id) becameFirstResponder") }
    field.editingDidEnd = { [journal] _ in journal.write("\(model.id) resignedFirstResponder") }
    return field.view
  }

  /// Sets the lists of ids of a view, after all objects were made.
  private func addLists(_ model: ScenarioView) {
    if !model.focus.preferred.isEmpty {
      views[model.id]?.preferredFocusEnvironments = model.focus.preferred.compactMap(entity)
    }
    if let elements = model.accessibility.elements {
      views[model.id]?.accessibilityElements = elements.compactMap { views[$0] }
    }
    if let guide = model.focus.guide { views[model.id]?.focusGuideEnvironments = guide.compactMap(entity) }
  }

  private func add(_ model: ScenarioScroll, to view: View) {
    let scrollView = view.makeScrollView(contentSize: ScrollSize(Double(model.content.dx), Double(model.content.dy)))
    for key in ScrollView.keys { scrollView.set(key, of: model) }
    scrollView.contentOffset = ScrollPoint(model.offset)
    let id = id(of: view)
    scrollView.panGestureRecognizer.name = "\(id).pan"
    gestures["\(id).pan"] = scrollView.panGestureRecognizer
    scrollView.delegate = ScrollViewDelegate(model, id, journal)
  }

  private func add(_ model: ScenarioControl, to view: View) {
    let control = view.makeControl()
    control.isEnabled = model.isEnabled
    control.addAction(for: .allTouchEvents) { [journal, id = id(of: view)] _, event in
      journal.write("\(id) \(event.touchEventName)")
    }
  }

  private func add(_ model: ScenarioController) {
    let controller = scene.makeViewController(view: views[model.view])
    if let witness = ScenarioRecorder(model.id, model.responder, journal) { controller.setResponder(witness) }
    controllers[model.id] = controller
    scene.setPreferredFocusEnvironments(model.preferredFocus.compactMap(entity), of: controller.entity)
  }

  private func register(_ view: View, _ id: String, _ responder: ScenarioResponder) {
    view.name = id
    views[id] = view
    viewIDs[view] = id
    if let witness = ScenarioRecorder(id, responder, journal) { view.setResponder(witness) }
  }

  private func add(_ model: ScenarioRecognizer) {
    guard let view = views[model.view] else { return }
    let gesture = ScenarioAttachment(model, journal, showsValues).attach(to: view)
    gesture.name = model.id
    for key in AnyGesture.flagKeys { gesture.set(key, of: model) }
    if let delegate = model.delegate { gesture.delegate = GestureDelegate(delegate) }
    gestures[model.id] = gesture
  }
}

extension GestureDelegate {
  /// Makes a delegate with the answers of the file.
  fileprivate init(_ model: ScenarioGestureDelegate) {
    self.init()
    shouldBegin = { _ in model.shouldBegin }
    shouldReceiveTouch = { _, _ in model.shouldReceiveTouch }
    shouldReceivePress = { _, _ in model.shouldReceivePress }
    shouldReceiveEvent = { _, _ in model.shouldReceiveEvent }
    shouldRecognizeSimultaneously = { model.simultaneousWith.contains($1.name ?? "") }
    shouldRequireFailure = { model.shouldRequireFailureOf.contains($1.name ?? "") }
    shouldBeRequiredToFail = { model.shouldBeRequiredToFailBy.contains($1.name ?? "") }
  }
}

extension ScrollViewDelegate {
  /// Makes a delegate with the answers of the file that logs its calls.
  fileprivate init(_ model: ScenarioScroll, _ id: String, _ journal: ScenarioJournal) {
    self.init()
    if model.zoom != nil { viewForZooming = { $0.view.subviews.first } }
    if !model.touchesShouldBegin { touchesShouldBegin = { _, _, _ in false } }
    if let answer = model.touchesShouldCancel { touchesShouldCancel = { _, _ in answer } }
    guard model.logs else { return }
    willBeginDragging = { _ in journal.write("\(id) willBeginDragging") }
    didEndDragging = { journal.write("\(id) didEndDragging \($1)") }
    willBeginDecelerating = { _ in journal.write("\(id) willBeginDecelerating") }
    didEndDecelerating = { _ in journal.write("\(id) didEndDecelerating") }
    didEndScrollingAnimation = { _ in journal.write("\(id) didEndAnimation") }
  }
}

extension ControlEvents {
  /// The names of the touch events, as written in the log, by their bits.
  private static let touchEventNames = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel",
  ]

  /// The touch event with a name of the log, or nil.
  static func named(_ name: String) -> ControlEvents? {
    touchEventNames.firstIndex(of: name).map { ControlEvents(rawValue: 1 << $0) }
  }

  /// The name of a touch event, as written in the log.
  var touchEventName: String {
    let index = rawValue.trailingZeroBitCount
    return Self.touchEventNames.indices.contains(index) ? Self.touchEventNames[index] : "controlEvent \(rawValue)"
  }
}
