import DactylControls

/// Tells screen readers what has changed in a window since it was last told: each kind of change of an element once.
@MainActor final class ReaderEvents {
  private let window: ReaderWindow
  private let objects: AccessibleObjects
  private let bus: BusConnection
  private var known: [AccessibilityElementID: AccessibilityElement] = [:]
  /// The elements that are in no other.
  private var roots: [AccessibilityElementID] = []
  /// The place in the log of changes up to which clients were notified.
  private var place = 0
  private var wasActive = false
  /// Whether clients want to know where elements are, which changes most often.
  var wantsBounds = false
  /// Whether clients know announcements as such; others are told of a notification.
  var wantsAnnouncements = false
  private var subscription: Subscription?

  init(_ window: ReaderWindow, _ objects: AccessibleObjects, _ bus: BusConnection) {
    self.window = window
    self.objects = objects
    self.bus = bus
    _ = window.scene.accessibility.changes(since: &place)
    for element in window.elements { known[element.id] = element }
    roots = window.scene.accessibility.windows
    subscription = window.scene.accessibility.onNotification { [weak self] in self?.post($0) }
    send("Window", "Create", from: .window(window.number), value: .string(window.title))
  }

  /// Tells that the window has closed.
  func end() {
    send("Window", "Destroy", from: .window(window.number), value: .string(window.title))
    sendChild("remove", .window(window.number), at: 0, of: .application)
  }

  // MARK: What has changed

  /// Tells what has changed.
  func update() {
    let activated = window.isActive && !wasActive
    if window.isActive != wasActive {
      wasActive = window.isActive
      let member = window.isActive ? "Activate" : "Deactivate"
      send("Window", member, from: .window(window.number), value: .string(window.title))
      sendState("active", window.isActive, of: .window(window.number))
    }
    let accessibility = window.scene.accessibility
    if let changed = accessibility.changes(since: &place) {
      update(changed.map { ($0, known[$0], accessibility.element($0)) }, activated: activated)
    } else {
      let elements = window.elements
      let gone = Set(known.keys).subtracting(elements.lazy.map(\.id))
        // In a fixed order, though the elements are in a dictionary.
        .sorted { ($0.view.index, $0.part ?? -1) < ($1.view.index, $1.part ?? -1) }
      update(elements.map { ($0.id, known[$0.id], $0) } + gone.map { ($0, known[$0], nil) }, activated: activated)
    }
  }

  /// Notifies clients of what has become of elements, each as it was and as it is, and of what has the focus in a
  /// window that has got the keyboard.
  private func update(
    _ elements: [(id: AccessibilityElementID, old: AccessibilityElement?, new: AccessibilityElement?)],
    activated: Bool
  ) {
    for (id, _, new) in elements { known[id] = new }
    for (id, old, new) in elements where old != nil && new == nil { tellRemoved(id) }
    let oldRoots = roots
    roots = window.scene.accessibility.windows
    tellChildren(oldRoots, roots, of: .window(window.number))
    for case (_, nil, let new?) in elements { addToCache(new) }
    // The focus first, so that what else has changed of the element that had it is not read out any more.
    if activated {
      for element in window.elements where element.hasFocus { tellFocus(element.id) }
    } else if window.isActive {
      for case (let id, let old, let new?) in elements where new.hasFocus && old?.hasFocus != true { tellFocus(id) }
    }
    for case (_, let old?, let new?) in elements { tell(old, new) }
  }

  private func tellRemoved(_ id: AccessibilityElementID) {
    sendState("defunct", true, of: path(id))
    bus.signal(
      .signal("RemoveAccessible", "org.a11y.atspi.Cache", from: Self.cachePath, [objects.reference(path(id))]))
  }

  private func addToCache(_ element: AccessibilityElement) {
    let object = AccessibleObject(kind: .element(window, element), objects: objects)
    bus.signal(.signal("AddAccessible", "org.a11y.atspi.Cache", from: Self.cachePath, [object.cacheItem]))
  }

  /// Tells what has changed of an element, but for its gaining the focus.
  private func tell(_ old: AccessibilityElement, _ new: AccessibilityElement) {
    if old.children != new.children { tellChildren(old.children, new.children, of: path(new.id)) }
    guard old != new else { return }
    let (before, now) = (
      AccessibleObject(kind: .element(window, old), objects: objects),
      AccessibleObject(kind: .element(window, new), objects: objects)
    )
    if old.parent != new.parent {
      sendProperty("accessible-parent", objects.reference(now.parent), of: now.path)
    }
    let isCalm = !new.traits.contains(.updatesFrequently)
    if before.name != now.name, isCalm { sendProperty("accessible-name", .string(now.name), of: now.path) }
    if before.hint != now.hint { sendProperty("accessible-description", .string(now.hint), of: now.path) }
    if old.number != new.number, new.showsNumber, isCalm {
      sendProperty("accessible-value", .double(new.number ?? 0), of: now.path)
    }
    let (oldStates, newStates) = (before.states, now.states)
    for (state, name) in AccessibleStates.named where state != .focused {
      guard oldStates.contains(state) != newStates.contains(state) else { continue }
      sendState(name, newStates.contains(state), of: now.path)
      if state == .selected, let parent = now.parent { send("Object", "SelectionChanged", from: parent) }
    }
    if oldStates.contains(.focused), !newStates.contains(.focused) { sendState("focused", false, of: now.path) }
    if new.role.isField { tellText(old, new) }
    if wantsBounds, old.frame != new.frame {
      let area = BusValue.structure(window.area(new.frame, isOnDesktop: true).values)
      send("Object", "BoundsChanged", from: now.path, value: area)
    }
  }

  private func tellChildren(_ old: [AccessibilityElementID], _ new: [AccessibilityElementID], of parent: AccessiblePath)
  {
    guard old != new else { return }
    let (before, now) = (Set(old), Set(new))
    for (place, child) in old.enumerated() where !now.contains(child) {
      sendChild("remove", path(child), at: place, of: parent)
    }
    for (place, child) in new.enumerated() where !before.contains(child) {
      sendChild("add", path(child), at: place, of: parent)
    }
  }

  private func tellText(_ old: AccessibilityElement, _ new: AccessibilityElement) {
    let (before, now) = (AccessibleText(old), AccessibleText(new))
    if before.scalars != now.scalars {
      let shorter = min(before.count, now.count)
      let start = (0..<shorter).first { before.scalars[$0] != now.scalars[$0] } ?? shorter
      let same =
        (0..<shorter - start)
        .first { before.scalars[before.count - 1 - $0] != now.scalars[now.count - 1 - $0] } ?? shorter - start
      sendText("delete", before, start..<before.count - same, of: path(new.id))
      sendText("insert", now, start..<now.count - same, of: path(new.id))
    }
    guard new.selection != nil, before.selection != now.selection || old.selection == nil else { return }
    send("Object", "TextCaretMoved", from: path(new.id), first: now.selection.upperBound)
    if !before.selection.isEmpty || !now.selection.isEmpty {
      send("Object", "TextSelectionChanged", from: path(new.id))
    }
  }

  private func tellFocus(_ id: AccessibilityElementID) {
    sendState("focused", true, of: path(id))
    send("Focus", "Focus", from: path(id))
  }

  // MARK: What the game posts

  private func post(_ notification: AccessibilityNotification) {
    switch notification {
    case .announcement(let text), .pageScrolled(let text): announce(text)
    case .layoutChanged(let element), .screenChanged(let element):
      if let element, known[element] != nil, window.isActive { tellFocus(element) }
    }
  }

  private func announce(_ text: String) {
    guard !text.isEmpty else { return }
    if wantsAnnouncements {
      return send("Object", "Announcement", from: .window(window.number), first: 1, value: .string(text))
    }
    // Readers that don't know announcements read a notification that shows itself.
    let object = objects.announce(text, in: window)
    bus.signal(.signal("AddAccessible", "org.a11y.atspi.Cache", from: Self.cachePath, [object.cacheItem]))
    sendState("showing", true, of: object.path)
  }

  // MARK: Sending

  /// The path of the object that tells clients what they keep.
  static let cachePath = "/org/a11y/atspi/cache"

  private func path(_ id: AccessibilityElementID) -> AccessiblePath { .element(window.number, id) }

  private func sendState(_ name: String, _ isOn: Bool, of path: AccessiblePath) {
    send("Object", "StateChanged", from: path, detail: name, first: isOn ? 1 : 0)
  }

  private func sendProperty(_ name: String, _ value: BusValue, of path: AccessiblePath) {
    send("Object", "PropertyChange", from: path, detail: name, value: value)
  }

  private func sendChild(_ change: String, _ child: AccessiblePath, at place: Int, of parent: AccessiblePath) {
    send("Object", "ChildrenChanged", from: parent, detail: change, first: place, value: objects.reference(child))
  }

  private func sendText(_ change: String, _ text: AccessibleText, _ range: Range<Int>, of path: AccessiblePath) {
    guard !range.isEmpty else { return }
    send(
      "Object", "TextChanged", from: path, detail: change, first: range.lowerBound, second: range.count,
      value: .string(text.text(range.lowerBound, range.upperBound)))
  }

  private func send(
    _ kind: String, _ member: String, from path: AccessiblePath, detail: String = "", first: Int = 0, second: Int = 0,
    value: BusValue = .int32(0)
  ) {
    bus.signal(
      .signal(
        member, "org.a11y.atspi.Event.\(kind)", from: path.text,
        [.string(detail), .int(first), .int(second), .variant(value), .array(of: "{sv}", [])]))
  }
}

extension AccessibilityElement {
  /// Whether it has the focus for clients.
  fileprivate var hasFocus: Bool { AccessibleStates(self).contains(.focused) }
}
