import Dactyl

/// A random finger, or the mouse: it follows a path of its own, so that drags and pinches occur.
struct FuzzFinger {
  var isDown = false
  var location = Point.zero
  var translation = Vector.zero
}

extension GestureFuzzWorld {
  package static let seeds = Seeds.each(60)

  package static func run(_ seed: UInt64) -> GestureFuzzWorld { run(seed, steps: 200) }

  /// One frame with random input.
  package func step() {
    if random.chance(60) { replace() }
    for _ in 0..<random.below(12) {
      if random.chance(30) { now = now + Double(random.below(12)) / 1000 }
      sendSomething()
    }
    now = now + Double(random.chance(8) ? random.below(900) : random.below(40)) / 1000
    scene.frame(at: now)
    readDecisions()
  }

  /// Lifts all fingers, and lets five seconds pass without changes.
  package func finish() {
    isMeddling = false
    for number in fingers.indices where fingers[number].isDown { send(number, .ended) }
    scene.send(InputEvent(at: now, .hover(nil, modifiers: [])))
    for _ in 0..<50 {
      now = now + 0.1
      scene.frame(at: now)
    }
    readDecisions()
  }

  /// Adds a replacement for a removed object.
  private func replace() {
    views.removeAll { !$0.isAlive || $0.superview == nil && $0 != scene.window.view }
    gestures.removeAll { !$0.isAlive }
    while views.count < 8 { addView() }
    while gestures.count < 16 { addGesture() }
    if random.chance(20) { addRequirement() }
    for gesture in gestures where random.chance(50) { gesture.isEnabled = true }
  }

  private func sendSomething() {
    let number = random.below(fingers.count)
    if !fingers[number].isDown {
      if number == fingers.count - 1 && random.chance(60) { return hover() }
      // Mostly few fingers, near each other.
      guard random.chance(fingers.contains(where: \.isDown) ? 30 : 90) else { return }
      fingers[number].location = Point(Float(40 + random.below(320)), Float(40 + random.below(320)))
      turn(number)
      return send(number, .began)
    }
    if random.chance(10) { turn(number) }
    switch random.below(100) {
    case 0..<14: send(number, .ended)
    case 14: send(number, .cancelled)
    case 15: if random.chance(30) { scene.send(InputEvent(at: now, .window(.deactivated))) }
    case 16:
      scene.send(InputEvent(at: now, .scroll(ScrollSample(location: fingers[number].location, delta: Vector(0, 3)))))
    default:
      fingers[number].location = fingers[number].location + fingers[number].translation
      send(number, .moved)
    }
  }

  /// Moves the mouse with no button down, or removes it.
  private func hover() {
    let location = Point(Float(random.below(400)), Float(random.below(400)))
    scene.send(InputEvent(at: now, .hover(random.chance(90) ? location : nil, modifiers: [])))
  }

  /// Moves a finger by another distance: none, a little, or a drag.
  private func turn(_ number: Int) {
    let reach = random.pick([1, 3, 25, 50]) ?? 1
    fingers[number].translation = Vector(
      Float(random.below(reach)) - Float(reach / 2), Float(random.below(reach)) - Float(reach / 2))
  }

  /// The last finger is the mouse, the one before a pen.
  private func send(_ number: Int, _ phase: TouchSamplePhase) {
    fingers[number].isDown = phase == .began || phase == .moved
    let isMouse = number == fingers.count - 1
    scene.send(
      InputEvent(
        at: now,
        .touch(
          TouchSample(
            finger: isMouse ? .mouse : FingerID(Int64(number)), phase: phase, location: fingers[number].location,
            type: isMouse ? .pointer : number == fingers.count - 2 ? .pencil : .direct, buttons: isMouse ? .primary : []
          ))))
  }

  // MARK: Meddling

  /// The changes that handlers make now and then.
  func meddle() {
    guard isMeddling, random.chance(6) else { return }
    let view = random.pick(views.filter { $0.isAlive && $0 != scene.window.view })
    let gesture = random.pick(gestures.filter(\.isAlive))
    readDecisions()
    switch random.below(14) {
    case 0: view?.destroy()
    case 1: view?.removeFromSuperview()
    case 2: if let view, let other = random.pick(views), canHold(other, view) { other.addSubview(view) }
    case 3, 4: gesture?.remove()
    case 5, 6: gesture?.isEnabled = random.chance(50)
    case 7: if let view { view.center = view.center + Vector(Float(random.below(21)) - 10, 5) }
    case 8: view?.transform = .rotation(Float(random.below(7)))
    case 9: view?.isUserInteractionEnabled.toggle()
    case 10: addView()
    case 11: addGesture()
    case 12: addRequirement()
    default: if random.chance(20) { scene.cancelTouches() }
    }
  }

  private func canHold(_ parent: View, _ view: View) -> Bool {
    var current: View? = parent.isAlive ? parent : nil
    guard current != nil else { return false }
    while let ancestor = current {
      if ancestor == view { return false }
      current = ancestor.superview
    }
    return true
  }
}
