import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylActions
@testable import DactylInput
@testable import DactylScrolling

/// A view that is drawn at a point is hit by a finger there, whatever the camera does.
@Suite struct CameraTests {
  static let cameras = [
    Camera(center: Point(200, 200)), Camera(center: Point(1000, -500), zoom: 2),
    Camera(center: Point(50, 60), zoom: 0.25, rotation: 1), Camera(center: Point(0, 0), zoom: 3, rotation: -2.5),
    Camera(center: Point(7, 7), zoom: 1, rotation: .pi / 2),
  ]

  @Test("A view is hit where it is drawn, and the point is the same in its coordinates", arguments: cameras)
  func drawingAndInputAgree(camera: Camera) throws {
    let stage = Stage()
    stage.scene.window.camera = camera
    let card = stage.scene.addView(frame: Rect(center: camera.center, size: Size(40, 30)))
    card[Shape.self] = Shape(.rectangle(), fill: .black)
    var hits: [Point] = []
    card.setResponder(
      TouchListener { phase, touches, _ in if phase == .began { hits += touches.map { $0.location(in: card) } } })
    stage.scene.frame(at: .zero)
    let item = try #require(stage.scene.drawList.items.first { $0.entity == card.entity })
    let probes = [Point(20, 15), Point(1, 1), Point(39, 29), Point(1, 29)]

    for probe in probes { stage.one.tap(at: item.transform.apply(to: probe)) }

    #expect(hits.count == probes.count)
    for (hit, probe) in zip(hits, probes) { #expect(hit.distance(to: probe) < 0.01) }
    #expect(item.transform.apply(to: Point(20, 15)).distance(to: Point(200, 200)) < 0.01)
  }

  @Test("A point just outside a drawn view does not hit it", arguments: cameras)
  func outsideIsOutside(camera: Camera) throws {
    let stage = Stage()
    stage.scene.window.camera = camera
    let card = stage.scene.addView(frame: Rect(center: camera.center, size: Size(40, 30)))
    card[Shape.self] = Shape(.rectangle(), fill: .black)
    stage.scene.frame(at: .zero)
    let item = try #require(stage.scene.drawList.items.first)

    for probe in [Point(-1, 15), Point(41, 15), Point(20, -1), Point(20, 31)] {
      #expect(stage.scene.hitTest(item.transform.apply(to: probe)) != card)
    }
  }

  @Test("The distance of two points of the scene is scaled by the zoom in the window")
  func zoom() {
    let stage = Stage()
    stage.scene.window.camera = Camera(center: Point(0, 0), zoom: 4)
    let window = stage.scene.window.view

    let (a, b) = (window.convert(Point(100, 100), from: nil), window.convert(Point(140, 100), from: nil))

    #expect((b - a) == Vector(10, 0))
  }

  @Test("The camera keeps its center in the middle when the scene is resized; removing it restores the window")
  func resizing() {
    let stage = Stage()
    let window = stage.scene.window
    window.camera = Camera(center: Point(30, 40), zoom: 2, rotation: 1)
    stage.scene.size = Size(600, 300)

    #expect(window.view.convert(Point(300, 150), from: nil).distance(to: Point(30, 40)) < 0.01)

    window.camera = nil
    #expect(window.view.convert(Point(300, 150), from: nil).distance(to: Point(300, 150)) < 0.01)
    #expect(window.view.frame == Rect(0, 0, 600, 300))
  }

  @Test("Every corner of the frame can be hit under a turned camera")
  func corners() {
    let stage = Stage()
    stage.scene.window.camera = Camera(center: Point(0, 0), zoom: 0.7, rotation: 0.8)

    for corner in [Point(0, 0), Point(399, 0), Point(0, 399), Point(399, 399)] {
      #expect(stage.scene.hitTest(corner) == stage.scene.window.view)
    }
  }

  @Test("A pan's translation is in the camera's axes, so that the card stays under the finger")
  func panUnderCamera() {
    let stage = Stage()
    stage.scene.window.camera = Camera(center: Point(200, 200), zoom: 2, rotation: 0.6)
    let card = stage.scene.addView(frame: Rect(center: Point(200, 200), size: Size(40, 40)))
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in
      card.center += pan.translation
      pan.translation = .zero
    }
    stage.one.press(at: Point(5, 5), in: card)

    stage.one.drag(to: Point(300, 120))
    stage.one.lift()

    #expect(card.convert(Point(5, 5), to: nil).distance(to: Point(300, 120)) < 0.1)
  }
}
