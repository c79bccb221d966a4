import Foundation
import IdealLoop

/// Counts the instructions of the parts that are measured, in place of taking their times.
///
/// The program can't count them itself: callgrind does, which `Tests/count-instructions` starts it in. Callgrind counts
/// within one C function, and writes what it has into a file whenever another one was called.
struct InstructionCount {
  /// What counts in this run; nil where times are taken.
  static let current = ProcessInfo.processInfo.environment["DACTYL_CALLGRIND_FILES"].map { InstructionCount($0) }
  /// What counting a part adds to it.
  private static let overhead = current.map { $0.instructions(of: 100) { for _ in 0..<100 { $0.count {} } } } ?? 0

  /// The most samples that are counted: all but the first of them take the same.
  static let mostSamples = 40
  /// How many samples come first that are not counted.
  static let warmUp = 10

  /// The folder that callgrind writes to.
  private let folder: URL

  private init(_ folder: String) { self.folder = URL(fileURLWithPath: folder, isDirectory: true) }

  /// Counts the instructions of a closure, along with those that were counted since the last `take`.
  func count(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      unsafe withUnsafeMutablePointer(to: &body) { body in
        unsafe counted_part({ unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, body)
      }
    }
  }

  /// How many instructions were counted since the last time, for each of so many parts.
  func take(parts: Int) -> Double {
    guard parts > 0 else { return 0 }
    return max(0, Double(written()) / Double(parts) - Self.overhead)
  }

  private func instructions(of parts: Int, _ body: (Self) -> Void) -> Double {
    body(self)
    return Double(written()) / Double(parts)
  }

  /// Has callgrind write what it counted, and reads the sum. The files are gone afterwards.
  private func written() -> Int {
    write_counted_part()
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    var sum = 0
    for file in files {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      try? FileManager.default.removeItem(at: file)
      let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
      sum += line.flatMap { Int($0.dropFirst(8)) } ?? 0
    }
    return sum
  }
}
