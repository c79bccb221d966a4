#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the natural logarithm.
package func logarithm(of value: Float) -> Float { logf(value) }
package func logarithm(of value: Double) -> Double { log(value) }
/// Returns e raised to a power.
package func exponential(of value: Float) -> Float { expf(value) }
package func exponential(of value: Double) -> Double { exp(value) }
/// Returns the tangent of an angle in radians.
func tangent(of angle: Float) -> Float { tanf(angle) }
/// Returns the vector of length 1 in the direction of an angle in radians, clockwise from the right.
func direction(of angle: Float) -> Vector { Vector(cosf(angle), sinf(angle)) }
/// Returns the angle of a vector, in radians, clockwise from the right, from -π to π.
func angleOf(_ x: Float, _ y: Float) -> Float { atan2f(y, x) }
