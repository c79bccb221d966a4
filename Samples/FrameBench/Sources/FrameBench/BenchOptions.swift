/// The options of a run.
struct BenchOptions {
  var scenes: [BenchScene]
  var passes: Set<BenchPass>
  var views: [Int]
  var moving: [Double]
  var fingers: Int
  var frames: Int
  var isEdited: Bool
  var seed: UInt64
  /// A substring of the names of the growth cases to run.
  var cases: String
}
