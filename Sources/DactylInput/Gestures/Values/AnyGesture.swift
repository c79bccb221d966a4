/// A recognizer of any kind: a handle, which does not retain the scene. Reading from a removed recognizer returns the
/// values of an idle one; setting does nothing but emit a diagnostic.
public struct AnyGesture: Hashable {
  /// The identity of the recognizer, never used again after its removal.
  public let id: GestureID
  /// The columns of the recognizer's scene.
  package let columns: SceneColumns

  package init(_ id: GestureID, _ columns: SceneColumns) {
    self.id = id
    self.columns = columns
  }

  /// Whether two handles refer to the same recognizer.
  public static func == (a: AnyGesture, b: AnyGesture) -> Bool { a.id == b.id && a.columns === b.columns }
  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
