/// What was measured of one pass of one scene.
struct BenchRow: Codable {
  /// What a time is of.
  enum Per: String, Codable {
    case operation, frame
  }

  var scene: String
  var views: Int
  /// The share of the views that moved before each frame.
  var moving: Double?
  var edited = false
  var pass: String
  var unit = InstructionCount.current == nil ? "ns" : "instructions"
  var per: Per
  var p50: Double
  var p99: Double
  var worst: Double
  /// Allocations an operation or a frame.
  var allocations: Double?
  var bytesPerView: Double?
  /// What is held beyond them, to grow into.
  var slackPerView: Double?
  /// The same of the tree of objects: its median.
  var classTree: Double?
  /// Bytes a view of the tree of objects.
  var classTreeBytes: Double?
  /// The same of the ideal loop: its median.
  var limit: Double?
  /// How many samples there are.
  var samples: Int

  init(_ scene: String, views: Int, _ pass: String, per: Per, _ samples: Samples) {
    self.scene = scene
    self.views = views
    self.pass = pass
    self.per = per
    self.samples = samples.times.count
    p50 = samples.quantile(0.5)
    p99 = samples.quantile(0.99)
    worst = samples.quantile(1)
    allocations = samples.allocations
  }

  /// The time as a share of the tree of objects'.
  var toClassTree: Double? { classTree.flatMap { $0 > 0 ? p50 / $0 : nil } }
  /// The time as a multiple of the ideal loop's.
  var toLimit: Double? { limit.flatMap { $0 > 0 ? p50 / $0 : nil } }

  /// What it is of, for people.
  var title: String {
    let share = moving.map { ", \(BenchTable.short($0 * 100)) % moving" } ?? ""
    return "\(scene), \(views) views, \(pass)\(share)\(edited ? ", edited" : "")"
  }

  /// What rows of two runs have in common when they are of the same thing.
  var key: String { "\(scene) \(views) \(pass) \(moving.map { "\($0)" } ?? "-") \(edited)" }
}
