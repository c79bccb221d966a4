/// The five best results.
package struct HighScores {
  package struct Row: Hashable {
    package let name: String
    package let score: Int
  }
  private static let size = 5
  package private(set) var rows = [
    Row(name: "Mira", score: 240), Row(name: "Tobi", score: 120), Row(name: "Lena", score: 40),
  ]
  /// The rank of the latest result.
  private(set) var latest: Int?

  /// Whether a score ranks among the best.
  func takes(_ score: Int) -> Bool { score > 0 && (rows.count < Self.size || score > (rows.last?.score ?? 0)) }

  /// Inserts a result behind those with the same score.
  mutating func add(_ name: String, _ score: Int) {
    guard takes(score) else { return }
    let rank = rows.firstIndex { $0.score < score } ?? rows.count
    rows.insert(Row(name: name, score: score), at: rank)
    rows = Array(rows.prefix(Self.size))
    latest = rank
  }
}
