import Dactyl

/// The members of a JSON object, by key.
package struct JSONFields {
  let node: JSONNode
  private let members: [String: JSONNode]
  /// The keys, in the order of the file.
  package let keys: [String]

  /// Reads an object. Throws for a repeated key.
  package init(_ node: JSONNode) throws(ScenarioError) {
    guard case .object(let list) = node.value else { throw node.fault(wanted: "an object") }
    var members: [String: JSONNode] = [:]
    for member in list {
      let path = node.path.isEmpty ? member.key : "\(node.path).\(member.key)"
      let value = JSONNode(file: node.file, path: path, value: member.value)
      guard members.updateValue(value, forKey: member.key) == nil else {
        throw value.fault("1 such key wanted, 2 found")
      }
    }
    self.node = node
    self.members = members
    keys = list.map(\.key)
  }

  /// The value of a key, or nil when it is missing.
  package subscript(key: String) -> JSONNode? { members[key] }

  /// The value of a required key.
  package func required(_ key: String, _ wanted: String) throws(ScenarioError) -> JSONNode {
    if let member = members[key] { return member }
    let path = node.path.isEmpty ? key : "\(node.path).\(key)"
    throw ScenarioError(file: node.file, path: path, problem: "\(wanted) wanted, none found")
  }

  /// Throws for any other key. The first one in the file's order is reported.
  func allowOnly(_ known: [String]) throws(ScenarioError) {
    guard let key = keys.first(where: { !known.contains($0) }), let member = members[key] else { return }
    throw member.fault("unknown key; known here: \(known.joined(separator: ", "))")
  }

  /// Returns those of some keys that are present, in the order of the list.
  func present(of some: [String]) -> [String] { some.filter { members[$0] != nil } }

  /// The boolean value of a key.
  package func flag(_ key: String, default value: Bool) throws(ScenarioError) -> Bool { try self[key]?.flag() ?? value }

  /// The integer value of a key.
  package func integer(_ key: String, from least: Int, default value: Int) throws(ScenarioError) -> Int {
    try self[key]?.integer(from: least) ?? value
  }
}
