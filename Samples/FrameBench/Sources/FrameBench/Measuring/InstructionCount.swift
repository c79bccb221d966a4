import Foundation
import IdealLoop

/// Counts the instructions of the measured parts, in place of taking their times.
///
/// The program cannot count its own instructions: callgrind does, under which `Tests/count-instructions` starts it.
/// Callgrind counts within one C function, and writes its counts into a file whenever another C function is called.
struct InstructionCount {
  /// The counter of this run; nil when times are taken.
  static let current = ProcessInfo.processInfo.environment["DACTYL_CALLGRIND_FILES"].map { InstructionCount($0) }
  /// The instructions that counting adds to each part.
  private static let overhead = current.map { $0.instructions(of: 100) { for _ in 0..<100 { $0.count {} } } } ?? 0

  /// The most samples that are counted: all but the first of them take the same count.
  static let mostSamples = 40
  /// The number of samples at the start that are not counted.
  static let warmUp = 10

  /// The folder into which callgrind writes.
  private let folder: URL

  private init(_ folder: String) { self.folder = URL(fileURLWithPath: folder, isDirectory: true) }

  /// Counts the instructions of a closure, in addition to those counted since the last `take`.
  func count(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      unsafe withUnsafeMutablePointer(to: &body) { body in
        unsafe counted_part({ unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, body)
      }
    }
  }

  /// Returns the instructions counted since the last call, for each of a number of parts.
  func take(parts: Int) -> Double {
    guard parts > 0 else { return 0 }
    return max(0, Double(written()) / Double(parts) - Self.overhead)
  }

  private func instructions(of parts: Int, _ body: (Self) -> Void) -> Double {
    body(self)
    return Double(written()) / Double(parts)
  }

  /// Makes callgrind write its counts, and returns their sum. Removes the files.
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
