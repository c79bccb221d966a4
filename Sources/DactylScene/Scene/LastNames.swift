/// The names of the views that were destroyed last: for diagnostics about handles that are still used. Of fixed size.
struct LastNames {
  /// How many are kept.
  static let room = 64
  private var names: [(entity: Entity, text: String)] = []
  private var oldest = 0

  /// What a view was called, or nil when it had no name, or it is too long ago.
  subscript(entity: Entity) -> String? { names.first { $0.entity == entity }?.text }

  /// Keeps a name, instead of the oldest when there is no room.
  mutating func keep(_ text: String, of entity: Entity) {
    guard names.count == Self.room else { return names.append((entity, text)) }
    names[oldest] = (entity, text)
    oldest = (oldest + 1) % Self.room
  }
}
