import Dactyl

// What assistive clients ask for, as records: written and read in the same order.

extension ByteWriter {
  mutating func request(_ request: AccessibilityRequest) {
    varint(UInt64(request.element.view.index))
    varint(UInt64(request.element.view.generation))
    bool(request.element.part != nil)
    if let part = request.element.part { signed(Int64(part)) }
    byte(request.client.rawValue)
    byte(request.action.number)
    switch request.action {
    case .scroll(let way): byte(way.rawValue)
    case .setValue(let value): fixed(value.bitPattern, 8)
    case .setText(let text), .custom(let text): self.text(text)
    case .setSelection(let range):
      signed(Int64(range.lowerBound))
      signed(Int64(range.upperBound))
    case .activate, .increment, .decrement, .scrollToVisible, .escape, .magicTap, .focus: break
    }
  }
}

extension ByteReader {
  mutating func request() throws(Fault) -> AccessibilityRequest {
    let view = Entity(
      index: UInt32(truncatingIfNeeded: try number(below: 1 << 32, "a view")),
      generation: UInt32(truncatingIfNeeded: try number(below: 1 << 32, "a generation")))
    let part = try bool("a part") ? Int(try signed("a part")) : nil
    let client = try value("a client") { AccessibilityClient(rawValue: $0) }
    let action = try action()
    return AccessibilityRequest(action, of: AccessibilityElementID(view, part: part), by: client)
  }

  private mutating func action() throws(Fault) -> AccessibilityAction {
    let start = offset
    let number = try byte("an action")
    switch number {
    case 0: return .activate
    case 1: return .increment
    case 2: return .decrement
    case 3: return .scroll(try value("a direction") { AccessibilityScrollDirection(rawValue: $0) })
    case 4: return .scrollToVisible
    case 5: return .escape
    case 6: return .magicTap
    case 7: return .focus
    case 8: return .setValue(Double(bitPattern: try fixed(8, "a value")))
    case 9: return .setText(try text("a text"))
    case 10:
      let (first, end) = (Int(try signed("a place")), Int(try signed("a place")))
      guard first <= end else { throw fault("a selection wanted, \(first) to \(end) found") }
      return .setSelection(first..<end)
    case 11: return .custom(try text("an action"))
    default: throw fault("an action wanted, \(number) found", at: start)
    }
  }
}
