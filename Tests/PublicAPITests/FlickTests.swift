import Dactyl
import DactylTesting
import Testing

/// Velocity, predicted touches and resampling as a game's own recognizer and responder use them.
@Suite struct FlickTests {
  private func stage(_ resampling: Resampling? = nil) -> (scene: Scene, flick: Gesture<FlickGesture>) {
    let scene = Scene(size: Size(400, 400))
    scene.inputSettings.resampling = resampling
    return (scene, scene.window.view.addGestureRecognizer(FlickGesture()))
  }

  @Test("A finger that lifts while it is fast has its velocity", arguments: [nil, Resampling()])
  func fast(resampling: Resampling?) {
    let (scene, flick) = stage(resampling)
    var found = Vector.zero
    flick.addAction { found = $0.velocity }
    let finger = Finger(in: scene)

    finger.drag(from: Point(20, 20), to: Point(320, 20), duration: 0.3, steps: 30)
    finger.lift()

    #expect(abs(found.dx - 1000) < 50 && abs(found.dy) < 1)
  }

  @Test("A finger that rested before it lifted has no velocity, and makes no flick")
  func rested() {
    let (scene, flick) = stage()
    var count = 0
    flick.addAction { _ in count += 1 }
    let finger = Finger(in: scene)

    finger.drag(from: Point(20, 20), to: Point(320, 20), duration: 0.3, steps: 30)
    scene.advance(by: 0.1)
    finger.lift()

    #expect(count == 0)
  }

  @Test("Predicted touches lie ahead of the finger")
  func predicted() {
    let scene = Scene(size: Size(400, 400))
    let ahead = Ahead()
    scene.window.view.setResponder(ahead.responder)
    Finger(in: scene).drag(from: Point(20, 20), to: Point(320, 20), duration: 0.3, steps: 30)

    #expect(ahead.distances.count == 30)
    #expect(ahead.distances.suffix(20).allSatisfy { abs($0 - 20) < 2 })
  }

  /// Records the time of the last predicted touch.
  private final class Ahead {
    var distances: [Float] = []
    var responder: Receiver { Receiver(ahead: self) }

    struct Receiver: TouchResponder {
      let ahead: Ahead
      mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
        for touch in touches {
          let last = event.predictedTouches(for: touch)?.last ?? touch
          ahead.distances.append(last.location.distance(to: touch.location))
        }
        return .handled
      }
    }
  }
}
