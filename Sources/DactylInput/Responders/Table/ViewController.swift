/// A view controller: an entity of the responder chain between its root view and that view's superview (R1-R3).
///
/// A handle that does not retain the scene, like `View`. Its behaviour is a `ViewControllerBehavior`, or any responder,
/// that is attached to it.
public struct ViewController: Hashable {
  /// The entity of the controller in the responder chain.
  public let entity: Entity
  /// The columns of the controller's scene.
  package let columns: SceneColumns

  package init(_ entity: Entity, in columns: SceneColumns) {
    self.entity = entity
    self.columns = columns
  }

  /// Whether two handles refer to the same controller.
  public static func == (a: ViewController, b: ViewController) -> Bool {
    a.entity == b.entity && a.columns === b.columns
  }
  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }
}

@available(*, unavailable)
extension ViewController: Sendable {}
