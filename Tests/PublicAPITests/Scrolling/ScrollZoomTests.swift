import Dactyl
import DactylTesting
import TestStage
import Testing

/// Zooming beyond the limits, and back (V25).
@Suite struct ScrollZoomTests {
  private let stage = Stage(size: Size(600, 600))
  private var scene: Scene { stage.scene }

  private func makePhoto() -> (ScrollView, View) {
    let photo = scene.addView(frame: Rect(100, 100, 400, 400)).makeScrollView(contentSize: ScrollSize(400, 400))
    let canvas = scene.addView(frame: Rect(0, 0, 400, 400), to: photo.view)
    photo.delegate.viewForZooming = { _ in canvas }
    photo.maximumZoomScale = 1.5
    return (photo, canvas)
  }

  @Test("A rectangle of the content fills the view, as far as the limits allow")
  func rectangle() {
    let (photo, canvas) = makePhoto()
    photo.maximumZoomScale = 4
    photo.zoom(to: Rect(200, 100, 200, 100), animated: false)
    #expect(photo.zoomScale == 2)
    #expect(canvas.convert(Point(300, 150), to: photo.view).distance(to: photo.view.bounds.center) < 0.01)
    photo.zoom(to: Rect(50, 50, 10, 10), animated: true)
    #expect(photo.zoomScale == 2)
    scene.advance(by: 1)
    #expect(photo.zoomScale == 4)
    photo.zoom(to: Rect(0, 0, 0, 40), animated: false)
    #expect(photo.zoomScale == 4)
  }

  @Test(
    "V25: the point between the fingers stays there beyond the limit and all the way back, though they drag as well",
    arguments: [0, 30] as [Float], 0..<3)
  func beyond(variant: Float, order: Int) {
    let (photo, canvas) = makePhoto()
    stage.one.press(at: Point(170, 200))
    stage.two.press(at: Point(290, 200))
    for step in 1...8 {
      scene.together {
        stage.one.move(to: Point(170 - Float(step) * 10 - variant * Float(step) / 8, 200))
        stage.two.move(to: Point(290 + Float(step) * 10 - variant * Float(step) / 8, 200))
      }
      scene.advance(by: 0.02)
    }
    #expect(photo.zoomScale > 1.6)
    let between = Point(230 - variant, 200)
    let pinched = canvas.convert(between, from: nil)
    if variant == 0 { #expect(pinched.distance(to: Point(130, 100)) < 0.1) }
    switch order {
    case 0: scene.together { [stage.one, stage.two].forEach { $0.lift() } }
    case 1: [stage.one, stage.two].forEach { $0.lift() }
    default: [stage.two, stage.one].forEach { $0.lift() }
    }
    #expect(photo.zoomScale > 1.55, "it goes back, and does not jump")
    for _ in 0..<60 {
      scene.advance(by: 0.02)
      #expect(canvas.convert(pinched, to: nil).distance(to: between) < 0.5)
    }
    #expect(photo.zoomScale == 1.5 && !photo.isDragging && scene.nextDeadline == nil)
  }

  @Test("V25: content that a finger catches on its return from beyond a limit continues when that lifts")
  func caught() {
    let (photo, canvas) = makePhoto()
    stage.one.press(at: Point(170, 200))
    stage.two.press(at: Point(290, 200))
    scene.together {
      stage.one.move(to: Point(90, 200))
      stage.two.move(to: Point(370, 200))
    }
    [stage.one, stage.two].forEach { $0.lift() }
    scene.advance(by: 0.05)
    let pinched = canvas.convert(Point(230, 200), from: nil)
    stage.three.press(at: Point(300, 300))
    let held = photo.zoomScale
    scene.advance(by: 1)
    #expect(photo.zoomScale == held && held > 1.5)
    stage.three.lift()
    scene.advance(by: 1)
    #expect(photo.zoomScale == 1.5 && canvas.convert(pinched, to: nil).distance(to: Point(230, 200)) < 0.5)
  }

  @Test("A scale is finite, however far apart pinching fingers are")
  func farApart() {
    let (photo, _) = makePhoto()
    photo.minimumZoomScale = 0.5
    var scales: [Double] = []
    photo.delegate.didZoom = { scales.append($0.zoomScale) }
    photo.delegate.didEndZooming = { scales.append($1) }
    let pinch = photo.view.addGestureRecognizer(PinchGestureRecognizer()) { scales.append(Double($0.scale)) }
    pinch.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    stage.one.press(at: Point(170, 200))
    stage.two.press(at: Point(290, 200))
    for far in [Float(300), 1e30, 3e38, 250, 1e18, 200, 3e38, 100, 120] {
      scene.together {
        stage.one.move(to: Point(-far, 200))
        stage.two.move(to: Point(far, 200))
      }
    }
    [stage.one, stage.two].forEach { $0.lift() }
    scene.advance(by: 1)
    #expect(scales.count > 4 && scales.allSatisfy { $0.isFinite && $0 > 0 }, "\(scales)")
  }
}
