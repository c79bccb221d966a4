import ArgumentParser
import Foundation

/// Measures the cost of views, beside a tree of objects and ideal loops: `swift run -c release
/// --package-path Samples/FrameBench FrameBench`.
@main
struct FrameBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures what views cost, with no display; build with -c release.",
    discussion: """
      Times are nanoseconds: of single operations by the wall clock, of frames and of many operations by the processor's. \
      Beside each stands what a tree of objects takes for the same (UIKit's algorithms over plain Swift classes), and \
      what the ideal loop in C takes. A sample of hit-test is the mean over up to 1,000 random points, of create and \
      destroy over up to 1,000 entities, of the order passes over up to 1,000 moves. A pass ends after about two seconds with the samples that it has. Every \
      answer is checked against a plain walk; a wrong one ends the run with code 1. Bytes are \
      what views have in use, without components; behind the plus what the engine holds beyond that, to grow into: the \
      growth of allocated memory, from 100,000 views on of resident memory. The objects' bytes are all of that growth. \
      The pass growth fails where what one thing costs grows with how many there are; it runs only when it is named. \
      The pass velocity reports how good velocities are over motions that are known exactly, as devices sample them.
      """)

  @Option(help: ArgumentHelp("The scenes: \(BenchScene.names).", valueName: "a,b"))
  var scenes = BenchScene.names

  @Option(
    name: [.customLong("passes"), .customLong("pass")],
    help: ArgumentHelp("What is measured of them: \(BenchPass.names).", valueName: "a,b"))
  var passes = BenchPass.usualNames

  // The parsing is unconditional: otherwise "-1" is taken for an option, and the number is reported missing.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many views the scenes have, as 1000,10000,100000,1000000.", valueName: "a,b"))
  var views = "1000,10000,100000"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Which shares of them move before a frame, as 0.01,0.1,1.", valueName: "a,b"))
  var moving = "0.01,1"

  @Option(parsing: .unconditional, help: "How many fingers there are: 0 to 10.")
  var fingers = 4

  @Option(parsing: .unconditional, help: "How many frames are measured at most: 1 or more.")
  var frames = 300

  @Option(help: ArgumentHelp("Which cases of the pass growth: those with this in their names.", valueName: "text"))
  var cases = ""

  @Flag(help: "Inserts, removes and moves a tenth of the views about before measuring.")
  var edited = false

  @Option(parsing: .unconditional, help: "What the random numbers start from: a whole number, 0 or more.")
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Writes the rows to a file as well.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      """
      Another build of FrameBench: runs it and this one by turns, prints a table of both, and ends with 1 when a row is \
      slower. Or a file of --json, of any machine: says what got slower beside the tree of objects.
      """, valueName: "program-or-file"))
  var compare: String?

  @Flag(
    help: ArgumentHelp(
      "Counts instructions in place of taking times: Tests/count-instructions runs it so, in callgrind."))
  var countInstructions = false

  @Option(parsing: .unconditional, help: "How often each of two programs runs that are compared: 3 or more.")
  var runs = 7

  @Option(help: ArgumentHelp("Draws cost against number of views.", valueName: "file.svg"))
  var plot: String?

  func validate() throws {
    _ = try options()
    guard countInstructions == (InstructionCount.current != nil) else {
      throw ValidationError("--count-instructions needs callgrind to count: run Tests/count-instructions")
    }
  }

  func run() throws {
    if let compare, FileManager.default.isExecutableFile(atPath: compare) { return try duel(with: compare) }
    let saved = try compare.map { ($0, try BenchJSON(file: $0)) }
    var rows: [BenchRow] = []
    show(BenchJSON.thisMachine + "\n\n")
    try BenchRun(options()).run { measured, left in
      for remark in left { show(remark + "\n") }
      if !measured.isEmpty { show(BenchTable.text(measured) + "\n") }
      rows += measured
    }
    if let (file, old) = saved { show(BenchComparison.text(rows, with: old, named: file)) }
    if let json { try BenchJSON(rows: rows).write(to: json) }
    if let plot { try Data(BenchPlot(rows).svg.utf8).write(to: URL(fileURLWithPath: plot)) }
  }

  /// Compares this build with another program that takes the same measurements.
  private func duel(with program: String) throws {
    let arguments = [
      "--scenes", scenes, "--passes", passes, "--views", views, "--moving", moving, "--fingers", "\(fingers)",
      "--frames", "\(frames)", "--seed", "\(seed)",
    ]
    let duel = BenchDuel(
      other: URL(fileURLWithPath: program), runs: runs, arguments: arguments + (edited ? ["--edited"] : []))
    let (comparison, left) = try duel.compare { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    show("\(BenchJSON.thisMachine)\n\n\(comparison.markdown)")
    for remark in left { show(remark + "\n") }
    if comparison.isSlower { throw ExitCode(1) }
  }

  /// Writes text at once, also when the output goes into a file: runs are long.
  private func show(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  private func options() throws -> BenchOptions {
    guard frames > 0 else { throw ValidationError("--frames: a number above 0 wanted, \(frames) found") }
    guard runs >= 3 else { throw ValidationError("--runs: 3 or more wanted, \(runs) found") }
    guard (0...10).contains(fingers) else { throw ValidationError("--fingers: 0 to 10 wanted, \(fingers) found") }
    return BenchOptions(
      scenes: try list(scenes, "--scenes", "some of \(BenchScene.names)") { BenchScene(rawValue: $0) },
      passes: Set(try list(passes, "--passes", "some of \(BenchPass.names)") { BenchPass(rawValue: $0) }),
      views: try list(views, "--views", "numbers from 100 to 10000000") { text in
        Int(text).flatMap { (100...10_000_000).contains($0) ? $0 : nil }
      },
      moving: try list(moving, "--moving", "shares above 0, up to 1") { text in
        Double(text).flatMap { $0 > 0 && $0 <= 1 ? $0 : nil }
      },
      fingers: fingers, frames: frames, isEdited: edited, seed: seed, cases: cases)
  }

  private func list<Value>(_ text: String, _ option: String, _ wanted: String, _ make: (String) -> Value?) throws
    -> [Value]
  {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let value = make(String(part)) else {
        throw ValidationError("\(option): \(wanted) wanted, \"\(part)\" found")
      }
      return value
    }
  }
}
