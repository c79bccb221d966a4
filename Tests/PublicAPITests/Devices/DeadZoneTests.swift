import Dactyl
import Testing

/// The part of a stick's movement that counts, and its response.
@Suite struct DeadZoneTests {
  @Test("A radial dead zone keeps the direction, and rises evenly from zero at its edge to one at the stop")
  func radial() {
    let zone = DeadZone(inner: 0.2, outer: 0.1)
    for step in 0..<64 {
      let stick = direction(step) * (0.02 + Float(step) / 64)
      let output = zone.apply(stick)

      #expect((output.length == 0) == (stick.length <= 0.2))
      if output != .zero {
        #expect(
          abs(output.dx * stick.dy - output.dy * stick.dx) < 0.0001 && output.dx * stick.dx + output.dy * stick.dy > 0)
        #expect(abs(output.length - min((stick.length - 0.2) / 0.7, 1)) < 0.0001)
      }
    }
    #expect(zone.apply(Vector(0.9, 0)) == Vector(1, 0))
    #expect(abs(zone.apply(Vector(1, 1)).length - 1) < 0.0001, "the corner of a square stick")
  }

  @Test("An axial dead zone straightens nearly straight directions")
  func axial() {
    let zone = DeadZone(inner: 0.2, shape: .axial)

    #expect((zone.apply(Vector(0.6, 0.19)) - Vector(0.5, 0)).length < 0.0001)
    #expect(zone.apply(Vector(-0.1, -1)) == Vector(0, -1))
    #expect(abs(zone.apply(Vector(1, 1)).length - 1) < 0.0001)
  }

  @Test("With an anti dead zone the output begins with a value, and is zero at rest")
  func anti() {
    let zone = DeadZone(inner: 0.2, anti: 0.3)

    #expect(abs(zone.apply(Vector(0.2001, 0)).dx - 0.3) < 0.001)
    #expect(abs(zone.apply(Vector(0, -0.6)).dy + 0.65) < 0.0001)
    #expect(zone.apply(Vector(0, 1)) == Vector(0, 1))
    #expect(zone.apply(Vector(0.1, 0.1)) == .zero)
  }

  @Test("Invalid numbers do no harm: the output is finite, and no longer than 1")
  func nonsense() {
    let numbers: [Float] = [-1, 0, 0.5, 1, 2, .infinity, .nan]
    for inner in numbers {
      for outer in numbers {
        for anti in numbers {
          for shape in [DeadZone.Shape.radial, .axial, .custom(CustomDeadZone(Wild.self))] {
            let zone = DeadZone(inner: inner, outer: outer, anti: anti, shape: shape)
            for stick in [Vector(0.3, 0.4), Vector(1, -1), Vector(.nan, 0), Vector(0, .infinity), .zero] {
              let output = zone.apply(stick)
              #expect(output.isFinite, "\(zone) \(stick)")
            }
          }
        }
      }
    }
  }

  private enum Wild: DeadZoneRule {
    static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector { Vector(stick.dx / 0, 0) }
  }

  private enum FourWays: DeadZoneRule {
    static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector {
      abs(stick.dx) > abs(stick.dy) ? Vector(stick.dx, 0) : Vector(0, stick.dy)
    }
  }

  @Test("A game's own dead zone is called, and two zones with one closure are equal")
  func custom() {
    let zone = DeadZone(shape: .custom(CustomDeadZone(FourWays.self)))

    #expect(zone.apply(Vector(0.5, 0.4)) == Vector(0.5, 0))
    #expect(zone.apply(Vector(0.5, -0.6)) == Vector(0, -0.6))
    #expect(zone == DeadZone(shape: .custom(CustomDeadZone(FourWays.self))))
    #expect(zone != DeadZone(shape: .custom(CustomDeadZone(Wild.self))) && zone != DeadZone())
  }

  @Test("A curve is symmetric in the sign, keeps a stick's direction, and is between 0 and 1")
  func curves() {
    #expect(ResponseCurve.linear.apply(-0.25) == -0.25)
    #expect(ResponseCurve.power(2).apply(0.5) == 0.25 && ResponseCurve.power(2).apply(-0.5) == -0.25)
    #expect(ResponseCurve.power(3).apply(1) == 1 && ResponseCurve.power(0.5).apply(0.25) == 0.5)
    let bend = ResponseCurve.points([Point(0, 0), Point(0.5, 0.2), Point(1, 1)])
    #expect(abs(bend.apply(0.25) - 0.1) < 0.0001 && abs(bend.apply(0.75) - 0.6) < 0.0001 && bend.apply(9) == 1)
    #expect(abs(ResponseCurve.power(2).apply(Vector(0.3, -0.4)).length - 0.25) < 0.0001)
    #expect(ResponseCurve.power(2).apply(Vector(0.3, -0.4)).dx > 0)
    let wild: [ResponseCurve] = [
      .power(.nan), .power(-1), .power(.infinity), .points([]), .points([Point(.nan, .nan)]),
      .points([Point(1, 5), Point(0, -5)]), .points([Point(0.5, 0.1), Point(0.5, 0.9)]),
    ]
    for curve in wild {
      for value in [Float(-2), -0.5, 0, 0.5, 1, .nan, .infinity] { #expect((-1...1).contains(curve.apply(value))) }
    }
  }

  private func direction(_ step: Int) -> Vector {
    let corners = [Vector(1, 0), Vector(0.8, 0.6), Vector(0, 1), Vector(-0.6, 0.8), Vector(-1, 0), Vector(0.6, -0.8)]
    return corners[step % corners.count]
  }
}
