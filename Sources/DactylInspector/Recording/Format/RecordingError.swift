/// An error of a recording that cannot be read, or only up to a fault.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path or name of the file.
  public let file: String
  /// The position of the fault, in bytes from the beginning of the file; nil when the file as a whole is at fault.
  public let offset: Int?
  /// What was wanted there, and what was found.
  public let problem: String

  /// Makes an error from the file's name, the position of the fault and a description.
  public init(file: String, offset: Int? = nil, problem: String) {
    self.file = file
    self.offset = offset
    self.problem = problem
  }

  /// The error in one line: `tap.dactyl: byte 812: a block's checksum 3f00a1b2 wanted, 3f00a1b3 found`.
  public var description: String { offset.map { "\(file): byte \($0): \(problem)" } ?? "\(file): \(problem)" }
}
