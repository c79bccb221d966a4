/// A recognizer of any kind: a handle, which keeps no scene. Using one that was removed gives the values of an idle
/// recognizer and changes nothing, with a diagnostic.
public struct AnyGesture: Hashable {
  /// The identity of the recognizer, never used again once it is removed.
  public let id: GestureID
  /// The columns of the scene that it lives in.
  package let columns: SceneColumns

  package init(_ id: GestureID, _ columns: SceneColumns) {
    self.id = id
    self.columns = columns
  }

  /// Whether two handles mean the same recognizer.
  public static func == (a: AnyGesture, b: AnyGesture) -> Bool { a.id == b.id && a.columns === b.columns }
  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
