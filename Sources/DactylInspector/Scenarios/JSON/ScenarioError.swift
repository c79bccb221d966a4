/// A scenario file can't be read, is malformed, or asks for what is not built.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, without its folder.
  public let file: String
  /// Where the fault lies: the JSON path (`views[2].frame`), a line and column, or empty for the file as a whole.
  public let path: String
  /// What was wanted there, and what was found.
  public let problem: String

  /// Makes an error from the file's name, the path of the fault and what is wrong there.
  public init(file: String, path: String, problem: String) {
    self.file = file
    self.path = path
    self.problem = problem
  }

  /// The error in one line: `cards.scenario.json: views[2].frame: 4 numbers wanted, 3 found`.
  public var description: String { path.isEmpty ? "\(file): \(problem)" : "\(file): \(path): \(problem)" }
}
