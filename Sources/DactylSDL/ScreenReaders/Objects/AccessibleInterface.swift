/// The interfaces of AT-SPI2 that objects answer.
enum AccessibleInterface: String, CaseIterable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case value = "Value"
  case text = "Text"
  case editableText = "EditableText"
  case selection = "Selection"

  static let folder = "org.a11y.atspi."

  /// The full name.
  var name: String { Self.folder + rawValue }

  /// The interface of a full name; nil for one that is not answered.
  init?(name: String) {
    guard name.hasPrefix(Self.folder) else { return nil }
    self.init(rawValue: String(name.dropFirst(Self.folder.count)))
  }
}

/// The arguments of a call, read one by one.
struct BusArguments {
  let values: [BusValue]

  func integer(_ index: Int) throws(BusFault) -> Int {
    guard index < values.count, let integer = values[index].integer else { throw fault(index, "an integer") }
    return integer
  }

  func text(_ index: Int) throws(BusFault) -> String {
    guard index < values.count, let text = values[index].text else { throw fault(index, "a string") }
    return text
  }

  private func fault(_ index: Int, _ wanted: String) -> BusFault {
    .badArguments("Argument \(index) has to be \(wanted).")
  }
}

extension BusValue {
  /// A count or a place, as AT-SPI2 has them.
  static func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }

  /// Texts by names.
  static func dictionary(_ entries: [(String, String)]) -> BusValue {
    .array(of: "{ss}", entries.map { .entry(.string($0.0), .string($0.1)) })
  }
}

extension PixelRect {
  /// Position and size in an order that AT-SPI2 has everywhere.
  var values: [BusValue] { [.int32(x), .int32(y), .int32(width), .int32(height)] }
}
