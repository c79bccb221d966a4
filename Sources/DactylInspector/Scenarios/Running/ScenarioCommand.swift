/// The implementation of `dactyl scenario`, apart from the printing.
package struct ScenarioCommand {
  /// A line of output with its stream.
  package enum Output: Hashable, Sendable {
    /// A line for the standard output.
    case line(String)
    /// A line for the standard error.
    case error(String)

    /// The same output as a single line, whatever characters the names in a file contain.
    fileprivate var escaped: Self {
      switch self {
      case .line(let text): .line(text.inOneLine)
      case .error(let text): .error(text.inOneLine)
      }
    }
  }

  /// The exit codes of the commands. The greatest one of all files is returned.
  private enum Outcome: Int32 {
    case matched = 0
    case differed = 1
    case unreadable = 2
  }

  private let play: (ScenarioFile) throws(ScenarioError) -> ScenarioLog
  private let print: (Output) -> Void

  /// Makes a command with a function that plays scenarios and one that prints.
  package init(
    play: @escaping (ScenarioFile) throws(ScenarioError) -> ScenarioLog = ScenarioRunner.log(of:),
    print: @escaping (Output) -> Void
  ) {
    self.play = play
    self.print = { print($0.escaped) }
  }

  /// Runs every file, and every scenario file below every folder, and prints `PASS name` or `FAIL name` for each.
  ///
  /// - Returns: 0 when every log matched, 1 when some differed, 2 when a file could not be read, is malformed or
  ///   requires something that is not supported. The files after such a file are run all the same.
  package func run(_ paths: [String], printsLog: Bool) -> Int32 {
    var worst = Outcome.matched
    for path in paths {
      for result in outcomes(at: path, printsLog: printsLog) where result.rawValue > worst.rawValue { worst = result }
    }
    return worst.rawValue
  }

  /// Prints the log that this build produces for one file, and nothing else.
  ///
  /// - Returns: 0, or 2 when the file could not be read, is malformed or requires something that is not supported.
  package func log(_ path: String) -> Int32 {
    do throws(ScenarioError) {
      for line in try play(try ScenarioFile(contentsOf: path)).lines { print(.line(line)) }
      return Outcome.matched.rawValue
    } catch {
      print(.error("\(error)"))
      return Outcome.unreadable.rawValue
    }
  }

  private func outcomes(at path: String, printsLog: Bool) -> [Outcome] {
    do throws(ScenarioError) {
      return try ScenarioFile.paths(at: path).map { outcome(of: $0, printsLog: printsLog) }
    } catch {
      print(.error("\(error)"))
      return [.unreadable]
    }
  }

  private func outcome(of path: String, printsLog: Bool) -> Outcome {
    do throws(ScenarioError) {
      let file = try ScenarioFile(contentsOf: path)
      let log = try play(file)
      let difference = log.firstDifference(from: file.log)
      print(.line("\(difference == nil ? "PASS" : "FAIL") \(file.name)"))
      for line in difference?.lines ?? [] { print(.line(line)) }
      if printsLog { for line in log.lines { print(.line("  \(line)")) } }
      return difference == nil ? .matched : .differed
    } catch {
      print(.error("\(error)"))
      return .unreadable
    }
  }
}

extension String {
  /// The text with all characters escaped that would break the line or control a terminal: `\n`, `\u{1B}`.
  fileprivate var inOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      case .format where scalar.properties.isBidiControl: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
