import Foundation
import RunComparison

/// Runs this build and another by turns, on the same machine, and compares every row of theirs.
struct BenchDuel {
  /// The other build of this program.
  let other: URL
  /// How often each runs.
  let runs: Int
  /// What each measures, as command-line arguments.
  let arguments: [String]

  /// What is run in a round.
  private enum Side: Int, CaseIterable { case other, this, copy }

  /// Says before each run which it is. Each round begins with another program, so that none is always first.
  func compare(_ show: (String) -> Void) throws -> (RunComparison, left: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FrameBench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("copy")
    try FileManager.default.copyItem(at: other, to: copy)
    let programs = [other, try Self.thisProgram(), copy]
    let pin = Self.pin()

    var rounds: [[[BenchRow]]] = Side.allCases.map { _ in [] }
    for round in 0..<runs {
      for turn in Side.allCases.indices {
        let side = (round + turn) % Side.allCases.count
        show("round \(round + 1) of \(runs): \(Side.allCases[side])")
        rounds[side].append(try Self.run(programs[side], arguments, pin, folder.appendingPathComponent("rows.json")))
      }
    }
    return Self.comparison(rounds[0], rounds[1], rounds[2])
  }

  /// What both measured, by rows, and the rows that only one has.
  static func comparison(_ other: [[BenchRow]], _ this: [[BenchRow]], _ copy: [[BenchRow]]) -> (
    RunComparison, left: [String]
  ) {
    func times(_ runs: [[BenchRow]]) -> [String: [Double]] {
      Dictionary(grouping: runs.joined(), by: \.key).mapValues { rows in rows.map(\.p50) }
    }
    let (others, copies, mine) = (times(other), times(copy), times(this))
    var rows: [RunComparison.Row] = []
    var left: [String] = []
    for row in this.first ?? [] {
      if let before = others[row.key], let again = copies[row.key], let now = mine[row.key] {
        rows.append(.init(row.title, other: before, this: now, copy: again))
      } else {
        left.append("only this build has: \(row.title)")
      }
    }
    left += (other.first ?? []).filter { mine[$0.key] == nil }.map { "only the other build has: \($0.title)" }
    return (RunComparison(rows), left)
  }

  /// The rows of a run.
  private static func run(_ program: URL, _ arguments: [String], _ pin: [String], _ file: URL) throws -> [BenchRow] {
    try? FileManager.default.removeItem(at: file)
    let command = pin + [program.path] + arguments + ["--json", file.path]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: output, as: UTF8.self)
      throw BenchFileError(description: "\(program.path): a run ended with \(process.terminationStatus): \(reason)")
    }
    return try BenchJSON(file: file.path).rows
  }

  private static func thisProgram() throws -> URL {
    URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
  }

  /// What keeps a program on one processor, the last that there is: nothing where `taskset` is missing or refuses.
  private static func pin() -> [String] {
    let taskset = "/usr/bin/taskset"
    let command = [taskset, "-c", "\(ProcessInfo.processInfo.activeProcessorCount - 1)"]
    guard FileManager.default.isExecutableFile(atPath: taskset) else { return [] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: taskset)
    process.arguments = Array(command.dropFirst()) + ["/bin/true"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? command : []
  }
}
