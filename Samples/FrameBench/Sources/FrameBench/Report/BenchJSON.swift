import Foundation

/// The rows as a JSON file.
struct BenchJSON: Codable {
  var machine: String
  var rows: [BenchRow]

  init(rows: [BenchRow]) {
    machine = Self.thisMachine
    self.rows = rows
  }

  /// Reads a saved run. Throws an error whose description names the file.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw BenchFileError(description: "\(file): a saved run wanted, no file found that can be read")
    }
    do {
      self = try JSONDecoder().decode(BenchJSON.self, from: data)
    } catch {
      throw BenchFileError(description: "\(file): a run saved with --json wanted, something else found: \(error)")
    }
  }

  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: file))
  }

  /// The name of the processor as the system gives it, and the number of processors.
  static var thisMachine: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    return "\(name), \(ProcessInfo.processInfo.processorCount) cores"
  }
}

/// The fault of a file.
struct BenchFileError: Error, CustomStringConvertible {
  let description: String
}
