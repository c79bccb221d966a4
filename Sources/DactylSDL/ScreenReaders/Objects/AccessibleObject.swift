import DactylControls

/// An object that screen readers ask about, as it is at this moment.
@MainActor struct AccessibleObject {
  /// What it is.
  enum Kind {
    case application
    case window(ReaderWindow)
    case element(ReaderWindow, AccessibilityElement)
    case announcement(Int, String, ReaderWindow?)
  }

  let kind: Kind
  let objects: AccessibleObjects

  var path: AccessiblePath {
    switch kind {
    case .application: .application
    case .window(let window): .window(window.number)
    case .element(let window, let element): .element(window.number, element.id)
    case .announcement(let number, _, _): .announcement(number)
    }
  }

  /// The element; nil for other objects.
  var element: AccessibilityElement? {
    if case .element(_, let element) = kind { return element }
    return nil
  }

  /// The window that it is in; nil for the program.
  var window: ReaderWindow? {
    switch kind {
    case .application: nil
    case .window(let window), .element(let window, _): window
    case .announcement(_, _, let window): window
    }
  }

  /// The name that is read out. A value that no other interface tells is part of it.
  var name: String {
    switch kind {
    case .application: objects.title
    case .window(let window): window.title
    case .announcement(_, let text, _): text
    case .element(_, let element):
      if element.value.isEmpty || element.role.isField || element.role == .toggle || element.showsNumber {
        element.label
      } else {
        element.label.isEmpty ? element.value : "\(element.label), \(element.value)"
      }
    }
  }

  /// What else is read out: what happens when it is used, and its place in a list. A list's children are the rows in
  /// sight, so that counting them tells no reader how many there are.
  var hint: String {
    guard let element else { return "" }
    var notes = element.hint.isEmpty ? [] : [element.hint]
    if element.role == .row, let place = element.place {
      notes.append(place.spokenText)
    }
    if element.role == .list, let count = rowCount { notes.append("\(AccessibilityElement.Place.grouped(count)) rows") }
    return notes.joined(separator: ", ")
  }

  /// The number of all rows of a list; nil for other objects.
  private var rowCount: Int? {
    guard case .element(let window, let element) = kind, let first = element.children.first else { return nil }
    return window.scene.accessibility.element(first)?.place?.count
  }

  var role: AccessibleRole {
    switch kind {
    case .application: .application
    case .window: .frame
    case .announcement: .notification
    case .element(_, let element): AccessibleRole(element.role)
    }
  }

  var states: AccessibleStates {
    switch kind {
    case .application: [.enabled, .sensitive, .visible, .showing]
    case .window(let window):
      window.isActive
        ? [.enabled, .sensitive, .visible, .showing, .active] : [.enabled, .sensitive, .visible, .showing]
    case .announcement: [.enabled, .sensitive, .visible, .showing]
    case .element(_, let element): AccessibleStates(element)
    }
  }

  var parent: AccessiblePath? {
    switch kind {
    case .application: nil
    case .window: .application
    case .announcement(_, _, let window): window.map { .window($0.number) } ?? .application
    case .element(let window, let element):
      element.parent.map { .element(window.number, $0) } ?? .window(window.number)
    }
  }

  var children: [AccessiblePath] {
    switch kind {
    case .application: objects.windows.map { .window($0.number) }
    case .window(let window):
      window.elements.lazy.filter { $0.parent == nil }.map { .element(window.number, $0.id) }
    case .announcement: []
    case .element(let window, let element): element.children.map { .element(window.number, $0) }
    }
  }

  /// Its number among its siblings; -1 for none.
  var index: Int {
    guard let parent, let siblings = objects.object(at: parent)?.children else { return -1 }
    return siblings.firstIndex(of: path) ?? -1
  }

  /// The interfaces that it answers, without their common beginning.
  var interfaces: [AccessibleInterface] {
    var interfaces: [AccessibleInterface] = [.accessible]
    switch kind {
    case .application: interfaces.append(.application)
    case .window: interfaces.append(.component)
    case .announcement: break
    case .element(_, let element):
      interfaces.append(.component)
      if !actions.isEmpty { interfaces.append(.action) }
      if element.showsNumber { interfaces.append(.value) }
      if element.role.isField { interfaces += [.text, .editableText] }
      if element.role.hasChoices { interfaces.append(.selection) }
    }
    return interfaces
  }

  /// Its actions, by their names.
  var actions: [(name: String, action: AccessibilityAction)] {
    guard let element else { return [] }
    var actions: [(String, AccessibilityAction)] = []
    if element.role.isUsed || element.traits.contains(.button) {
      actions.append((element.role.isField ? "activate" : "click", .activate))
    }
    if element.traits.contains(.adjustable) {
      actions.append(("increment", .increment))
      actions.append(("decrement", .decrement))
    }
    if element.role == .scrollArea || element.role == .list {
      actions.append(("scroll down", .scroll(.down)))
      actions.append(("scroll up", .scroll(.up)))
    }
    return actions + element.customActions.map { ($0, .custom($0)) }
  }

  /// What else is known of it, by names that readers know.
  var attributes: [(String, String)] {
    var attributes = [("toolkit", "Dactyl")]
    if let place = element?.place {
      attributes.append(("posinset", "\(place.index + 1)"))
      attributes.append(("setsize", "\(place.count)"))
    }
    return attributes
  }

  /// Asks for an action, which the next frame does.
  func perform(_ action: AccessibilityAction) -> Bool {
    guard case .element(let window, let element) = kind else { return false }
    window.scene.accessibility.perform(action, on: element.id, by: .screenReader)
    return true
  }
}

extension AccessibilityElement {
  /// Whether it has a number to tell: that of a switch is a state.
  var showsNumber: Bool { number != nil && role != .toggle }
}
