/// What the pointer looks like.
public enum CursorShape: UInt8, Hashable, Sendable, CaseIterable {
  /// The arrow.
  case arrow
  /// The bar between letters.
  case iBeam
  /// The hand over what can be clicked.
  case pointingHand
  /// Cross hairs.
  case crosshair
  /// To the left and right.
  case resizeLeftRight
  /// Up and down.
  case resizeUpDown
  /// In all directions.
  case move
  /// Not here.
  case notAllowed
  /// Please wait.
  case wait
}

/// What the pointer is to look like over a view.
struct ViewCursor { var shape: CursorShape }
