import BorrowedScene
import DactylTesting
import DactylUIKit
import SampleScenes
import TestStage
import Testing

/// The sample with recognizers written for UIKit.
@Suite struct BorrowedSceneTests {
  /// The sample on a scene of a size, and its output.
  private final class Play {
    let stage: Stage
    let sample: BorrowedScene
    var lines: [String] { stage.lines }

    init(_ size: Size = Size(800, 600)) {
      stage = Stage(size: size)
      sample = BorrowedScene(in: stage.scene)
      let log = stage.log
      sample.reportLines { log.write($0) }
      stage.scene.advance(by: 0.1)
    }

    /// The position of a figure.
    func location(_ name: String) -> Point {
      let words = sample.summaryLines.first { $0.hasPrefix(name) }?.split { " ,=".contains($0) } ?? []
      guard words.count > 2, let x = Float(words[1]), let y = Float(words[2]) else { return .zero }
      return Point(x, y)
    }

    /// A finger moves around a point.
    func turn(_ finger: Finger, around center: Point, _ radius: Float, by degrees: Int) {
      for angle in stride(from: 0, through: degrees, by: degrees < 0 ? -6 : 6) {
        let offset = Transform.rotation(Float(angle) * .pi / 180).apply(to: Vector(radius, 0))
        if angle == 0 { finger.press(at: center + offset) } else { finger.move(to: center + offset) }
      }
    }
  }

  @Test("A circle is recognized in both directions, and leaves a ring; a line and half a circle are not")
  func circles() {
    let play = Play()
    let finger = play.stage.one
    for degrees in [360, -360] {
      play.turn(finger, around: Point(400, 200), 80, by: degrees)
      finger.lift()
      #expect(play.lines == ["circle at 400,200 radius=80"])
    }
    play.turn(finger, around: Point(400, 200), 80, by: 180)
    finger.lift()
    finger.drag(from: Point(200, 100), to: Point(500, 130))
    finger.lift()
    play.turn(finger, around: Point(400, 200), 12, by: 360)
    finger.lift()
    #expect(play.lines == ["no circle", "no circle", "no circle"])
    finger.tap(at: Point(600, 100), count: 2)
    #expect(play.lines == ["cleared"])
  }

  @Test("A second finger fails a circle, and so does a finger that is cancelled")
  func spoiled() {
    let play = Play()
    play.turn(play.stage.one, around: Point(400, 200), 80, by: 300)
    play.stage.two.press(at: Point(100, 100))
    play.stage.one.lift()
    play.stage.two.lift()
    play.turn(play.stage.one, around: Point(400, 200), 80, by: 360)
    play.stage.one.cancel()
    #expect(play.lines == ["no circle", "no circle"])
  }

  @Test("The dial turns with one finger, also past a whole turn, and while another finger draws")
  func dial() {
    let play = Play()
    let center = play.location("dial")
    play.turn(play.stage.one, around: center, 60, by: 90)
    play.turn(play.stage.two, around: Point(400, 200), 80, by: 360)
    play.stage.one.lift()
    play.stage.two.lift()
    #expect(play.lines == ["dial at 90", "circle at 400,200 radius=80"])
    play.turn(play.stage.one, around: center, 60, by: 360)
    play.stage.one.lift()
    #expect(play.lines == ["dial at 90"])
  }

  @Test("The corner beside the dial belongs to the board")
  func corner() {
    let play = Play()
    let center = play.location("dial")
    let corner = center + Vector(-100, -100)
    play.stage.one.drag(from: corner, to: corner + Vector(60, 0))
    play.stage.one.lift()
    #expect(play.lines == ["no circle"])
  }

  @Test("A card that slides aside and back changes its colour; one that does not return does not")
  func card() {
    let play = Play()
    let center = play.location("card")
    for (offset, name) in [(Float(80), "right"), (-80, "left")] {
      play.stage.one.drag(from: center, to: center + Vector(offset, 0), steps: 8)
      play.stage.one.drag(to: center, steps: 8)
      #expect(play.lines == ["card went \(name) and back, colour \(name == "right" ? 1 : 2)"])
      play.stage.one.lift()
    }
    play.stage.one.drag(from: center, to: center + Vector(80, 0), steps: 8)
    play.stage.one.lift()
    play.stage.one.drag(from: center, to: center + Vector(10, 90), steps: 8)
    play.stage.one.lift()
    #expect(play.lines == ["card did not come back", "card did not come back"])
  }

  @Test(
    "The script plays all gestures, in windows of all sizes",
    arguments: [Size(800, 600), Size(360, 300), Size(2560, 1440)])
  func script(_ size: Size) {
    let play = Play(size)
    let script = play.sample.script
    for event in script.events { play.stage.scene.send(event) }
    play.stage.scene.advance(to: script.end)
    let lines = play.lines
    #expect(
      lines.map { $0.prefix { $0 != " " } }.sorted() == ["card", "card", "circle", "circle", "dial", "dial", "no"])
    #expect(lines.contains("dial at 135") && lines.contains("dial at 45"))
  }

  @Test("The sample is destroyed with its scene")
  func ends() {
    weak var scene: Scene?
    weak var sample: BorrowedScene?
    do {
      let play = Play()
      play.turn(play.stage.one, around: Point(400, 200), 80, by: 200)
      scene = play.stage.scene
      sample = play.sample
      play.stage.scene.end()
    }
    #expect(scene == nil && sample == nil)
  }
}
