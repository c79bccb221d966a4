/// The scanning with one or two switches: it offers the elements that can be used one after another, groups first, and
/// asks of the one that is chosen what an assistive client asks (AX27, AX28).
final class SwitchScanner: TimedPart, AddedPart, KeyInterceptor {
  /// What is offered.
  enum Item: Equatable {
    case group([AccessibilityElementID])
    case element(AccessibilityElementID)
    case action(AccessibilityElementID, AccessibilityAction)
    /// The way back to what was offered before.
    case back
  }

  /// Where the items come from.
  private enum Level: Equatable {
    case all
    case group([AccessibilityElementID])
    case actions(AccessibilityElementID)
  }

  private(set) var settings: Scanning
  private var panel: AssistancePanel
  private var level = Level.all
  /// What is offered now; nil while it rests.
  private(set) var item: Item?
  private var place = -1
  private var roundsLeft = 0
  /// When the next is offered.
  private var due: Timestamp?
  // Not in snapshots: the platform and the listener stay.
  weak var speech: (any Speech)?
  private var subscription: Subscription?

  init(_ settings: Scanning, in scene: Scene) {
    self.settings = settings
    panel = AssistancePanel(in: scene, takesFingers: false)
    subscription = scene.onFrameEnd { [weak self, unowned scene] _ in self?.comeFirst(in: scene) }
  }

  /// Has the keys before a menu that has come since, and whatever else takes keys.
  private func comeFirst(in scene: Scene) {
    guard scene.part(SwitchScanner.self) === self else { return }
    scene.removeKeyInterceptor(self)
    scene.addKeyInterceptor(self)
  }

  /// Takes other settings, and starts with the first again.
  func set(_ new: Scanning, in scene: Scene) {
    settings = new
    begin(in: scene)
  }

  func end(in scene: Scene) {
    scene.removeKeyInterceptor(self)
    rest()
    panel.remove(from: scene)
  }

  // MARK: Going on

  /// Begins with the first of all.
  func begin(in scene: Scene) {
    scene.addKeyInterceptor(self)
    roundsLeft = max(settings.rounds, 1)
    open(.all)
    advance(in: scene)
  }

  private func open(_ level: Level) {
    self.level = level
    place = -1
  }

  /// Offers the next item.
  private func advance(in scene: Scene) {
    var items = items(in: scene)
    if items.count < 2, level != .all {
      // What it was chosen from has gone.
      open(.all)
      items = self.items(in: scene)
    }
    place += 1
    if place >= items.count {
      place = 0
      roundsLeft -= 1
      if settings.next == nil, roundsLeft <= 0 { return rest() }
    }
    guard items.indices.contains(place) else { return rest() }
    offer(items[place], in: scene)
    due = settings.next == nil ? scene.currentTime + settings.time : nil
  }

  private func rest() {
    (item, due, place, level) = (nil, nil, -1, .all)
    panel.show(nil, "")
  }

  private func offer(_ item: Item, in scene: Scene) {
    self.item = item
    let elements = self.elements(of: item, in: scene)
    if let first = elements.first {
      if case .group = item {} else { _ = scene.requestFocus(at: first.id.view) }
      if !first.isVisible { ask(.scrollToVisible, of: first.id, in: scene) }
    }
    let text = words(for: item, elements)
    panel.show(elements.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 }, text)
    if settings.speaks { speech?.speak(text) }
  }

  private func elements(of item: Item, in scene: Scene) -> [AccessibilityElement] {
    switch item {
    case .group(let ids): ids.compactMap { scene.accessibility.element($0) }
    case .element(let id), .action(let id, _): [id].compactMap { scene.accessibility.element($0) }
    case .back: []
    }
  }

  private func words(for item: Item, _ elements: [AccessibilityElement]) -> String {
    switch item {
    case .group: elements.prefix(3).map(\.label).joined(separator: ", ") + (elements.count > 3 ? " …" : "")
    case .element: elements.first?.spokenText ?? ""
    case .action(_, let action): action.spokenText
    case .back: "Back"
    }
  }

  // MARK: What is offered

  private func items(in scene: Scene) -> [Item] {
    switch level {
    case .all:
      let usable = scene.accessibility.elements.filter(\.canBeUsed)
      guard settings.scansGroups else { return usable.map { .element($0.id) } }
      let groups = usable.reduce(into: [[AccessibilityElement]]()) { groups, element in
        let isNext = groups.last?.last?.parent == element.parent
        if isNext { groups[groups.count - 1].append(element) } else { groups.append([element]) }
      }
      // One group alone is no choice.
      guard groups.count > 1 else { return usable.map { .element($0.id) } }
      return groups.map { $0.count == 1 ? .element($0[0].id) : .group($0.map(\.id)) }
    case .group(let ids):
      return ids.filter { scene.accessibility.element($0)?.canBeUsed == true }.map { .element($0) } + [.back]
    case .actions(let id):
      guard let element = scene.accessibility.element(id) else { return [] }
      return element.offeredActions.map { .action(id, $0) } + [.back]
    }
  }

  // MARK: Switches

  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard press.type == settings.select || press.type == settings.next else { return false }
    if !isRepeat { if press.type == settings.select { choose(in: scene) } else { advance(in: scene) } }
    return true
  }

  private func choose(in scene: Scene) {
    roundsLeft = max(settings.rounds, 1)
    switch item {
    case nil: return begin(in: scene)
    case .group(let ids): open(.group(ids))
    case .back: open(.all)
    case .element(let id):
      guard let element = scene.accessibility.element(id), element.offeredActions.count > 1 else {
        ask(.activate, of: id, in: scene)
        open(.all)
        break
      }
      open(.actions(id))
    case .action(let id, let action):
      ask(action, of: id, in: scene)
      switch action {
      // It is likely to be wanted once more.
      case .increment, .decrement: place -= 1
      default: open(.all)
      }
    }
    advance(in: scene)
  }

  private func ask(_ action: AccessibilityAction, of id: AccessibilityElementID, in scene: Scene) {
    scene.accessibility.perform(action, on: id, by: .switches)
  }

  // MARK: Time

  var nextDeadline: Timestamp? { due }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    if let due, due <= now { advance(in: scene) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) { if let due, due <= moment { self.due = nil } }

  // MARK: The life of the scene

  func sceneDidResize(_ scene: Scene) { panel.fit(to: scene.size) }

  func copyState(_ copier: StateCopier) {
    copier.copy(settings) { settings = $0 }
    copier.copy(panel) { panel = $0 }
    copier.copy(level) { level = $0 }
    copier.copy(item) { item = $0 }
    copier.copy(place) { place = $0 }
    copier.copy(roundsLeft) { roundsLeft = $0 }
    copier.copy(due) { due = $0 }
  }

  func mix(into hash: inout StateHash) {
    hash.mix(place)
    hash.mix(roundsLeft)
    hash.mix(due)
  }
}

extension AccessibilityElement {
  /// Whether a person can do anything with it.
  fileprivate var canBeUsed: Bool {
    guard !traits.contains(.notEnabled) else { return false }
    return role.isUsed || traits.contains(.button) || !customActions.isEmpty
  }

  /// What can be asked of it.
  fileprivate var offeredActions: [AccessibilityAction] {
    var actions: [AccessibilityAction] = [.activate]
    if traits.contains(.adjustable) { actions = [.increment, .decrement] }
    return actions + customActions.map { .custom($0) }
  }
}

extension AccessibilityAction {
  /// The words for an action that is offered.
  fileprivate var spokenText: String {
    switch self {
    case .increment: "More"
    case .decrement: "Less"
    case .custom(let name): name
    default: "Use"
    }
  }
}
