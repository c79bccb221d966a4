import Dactyl

/// Random trees, recognizers, answers and fingers, with handlers that interfere; and their records.
/// Answers to the arena's questions are always the same, so that every outcome can be judged.
package final class GestureFuzzWorld: RollbackPlay {
  package let scene = Scene(size: Size(400, 400))
  var random: SeededRandom
  package var book = GestureBook()
  package var faults: [String] = []
  /// All decisions, calls and steps, to be compared.
  package var log: [String] = []
  package var views: [View] = []
  var gestures: [AnyGesture] = []
  var isMeddling = true
  var now = Timestamp.zero
  var fingers = [FuzzFinger](repeating: FuzzFinger(), count: 6)
  private let seed: UInt64
  private var heardBy: [String: TouchPhase] = [:]
  private var numbers = 0

  package init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    scene.onDiagnostic { [unowned self] diagnostic in
      log.append("diagnostic \(diagnostic)")
      if [.unsettled, .nestedFrame, .staleHandle].contains(diagnostic.kind) { faults.append("\(diagnostic)") }
    }
    scene.decisions.turnOn(capacity: 100_000)
    views = [scene.window.view]
    for _ in 0..<10 { addView() }
    for _ in 0..<16 { addGesture() }
    for _ in 0..<6 { addRequirement() }
  }

  package func keepInSnapshots() {
    scene.keepInSnapshots(self, \.random)
    scene.keepInSnapshots(self, \.book)
    scene.keepInSnapshots(self, \.faults)
    scene.keepInSnapshots(self, \.log)
    scene.keepInSnapshots(self, \.views)
    scene.keepInSnapshots(self, \.gestures)
    scene.keepInSnapshots(self, \.isMeddling)
    scene.keepInSnapshots(self, \.now)
    scene.keepInSnapshots(self, \.fingers)
    scene.keepInSnapshots(self, \.heardBy)
    scene.keepInSnapshots(self, \.numbers)
  }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  func up(to count: Int) -> Int { 1 + random.below(count) }

  /// A number below a hundred that is always the same for two recognizers and a question.
  func trait(_ number: Int, _ other: GestureID, _ question: UInt64) -> Int {
    var random = SeededRandom(seed: seed ^ UInt64(number) << 32 ^ UInt64(other.index) << 8 ^ question)
    return random.below(100)
  }

  // MARK: Contents

  func addView() {
    guard views.count < 16, let parent = random.pick(views), parent.isAlive else { return }
    let size = Size(Float(150 + random.below(250)), Float(150 + random.below(250)))
    let view = scene.addView(
      frame: Rect(Float(random.below(160)) - 20, Float(random.below(160)) - 20, size.width, size.height), to: parent)
    if random.chance(40) {
      view.transform = Transform.rotation(Float(random.below(7))).scaled(by: 0.5 + Float(random.below(8)) / 4)
    }
    if random.chance(30) {
      view.bounds = Rect(Float(random.below(60)) - 30, Float(random.below(60)) - 30, size.width, size.height)
    }
    view.isMultipleTouchEnabled = random.chance(60)
    if random.chance(70) {
      let number = nextNumber()
      view.setResponder(
        TouchListener.answering { [unowned self] phase, touches, _ in
          for touch in touches where touch.view == view { receive(number, phase, touch) }
          if random.chance(20) { meddle() }
          return random.chance(50) ? .handled : .passToNext
        })
    }
    if random.chance(15) { view.gestureRecognizerShouldBegin = { [unowned self] _ in random.chance(85) } }
    views.append(view)
  }

  func addGesture() {
    guard gestures.count < 30, let view = random.pick(views), view.isAlive else { return }
    random.pick(Self.kinds)?(self, view)
  }

  func add<Kind: GestureRecognizer>(_ kind: Kind, to view: View) {
    readDecisions()
    let gesture = view.addGestureRecognizer(kind) { [unowned self] gesture in
      act(gesture.any)
      meddle()
    }
    let any = gesture.any
    let (number, tolerance) = (nextNumber(), random.chance(50) ? random.below(80) : 0)
    let isTolerant = { [unowned self] (other: AnyGesture) in trait(number, other.id, 5) < tolerance }
    var delegate = GestureDelegate()
    if tolerance > 0 { delegate.shouldRecognizeSimultaneously = { isTolerant($1) } }
    if random.chance(15) { delegate.shouldBegin = { [unowned self] _ in random.chance(85) } }
    if random.chance(15) { delegate.shouldReceiveTouch = { [unowned self] _, _ in random.chance(80) } }
    if random.chance(10) { delegate.shouldRequireFailure = { [unowned self] in trait(number, $1.id, 6) < 20 } }
    if random.chance(10) { delegate.shouldBeRequiredToFail = { [unowned self] in trait(number, $1.id, 7) < 20 } }
    if random.chance(60) { any.delegate = delegate }
    let hasDelegate = any.delegate.shouldRecognizeSimultaneously != nil
    if random.chance(15) { any.delaysTouchesBegan = true }
    if random.chance(15) { any.delaysTouchesEnded = false }
    if random.chance(20) { any.cancelsTouchesInView = false }
    if random.chance(30) { any.requiresExclusiveTouchType = false }
    book.entries[any.id] = GestureBook.Entry(
      gesture: any, isDiscrete: Kind.isDiscrete, competes: Kind.inputs != .hover,
      canPrevent: { (gesture.value as? any PreventingGestureRecognizer)?.canPrevent($0) ?? true },
      canBePrevented: { (gesture.value as? any PreventingGestureRecognizer)?.canBePrevented(by: $0) ?? true },
      isTolerant: { hasDelegate && isTolerant($0) })
    gestures.append(any)
  }

  func addRequirement() {
    gestures.removeAll { !$0.isAlive }
    guard let first = random.pick(gestures), let second = random.pick(gestures), first != second else { return }
    readDecisions()
    for (waiting, other) in random.chance(70) ? [(first, second), (second, first)] : [(first, second)] {
      waiting.require(toFail: other)
      book.needs[waiting.id, default: []].append(other.id)
    }
  }

  // MARK: Records

  /// Records the decisions since the last time. Called before any change to the recorded properties.
  func readDecisions() {
    for decision in scene.decisions.decisions where decision.kind != .hitTest {
      book.read(decision)
      log.append(
        "\(decision.timestamp.nanoseconds) \(decision.kind) \(decision.rule) \(decision.detail) touch \(decision.touch) "
          + "view \(decision.view.index) \(decision.gesture.index).\(decision.gesture.generation) "
          + "\(decision.opponent.index)")
    }
    scene.decisions.removeAll()
  }

  private func act(_ gesture: AnyGesture) {
    let location = gesture.location(in: gesture.view)
    let pan = gesture.gesture(as: PanGestureRecognizer.self)
    let numbers: [Float] = [location.x, location.y, pan?.translation.dx ?? 0, pan.map { $0.velocity(in: nil).dy } ?? 0]
    log.append("action \(gesture.id.index) \(gesture.state) \(numbers.map(\.bitPattern))")
  }

  private func receive(_ view: Int, _ phase: TouchPhase, _ touch: Touch) {
    let location = touch.location(in: touch.view)
    log.append("view \(view) \(phase) \(touch.id) \(location.x.bitPattern) \(location.y.bitPattern)")
    let key = "view \(view), touch \(touch.id)"
    if phase == .began ? heardBy[key] != nil : heardBy[key] != .began { faults.append("\(key): \(phase) out of turn") }
    heardBy[key] = phase == .moved ? .began : phase
  }

  /// The gestures that began and did not end.
  package var open: [String] {
    heardBy.filter { $0.value == .began }.map(\.key).sorted() + book.open.map { "recognizer \($0.index)" }
  }
}
