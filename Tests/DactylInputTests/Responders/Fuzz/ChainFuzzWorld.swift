import Dactyl
import TestStage
import TestSupport

@testable import DactylInput

/// Windows, views and controllers whose responders change all of that at random.
final class ChainFuzzWorld: FuzzPlay {
  let scene = Scene(size: Size(400, 400))
  let book: ChainBook
  var random: SeededRandom
  var views: [View] = []
  var windows: [Window] = []
  var controllers: [ViewController] = []
  var gestures: [AnyGesture] = []
  /// Entities that a game puts into the chain.
  var others: [Entity] = []
  /// The superviews of views without a controller that callbacks may remove and move.
  var loose: Set<Entity> = []
  var now = Timestamp.zero
  var fingers: Set<Int64> = []
  var locations: [Int64: Point] = [:]
  var keys: Set<Int> = []
  var isMeddling = true
  /// The depth of nested changes by callbacks.
  var depth = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    book = ChainBook(scene)
    windows = [scene.window]
    respond(scene.window.view.entity)
    book.noteKey(scene.window.view.entity)
    scene.delegate = scene.makeEntity()
    for entity in [scene.windowScene, scene.application, scene.delegate] { respond(entity) }
    for _ in 0..<3 {
      let other = scene.makeEntity()
      respond(other)
      others.append(other)
      if random.chance(60) { scene.setNextResponder(scene.windowScene, after: other) }
    }
    heal()
    scene.addSystem("meddle", at: .beforeInput) { [unowned self] _ in meddle() }
    scene.onUpdate { [unowned self] _ in meddle() }
  }

  /// Gives an entity a responder of its own.
  func respond(_ entity: Entity) {
    let kinds: [ResponderEvents] = [
      [.touches, .presses, .motion, .remoteControl, .actions, .keyCommands, .custom],
      [.touches, .presses, .motion, .remoteControl, .actions, .keyCommands, .custom],
      .touches, [.presses, .actions, .custom],
    ]
    let name = book.nextName(for: entity)
    scene.setResponder(
      ChainFuzzResponder(
        world: self, entity: entity, name: name, handles: random.chance(30), handledEvents: random.pick(kinds) ?? []),
      of: entity)
  }

  /// The first receiver of a press.
  func responder(of press: Press) -> Entity? {
    scene.inputs.slot(of: .press, id: press.id).map { scene.inputs.records[$0].target }
  }

  func step() {
    heal()
    now = now + Double(random.below(60)) / 1000
    for _ in 0..<random.below(6) { sendSomething() }
    scene.frame(at: now)
    meddle()
    book.compare()
  }

  /// Undoes some of the damage, so that there is always something to hit.
  private func heal() {
    if random.chance(50) { scene.endIgnoringInteractionEvents() }
    windows.removeAll { !$0.view.isAlive }
    views.removeAll { !$0.isAlive }
    controllers.removeAll { !$0.isAlive }
    gestures.removeAll { !$0.isAlive }
    if random.chance(50) { for window in windows { window.isHidden = false } }
    if random.chance(50) { for view in views { view.isHidden = false } }
    while windows.count < 3 { addWindow() }
    while views.count < 14 { addView() }
    while controllers.count < 4 { addController() }
    if scene.window.rootViewController == nil, let root = controllers.first(where: { $0.parent == nil }),
      root.presentingViewController == nil
    {
      scene.window.rootViewController = root
    }
    if scene.inputs.remoteControlDepth == 0 { scene.beginReceivingRemoteControlEvents() }
    if scene.firstResponder == nil, random.chance(60) { random.pick(views)?.becomeFirstResponder() }
  }

  func addWindow() {
    let window = scene.addWindow(
      frame: Rect(Float(random.below(200)), Float(random.below(200)), 200, 200), level: Float(random.below(2)))
    // Before any notification: an added window may become key at once.
    window.view.passesThrough = random.chance(50)
    if !window.isKey { respond(window.view.entity) }
    windows.append(window)
  }

  func addView() {
    let parents = windows.map(\.view) + views + controllers.compactMap(\.viewIfLoaded)
    guard views.count < 30, let parent = random.pick(parents), parent.isAlive else { return }
    let frame = Rect(
      Float(random.below(200)) - 20, Float(random.below(200)) - 20, 40 + Float(random.below(250)),
      40 + Float(random.below(250)))
    let view = scene.addView(frame: frame, to: parent)
    view.isMultipleTouchEnabled = random.chance(40)
    respond(view.entity)
    views.append(view)
    guard random.chance(25) else { return }
    let gesture = view.addGestureRecognizer(TapGestureRecognizer(taps: 1 + random.below(2))) { [unowned self] _ in
      book.write("0 gesture")
      meddle()
    }
    gesture.any.allowedPressTypes = [.key(.space), .button(.a)]
    gesture.any.delaysTouchesBegan = random.chance(30)
    gesture.any.cancelsTouchesInView = random.chance(70)
    gestures.append(gesture.any)
  }

  func addController() {
    let controller = scene.makeViewController()
    respond(controller.entity)
    controllers.append(controller)
  }
}
