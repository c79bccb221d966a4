/// A view controller: an entity of the responder chain that stands between its root view and that view's superview
/// (R1-R3).
///
/// A handle that keeps no scene, as `View` is. What it does is a `ViewControllerBehavior`, or any responder, that is
/// attached to it.
public struct ViewController: Hashable {
  /// The entity of the controller in the responder chain.
  public let entity: Entity
  /// The columns of the scene that it lives in.
  package let columns: SceneColumns

  init(_ entity: Entity, in columns: SceneColumns) {
    self.entity = entity
    self.columns = columns
  }

  /// Whether two handles mean the same controller.
  public static func == (a: ViewController, b: ViewController) -> Bool {
    a.entity == b.entity && a.columns === b.columns
  }
  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }
}

@available(*, unavailable)
extension ViewController: Sendable {}
