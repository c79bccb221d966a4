/// The names of recently destroyed views, for diagnostics about handles that are still used. Of fixed size.
struct LastNames {
  /// The number of names that are kept.
  static let room = 64
  private var names: [(entity: Entity, text: String)] = []
  private var oldest = 0

  /// The name of a destroyed view, or nil when it had none, or was destroyed too long ago.
  subscript(entity: Entity) -> String? { names.first { $0.entity == entity }?.text }

  /// Keeps a name, in place of the oldest one when there is no room.
  mutating func keep(_ text: String, of entity: Entity) {
    guard names.count == Self.room else { return names.append((entity, text)) }
    names[oldest] = (entity, text)
    oldest = (oldest + 1) % Self.room
  }
}
