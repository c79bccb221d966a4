import DactylInspector
import Foundation

/// Where the tool prints.
enum Terminal {
  /// The scenario commands, printing here.
  static func command() -> ScenarioCommand {
    ScenarioCommand { output in
      switch output {
      case .line(let line): print(line)
      case .error(let line): FileHandle.standardError.write(Data((line + "\n").utf8))
      }
    }
  }
}
