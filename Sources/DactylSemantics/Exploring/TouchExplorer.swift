/// The exploring by touch: for those who don't see the screen, on systems without a reader for it. Fingers reach
/// nothing but this; what they mean is asked of the elements, as an assistive client asks (AX23–AX26).
final class TouchExplorer: AddedPart {
  // Not in snapshots: what was said can't be taken back, and the listeners stay.
  private(set) var lastSpoken = ""
  private var subscriptions: [Subscription] = []
  weak var speech: (any Speech)?

  private(set) var panel: AssistancePanel
  /// The element that is explored.
  private(set) var cursor: AccessibilityElementID?
  /// The action of its own that a double tap performs, by its name; nil to use it.
  private var action: String?
  /// What was said of it last, while it may still answer to what was asked, and until when.
  private var asked: Asked?
  /// The distance from the finger to where the touch is that it passes through.
  private var passing: Vector?
  /// The horizontal movement of a scrub: its direction, and how often that has changed.
  private var scrub = Scrub()
  private var isOver = false

  /// What was the case when something was asked of an element.
  private struct Asked {
    var text: String
    var until: Timestamp
    /// The window in front.
    var front: AccessibilityElementID?
    /// The elements after it, and then those before it, the nearest first.
    var neighbours: [AccessibilityElementID]
  }

  init(in scene: Scene) {
    panel = AssistancePanel(in: scene, takesFingers: true)
    listen(in: scene)
    subscriptions = [
      scene.accessibility.onNotification { [weak self, unowned scene] in self?.hear($0, in: scene) },
      scene.onFrameEnd { [weak self, unowned scene] _ in self?.follow(in: scene) },
    ]
  }

  /// Ends it.
  func end(in scene: Scene) {
    endPassing(.cancelled, in: scene)
    isOver = true
    panel.remove(from: scene)
  }

  // MARK: What is said

  func say(_ text: String) {
    guard !isOver, !text.isEmpty else { return }
    lastSpoken = text
    panel.show(text)
    speech?.speak(text)
  }

  /// Moves to an element and says it; to one that was said already only if asked to.
  private func explore(_ element: AccessibilityElement?, again: Bool = true) {
    guard let element else { return }
    guard again || element.id != cursor else { return panel.show(element.frame) }
    cursor = element.id
    (asked, action) = (nil, nil)
    panel.show(element.frame)
    say(element.spokenText)
  }

  private func element(in scene: Scene) -> AccessibilityElement? { cursor.flatMap { scene.accessibility.element($0) } }

  // MARK: What fingers do

  /// A finger is at a point: it explores what it is on.
  func point(at location: Point, again: Bool, in scene: Scene) {
    guard let hit = scene.accessibility.element(at: location) else { return }
    // Of a container that nothing in it is hit, nothing is said.
    guard hit.isElement else { return }
    explore(hit, again: again)
  }

  /// Goes on to the next element in reading order, or back to the one before.
  func step(by way: Int, in scene: Scene) {
    let elements = scene.accessibility.elements
    guard !elements.isEmpty else { return }
    let place = cursor.flatMap { id in elements.firstIndex { $0.id == id } }
    let next = place.map { $0 + way } ?? (way > 0 ? 0 : elements.count - 1)
    guard elements.indices.contains(next) else { return say("End") }
    explore(elements[next])
    // What was scrolled away comes into sight, and its neighbours with it.
    if !elements[next].isVisible { ask(.scrollToVisible, in: scene, answers: false) }
  }

  /// Uses the element, or performs the action that was chosen.
  func use(in scene: Scene) { ask(action.map { .custom($0) } ?? .activate, in: scene) }

  /// Changes the value by a step, or of an element without one chooses an action.
  func turn(by way: Int, in scene: Scene) {
    guard let element = element(in: scene) else { return }
    if element.traits.contains(.adjustable) { return ask(way > 0 ? .increment : .decrement, in: scene) }
    guard !element.customActions.isEmpty else { return }
    // The first choice is to use it.
    let count = element.customActions.count + 1
    let place = action.flatMap { element.customActions.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let next = (place + way + count) % count
    action = next == 0 ? nil : element.customActions[next - 1]
    say(action ?? "Use")
  }

  /// Asks something of the element that is explored, and says what has changed then.
  func ask(_ action: AccessibilityAction, in scene: Scene, answers: Bool = true) {
    guard let element = element(in: scene) ?? scene.accessibility.elements.first else { return }
    if answers { wait(for: element, in: scene) }
    scene.accessibility.perform(action, on: element.id, by: .touchExploration)
  }

  private func wait(for element: AccessibilityElement, in scene: Scene) {
    let elements = scene.accessibility.elements.map(\.id)
    let place = elements.firstIndex(of: element.id) ?? 0
    asked = Asked(
      text: element.spokenText, until: scene.currentTime + 1, front: scene.accessibility.allElements.first?.id,
      neighbours: elements.dropFirst(place + 1).prefix(9) + elements.prefix(place).suffix(9).reversed())
  }

  /// Passes a finger through: it touches the element, wherever it is itself.
  func pass(_ phase: TouchSamplePhase, at location: Point, in scene: Scene) {
    switch phase {
    case .began:
      guard let element = element(in: scene), element.activationPoint.isFinite else { return }
      passing = element.activationPoint - location
      wait(for: element, in: scene)
      touch(.began, at: element.activationPoint, in: scene)
    case .moved: if let passing { touch(.moved, at: location + passing, in: scene) }
    case .ended, .cancelled: endPassing(phase, at: location, in: scene)
    }
  }

  private func endPassing(_ phase: TouchSamplePhase, at location: Point? = nil, in scene: Scene) {
    guard let passing = exchange(&passing, for: nil) else { return }
    touch(phase, at: location.map { $0 + passing } ?? .zero, in: scene)
    if let until = asked?.until { asked?.until = max(until, scene.currentTime + 1) }
  }

  private func touch(_ phase: TouchSamplePhase, at location: Point, in scene: Scene) {
    scene.send(
      InputEvent(at: scene.eventTime, .touch(TouchSample(finger: .assistance, phase: phase, location: location))))
  }

  /// Two fingers move: to and fro they lead back.
  func scrub(_ state: GestureState, by way: Float, in scene: Scene) {
    if state == .began { scrub = Scrub() }
    scrub.move(to: way)
    guard state == .ended, scrub.turns >= 2 else { return }
    ask(.escape, in: scene)
  }

  // MARK: What the scene does

  /// Whether the scene is explored by this: it may have gone back to a snapshot from before.
  private func isCurrent(in scene: Scene) -> Bool {
    !isOver && panel.isAlive && scene.part(TouchExplorer.self) === self
  }

  private func hear(_ notification: AccessibilityNotification, in scene: Scene) {
    guard isCurrent(in: scene) else { return }
    switch notification {
    case .announcement(let text), .pageScrolled(let text):
      asked = nil
      say(text)
    case .layoutChanged(let id), .screenChanged(let id):
      explore(id.flatMap { scene.accessibility.element($0) } ?? scene.accessibility.elements.first)
    }
  }

  /// Says what has become of the element that something was asked of, once that shows.
  private func follow(in scene: Scene) {
    guard let asked, isCurrent(in: scene) else { return }
    let all = scene.accessibility.allElements
    if let front = all.first, front.id != asked.front {
      // Another window is in front: a menu, an alert.
      return explore(all.first { $0.isElement })
    }
    guard let element = element(in: scene) else {
      // It has gone, as a mail that was filed; where its neighbours have, too, another screen has come.
      let near = asked.neighbours.lazy.compactMap { scene.accessibility.element($0) }.first
      return explore(near ?? all.first { $0.isElement })
    }
    panel.show(element.frame)
    if element.spokenText != asked.text {
      self.asked = nil
      say(element.spokenText)
    } else if scene.currentTime > asked.until {
      self.asked = nil
    }
  }

  func sceneDidResize(_ scene: Scene) { panel.fit(to: scene.size) }

  func sceneDidEmpty(_ scene: Scene) {
    isOver = true
    subscriptions = []
  }

  func copyState(_ copier: StateCopier) {
    copier.copy(panel) { panel = $0 }
    copier.copy(cursor) { cursor = $0 }
    copier.copy(asked) { asked = $0 }
    copier.copy(action) { action = $0 }
    copier.copy(passing) { passing = $0 }
    copier.copy(scrub) { scrub = $0 }
    copier.copy(isOver) { isOver = $0 }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(cursor?.view)
    hash.mix(cursor?.part)
    hash.mix(action)
    hash.mix(asked?.until)
    hash.mix(passing != nil)
    hash.mix(scrub.turns)
  }
}

/// The horizontal movement of fingers that go to and fro.
struct Scrub {
  /// The least distance in points of a way.
  private static let least: Float = 25

  private(set) var turns = 0
  private var extreme: Float = 0
  private var direction: Float = 0

  mutating func move(to place: Float) {
    let way = place - extreme
    if direction != 0, way * direction > 0 {
      extreme = place
    } else if abs(way) >= Self.least {
      if direction != 0 { turns += 1 }
      direction = way > 0 ? 1 : -1
      extreme = place
    }
  }
}
