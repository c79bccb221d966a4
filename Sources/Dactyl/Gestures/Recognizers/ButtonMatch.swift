/// Whether the buttons that pointers hold are those that a recognizer requires (TAP9). Fingers and pencils have none, and
/// always satisfy it.
enum ButtonMatch {
  /// No touch is of a pointer.
  case noPointer
  /// One holds a button that is not required, or none at all.
  case wrong
  /// All hold required buttons only, and one not yet all of them.
  case incomplete
  /// All hold all that are required, and no others.
  case complete

  init(_ touches: Touches, _ required: ButtonMask) {
    self = .noPointer
    for index in touches.indices where touches[index].type == .pointer {
      let buttons = touches[index].buttonMask
      guard required.isSuperset(of: buttons), !buttons.isEmpty || required.isEmpty else {
        self = .wrong
        return
      }
      if self != .incomplete { self = buttons == required ? .complete : .incomplete }
    }
  }
}

/// The buttons that a recognizer requires, in six bits: recognizers at rest are small. It can be any of the first five
/// buttons together, or a single one of the others.
struct CompactButtons {
  /// The bits of the first five, or 32 and the number of a further button less one.
  private(set) var code: UInt8

  init(code: UInt8) { self.code = code & 63 }

  /// Of buttons that it can't hold together the first five count, or else the first.
  init(_ mask: ButtonMask) {
    let named = UInt8(truncatingIfNeeded: mask.rawValue & 31)
    let isFurther = named == 0 && !mask.isEmpty
    code = isFurther ? 32 | UInt8(truncatingIfNeeded: mask.rawValue.trailingZeroBitCount) : named
  }

  var mask: ButtonMask { code & 32 == 0 ? ButtonMask(rawValue: UInt32(code)) : .button(Int(code & 31) + 1) }
}
