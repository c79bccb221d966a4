/// What the pointer looks like.
public enum CursorShape: UInt8, Hashable, Sendable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// The bar between letters.
  case iBeam
  /// The hand over what can be clicked.
  case pointingHand
  /// Cross hairs, for picking a point exactly.
  case crosshair
  /// To the left and right.
  case resizeLeftRight
  /// Up and down.
  case resizeUpDown
  /// In all directions.
  case move
  /// A sign that nothing can be done or dropped here.
  case notAllowed
  /// An hourglass or the like: the program is busy.
  case wait
}

/// What the pointer is to look like over a view.
struct ViewCursor { var shape: CursorShape }
