#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The natural logarithm.
package func logarithm(of value: Float) -> Float { logf(value) }
package func logarithm(of value: Double) -> Double { log(value) }
/// e to a power.
package func exponential(of value: Float) -> Float { expf(value) }
package func exponential(of value: Double) -> Double { exp(value) }
/// The tangent of an angle in radians.
func tangent(of angle: Float) -> Float { tanf(angle) }
/// The vector of length 1 that points in the direction of an angle in radians, clockwise from the right.
func direction(of angle: Float) -> Vector { Vector(cosf(angle), sinf(angle)) }
/// The angle of a vector, in radians, clockwise from the right, from -π to π.
func angleOf(_ x: Float, _ y: Float) -> Float { atan2f(y, x) }
