import Dactyl
import Foundation

/// Where a photo lies, how large it is and how it is turned.
struct Placement {
  var center: Point
  /// 1 is as large as the paper.
  var scale: Float
  /// In radians, clockwise.
  var angle: Float

  /// The transform about the centre.
  var transform: Transform { Transform.scale(scale).rotated(by: angle) }
}

extension Transform {
  /// By how much lengths grow.
  var scale: Float { abs(determinant).squareRoot() }
  /// How far it turns, in radians, clockwise.
  var angle: Float { atan2f(b, a) }
}
