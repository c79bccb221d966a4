import Dactyl
import TestSupport

@testable import DactylInput

/// A random tree of views whose callbacks change it at random, with records of their calls.
final class FuzzWorld: RollbackPlay {
  let scene = Scene(size: Size(400, 400))
  var random: SeededRandom
  var log: [String] = []
  var faults: [String] = []
  var views: [View] = []
  var gestures: [AnyGesture] = []
  var down: Set<Int64> = []
  var now = Timestamp.zero
  private var locations: [Int64: Point] = [:]
  var meddling = true
  private var openTouches: [String: TouchPhase] = [:]
  private var states: [GestureID: GestureState] = [:]
  private var openGestures: [GestureID: GestureState] = [:]
  private var names = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    views = [scene.window.view]
    let second = scene.addWindow(frame: Rect(100, 100, 250, 250), level: 1)
    second.view.passesThrough = true
    views.append(second.view)
    for view in views { view.setResponder(FuzzResponder(world: self, entity: view.entity, name: nextName())) }
    for _ in 0..<12 { addView() }
    scene.decisions.turnOn(capacity: 100_000)
    scene.addSystem("meddle", at: .beforeInput) { [unowned self] _ in meddle() }
    scene.onUpdate { [unowned self] _ in meddle() }
  }

  func keepInSnapshots() {
    scene.keepInSnapshots(self, \.random)
    scene.keepInSnapshots(self, \.log)
    scene.keepInSnapshots(self, \.faults)
    scene.keepInSnapshots(self, \.views)
    scene.keepInSnapshots(self, \.gestures)
    scene.keepInSnapshots(self, \.down)
    scene.keepInSnapshots(self, \.now)
    scene.keepInSnapshots(self, \.locations)
    scene.keepInSnapshots(self, \.meddling)
    scene.keepInSnapshots(self, \.openTouches)
    scene.keepInSnapshots(self, \.states)
    scene.keepInSnapshots(self, \.openGestures)
    scene.keepInSnapshots(self, \.names)
  }

  // MARK: The records

  func received(_ view: Int, _ phase: TouchPhase, _ touch: UInt64) {
    log.append("\(view) \(phase) \(touch)")
    let key = "\(view) \(touch)"
    switch phase {
    case .began:
      if openTouches[key] != nil { faults.append("\(key) began twice") }
      openTouches[key] = .began
    case .moved: if openTouches[key] != .began { faults.append("\(key) moved while not down") }
    case .ended, .cancelled:
      if openTouches[key] != .began { faults.append("\(key) \(phase) without began, or twice") }
      openTouches[key] = .ended
    case .stationary: faults.append("\(key) was notified that nothing happened")
    }
  }

  func acted(_ gesture: AnyGesture, isDiscrete: Bool) {
    let state = gesture.state
    log.append("gesture \(gesture.id.index).\(gesture.id.generation) \(state)")
    let before = openGestures[gesture.id] ?? .possible
    if !before.canBecome(state, isDiscrete: isDiscrete) {
      faults.append("gesture \(gesture.id.index) went from \(before) to \(state)")
    }
    openGestures[gesture.id] = state.isFinal ? nil : state
  }

  /// The input whose end is missing.
  func unpaired() -> [String] {
    openTouches.filter { $0.value == .began }.map { "\($0.key) never ended" }.sorted()
      + openGestures.map { "gesture \($0.key.index) never ended: \($0.value)" }.sorted()
  }

  func nextName() -> Int {
    names += 1
    return names
  }

  // MARK: Input

  func step() {
    heal()
    now = now + Double(random.below(60)) / 1000
    for _ in 0..<random.below(6) { sendSomething() }
    scene.frame(at: now)
    readDecisions()
  }

  /// Checks that every recognizer, whatever its actions report, changed its states by the table.
  private func readDecisions() {
    for decision in scene.decisions.decisions where decision.kind == .enter {
      guard let next = GestureState(rawValue: decision.detail) else { continue }
      let before = states[decision.gesture] ?? .possible
      let isReset = next == .possible && before.isFinal
      if !isReset && !before.canBecome(next, isDiscrete: false) {
        faults.append(
          "gesture \(decision.gesture.index) \(before) to \(next) by \(decision.rule) at \(decision.timestamp)")
      }
      states[decision.gesture] = next
    }
    scene.decisions.removeAll()
  }

  /// Undoes some of the damage, so that there is always something to hit.
  private func heal() {
    if random.chance(50) { scene.endIgnoringInteractionEvents() }
    for view in random.chance(30) ? views : Array(views.prefix(2)) {
      view.isHidden = false
      view.isUserInteractionEnabled = true
      view.alpha = 1
      view.isExclusiveTouch = false
    }
    let window = scene.window.view
    window.frame = Rect(origin: .zero, size: scene.size)
    for view in views.dropFirst(2) where view.superview == nil { window.addSubview(view) }
    while views.count < 12 { addView() }
    for gesture in gestures where gesture.isAlive && random.chance(20) { gesture.isEnabled = true }
  }

  func sendSomething() {
    let finger = Int64(random.below(10))
    let point = Point(Float(random.below(400)), Float(random.below(400)))
    let isDown = down.contains(finger)
    let phase: TouchSamplePhase =
      !isDown ? .began : random.chance(65) ? .moved : random.chance(85) ? .ended : .cancelled
    if random.chance(2) {
      scene.send(InputEvent(at: now, .window(random.chance(50) ? .deactivated : .hidden)))
    }
    if phase == .began { down.insert(finger) }
    if phase == .ended || phase == .cancelled { down.remove(finger) }
    let near = (locations[finger] ?? point) + Vector(Float(random.below(11)) - 5, Float(random.below(11)) - 5)
    let index = phase == .began || random.chance(10) ? point : near
    locations[finger] = index
    scene.send(
      InputEvent(at: now, .touch(TouchSample(finger: FingerID(finger), phase: phase, location: index))))
  }

  /// Lifts all fingers, ends whatever ignores input, and lets five seconds pass.
  func finish() {
    meddling = false
    while scene.isIgnoringInteractionEvents { scene.endIgnoringInteractionEvents() }
    for finger in down.sorted() {
      scene.send(
        InputEvent(at: now, .touch(TouchSample(finger: FingerID(finger), phase: .ended, location: Point(1, 1)))))
    }
    down = []
    for _ in 0..<50 {
      now = now + 0.1
      scene.frame(at: now)
    }
  }
}
