import DactylInspector
import Foundation

/// The output of the tool.
enum Terminal {
  /// The scenario commands, which print to the standard streams.
  static func command() -> ScenarioCommand {
    ScenarioCommand { output in
      switch output {
      case .line(let line): print(line)
      case .error(let line): FileHandle.standardError.write(Data((line + "\n").utf8))
      }
    }
  }
}
