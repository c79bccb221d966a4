/// The format of a binding in files: the name of its control, or an object if there is more than that.
extension InputBinding {
  /// The JSON value of the binding.
  var json: JSONValue {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key: key, value: value)) }
    switch source {
    case .control(let control): add("control", .string(control.figure))
    case .pair(let negative, let positive):
      add("negative", .string(negative.figure))
      add("positive", .string(positive.figure))
    case .directions(let up, let left, let down, let right):
      for (key, control) in [("up", up), ("left", left), ("down", down), ("right", right)] {
        add(key, .string(control.figure))
      }
    case .axis(let axis): add("axis", .string(axis.figure))
    case .horizontal(let axis): add("horizontal", .string(axis.figure))
    case .vertical(let axis): add("vertical", .string(axis.figure))
    case .touch(let area):
      let numbers = area.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
      add("touch", .list(numbers.map { JSONItem(.number(Double($0))) }))
    }
    let flags = Self.flags.filter { modifiers.contains($0.flag) }.map { JSONItem(.string($0.name)) }
    if !flags.isEmpty { add("modifiers", .list(flags)) }
    if !chord.isEmpty { add("chord", .list(chord.map { JSONItem(.string($0.figure)) })) }
    switch interaction {
    case .press: break
    case .hold(let time): add("hold", .number(time))
    case .tap(let time): add("tap", .number(time))
    case .doubleTap(let time): add("doubleTap", .number(time))
    case .longRelease(let time): add("longRelease", .number(time))
    }
    if !processors.isEmpty { add("processors", .list(processors.map { JSONItem($0.json) })) }
    if members.count == 1, members[0].key == "control" { return members[0].value }
    return .object(members)
  }

  private static let flags: [(name: String, flag: ModifierFlags)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ("capsLock", .capsLock),
  ]

  /// Reads a binding from a JSON value.
  init(_ value: JSONValue, at line: Int) throws(InputBindingsError) {
    if case .string = value {
      self.init(.control(try InputControl(value, at: line)))
      return
    }
    let members = try InputBindingsFormat.members(of: value, at: line, "a binding")
    try Self.check(members)
    self.init(try Self.source(members, at: line))
    for member in members {
      switch member.key {
      case "modifiers":
        for item in try member.list() {
          guard let flag = Self.flags.first(where: { .string($0.name) == item.value }) else {
            throw InputBindingsError(item.line, "\(item.value.summary) is no modifier key")
          }
          modifiers.insert(flag.flag)
        }
      case "chord": for item in try member.list() { chord.append(try InputControl(item.value, at: item.line)) }
      case "hold": interaction = .hold(try member.time())
      case "tap": interaction = .tap(try member.time())
      case "doubleTap": interaction = .doubleTap(try member.time())
      case "longRelease": interaction = .longRelease(try member.time())
      case "processors":
        for item in try member.list() { processors.append(try InputProcessor(item.value, at: item.line)) }
      default: if !Self.shapes.joined().contains(member.key) { throw InputBindingsFormat.unknown(member) }
      }
    }
  }

  /// The kinds of sources, each with all its keys.
  private static let shapes = [
    ["control"], ["negative", "positive"], ["up", "left", "down", "right"], ["axis"], ["horizontal"], ["vertical"],
    ["touch"],
  ]
  /// The keys of interactions.
  private static let interactions = ["hold", "tap", "doubleTap", "longRelease"]

  /// Throws if an object has two keys of which only one could have an effect.
  private static func check(_ members: [JSONMember]) throws(InputBindingsError) {
    var shape: (number: Int, key: String)?
    var interaction: String?
    for member in members {
      if let number = shapes.firstIndex(where: { $0.contains(member.key) }) {
        if let shape, shape.number != number { throw rivals(member, shape.key) }
        shape = (number, member.key)
      } else if interactions.contains(member.key) {
        if let interaction { throw rivals(member, interaction) }
        interaction = member.key
      }
    }
  }

  private static func rivals(_ member: JSONMember, _ other: String) -> InputBindingsError {
    InputBindingsError(member.line, "\"\(member.key)\" does not go with \"\(other)\"")
  }

  private static func source(_ members: [JSONMember], at line: Int) throws(InputBindingsError) -> Source {
    func control(_ key: String) throws(InputBindingsError) -> InputControl {
      guard let member = members.first(where: { $0.key == key }) else {
        throw InputBindingsError(line, "\"\(key)\" wanted, none found")
      }
      return try InputControl(member.value, at: member.line)
    }
    guard let first = members.first(where: { shapes.joined().contains($0.key) }) else {
      throw InputBindingsError(line, "a control, a stick or a touch wanted, none found")
    }
    switch first.key {
    case "control": return .control(try control("control"))
    case "negative", "positive": return .pair(negative: try control("negative"), positive: try control("positive"))
    case "axis": return .axis(try ControllerAxis(first))
    case "horizontal": return .horizontal(try ControllerAxis(first))
    case "vertical": return .vertical(try ControllerAxis(first))
    case "touch":
      let numbers = try first.numbers()
      guard numbers.isEmpty || numbers.count == 4 else {
        throw InputBindingsError(first.line, "4 numbers or none wanted for a touch, \(numbers.count) found")
      }
      return .touch(numbers.isEmpty ? nil : Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    default:
      return .directions(
        up: try control("up"), left: try control("left"), down: try control("down"), right: try control("right"))
    }
  }
}

extension InputProcessor {
  fileprivate var json: JSONValue {
    func object(_ key: String, _ value: JSONValue) -> JSONValue { .object([JSONMember(key: key, value: value)]) }
    switch self {
    case .deadZone(let zone):
      let numbers = [zone.inner, zone.outer, zone.anti].map { JSONItem(.number(Double($0))) }
      return object("deadZone", .list(numbers + (zone.shape == .axial ? [JSONItem(.string("axial"))] : [])))
    case .curve(let power): return object("curve", .number(Double(power)))
    case .invert(let horizontal, let vertical):
      return object(
        "invert",
        .list([("horizontal", horizontal), ("vertical", vertical)].filter(\.1).map { JSONItem(.string($0.0)) }))
    case .scale(let factor): return object("scale", .number(Double(factor)))
    case .smoothing(let time): return object("smoothing", .number(time))
    }
  }

  fileprivate init(_ value: JSONValue, at line: Int) throws(InputBindingsError) {
    let members = try InputBindingsFormat.members(of: value, at: line, "a processor")
    guard members.count == 1 else { throw InputBindingsError(line, "1 processor wanted, \(members.count) found") }
    let member = members[0]
    switch member.key {
    case "deadZone":
      var list = try member.list()
      let isAxial = list.last?.value == .string("axial")
      if isAxial { list.removeLast() }
      let numbers = try JSONMember(key: member.key, value: .list(list), line: member.line).numbers()
      guard numbers.count == 3 else {
        throw InputBindingsError(member.line, "3 numbers wanted for a dead zone, \(numbers.count) found")
      }
      self = .deadZone(
        DeadZone(inner: numbers[0], outer: numbers[1], anti: numbers[2], shape: isAxial ? .axial : .radial))
    case "curve": self = .curve(Float(try member.number()))
    case "invert":
      let list = try member.list().map(\.value)
      guard list.allSatisfy({ $0 == .string("horizontal") || $0 == .string("vertical") }) else {
        throw InputBindingsError(member.line, "\"horizontal\" or \"vertical\" wanted to invert")
      }
      self = .invert(
        horizontal: list.contains(.string("horizontal")), vertical: list.contains(.string("vertical")))
    case "scale": self = .scale(Float(try member.number()))
    case "smoothing": self = .smoothing(try member.time())
    default: throw InputBindingsFormat.unknown(member)
    }
    guard isSound else {
      throw InputBindingsError(member.line, "\(member.value.summary) means nothing for \"\(member.key)\"")
    }
  }
}

extension JSONMember {
  fileprivate func list() throws(InputBindingsError) -> [JSONItem] {
    guard case .list(let items) = value else {
      throw InputBindingsError(line, "a list wanted for \"\(key)\", \(value.summary) found")
    }
    return items
  }

  fileprivate func number() throws(InputBindingsError) -> Double {
    guard case .number(let number) = value, Float(number).isFinite else {
      throw InputBindingsError(line, "a number wanted for \"\(key)\", \(value.summary) found")
    }
    return number
  }

  fileprivate func time() throws(InputBindingsError) -> Double {
    let time = try number()
    guard 0...3600 ~= time else {
      throw InputBindingsError(line, "seconds wanted for \"\(key)\", \(value.summary) found")
    }
    return time
  }

  fileprivate func numbers() throws(InputBindingsError) -> [Float] {
    var numbers: [Float] = []
    for item in try list() {
      numbers.append(Float(try JSONMember(key: key, value: item.value, line: item.line).number()))
    }
    return numbers
  }
}
