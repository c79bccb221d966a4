/// An error of a scenario file that cannot be read, is malformed, or requires something that is not supported.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, without its folder.
  public let file: String
  /// The position of the fault: a JSON path (`views[2].frame`), a line and column, or empty for the file as a whole.
  public let path: String
  /// The expected value at that position, and the one that was found.
  public let problem: String

  /// Makes an error from the file's name, the position of the fault and a description.
  public init(file: String, path: String, problem: String) {
    self.file = file
    self.path = path
    self.problem = problem
  }

  /// The error in one line: `cards.scenario.json: views[2].frame: 4 numbers wanted, 3 found`.
  public var description: String { path.isEmpty ? "\(file): \(problem)" : "\(file): \(path): \(problem)" }
}
