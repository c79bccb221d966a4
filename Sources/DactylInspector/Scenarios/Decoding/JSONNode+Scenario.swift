import Dactyl

/// Values that several parts of a scenario have in common.
extension JSONNode {
  /// Reads a time in milliseconds.
  func time() throws(ScenarioError) -> Timestamp {
    // Above this (31 years) nanoseconds would exceed 64 bits, and no scenario needs more.
    Timestamp(nanoseconds: Int64((try number(from: 0, to: 1e12) * 1e6).rounded()))
  }

  /// Reads a point, `[x, y]`.
  func point() throws(ScenarioError) -> Point {
    let numbers = try floats(2)
    return Point(numbers[0], numbers[1])
  }

  /// Reads a rectangle, `[x, y, width, height]`.
  func rect() throws(ScenarioError) -> Rect {
    let numbers = try floats(4)
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Reads insets, `[top, left, bottom, right]`.
  func insets() throws(ScenarioError) -> EdgeInsets {
    let numbers = try floats(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads a transform: six numbers, or an object with `rotate`, `scale`, `translate`: scaled, then rotated, then
  /// translated.
  func transform() throws(ScenarioError) -> Transform {
    switch value {
    case .list:
      let numbers = try floats(6)
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case .object:
      let fields = try JSONFields(self)
      try fields.allowOnly(["rotate", "scale", "translate"])
      let scale = try fields["scale"]?.scale() ?? Vector(1, 1)
      let move = try fields["translate"]?.point() ?? .zero
      let angle = try fields["rotate"]?.float() ?? 0
      return Transform.scale(scale.dx, scale.dy).rotated(by: angle).translated(by: move - .zero)
    default: throw fault(wanted: "6 numbers or an object")
    }
  }

  private func scale() throws(ScenarioError) -> Vector {
    switch value {
    case .number:
      let factor = try float()
      return Vector(factor, factor)
    case .list: return try point() - .zero
    default: throw fault(wanted: "a number or 2 numbers")
    }
  }

  /// Reads a list of modifier keys.
  func modifiers() throws(ScenarioError) -> ModifierFlags {
    let words: [(String, ModifierFlags)] = [
      ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ]
    return ModifierFlags(try list { (node) throws(ScenarioError) in try node.choice(words) })
  }

  /// Reads a type of touch.
  func touchType() throws(ScenarioError) -> TouchType {
    try choice([
      ("direct", TouchType.direct), ("indirect", .indirect), ("pencil", .pencil), ("pointer", .pointer),
    ])
  }

  /// Reads the id of a rule of behaviour.
  func rule() throws(ScenarioError) -> String {
    guard case .string(let id) = value, ScenarioRules.contains(id) else {
      throw fault(wanted: "the id of a rule (\(ScenarioRules.summary))")
    }
    return id
  }

  /// Reads the input of a key command: a character, or the name of a key that types none.
  func keyInput() throws(ScenarioError) -> String {
    guard case .string(let text) = value, text.isTypedCharacter || ScenarioKeyNames.keys.contains(text) else {
      throw fault(wanted: "a character or one of \(ScenarioKeyNames.keys.dropFirst(36).joined(separator: ", "))")
    }
    return text
  }

  /// Reads the name of a key or controller button.
  func key() throws(ScenarioError) -> String {
    guard case .string(let name) = value,
      ScenarioKeyNames.keys.contains(name) || ScenarioKeyNames.buttons.contains(name)
    else {
      let words = ScenarioKeyNames.keys.dropFirst(36) + ScenarioKeyNames.buttons
      throw fault(wanted: "one of a…z, 0…9, \(words.joined(separator: ", "))")
    }
    return name
  }

  /// Reads a list of callbacks, given by groups or one by one.
  func callbacks() throws(ScenarioError) -> ScenarioCallbacks {
    ScenarioCallbacks(try list { (node) throws(ScenarioError) in try node.choice(ScenarioCallbacks.words) })
  }
}

extension String {
  /// Whether the text is a single character that a key can type; Tab and the like are keys with names.
  fileprivate var isTypedCharacter: Bool {
    count == 1 && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
