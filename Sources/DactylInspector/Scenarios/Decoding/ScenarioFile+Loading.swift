extension ScenarioFile {
  /// The suffix of the names of scenario files.
  public static let suffix = ".scenario.json"

  /// Reads the scenario in a file on disk.
  ///
  /// - Throws: `ScenarioError` when the file can't be read or is malformed.
  public init(contentsOf path: String) throws(ScenarioError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let bytes = try? Files.bytes(of: path) else {
      throw ScenarioError(file: name, path: "", problem: "a file that can be read wanted, none found at \(path)")
    }
    try self.init(bytes: bytes, file: name)
  }

  /// The scenario files at a path: the path itself, or for a folder every `*.scenario.json` below it, in sorted order.
  ///
  /// - Throws: `ScenarioError` when the folder contains none.
  public static func paths(at path: String) throws(ScenarioError) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let files = Files.paths(below: path).filter { $0.hasSuffix(suffix) }.map { folder + $0 }
    guard !files.isEmpty else {
      throw ScenarioError(file: path, path: "", problem: "a file named *\(suffix) below it wanted, none found")
    }
    return files
  }
}
