import Dactyl
import DactylTesting

/// The hand of somebody who explores the screen by touch (`Assistance.exploresByTouch`), with what is said to them.
package final class ExploringHand: Speech {
  package let scene: Scene
  private let fingers: [Finger]
  private var heard: [String] = []

  /// Makes the hand, and turns the exploring on.
  package init(in scene: Scene) {
    self.scene = scene
    fingers = (1...3).map { Finger($0, in: scene) }
    scene.assistance.speech = self
    scene.assistance.exploresByTouch = true
  }

  /// What was said since this was asked last.
  package var said: [String] {
    defer { heard = [] }
    return heard
  }

  package func speak(_ text: String) { heard.append(text) }
  package func stop() {}

  /// Puts a finger down at a point until what is there is said.
  package func touch(_ point: Point) {
    fingers[0].press(at: point)
    scene.advance(by: 0.3)
    fingers[0].lift()
    scene.advance(by: 0.5)
  }

  /// Flicks with fingers in a direction.
  package func flick(_ way: Vector, fingers count: Int = 1) {
    let start = Point(scene.size.width / 2, scene.size.height / 2)
    for (number, finger) in fingers.prefix(count).enumerated() {
      finger.press(at: start + Vector(Float(number) * 40, 0))
    }
    for step in 1...4 {
      scene.advance(by: 0.02)
      for (number, finger) in fingers.prefix(count).enumerated() {
        finger.move(to: start + Vector(Float(number) * 40, 0) + way * Float(step * 40))
      }
    }
    for finger in fingers.prefix(count) { finger.lift() }
    scene.advance(by: 0.5)
  }

  package func next() { flick(Vector(1, 0)) }
  package func previous() { flick(Vector(-1, 0)) }

  /// Flicks on until something is said that begins with a text. Returns whether that came.
  package func find(_ text: String, within count: Int = 80) -> Bool {
    for _ in 0..<count {
      heard = []
      next()
      guard let last = heard.last else { return false }
      if last.hasPrefix(text) { return true }
    }
    return false
  }

  /// Taps twice, anywhere.
  package func doubleTap(fingers count: Int = 1, seconds: Double = 1) {
    for _ in 0..<2 {
      for (number, finger) in fingers.prefix(count).enumerated() {
        finger.press(at: Point(20 + Float(number) * 40, 20))
      }
      scene.advance(by: 0.05)
      for finger in fingers.prefix(count) { finger.lift() }
      scene.advance(by: 0.05)
    }
    scene.advance(by: seconds)
  }

  /// Scrubs with two fingers.
  package func scrub() {
    let start = Point(scene.size.width / 2, scene.size.height / 2)
    for (number, finger) in fingers.prefix(2).enumerated() { finger.press(at: start + Vector(0, Float(number) * 40)) }
    for x in [30, 60, 90, 50, 0, -30, 10, 60, 90] as [Float] {
      scene.advance(by: 0.03)
      for (number, finger) in fingers.prefix(2).enumerated() { finger.move(to: start + Vector(x, Float(number) * 40)) }
    }
    for finger in fingers.prefix(2) { finger.lift() }
    scene.advance(by: 0.7)
  }

  /// Taps, and then holds and drags by a way.
  package func holdAndDrag(by way: Vector) {
    let start = Point(60, 60)
    fingers[0].tap(at: start)
    scene.advance(by: 0.05)
    fingers[0].press(at: start)
    scene.advance(by: 0.7)
    fingers[0].drag(to: start + way)
    fingers[0].lift()
    scene.advance(by: 0.5)
  }
}
