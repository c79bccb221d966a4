import Foundation

/// What was measured of one pass of one scene: nanoseconds a frame.
struct BenchRow: Encodable {
  let scene: String
  let views: Int
  let pass: String
  let unit = "ns"
  let per = "frame"
  let p50: UInt64
  let p99: UInt64
  let worst: UInt64
  /// Allocations a frame; counted for whole frames only.
  let allocations: Double?

  init(scene: String, views: Int, pass: String, times: [UInt64], allocations: Double?) {
    self.scene = scene
    self.views = views
    self.pass = pass
    self.allocations = allocations
    let sorted = times.sorted()
    p50 = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    p99 = sorted.isEmpty ? 0 : sorted[min(sorted.count * 99 / 100, sorted.count - 1)]
    worst = sorted.last ?? 0
  }
}

/// The rows as a file.
enum BenchJSON {
  private struct File: Encodable {
    let machine: String
    let rows: [BenchRow]
  }

  static func data(_ rows: [BenchRow]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(File(machine: machine, rows: rows))
  }

  /// The processor, as the system names it, and how many there are.
  private static var machine: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    return "\(name), \(ProcessInfo.processInfo.processorCount) cores"
  }
}

/// The rows as people read them.
enum BenchTable {
  static func text(_ scene: BenchScene, fingers: Int, _ rows: [BenchRow]) -> String {
    var lines = ["\(scene.rawValue): \(rows.first?.views ?? 0) entities, \(fingers) fingers dragging, ns a frame"]
    lines.append(line("stage", "p50", "p99", "worst"))
    for row in rows { lines.append(line(row.pass, "\(row.p50)", "\(row.p99)", "\(row.worst)")) }
    if let allocations = rows.last?.allocations { lines.append("allocations a frame: \(allocations)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ name: String, _ figures: String...) -> String {
    name.padding(toLength: 12, withPad: " ", startingAt: 0)
      + figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
  }
}
