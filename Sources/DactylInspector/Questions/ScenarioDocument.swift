import Dactyl

/// A scenario file as the JSON that it was read from, so that edits change nothing else.
struct ScenarioDocument: Hashable {
  /// The file's name, for errors.
  let file: String
  private(set) var root: JSONValue
  /// For each step its index in the file without edits; nil for one that was inserted.
  private(set) var origins: [Int?] = []

  /// Reads the text of a file. What the text means is checked by `scenario()`.
  init(bytes: [UInt8], file: String) throws(ScenarioError) {
    self.file = file
    root = try JSONNode.top(of: bytes, file: file).value
    origins = Array(steps.indices)
  }

  /// The text of the file.
  var text: String { root.text() + "\n" }

  /// Reads the scenario.
  func scenario() throws(ScenarioError) -> ScenarioFile {
    try ScenarioFile(JSONNode(file: file, path: "", value: root))
  }

  /// The steps.
  var steps: [JSONValue] { root["steps"]?.items ?? [] }

  /// The ids of the objects of a list: windows, controllers, views or recognizers.
  func ids(in list: String) -> [String] {
    (root[list]?.items ?? []).compactMap { if case .string(let id)? = $0["id"] { id } else { nil } }
  }

  /// The lists of objects with ids.
  static let lists = ["windows", "controllers", "views", "recognizers"]

  /// Returns the file with edits made, all at once: indices of steps are those of this file.
  ///
  /// - Throws: `ScenarioError` for an object, step or list that the file does not have.
  func applying(_ edits: [ScenarioEdit]) throws(ScenarioError) -> ScenarioDocument {
    var result = self
    var (removed, inserted): (Set<Int>, [JSONValue]) = ([], [])
    for edit in edits {
      switch edit {
      case .set(let target, let keys, let value):
        try result.update(target) { $0.set(value, at: keys[...]) }
      case .add(let target, let keys, let element):
        try result.update(target) { $0.update(keys[...]) { $0.append(element) } }
      case .remove(let target, let keys, let element):
        try result.update(target) { $0.update(keys[...]) { $0.removeElement(element) } }
      case .removeStep(let index):
        guard root["steps"]?.items.indices.contains(index) == true else { throw fault("steps[\(index)]") }
        removed.insert(index)
      case .insertStep(let step): inserted.append(step)
      case .front(let id): try result.moveToFront(id)
      }
    }
    result.replaceSteps(without: removed, adding: inserted)
    return result
  }

  private mutating func replaceSteps(without removed: Set<Int>, adding added: [JSONValue]) {
    guard !removed.isEmpty || !added.isEmpty else { return }
    var left = zip(steps, origins).enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    for step in added {
      left.insert((step, nil), at: left.firstIndex { $0.0.milliseconds > step.milliseconds } ?? left.count)
    }
    origins = left.map(\.1)
    root.set(.list(left.map { JSONItem($0.0) }), at: ["steps"])
  }

  private func fault(_ target: String) -> ScenarioError {
    ScenarioError(file: file, path: "", problem: "\(target) is to be changed, and is not there")
  }

  private mutating func update(_ target: ScenarioTarget, _ change: (inout JSONValue) -> Void) throws(ScenarioError) {
    switch target {
    case .step(let index):
      guard root["steps"]?.items.indices.contains(index) == true else { throw fault(target.description) }
      root.update(["steps"]) { $0.updateItem(index, change) }
    case .object("app"), .object("delegate"): root.update([target.description], change)
    case .object(let id):
      if id == ScenarioWindow.standard.id, root["windows"] == nil { root.set(.standardWindows, at: ["windows"]) }
      guard let (list, index) = position(of: id) else { throw fault(id) }
      root.update([list]) { $0.updateItem(index, change) }
    }
  }

  private func position(of id: String) -> (list: String, index: Int)? {
    for list in Self.lists {
      if let index = root[list]?.items.firstIndex(where: { $0["id"] == .string(id) }) { return (list, index) }
    }
    return nil
  }

  private mutating func moveToFront(_ id: String) throws(ScenarioError) {
    guard let (list, index) = position(of: id), list == "views" else { throw fault("the view \(id)") }
    root.update([list]) { $0.moveAfterSiblings(index) }
  }
}

// MARK: - JSON

extension JSONValue {
  /// The window that a file without `windows` has.
  fileprivate static let standardWindows = JSONValue.list([
    JSONItem(
      .object([
        JSONMember(key: "id", value: .string(ScenarioWindow.standard.id)),
        JSONMember(key: "frame", value: .list([0, 0, 800, 600].map { JSONItem(.number($0)) })),
      ]))
  ])

  /// The value of a key of an object; nil when it has none, or the value is no object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of a list; none for other values.
  var items: [JSONValue] {
    guard case .list(let items) = self else { return [] }
    return items.map(\.value)
  }

  /// The value at a path of keys, or nil.
  func value(at keys: ArraySlice<String>) -> JSONValue? {
    guard let key = keys.first else { return self }
    return self[key]?.value(at: keys.dropFirst())
  }

  /// Sets the value at a path of keys, or with nil removes its key. Objects on the path are made when they are missing.
  mutating func set(_ value: JSONValue?, at keys: ArraySlice<String>) {
    guard let last = keys.last else { return }
    let parent = keys.dropLast()
    guard value != nil || self.value(at: parent) != nil else { return }
    update(parent) { object in
      guard let value else { return object.removeKey(last) }
      object.update([last]) { $0 = value }
    }
  }

  /// Changes the value at a path of keys. Objects on the path, and the value, are made when they are missing: the
  /// value begins as null.
  fileprivate mutating func update(_ keys: ArraySlice<String>, _ change: (inout JSONValue) -> Void) {
    guard let key = keys.first else { return change(&self) }
    var members: [JSONMember] = if case .object(let members) = self { members } else { [] }
    let index = members.firstIndex { $0.key == key } ?? members.count
    if index == members.count { members.append(JSONMember(key: key, value: .null)) }
    members[index].value.update(keys.dropFirst(), change)
    self = .object(members)
  }

  private mutating func removeKey(_ key: String) {
    guard case .object(let members) = self else { return }
    self = .object(members.filter { $0.key != key })
  }

  fileprivate mutating func append(_ element: JSONValue) {
    // A list that was missing, and a single element that stands for a list.
    let old: [JSONItem] =
      if case .list(let items) = self { items } else if case .null = self { [] } else { [JSONItem(self)] }
    if !old.contains(JSONItem(element)) { self = .list(old + [JSONItem(element)]) }
  }

  fileprivate mutating func removeElement(_ element: JSONValue) {
    self = .list(items.filter { $0 != element }.map { JSONItem($0) })
  }

  fileprivate mutating func updateItem(_ index: Int, _ change: (inout JSONValue) -> Void) {
    guard case .list(var items) = self, items.indices.contains(index) else { return }
    change(&items[index].value)
    self = .list(items)
  }

  /// Moves the view at an index in front of its siblings, which are later in the file. What is in it moves along, since
  /// a parent is declared before its children.
  fileprivate mutating func moveAfterSiblings(_ index: Int) {
    var moved: Set<JSONValue> = []
    var (subtree, others): ([JSONValue], [JSONValue]) = ([], [])
    for (position, view) in items.enumerated() {
      if position == index || view["parent"].map(moved.contains) == true {
        subtree.append(view)
        if let id = view["id"] { moved.insert(id) }
      } else {
        others.append(view)
      }
    }
    let parent = items[index]["parent"]
    let last = others.lastIndex { $0["parent"] == parent } ?? others.endIndex - 1
    others.insert(contentsOf: subtree, at: max(last + 1, min(index, others.count)))
    self = .list(others.map { JSONItem($0) })
  }
}
