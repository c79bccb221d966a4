/// The shape of the pointer.
public enum CursorShape: Hashable, Sendable {
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
  /// No pointer, as for a game that draws its own at the location of hovering and touches. `Scene.lockPointer(_:)`
  /// hides it, too, and keeps it where it is.
  case hidden
  /// A picture in its own pixels, which the system moves as fast as its other pointers. The hot spot is the pixel of
  /// the picture that points, counted from the upper left corner; one outside of the picture is moved to its edge. A
  /// picture that the renderer does not have leaves the pointer as it was.
  case picture(Texture, hotSpot: Point)

  /// The shapes that the system draws.
  public static let systemShapes: [CursorShape] = [
    .arrow, .iBeam, .pointingHand, .crosshair, .resizeLeftRight, .resizeUpDown, .move, .notAllowed, .wait,
  ]
}

extension CursorShape: StateHashable {
  package func mix(into hash: inout StateHash) {
    if case .picture(let texture, let hotSpot) = self {
      hash.mix(texture.id)
      return hash.mix(hotSpot)
    }
    hash.mix(self == .hidden ? UInt8.max : UInt8(Self.systemShapes.firstIndex(of: self) ?? 0))
  }
}

/// The component of a view with the shape of the pointer over it.
struct ViewCursor { var shape: CursorShape }
