import Foundation
import RunComparison

/// Runs this build and another in turns, on the same machine, and compares all of their rows.
struct BenchDuel {
  /// The program of the other build.
  let other: URL
  /// The number of runs of each build.
  let runs: Int
  /// The command-line arguments that choose the measurements of each run.
  let arguments: [String]

  /// The programs that are run in a round.
  private enum Side: Int, CaseIterable { case other, this, copy }

  /// Compares the builds, and shows before each run which one it is. The program that begins changes with each round.
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

  /// Returns the comparison of the rows that all have, and the names of the rows that only some have.
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

  /// Runs a program, and returns its rows.
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

  /// The command that keeps a program on one processor, the last of the machine; empty where `taskset` is missing or
  /// fails.
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
