/// What an export leaves out, each kind once with its number.
struct ExportNotes {
  private var counts: [(what: String, count: Int)] = []

  /// Notes one more of a kind.
  mutating func add(_ what: String) {
    if let index = counts.firstIndex(where: { $0.what == what }) {
      counts[index].count += 1
    } else {
      counts.append((what, 1))
    }
  }

  /// A line for each kind, in the order in which they came up: `hit shapes (3)`.
  var lines: [String] { counts.map { $0.count == 1 ? $0.what : "\($0.what) (\($0.count))" } }
}
