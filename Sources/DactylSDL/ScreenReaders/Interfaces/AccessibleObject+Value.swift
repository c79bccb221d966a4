extension AccessibleObject {
  /// The number of an element, with its limits.
  var numbers: [(name: String, value: BusValue)] {
    let range = element?.range ?? 0...0
    return [
      ("MinimumValue", .double(range.lowerBound)), ("MaximumValue", .double(range.upperBound)),
      ("MinimumIncrement", .double(0)), ("CurrentValue", .double(element?.number ?? 0)),
      ("Text", .string(element?.value ?? "")),
    ]
  }

  /// Sets a property that clients may set.
  func set(_ property: String, of interface: AccessibleInterface, to value: BusValue) throws(BusFault) {
    switch (interface, property) {
    case (.value, "CurrentValue"):
      guard let number = value.number, number.isFinite else {
        throw .badArguments("CurrentValue has to be a finite number.")
      }
      _ = perform(.setValue(number))
    case (.application, "Id"): objects.id = Int32(clamping: value.integer ?? 0)
    default: throw .badArguments("\(property) can't be set.")
    }
  }
}
