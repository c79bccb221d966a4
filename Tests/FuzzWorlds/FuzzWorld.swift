import Dactyl
import DactylControls
import DactylInspector
import TestSupport

/// A scene in which everything happens at once, and its records.
///
/// It performs its steps, from outside or inside a handler, and nothing by itself: the same steps are the same
/// play. All that is random about an object follows from the number with which it was created.
package final class FuzzWorld {
  /// The numbers by which steps identify objects. Views include windows, controls, fields and controllers' views.
  package enum Numbers {
    package static let plain = 0..<12
    package static let fields = 12..<14
    package static let controls = 14..<18
    package static let windows = 18..<21
    package static let controllers = 21..<27
    package static let lists = 27..<30
    package static let views = 30
    package static let gestures = 20
    package static let fingers = 10
    package static let keys = 31
    /// The ones that are buttons of controllers.
    package static let buttons = 6..<12
    package static let customs = 4
    /// The main window.
    package static let mainWindow = 18
  }

  package let scene = Scene(size: Size(400, 400))
  package let book: FuzzInvariants
  package var views: [View?] = Array(repeating: nil, count: Numbers.views)
  package var gestures: [AnyGesture?] = Array(repeating: nil, count: Numbers.gestures)
  package var controllers: [ViewController?] = Array(repeating: nil, count: Numbers.controllers.count)
  var stacks: [ViewController: NavigationController] = [:]
  var splits: [ViewController: SplitViewController] = [:]
  var tabs: [ViewController: TabController] = [:]
  var systems: [Subscription?] = Array(repeating: nil, count: 3)
  var lastTimer: Subscription?
  var names: [GestureID: Int] = [:]
  /// The share of others, in per cent, that each recognizer tolerates, and whether another may prevent it.
  var tolerances: [GestureID: Int] = [:]
  var canBePrevented: [GestureID: (AnyGesture) -> Bool] = [:]
  var gestureCount = 0
  /// The views' own answers to hit-tests.
  var answers: [Entity: FuzzAnswer] = [:]
  /// Lists, by their views.
  var lists: [Entity: FuzzList] = [:]
  /// Views of rows that were removed from their lists.
  var lostRows: [View] = []
  /// The state of input actions.
  let actionNotes: FuzzActions.Notes
  /// Objects of UIKit code, and the number of live ones.
  let facade: FuzzFacade
  let facadeCount = FuzzSpy.Count()
  /// The number of changes to lists, and of those that a list refused.
  var listOperations = 0
  var listRefusals = 0
  /// The number of points that were compared with the plain traversal.
  var hitChecks = 0
  /// The recognizers and attempts that were begun by a step.
  var setOff: Set<GestureID> = []
  package var now = Timestamp.zero
  package var fingers: [Point?] = Array(repeating: nil, count: Numbers.fingers)
  package var keys = Set<Int>()
  /// The custom inputs that steps have begun and not ended; the engine may have cancelled them.
  package var customs: [FuzzCustom?] = Array(repeating: nil, count: Numbers.customs)
  /// The player of a recording, which sends the input that steps would send.
  var player: RecordingPlayer?
  /// Whether events are sent right before the next frame, as a player sends them: in plays that are recorded.
  var sendsBeforeFrames = false
  /// The events that wait for that.
  private var waiting: [InputEvent] = []
  /// The number of sent events.
  package var events = 0
  /// The planned changes of handlers, by their kind.
  private var plans: [[FuzzStep]] = Array(repeating: [], count: FuzzMoment.allCases.count)
  /// The running calls of receivers that are called once at a time.
  private var running: Set<Int> = []
  private var keyCount = 0
  /// The depth of nested changes by handlers.
  private(set) var depth = 0
  /// Whether the first player has ever had a focus.
  var hasHadFocus = false
  /// Whether the invariants ask a recognizer: it makes no changes then.
  var isAsking = false
  package private(set) var isFinishing = false
  /// The kinds of handlers that were called last, for the planner.
  package private(set) var recent: [(moment: FuzzMoment, object: Int)] = []
  private var recentPlace = 0

  /// - Parameter notify: Called with all steps, calls and decisions, in words.
  package init(reporting notify: ((String) -> Void)? = nil) {
    book = FuzzInvariants(scene)
    actionNotes = FuzzActions.Notes(scene)
    facade = FuzzFacade(scene)
    scene.clipboard = FuzzClipboard(self)
    followPointer()
    book.notify = notify
    scene.onDiagnostic { [unowned self] diagnostic in
      book.note(diagnostic.kind.description.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
      book.write("diagnostic \(diagnostic)")
      if diagnostic.kind == .mismatchedListChanges { listRefusals += 1 }
      // The callbacks of a list may be planned to change it more often than it is laid out.
      if diagnostic.kind == .unsettled, !diagnostic.description.contains("by what it calls") {
        book.fault("diagnostic \(diagnostic)")
      }
    }
    scene.decisions.turnOn(capacity: 100_000)
    scene.focusDelegate = focusDelegate(of: 1)
    views[Numbers.mainWindow] = scene.window.view
    scene.delegate = scene.makeEntity()
    for (index, entity) in [scene.windowScene, scene.application, scene.delegate].enumerated() {
      respond(entity, 100 + index, style: index)
    }
    // The window was key before it could be notified.
    let window = scene.window.view.entity
    respond(window, Numbers.mainWindow, style: 1)
    if scene.window.isKey { book.becomes(.becameKey, book.listeners.count - 1) }
    scene.onFixedUpdate(every: 0.03) { [unowned self] _ in meet(.fixedStep, 0) }
    scene.onEvent { [unowned self] _ in meet(.heardEvent, 0) }
    scene.onShakeToEdit { [unowned self] _ in meet(.undoing, 1) }
    scene.beginReceivingRemoteControlEvents()
  }

  /// Whether snapshots of the scene hold what the world knows.
  private(set) var isInSnapshots = false

  /// Lets the scene's snapshots hold what the world knows. For a world without steps so far.
  package func keepInSnapshots() {
    isInSnapshots = true
    book.keepInSnapshots(of: scene)
    for pair in book.pairs { keep(pair, \.isOpen) }
    actionNotes.keep(in: self)
    scene.keepInSnapshots(self, \.views)
    scene.keepInSnapshots(self, \.gestures)
    scene.keepInSnapshots(self, \.controllers)
    scene.keepInSnapshots(self, \.stacks)
    scene.keepInSnapshots(self, \.tabs)
    scene.keepInSnapshots(self, \.systems)
    scene.keepInSnapshots(self, \.lastTimer)
    scene.keepInSnapshots(self, \.names)
    scene.keepInSnapshots(self, \.tolerances)
    scene.keepInSnapshots(self, \.canBePrevented)
    scene.keepInSnapshots(self, \.gestureCount)
    scene.keepInSnapshots(self, \.answers)
    scene.keepInSnapshots(self, \.lists)
    scene.keepInSnapshots(self, \.lostRows)
    scene.keepInSnapshots(self, \.listOperations)
    scene.keepInSnapshots(self, \.listRefusals)
    scene.keepInSnapshots(self, \.hitChecks)
    scene.keepInSnapshots(self, \.setOff)
    scene.keepInSnapshots(self, \.now)
    scene.keepInSnapshots(self, \.fingers)
    scene.keepInSnapshots(self, \.keys)
    scene.keepInSnapshots(self, \.customs)
    scene.keepInSnapshots(self, \.events)
    scene.keepInSnapshots(self, \.plans)
    scene.keepInSnapshots(self, \.running)
    scene.keepInSnapshots(self, \.keyCount)
    scene.keepInSnapshots(self, \.depth)
    scene.keepInSnapshots(self, \.hasHadFocus)
    scene.keepInSnapshots(self, \.isAsking)
    scene.keepInSnapshots(self, \.isFinishing)
    scene.keepInSnapshots(self, \.recent)
    scene.keepInSnapshots(self, \.recentPlace)
  }

  /// Lets snapshots hold a value of an object that was just made, if they hold what the world knows.
  func keep<Object: AnyObject>(_ object: Object, _ value: ReferenceWritableKeyPath<Object, some Any>) {
    if isInSnapshots { scene.keepInSnapshots(object, value) }
  }

  /// Plays steps to their end and lets everything come to rest.
  package static func play(_ steps: [FuzzStep], reporting notify: ((String) -> Void)? = nil) -> FuzzWorld {
    let world = FuzzWorld(reporting: notify)
    for step in steps { world.take(step) }
    world.finish()
    return world
  }

  package var faults: [String] { book.faults }

  /// Performs a step, or plans it.
  package func take(_ step: FuzzStep) {
    book.write("step \(step)")
    if let when = step.when {
      if plans[Int(when.rawValue)].count < 8 { plans[Int(when.rawValue)].append(step) }
    } else {
      perform(step)
    }
  }

  /// Called by a handler: performs the change that was planned for it.
  func meet(_ moment: FuzzMoment, _ object: Int) {
    guard !isAsking, !isFinishing else { return }
    book.note(moment, object)
    note(moment, object)
    let kind = Int(moment.rawValue)
    guard depth < 3, let index = plans[kind].firstIndex(where: { $0.of == nil || $0.of == object }) else { return }
    let step = plans[kind].remove(at: index)
    depth += 1
    book.readDecisions()
    book.write("does \(step) at \(object)")
    perform(step)
    book.readDecisions()
    depth -= 1
  }

  /// Called by a handler that is called once at a time; a nested call is a fault.
  func meetOnce(_ moment: FuzzMoment, _ object: Int, _ key: Int) {
    guard !isAsking else { return }
    if !running.insert(key).inserted { book.fault("\(moment) \(object) is called in the middle of its own call") }
    meet(moment, object)
    running.remove(key)
  }

  /// A key for an object that is called once at a time and has no number in the records.
  func takeKey() -> Int {
    keyCount += 1
    return -keyCount
  }

  private func note(_ moment: FuzzMoment, _ object: Int) {
    if recent.count < 64 { return recent.append((moment, object)) }
    recent[recentPlace] = (moment, object)
    recentPlace = (recentPlace + 1) % 64
  }

  /// Runs a frame.
  /// Sends an event from outside.
  func arrive(_ event: InputEvent) {
    if sendsBeforeFrames { waiting.append(event) } else { scene.send(event) }
  }

  private func sendWaiting() {
    let events = waiting
    waiting = []
    for event in events { scene.send(event) }
  }

  func frame() {
    if let player, !scene.isHandling, !scene.isAnswering {
      player.playFrame()
    } else {
      if !scene.isHandling, !scene.isAnswering { sendWaiting() }
      scene.frame(at: now)
    }
    for stage in scene.unmarkedStages { book.fault("\(stage) has something to do, and no frame would look") }
    book.readDecisions()
    guard depth == 0 else { return }
    book.compare()
    compareHits()
    checkFocus()
    checkActions()
    checkFields()
    compareLists()
  }

  /// Lifts everything, lets five seconds pass without changes, and checks that all is at rest.
  package func finish() {
    plans = plans.map { _ in [] }
    isFinishing = true
    accommodate(0, style: 1)
    for _ in 0..<1000 where scene.isIgnoringInteractionEvents { scene.endIgnoringInteractionEvents() }
    for finger in fingers.indices where fingers[finger] != nil { send(finger, .ended, Point(1, 1)) }
    for key in keys.sorted() { perform(FuzzStep(Numbers.buttons.contains(key) ? .buttonUp : .keyUp, key)) }
    for custom in customs.indices { perform(FuzzStep(.endCustom, custom)) }
    for view in views { view?.scrollView?.endAutoscroll() }
    send(.motion(.cancelled))
    send(.hover(nil, modifiers: []))
    send(.transform(TransformSample(phase: .ended, location: .zero)))
    endListMoves()
    endActions()
    for _ in 0..<50 {
      // A recognizer may have held back the key that lifts an item.
      for session in scene.dragSessions where session.origin == .keys { session.cancel() }
      now = now + 0.1
      frame()
      // An activity begun by a step continues until its end; it may have been held until now.
      for gesture in scene.activeGestures where setOff.contains(gesture.id) && gesture.numberOfTouches == 0 {
        if gesture.state == .began || gesture.state == .changed { gesture.state = .cancelled }
      }
    }
    book.rest()
    compareLists(atRest: true)
    checkFocus(atRest: true)
    checkActions(atRest: true)
    end()
  }

  /// Destroys everything, and checks that nothing is left.
  private func end() {
    scene.dismissMenu()
    endFacade()
    // The main window stays, without any of its values.
    scene.window.view.touchFeedback = nil
    scene.window.view.removeContextMenu()
    scene.window.view.tooltip = nil
    for draggable in scene.window.view.draggables { draggable.remove() }
    scene.window.view.dropTarget?.remove()
    for controller in controllers { if let controller, controller.isAlive { controller.destroy() } }
    for number in views.indices where number != Numbers.mainWindow {
      if let view = views[number], view.isAlive { view.destroy() }
    }
    for view in scene.window.view.subviews { view.destroy() }
    for row in lostRows where row.isAlive && row.superview == nil { row.destroy() }
    for gesture in gestures { if let gesture, gesture.isAlive { gesture.remove() } }
    now = now + 1
    frame()
    // What handlers present meanwhile.
    for _ in 0..<20 { scene.shownAlert?.dismiss() }
    scene.shownToast?.dismiss()
    for what in scene.pendingWork { book.fault("after the end: \(what)") }
    if !book.currents.isEmpty { book.fault("after the end: text inputs \(book.currents.sorted()) are current") }
    for what in scene.partsInUse { book.fault("after the end: left are \(what)") }
  }

  // MARK: Numbers

  /// The view of a number; it may be destroyed.
  func view(_ number: Int) -> View? {
    if Numbers.controllers.contains(number) {
      return controllers[number - Numbers.controllers.lowerBound]?.viewIfLoaded
    }
    if number >= FuzzFacade.first { return facade.view(number - FuzzFacade.first)?.engine }
    return views.indices.contains(number) ? views[number] : nil
  }
  func controller(_ number: Int) -> ViewController? {
    controllers.isEmpty ? nil : controllers[abs(number) % controllers.count]
  }
  func gesture(_ number: Int) -> AnyGesture? { gestures[abs(number) % gestures.count] }
  func name(of gesture: AnyGesture) -> Int { names[gesture.recognizer.id] ?? 0 }

  /// A number below a hundred that is always the same for the same three.
  func trait(_ number: Int, _ other: Int, _ question: Int) -> Int {
    var random = SeededRandom(seed: UInt64(truncatingIfNeeded: number << 32 ^ other << 8 ^ question))
    return random.below(100)
  }

  /// Gives an entity a responder of its own.
  func respond(_ entity: Entity, _ number: Int, style: Int) {
    let kinds: [ResponderEvents] = [
      [.touches, .presses, .motion, .remoteControl, .actions, .keyCommands, .custom],
      [.touches, .presses, .motion, .remoteControl, .actions, .keyCommands, .custom],
      .touches, [.presses, .actions, .custom],
    ]
    let name = book.attach(to: entity)
    scene.setResponder(
      FuzzResponder(
        world: self, entity: entity, number: number, name: name, handledEvents: kinds[abs(style) % kinds.count],
        handles: abs(style) % 3 == 0), of: entity)
  }
}
