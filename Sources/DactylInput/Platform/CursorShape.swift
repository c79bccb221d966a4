/// The shape of the pointer.
public enum CursorShape: UInt8, Hashable, Sendable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// A vertical bar for text.
  case iBeam
  /// A hand for links and buttons.
  case pointingHand
  /// Cross hairs, for picking a point exactly.
  case crosshair
  /// An arrow to the left and right.
  case resizeLeftRight
  /// An arrow up and down.
  case resizeUpDown
  /// Arrows in all directions.
  case move
  /// A sign that nothing can be done or dropped here.
  case notAllowed
  /// An hourglass or the like: the program is busy.
  case wait
}

/// The component of a view with the shape of the pointer over it.
struct ViewCursor { var shape: CursorShape }
