import Testing

@testable import DactylSDL

@Suite struct ViewportTests {
  @Test func aSceneThatFollowsTheWindowHasItsUnits() {
    let viewport = Viewport(windowSize: Size(800, 600))

    #expect(viewport.sceneSize == Size(800, 600))
    #expect(viewport.scenePoint(fromWindow: Point(12.5, 7)) == Point(12.5, 7))
    #expect(viewport.outputArea == Rect(0, 0, 800, 600))
  }

  @Test func aDenseDisplayHasMorePixelsAPointAndTheSameInput() {
    let viewport = Viewport(windowSize: Size(400, 300), outputSize: Size(800, 600))

    #expect(viewport.outputPoint(fromScene: Point(10, 20)) == Point(20, 40))
    #expect(viewport.scenePoint(fromWindow: Point(10, 20)) == Point(10, 20))
  }

  @Test func millimetresFollowTheDisplayAndTheSceneInIt() {
    let plain = Viewport(windowSize: Size(800, 600))
    let dense = Viewport(windowSize: Size(400, 300), outputSize: Size(800, 600))
    let small = Viewport(windowSize: Size(640, 480), logicalSize: Size(320, 240))

    #expect(plain.pointsPerMillimeter(dotsPerInch: 254) == 10)
    #expect(dense.pointsPerMillimeter(dotsPerInch: 254) == 5)
    #expect(small.pointsPerMillimeter(dotsPerInch: 254) == 5)
    #expect(plain.pointsPerMillimeter(dotsPerInch: 0) == nil)
    #expect(plain.pointsPerMillimeter(dotsPerInch: .nan) == nil)
    #expect(plain.pointsPerMillimeter(dotsPerInch: 25400) == nil)
  }

  @Test func aWideWindowHasBarsAtItsSides() {
    let viewport = Viewport(windowSize: Size(1000, 300), outputSize: Size(2000, 600), logicalSize: Size(320, 240))

    #expect(viewport.sceneSize == Size(320, 240))
    #expect(viewport.outputArea == Rect(600, 0, 800, 600))
    #expect(viewport.windowPoint(fromScene: .zero) == Point(300, 0))
    #expect(viewport.scenePoint(fromWindow: Point(299, 0)).x < 0)
  }

  @Test func aTallWindowHasBarsAboveAndBelow() {
    let viewport = Viewport(windowSize: Size(320, 480), logicalSize: Size(320, 240))

    #expect(viewport.outputArea == Rect(0, 120, 320, 240))
  }

  @Test(arguments: [Size?.none, Size(320, 240), Size(100, 900)])
  func convertingThereAndBackIsTheSamePoint(logical: Size?) {
    let viewport = Viewport(windowSize: Size(731, 389), outputSize: Size(1462, 778), logicalSize: logical)

    for point in [Point(0, 0), Point(100.25, 77), Point(730, 388), Point(-20, 500)] {
      let back = viewport.windowPoint(fromScene: viewport.scenePoint(fromWindow: point))
      #expect(back.distance(to: point) < 1e-3)
    }
  }

  @Test func drawingAndInputAgree() {
    let viewport = Viewport(windowSize: Size(731, 389), outputSize: Size(1462, 778), logicalSize: Size(320, 240))

    let window = viewport.windowPoint(fromScene: Point(33, 44))
    let output = viewport.outputPoint(fromScene: Point(33, 44))

    #expect(Point(window.x * 2, window.y * 2).distance(to: output) < 1e-3)
  }

  @Test(arguments: [Size.zero, Size(0, 100), Size(100, 0)])
  func aWindowWithoutAnExtentGivesFiniteNumbers(size: Size) {
    let viewport = Viewport(windowSize: size, outputSize: .zero, logicalSize: Size(320, 240))

    #expect(viewport.sceneToOutput.inverse != nil)
    #expect(viewport.scenePoint(fromWindow: Point(5, 5)).isFinite)
  }
}
