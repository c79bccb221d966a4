extension Scene {
  /// What assistive clients know of the scene, and what they ask of it.
  public var accessibility: Accessibility { Accessibility(scene: self) }
}

/// What assistive clients know of a scene: its elements, and the way to use them. A handle, like `View`.
///
/// The elements are read when they are asked for, and again when the scene looks different; a scene that nobody asks
/// costs no more than one without them.
///
/// ```swift
/// for element in scene.accessibility.elements { print(element) }
/// ```
public struct Accessibility {
  private unowned let scene: Scene

  init(scene: Scene) { self.scene = scene }

  /// The elements in reading order: what a swipe goes through (AX1, AX3). Makes an array.
  public var elements: [AccessibilityElement] { tree.elements.filter(\.isElement) }

  /// The elements and the containers around them: each container before what is in it, and that in reading order.
  public var allElements: [AccessibilityElement] { tree.elements }

  /// An element or container by its identity; nil for one that clients do not see.
  public func element(_ id: AccessibilityElementID) -> AccessibilityElement? { tree[id] }

  /// The element or container at a point of the scene: that of the view that a finger would hit there, or of what is
  /// around it; nil for none.
  public func element(at point: Point) -> AccessibilityElement? {
    guard point.isFinite, let hit = scene.exactHitTest(point) else { return nil }
    let tree = tree
    var current: View? = hit
    while let view = current {
      let id = tree.partViews[view.entity] ?? AccessibilityElementID(view.entity)
      if let element = tree[id] {
        return innermost(in: element, at: point)
      }
      current = view.superview
    }
    return nil
  }

  /// The element in another that contains a point, where no view of its own takes touches there: a label on a panel.
  private func innermost(in element: AccessibilityElement, at point: Point) -> AccessibilityElement {
    var found = element
    while let next = found.children.lazy.compactMap({ tree[$0] }).last(where: {
      $0.isVisible && $0.frame.contains(point)
    }) {
      found = next
    }
    return found
  }

  /// Asks for an action, as an assistive client does: it is handled with the next frame, like any input (AX5).
  ///
  /// Requests for elements that have ended, or that clients do not see, do nothing, and are in the log of decisions.
  public func perform(
    _ action: AccessibilityAction, on element: AccessibilityElementID, by client: AccessibilityClient = .game
  ) {
    let request = AccessibilityRequest(action, of: element, by: client)
    scene.send(InputEvent(at: scene.eventTime, .accessibility(request)))
  }

  /// Notifies the clients: of something to be said, or of another screen. Without clients it does nothing (AX11).
  public func post(_ notification: AccessibilityNotification) {
    scene.accessibilityTable.listeners.call(notification)
  }

  /// Whether any client is notified.
  public var hasClients: Bool { !scene.accessibilityTable.listeners.isEmpty }

  /// Adds a client that is notified (`post(_:)`).
  public func onNotification(_ body: @escaping (AccessibilityNotification) -> Void) -> Subscription {
    scene.accessibilityTable.listeners.add(Callback(body))
  }

  /// Has the elements read again. For a widget of a game's own whose properties change without its looking different.
  public func setNeedsUpdate() { scene.accessibilityTable.tree.forget() }

  /// Has the element of a view read again, with what is in it. For a widget of a game's own whose properties change
  /// without its looking different.
  public func setNeedsUpdate(of view: View) {
    if scene.isAlive(view.entity) { scene.accessibilityTable.noteChange(of: view.entity) }
  }

  /// The identities of the windows, from front to back.
  package var windows: [AccessibilityElementID] { tree.windows }

  /// What has changed since a place of the log of changes, each element once; nil for anything. Sets the place to the
  /// end of the log.
  package func changes(since place: inout Int) -> [AccessibilityElementID]? {
    let log = tree.log
    defer { place = log.end }
    return log.changes(since: place)
  }

  /// The elements and containers as everything says them that is read for it, whatever was read before: for tests of
  /// `allElements`, which is the same.
  package func readAll() -> [AccessibilityElement] {
    var reader = AccessibilityReader(scene, scene.accessibilityTable)
    scene.columns.asking { reader.readWindows() }
    scene.endWalk()
    return reader.settledNodes().ordered()
  }

  private var tree: AccessibilityTree {
    let table = scene.accessibilityTable
    table.tree.update(from: table, in: scene)
    return table.tree
  }
}

@available(*, unavailable)
extension Accessibility: Sendable {}

extension Accessibility: CustomStringConvertible {
  /// The elements and containers, one in a line, what is in a container further to the right.
  public var description: String {
    var depths: [AccessibilityElementID: Int] = [:]
    var lines: [String] = []
    for element in allElements {
      let depth = element.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[element.id] = depth
      lines.append(String(repeating: "  ", count: depth) + element.description)
    }
    return lines.joined(separator: "\n")
  }
}
