import DactylScene
import TestSupport
import Testing

@Suite struct TransformTests {
  @Test func concatenatingAppliesTheFirstStepFirst() {
    let scaleThenMove = Transform.scale(2, 3).concatenating(.translation(10, 20))
    let moveThenScale = Transform.translation(10, 20).concatenating(.scale(2, 3))

    #expect(scaleThenMove.apply(to: Point(1, 1)) == Point(12, 23))
    #expect(moveThenScale.apply(to: Point(1, 1)) == Point(22, 63))
  }

  @Test func addedStepsComeAfterEarlierOnes() {
    let transform = Transform.identity.scaled(by: 2).rotated(by: .pi / 2).translated(by: Vector(5, 0))

    #expect(isClose(transform.apply(to: Point(1, 0)), Point(5, 2)))
  }

  @Test func concatenatingIsApplyingOneAfterTheOther() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let first = randomTransform(&random)
      let second = randomTransform(&random)
      let point = Point(random.float(-10, 10), random.float(-10, 10))

      let both = first.concatenating(second).apply(to: point)

      #expect(isClose(both, second.apply(to: first.apply(to: point)), by: 1e-2))
    }
  }

  @Test func positiveRotationTurnsClockwiseOnTheScreen() {
    #expect(isClose(Transform.rotation(.pi / 2).apply(to: Point(1, 0)), Point(0, 1)))
    #expect(isClose(Transform.rotation(.pi / 2).apply(to: Point(0, 1)), Point(-1, 0)))
  }

  @Test func theInverseUndoes() throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<200 {
      let transform = randomTransform(&random)
      guard abs(transform.determinant) > 0.1 else { continue }
      let point = Point(random.float(-10, 10), random.float(-10, 10))

      let inverse = try #require(transform.inverse)

      #expect(isClose(inverse.apply(to: transform.apply(to: point)), point, by: 1e-2))
      #expect(isClose(transform.concatenating(inverse), .identity, by: 1e-2))
    }
  }

  @Test(
    "A transform that is singular or not finite has no inverse (H9)",
    arguments: [
      Transform.scale(0), .scale(0, 1), .scale(1, 0),
      Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      Transform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      .scale(.infinity), .translation(.nan, 0), .translation(0, .infinity),
      .scale(1e-30), .scale(1e30),
    ])
  func noInverse(transform: Transform) { #expect(transform.inverse == nil) }

  @Test func aVectorIsNotDisplaced() {
    let transform = Transform.scale(2, 3).translated(by: Vector(100, 100))

    #expect(transform.apply(to: Vector(1, 1)) == Vector(2, 3))
  }

  @Test func aTransformedRectIsTheBoxAroundItsCorners() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<200 {
      let transform = randomTransform(&random)
      let rect = Rect(random.float(-9, 9), random.float(-9, 9), random.float(0, 9), random.float(0, 9))

      #expect(isClose(transform.apply(to: rect), box(around: rect.corners.map(transform.apply)), by: 1e-2))
    }
  }

  @Test func determinantIdentityAndFiniteness() {
    #expect(Transform.scale(2, 3).determinant == 6)
    #expect(Transform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 9).determinant == -2)
    #expect(Transform.identity.isIdentity && Transform.scale(1).isIdentity)
    #expect(!Transform.translation(0, 1).isIdentity)
    #expect(Transform.identity.isFinite && !Transform.translation(.infinity, 0).isFinite)
    #expect(!Transform(a: 1, b: .nan, c: 0, d: 1, tx: 0, ty: 0).isFinite)
  }

  private func randomTransform(_ random: inout SeededRandom) -> Transform {
    Transform(
      a: random.float(-3, 3), b: random.float(-3, 3), c: random.float(-3, 3), d: random.float(-3, 3),
      tx: random.float(-50, 50), ty: random.float(-50, 50))
  }
}
