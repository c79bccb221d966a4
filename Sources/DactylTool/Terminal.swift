import DactylInspector
import Foundation

/// The output of the tool.
enum Terminal {
  /// The scenario commands, which print to the standard streams.
  static func command() -> ScenarioCommand { ScenarioCommand(print: print) }

  /// The command that explains, which prints to the standard streams.
  static func explain() -> ExplainCommand { ExplainCommand(print: print) }

  /// The command that finds mistakes, which prints to the standard streams.
  static func lint() -> LintCommand { LintCommand(print: print) }

  private static func print(_ output: ScenarioCommand.Output) {
    switch output {
    case .line(let line): Swift.print(line)
    case .error(let line): FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
}
