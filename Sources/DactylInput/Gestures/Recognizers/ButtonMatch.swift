/// Whether the buttons that pointers hold are those that a recognizer requires (TAP9). Fingers and pencils have none,
/// and always satisfy it.
package enum ButtonMatch {
  /// No touch is of a pointer.
  case noPointer
  /// One holds a button that is not required, or none at all.
  case wrong
  /// All hold required buttons only, and one not yet all of them.
  case incomplete
  /// All hold all that are required, and no others.
  case complete

  // Every move of every recognizer asks: touches are read where they lie, since a copy counts references.

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

/// The buttons that a recognizer requires, in a byte: recognizers at rest are small. It can be any of the first five
/// buttons together, or a single one of the others.
struct CompactButtons {
  /// The bits of the first five, or 32 and the number of a further button less one.
  private var code: UInt8

  /// Of buttons that it can't hold together the first five count, or else the first.
  init(_ mask: ButtonMask) {
    let named = UInt8(truncatingIfNeeded: mask.rawValue & 31)
    let isFurther = named == 0 && !mask.isEmpty
    code = isFurther ? 32 | UInt8(truncatingIfNeeded: mask.rawValue.trailingZeroBitCount) : named
  }

  var mask: ButtonMask { code & 32 == 0 ? ButtonMask(rawValue: UInt32(code)) : .button(Int(code & 31) + 1) }
}
