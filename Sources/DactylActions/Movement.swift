/// The kind of actions that say how far something moves: a camera that looks about, a crosshair, a zoom.
///
/// `scene.input[.look]` is the way since the last reading, to the right and down: what mice and wheels moved, what a
/// controller was turned by, and what a stick or key that is held moved in that time. So nothing is multiplied with the
/// time of a frame, whichever device it is, and the sum of all readings does not depend on the length of frames.
///
/// ```swift
/// extension InputAction where Value == Movement { static let look = InputAction("look") }
///
/// // In radians: of the mouse a thousandth of a turn for each point, of the stick half a turn in a second.
/// context.bind(
///   .look, to: .mouseMotion.processed(.scale(2 * .pi / 1000)), .stick(.rightStick).processed(.curve(2), .scale(.pi)),
///   .gyroscope())
/// camera.heading += scene.input[.look].dx
/// ```
/// The movements of all bindings are added. Each has the unit of its source, multiplied by the scales of its binding:
///
/// | source | unit |
/// |---|---|
/// | `.mouseMotion` | points |
/// | `.wheelMotion` | steps of the wheel |
/// | `.touch` | points that the finger moves |
/// | `.gyroscope`, `.flickStick` | radians |
/// | `.stick`, `.horizontal`, `.vertical`, `.trigger` | 1 in a second, where it is pushed to its edge |
/// | `.pair`, `.directions`, `.key`, `.button` | 1 in a second, while it is down |
///
/// Smoothing and interactions have no effect on movements.
public enum Movement: Hashable, Sendable {}

extension InputAction where Value == Movement {
  /// Makes a movement in two directions, or in one (`dx`).
  public init(_ name: String) { self.init(id: InputActionID(name, .movement)) }
}

/// The axes about which a turn of a controller in the hand counts as a movement to the right and down.
public enum GyroscopeSpace: String, Hashable, Sendable, CaseIterable {
  /// The controller's own: a turn about its upright axis goes to the right, however it is held.
  case local
  /// The player's: a turn about what is upright in the room goes to the right, whether the controller is held flat or
  /// upright, and by leaning it as well as by turning it; up and down are the controller's own. It needs an
  /// acceleration sensor, which measures where up is; without one it is like `local`.
  /// Source: Jibb Smart, "Player Space Gyro and Alternatives Explained" (gyrowiki.jibbsmart.com, 2022).
  case player
}

/// Movements of devices that are no state: they come as they happen, and count for the bindings that receive them then.
enum MotionSource: Int, CaseIterable { case mouse, wheel, localGyroscope, playerGyroscope }
