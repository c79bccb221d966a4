/// The result of comparing the buttons that pointers hold with those that a recognizer requires (TAP9). Fingers and
/// pencils have none, and always satisfy the requirement.
package enum ButtonMatch {
  /// No touch is a pointer's.
  case noPointer
  /// A pointer holds a button that is not required, or none at all.
  case wrong
  /// All pointers hold required buttons only, and one does not hold all of them yet.
  case incomplete
  /// All pointers hold exactly the required buttons.
  case complete

  // Every move of every recognizer calls this: touches are read in place, since a copy counts references.

  @inline(__always)
  package init(_ touches: Touches, _ required: ButtonMask) {
    self = .noPointer
    for index in touches.storage.indices where touches.storage[index].type == .pointer {
      self = Self.ofPointers(touches, required)
      return
    }
  }

  @inline(never)
  private static func ofPointers(_ touches: Touches, _ required: ButtonMask) -> ButtonMatch {
    var match = noPointer
    for index in touches.storage.indices where touches.storage[index].type == .pointer {
      let buttons = touches.storage[index].buttonMask
      guard required.isSuperset(of: buttons), !buttons.isEmpty || required.isEmpty else { return .wrong }
      if match != .incomplete { match = buttons == required ? .complete : .incomplete }
    }
    return match
  }
}

extension UnmetCondition {
  /// A pointer holds other buttons than those that are required (TAP9).
  package static var wrongButtons: UnmetCondition { UnmetCondition(.buttons, rule: .TAP9) }
}

/// The buttons that a recognizer requires, in one byte to keep recognizers small: any combination of the first five
/// buttons, or a single one of the others.
struct CompactButtons {
  /// The bits of the first five, or 32 plus the index of a further button.
  private var code: UInt8

  /// Makes the closest value: of other combinations the first five buttons count, or else the lowest further one.
  init(_ mask: ButtonMask) {
    let named = UInt8(truncatingIfNeeded: mask.rawValue & 31)
    let isFurther = named == 0 && !mask.isEmpty
    code = isFurther ? 32 | UInt8(truncatingIfNeeded: mask.rawValue.trailingZeroBitCount) : named
  }

  var mask: ButtonMask { code & 32 == 0 ? ButtonMask(rawValue: UInt32(code)) : .button(Int(code & 31) + 1) }
}
