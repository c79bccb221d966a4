/// The measurement of one pass of one scene.
struct BenchRow: Codable {
  /// The unit to which a time belongs.
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
  /// The allocations of an operation or a frame.
  var allocations: Double?
  var bytesPerView: Double?
  /// The bytes of a view that are allocated beyond those in use, for growth.
  var slackPerView: Double?
  /// The median of the tree of objects.
  var classTree: Double?
  /// The bytes of a view in the tree of objects.
  var classTreeBytes: Double?
  /// The median of the ideal loop.
  var limit: Double?
  /// The number of samples.
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

  /// The time as a share of that of the tree of objects.
  var toClassTree: Double? { classTree.flatMap { $0 > 0 ? p50 / $0 : nil } }
  /// The time as a multiple of the ideal loop's.
  var toLimit: Double? { limit.flatMap { $0 > 0 ? p50 / $0 : nil } }

  /// The measurement's name for people.
  var title: String {
    let share = moving.map { ", \(BenchTable.short($0 * 100)) % moving" } ?? ""
    return "\(scene), \(views) views, \(pass)\(share)\(edited ? ", edited" : "")"
  }

  /// The key by which rows of two runs match.
  var key: String { "\(scene) \(views) \(pass) \(moving.map { "\($0)" } ?? "-") \(edited)" }
}
