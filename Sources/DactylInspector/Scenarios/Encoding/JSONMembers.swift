import Dactyl

/// Collects the members of an object of a scenario, without those that have their default.
struct JSONMembers {
  private var members: [JSONMember] = []

  /// The object.
  var object: JSONValue { .object(members) }
  /// Whether all have their default.
  var isEmpty: Bool { members.isEmpty }

  /// Adds a member; nil leaves it out.
  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key: key, value: value)) }
  }

  /// Adds a member that is not its default.
  mutating func add(_ key: String, _ value: Bool, default standard: Bool) {
    if value != standard { add(key, .bool(value)) }
  }

  /// Adds a number that is not its default.
  mutating func add(_ key: String, _ value: Float, default standard: Float) {
    if value != standard { add(key, .float(value)) }
  }

  /// Adds a whole number that is not its default.
  mutating func add(_ key: String, _ value: Int, default standard: Int) {
    if value != standard { add(key, .number(Double(value))) }
  }

  /// Adds texts, unless there are none.
  mutating func add(_ key: String, _ texts: [String]) { if !texts.isEmpty { add(key, .strings(texts)) } }

  /// Adds a point that is not the origin.
  mutating func add(_ key: String, _ point: Point) { if point != .zero { add(key, .floats([point.x, point.y])) } }

  /// Adds insets that are not zero.
  mutating func add(_ key: String, _ insets: EdgeInsets) {
    if insets != .zero { add(key, .floats([insets.top, insets.left, insets.bottom, insets.right])) }
  }
}

extension JSONValue {
  /// A number as short as it reads back in single precision.
  static func float(_ value: Float) -> JSONValue { .number(Double("\(value)") ?? Double(value)) }

  /// A list of numbers.
  static func floats(_ values: [Float]) -> JSONValue { .list(values.map { JSONItem(.float($0)) }) }

  /// A rectangle.
  static func rect(_ rect: Rect) -> JSONValue {
    .floats([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// A time in milliseconds.
  static func time(_ time: Timestamp) -> JSONValue { .number(Double(time.nanoseconds) / 1e6) }

  /// Modifier keys.
  static func modifiers(_ modifiers: ModifierFlags) -> JSONValue {
    let words: [(String, ModifierFlags)] = [
      ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ]
    return .strings(words.filter { modifiers.contains($0.1) }.map(\.0))
  }
}
