import Dactyl
import Foundation

/// The position, scale and angle of a photo.
struct Placement {
  var center: Point
  /// The scale; 1 is the size of the paper.
  var scale: Float
  /// The angle in radians, clockwise.
  var angle: Float

  /// The transform about the centre.
  var transform: Transform { Transform.scale(scale).rotated(by: angle) }
}

extension Transform {
  /// The factor by which lengths grow.
  var scale: Float { abs(determinant).squareRoot() }
  /// The angle of the rotation, in radians, clockwise.
  var angle: Float { atan2f(b, a) }
}
