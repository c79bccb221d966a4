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

  @Test func aScaledSceneIsAsMuchSmallerThanItsWindow() {
    let viewport = Viewport(windowSize: Size(700, 350), outputSize: Size(1400, 700), contentScale: .fixed(1.75))

    #expect(viewport.sceneSize == Size(400, 200))
    #expect(viewport.scenePoint(fromWindow: Point(350, 7)) == Point(200, 4))
    #expect(viewport.windowPoint(fromScene: Point(200, 4)) == Point(350, 7))
    #expect(viewport.outputPoint(fromScene: Point(200, 4)) == Point(700, 14))
    #expect(viewport.outputArea == Rect(0, 0, 1400, 700))
    #expect(viewport.pointsPerMillimeter(dotsPerInch: 254 * 3.5) == 10)
  }

  @Test(
    arguments: [
      (Size(320, 240), 1), (Size(1280, 800), 1), (Size(1599, 2000), 1), (Size(1600, 1000), 1.25),
      (Size(2560, 1440), 1.75), (Size(2560, 1600), 2), (Size(9000, 800), 1), (Size(90_000, 90_000), 8), (.zero, 1),
    ] as [(Size, Float)])
  func aGrowingScaleIsTheLargestQuarterForWhichTheSceneHasRoom(window: Size, scale: Float) {
    let viewport = Viewport(windowSize: window, contentScale: .growing(above: Size(1280, 800)))

    #expect(viewport.sceneToWindow == .scale(scale, scale))
    #expect(viewport.sceneSize == Size(window.width / scale, window.height / scale))
  }

  @Test(
    arguments: [
      (Size(360, 300), 1), (Size(320, 240), 0.8), (Size(180, 900), 0.5), (Size(10, 10), 0.25), (.zero, 1),
      (Size(1280, 800), 1), (Size(2560, 1600), 2),
    ] as [(Size, Float)])
  func aSceneCanBeKeptFromBeingTooSmall(window: Size, scale: Float) {
    let sizes = ContentScale.growing(above: Size(1280, 800), shrinkingBelow: Size(360, 300))
    let viewport = Viewport(windowSize: window, contentScale: sizes)

    #expect(viewport.sceneToWindow == .scale(scale, scale))
  }

  @Test func aSceneOfAFixedSizeHasNoOtherScale() {
    let viewport = Viewport(windowSize: Size(640, 480), logicalSize: Size(320, 240), contentScale: .fixed(4))

    #expect(viewport.sceneSize == Size(320, 240))
    #expect(viewport.sceneToWindow == .scale(2, 2))
  }

  @Test(arguments: [
    ContentScale.fixed(0), .fixed(-1), .fixed(9), .fixed(.nan), .fixed(.infinity), .growing(above: .zero),
    .growing(above: Size(800, -1)), .growing(above: Size(.nan, 600)),
    .growing(above: Size(800, 600), shrinkingBelow: Size(900, 600)),
    .growing(above: Size(800, 600), shrinkingBelow: Size(0, -1)),
  ])
  func aScaleThatNoWindowCanHaveIsAnError(scale: ContentScale) throws {
    var options = AppOptions()
    options.contentScale = scale

    let error = #expect(throws: PlatformError.self) { try Viewport(options) }

    #expect(error?.reason.contains("from 0.25 to 8 is wanted") == true)
    #expect(error?.attempt.contains("\(scale)") == true)
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
