/// A key of an encoded value, by its name.
struct NameKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringLiteral name: String) { self.init(name) }
  init(stringValue name: String) { self.init(name) }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == NameKey {
  /// Throws if there are other keys than those allowed.
  func allow(_ names: [String]) throws {
    let other = allKeys.map(\.stringValue).sorted().first { !names.contains($0) }
    if let other { throw fault("\(other.quoted) is not known here", at: NameKey(other)) }
  }

  /// Decodes a time in seconds, at most an hour.
  func time(_ key: NameKey) throws -> Double {
    let time = try number(key)
    guard 0...3600 ~= time else { throw fault("seconds wanted for \(key.stringValue.quoted), \(time) found", at: key) }
    return time
  }

  /// Decodes a number that fits into a `Float`.
  func number(_ key: NameKey) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard Float(number).isFinite else { throw fault("a smaller number wanted for \(key.stringValue.quoted)", at: key) }
    return number
  }

  /// Decodes a name by a closure that returns nil for unknown ones; `what` describes the known ones.
  func named<Value>(_ key: NameKey, _ what: String, _ make: (String) -> Value?) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = make(name) else { throw fault("\(name.quoted) is no \(what)", at: key) }
    return value
  }

  /// An error in the value of a key, or in the container as a whole.
  func fault(_ sentence: String, at key: NameKey? = nil) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: sentence))
  }
}
