/// The encoded form of a processor: an object with one key, such as `{"curve": 2}`.
extension InputProcessor: Codable {
  /// Encodes the processor.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NameKey.self)
    switch self {
    case .deadZone(let zone):
      var list = values.nestedUnkeyedContainer(forKey: "deadZone")
      for number in [zone.inner, zone.outer, zone.anti] { try list.encode(number) }
      if zone.shape == .axial { try list.encode("axial") }
    case .curve(let power): try values.encode(power, forKey: "curve")
    case .invert(let horizontal, let vertical):
      let axes = [("horizontal", horizontal), ("vertical", vertical)].filter(\.1).map(\.0)
      try values.encode(axes, forKey: "invert")
    case .scale(let factor): try values.encode(factor, forKey: "scale")
    case .smoothing(let time): try values.encode(time, forKey: "smoothing")
    }
  }

  /// Decodes a processor. Throws a `DecodingError` for an unknown one, and for numbers that mean nothing for it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: NameKey.self)
    try values.allow(["deadZone", "curve", "invert", "scale", "smoothing"])
    guard values.allKeys.count == 1, let key = values.allKeys.first else {
      throw values.fault("1 processor wanted, \(values.allKeys.count) found")
    }
    switch key.stringValue {
    case "deadZone": self = .deadZone(try Self.deadZone(values))
    case "curve": self = .curve(Float(try values.number(key)))
    case "invert":
      let axes = try values.decode([String].self, forKey: key)
      guard axes.allSatisfy({ ["horizontal", "vertical"].contains($0) }) else {
        throw values.fault("\"horizontal\" or \"vertical\" wanted to invert", at: key)
      }
      self = .invert(horizontal: axes.contains("horizontal"), vertical: axes.contains("vertical"))
    case "scale": self = .scale(Float(try values.number(key)))
    default: self = .smoothing(try values.time(key))
    }
    guard isSound else { throw values.fault("the numbers mean nothing for \"\(key.stringValue)\"", at: key) }
  }

  private static func deadZone(_ values: KeyedDecodingContainer<NameKey>) throws -> DeadZone {
    var list = try values.nestedUnkeyedContainer(forKey: "deadZone")
    var numbers: [Float] = []
    while !list.isAtEnd, numbers.count < 3 { numbers.append(try list.decode(Float.self)) }
    guard numbers.count == 3 else {
      throw values.fault("3 numbers wanted for a dead zone, \(numbers.count) found", at: "deadZone")
    }
    guard !list.isAtEnd else { return DeadZone(inner: numbers[0], outer: numbers[1], anti: numbers[2]) }
    guard try list.decode(String.self) == "axial", list.isAtEnd else {
      throw values.fault("3 numbers, or 3 numbers and \"axial\", wanted for a dead zone", at: "deadZone")
    }
    return DeadZone(inner: numbers[0], outer: numbers[1], anti: numbers[2], shape: .axial)
  }
}
