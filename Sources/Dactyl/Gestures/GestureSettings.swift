/// Every threshold of the gestures: lengths in points, times in seconds. Settable for a whole scene.
///
/// Where UIKit's number is documented it stands here; the others are not published, and each says where ours comes from.
public struct GestureSettings: Hashable, Sendable {
  /// How far a finger may stray from where it landed in a tap (TAP5). Unpublished; re-implementations use 10 to 18.
  public var tapMovement: Float = 10
  /// How long a finger may rest in a tap (TAP6). Unpublished; 0.75 is quoted.
  public var tapHold: Double = 0.75
  /// How long after a tap's end the next tap of a row may land (T17, TAP7). Unpublished; 0.35 is widely measured.
  public var tapInterval: Double = 0.35
  /// How far from a tap the next tap of a row may land (T17, TAP8). Unpublished; 30 to 45 are quoted.
  public var tapDistance: Float = 45
  /// How far the middle of the fingers travels before a pan begins (PAN2). 10 was measured on UIKit's scroll view.
  public var panDistance: Float = 10
  /// Whether a pan's translation at its beginning includes the way to it, so that content stays under the finger
  /// (PAN7). UIKit's documentation says so; its scroll view leaves it out.
  public var panIncludesStart = true
  /// How long before the last sample the samples lie that a velocity is fitted to. Unpublished; 0.1 was measured.
  public var velocityWindow: Double = 0.1

  /// The settings that UIKit has, as far as they are known.
  public init() {}
}
