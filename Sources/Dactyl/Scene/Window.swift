/// A window of a scene: the view at the top of a tree, whose frame is in the scene's coordinates.
///
/// Touches go to the front window that has something to hit under them (W1-W4). A window that `passesThrough` lets touches
/// by that hit none of its views.
public struct Window: Hashable {
  /// The window as a view.
  public let view: View

  init(_ view: View) { self.view = view }

  /// How far in front the window is: a higher level is in front of any lower one. Windows of one level stand in the order in
  /// which they were last shown, when they were made to begin with, whatever levels they have had (W2).
  public var level: Float {
    get { scene?.windowPlaces[view.entity]?.level ?? 0 }
    nonmutating set { scene?.setLevel(newValue, of: view.entity) }
  }

  /// Puts the window in front of the others of its level (W2).
  public func bringToFront() { scene?.bringWindowToFront(view.entity) }

  /// What part of the window's own coordinates its frame shows. Nil shows them one to one from the origin.
  public var camera: Camera? {
    get { view[Camera.self] }
    nonmutating set {
      view[Camera.self] = newValue
      if let scene { (newValue ?? Camera(center: scene.middle)).apply(to: view, in: scene.frame(of: self)) }
    }
  }

  private var scene: Scene? { view.scene }
}

@available(*, unavailable)
extension Window: Sendable {}

/// What the order of windows goes by (W2).
struct WindowPlace {
  var level: Float = 0
  /// Which of all windows it was, in the order in which they were shown, when it was shown last.
  var shown: Int
}

extension View {
  /// The window that the view is in, or nil. Costs a step a level.
  public var window: Window? {
    guard isAlive, let graph else { return nil }
    let top = View(graph.entity(at: graph.root(of: entity.index)), in: columns)
    return top.flag(.isWindow) ? Window(top) : nil
  }
}
