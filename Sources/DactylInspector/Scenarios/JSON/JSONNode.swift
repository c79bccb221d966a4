import Dactyl

/// A JSON value with its path, so that an error about it can name its position.
package struct JSONNode {
  package let file: String
  /// The path from the top: `views[2].frame`. Empty for the whole file.
  package let path: String
  package let value: JSONValue

  /// Reads the text of a file.
  package static func top(of bytes: [UInt8], file: String) throws(ScenarioError) -> JSONNode {
    do throws(JSONError) {
      return JSONNode(file: file, path: "", value: try JSONReader.value(in: bytes))
    } catch {
      throw ScenarioError(file: file, path: "line \(error.line), column \(error.column)", problem: error.problem)
    }
  }

  /// Makes an error that states what was expected instead of the value.
  package func fault(wanted: String) -> ScenarioError { fault("\(wanted) wanted, \(value.summary) found") }

  /// Makes an error at this path.
  package func fault(_ problem: String) -> ScenarioError { ScenarioError(file: file, path: path, problem: problem) }

  /// Reads the value as a string.
  package func text() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw fault(wanted: "a string") }
    return text
  }

  /// Reads the value as a non-empty string.
  func name() throws(ScenarioError) -> String {
    guard case .string(let text) = value, !text.isEmpty else { throw fault(wanted: "a name") }
    return text
  }

  /// Reads the value as a boolean; 0 and 1 are not accepted.
  package func flag() throws(ScenarioError) -> Bool {
    guard case .bool(let flag) = value else { throw fault(wanted: "true or false") }
    return flag
  }

  /// Reads the value as a number in the range of `Float`.
  package func number(from least: Double = -.infinity, to most: Double = .infinity) throws(ScenarioError) -> Double {
    guard case .number(let number) = value else { throw fault(wanted: Self.numbers(least, most)) }
    guard Float(number).isFinite else { throw fault(wanted: "a finite number") }
    guard least <= number, number <= most else { throw fault(wanted: Self.numbers(least, most)) }
    return number
  }

  private static func numbers(_ least: Double, _ most: Double) -> String {
    let from = least.isFinite ? " from \(JSONValue.number(least).summary)" : ""
    return "a number" + from + (most.isFinite ? " to \(JSONValue.number(most).summary)" : "")
  }

  /// Reads the value as a finite number in single precision, as in the scene.
  func float() throws(ScenarioError) -> Float { Float(try number()) }

  /// Reads the value as an integer.
  package func integer(from least: Int) throws(ScenarioError) -> Int {
    let most = Int(Int32.max)
    guard case .number(let number) = value, let integer = Int(exactly: number), least <= integer, integer <= most else {
      throw fault(wanted: least == .min ? "a whole number" : "a whole number from \(least)")
    }
    return integer
  }

  /// The elements of the value.
  package func elements(_ wanted: String = "a list") throws(ScenarioError) -> [JSONNode] {
    guard case .list(let items) = value else { throw fault(wanted: wanted) }
    return items.indices.map { JSONNode(file: file, path: "\(path)[\($0)]", value: items[$0].value) }
  }

  /// Reads the value as a list, element by element.
  func list<Element>(
    _ read: (JSONNode) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    try elements().map(read)
  }

  /// Reads the value as a list of a fixed number of numbers.
  func floats(_ count: Int) throws(ScenarioError) -> [Float] {
    let nodes = try elements("\(count) numbers")
    guard nodes.count == count else { throw fault("\(count) numbers wanted, \(nodes.count) found") }
    return try nodes.map { node throws(ScenarioError) in try node.float() }
  }

  /// Reads the value as one of some words.
  func choice<Value>(_ choices: [(String, Value)]) throws(ScenarioError) -> Value {
    if case .string(let text) = value, let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
    throw fault(wanted: "one of \(choices.map(\.0).joined(separator: ", "))")
  }

  /// Reads the value as one of an enumeration's words.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) throws(ScenarioError) -> Word {
    try choice(type.allCases.map { ($0.rawValue, $0) })
  }
}
