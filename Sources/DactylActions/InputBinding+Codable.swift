/// The encoded form of a binding: the name of its control (`InputControl.name`), or an object if there is more than
/// that.
///
/// ```json
/// ["key.44", {"control": "button.x", "hold": 0.5}, {"axis": "axis.leftStick", "processors": [{"curve": 2}]}]
/// ```
extension InputBinding: Codable {
  private static let flags: [(name: String, flag: ModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ("capsLock", .capsLock),
  ]

  /// The kinds of sources, each with all its keys.
  private static let shapes = [
    ["control"], ["negative", "positive"], ["up", "left", "down", "right"], ["axis"], ["horizontal"], ["vertical"],
    ["touch"], ["motion"], ["gyroscope"], ["flickStick"],
  ]
  /// The keys of interactions.
  private static let interactions = ["hold", "tap", "doubleTap", "longRelease"]

  /// Encodes the binding.
  public func encode(to encoder: any Encoder) throws {
    if case .control(let control) = source, modifiers.isEmpty, chord.isEmpty, interaction == .press, processors.isEmpty
    {
      return try control.encode(to: encoder)
    }
    var values = encoder.container(keyedBy: NameKey.self)
    switch source {
    case .control(let control): try values.encode(control, forKey: "control")
    case .pair(let negative, let positive):
      try values.encode(negative, forKey: "negative")
      try values.encode(positive, forKey: "positive")
    case .directions(let up, let left, let down, let right):
      for (key, control) in [("up", up), ("left", left), ("down", down), ("right", right)] {
        try values.encode(control, forKey: NameKey(key))
      }
    case .axis(let axis): try values.encode(axis.name, forKey: "axis")
    case .horizontal(let axis): try values.encode(axis.name, forKey: "horizontal")
    case .vertical(let axis): try values.encode(axis.name, forKey: "vertical")
    case .mouseMotion: try values.encode("mouse", forKey: "motion")
    case .wheelMotion: try values.encode("wheel", forKey: "motion")
    case .gyroscope(let space): try values.encode(space.rawValue, forKey: "gyroscope")
    case .flickStick(let axis): try values.encode(axis.name, forKey: "flickStick")
    case .touch(let area):
      try values.encode(
        area.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? [Float](), forKey: "touch")
    }
    let flags = Self.flags.filter { modifiers.contains($0.flag) }.map(\.name)
    if !flags.isEmpty { try values.encode(flags, forKey: "modifiers") }
    if !chord.isEmpty { try values.encode(chord, forKey: "chord") }
    switch interaction {
    case .press: break
    case .hold(let time): try values.encode(time, forKey: "hold")
    case .tap(let time): try values.encode(time, forKey: "tap")
    case .doubleTap(let time): try values.encode(time, forKey: "doubleTap")
    case .longRelease(let time): try values.encode(time, forKey: "longRelease")
    }
    if !processors.isEmpty { try values.encode(processors, forKey: "processors") }
  }

  /// Decodes a binding. Throws a `DecodingError` for keys that are not known, for two of which only one could have an
  /// effect, and for invalid values.
  public init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer(), (try? single.decode(String.self)) != nil {
      self.init(.control(try InputControl(from: decoder)))
      return
    }
    let values = try decoder.container(keyedBy: NameKey.self)
    try values.allow(Self.shapes.joined() + Self.interactions + ["modifiers", "chord", "processors"])
    self.init(try Self.source(values))
    if values.contains("modifiers") {
      for name in try values.decode([String].self, forKey: "modifiers") {
        guard let flag = Self.flags.first(where: { $0.name == name }) else {
          throw values.fault("\(name.quoted) is no modifier key", at: "modifiers")
        }
        modifiers.insert(flag.flag)
      }
    }
    if values.contains("chord") { chord = try values.decode([InputControl].self, forKey: "chord") }
    if values.contains("processors") { processors = try values.decode([InputProcessor].self, forKey: "processors") }
    let used = Self.interactions.filter { values.contains(NameKey($0)) }
    guard used.count < 2 else { throw values.fault("\"\(used[1])\" does not go with \"\(used[0])\"") }
    switch used.first {
    case "hold": interaction = .hold(try values.time("hold"))
    case "tap": interaction = .tap(try values.time("tap"))
    case "doubleTap": interaction = .doubleTap(try values.time("doubleTap"))
    case "longRelease": interaction = .longRelease(try values.time("longRelease"))
    default: break
    }
  }

  private static func source(_ values: KeyedDecodingContainer<NameKey>) throws -> Source {
    let found = shapes.filter { $0.contains { values.contains(NameKey($0)) } }
    guard let shape = found.first else { throw values.fault("a control, a stick or a touch wanted, none found") }
    if found.count > 1 {
      let keys = found.compactMap { $0.first { values.contains(NameKey($0)) } }
      throw values.fault("\"\(keys[1])\" does not go with \"\(keys[0])\"")
    }
    if let missing = shape.first(where: { !values.contains(NameKey($0)) }) {
      throw values.fault("\"\(missing)\" wanted, none found")
    }
    func control(_ key: NameKey) throws -> InputControl { try values.decode(InputControl.self, forKey: key) }
    func axis(_ key: NameKey) throws -> ControllerAxis {
      try values.named(key, "stick or trigger") { name in ControllerAxis.allCases.first { $0.name == name } }
    }
    switch shape[0] {
    case "control": return .control(try control("control"))
    case "negative": return .pair(negative: try control("negative"), positive: try control("positive"))
    case "axis": return .axis(try axis("axis"))
    case "horizontal": return .horizontal(try axis("horizontal"))
    case "vertical": return .vertical(try axis("vertical"))
    case "motion":
      return try values.named("motion", "motion") { ["mouse": .mouseMotion, "wheel": .wheelMotion][$0] }
    case "gyroscope":
      return .gyroscope(try values.named("gyroscope", "space of a gyroscope") { GyroscopeSpace(rawValue: $0) })
    case "flickStick": return .flickStick(try axis("flickStick"))
    case "touch":
      let numbers = try values.decode([Float].self, forKey: "touch")
      guard numbers.isEmpty || numbers.count == 4 && numbers.allSatisfy(\.isFinite) else {
        throw values.fault("4 numbers or none wanted for a touch, \(numbers.count) found", at: "touch")
      }
      return .touch(numbers.isEmpty ? nil : Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    default:
      return .directions(
        up: try control("up"), left: try control("left"), down: try control("down"), right: try control("right"))
    }
  }
}

/// The encoded form of a control is its name.
extension InputControl: Codable {
  /// Encodes the name of the control.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }

  /// Decodes a control from its name.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let name = try value.decode(String.self)
    guard let control = InputControl(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "\(name.quoted) is no key, button, mouse button or wheel")
    }
    self = control
  }
}
