/// What a run measures.
struct BenchOptions {
  var scenes: [BenchScene]
  var passes: Set<BenchPass>
  var views: [Int]
  var moving: [Double]
  var fingers: Int
  var frames: Int
  var isEdited: Bool
  var seed: UInt64
  /// A part of the names of the growing cases that are wanted.
  var cases: String
}
