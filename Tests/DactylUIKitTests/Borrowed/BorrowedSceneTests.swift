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

    init(_ size: Size = Size(800, 600)) throws {
      stage = Stage(size: size)
      stage.scene.assets = BlankAssets()
      sample = try BorrowedScene(in: stage.scene)
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

    /// The frame of a figure, or of the square around it.
    func frame(_ name: String) -> Rect {
      let words = sample.summaryLines.first { $0.hasPrefix(name) }?.split { " ,=".contains($0) } ?? []
      guard let side = words.last.flatMap({ Float($0) }) else { return .zero }
      return Rect(center: location(name), size: Size(2 * side, 2 * side))
    }

    /// The views of the board, in drawing order, that a closure accepts.
    func views(where isIncluded: (View) -> Bool) -> [View] {
      var found: [View] = []
      var pending = stage.scene.windows.map(\.view)
      while let view = pending.popLast() {
        if isIncluded(view) { found.append(view) }
        pending += view.subviews
      }
      return found
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
  func circles() throws {
    let play = try Play()
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

  @Test("The controls on their screen, each touched by a finger")
  func controls() throws {
    let play = try Play()
    let finger = play.stage.one
    /// The place of a control at shares of its size.
    func place(_ name: String, _ x: Float, _ y: Float = 0.5) -> Point {
      let view = play.views { $0.name == name }.first
      guard let view else { return .zero }
      let size = view.bounds.size
      return view.convert(Point(x * size.width, y * size.height), to: nil)
    }
    finger.tap(at: Point(738, 26))
    play.stage.scene.advance(by: 1)
    finger.tap(at: place("stars", 0.9))
    finger.drag(from: place("range", 0.67), to: place("range", 0.95), steps: 4)
    finger.lift()
    let middle = place("knob", 0.5)
    play.turn(finger, around: middle, 30, by: 90)
    finger.lift()
    finger.tap(at: place("ring", 0.5))
    play.stage.scene.advance(by: 1.2)
    finger.drag(from: place("lock", 0.07), to: place("lock", 0.99))
    finger.lift()
    finger.tap(at: place("tags", 0.05, 0.2))
    finger.tap(at: place("tags", 0.3, 0.2))
    let lines = play.lines
    #expect(lines.first == "rating: 5 of 5" && lines.contains("upload: done") && lines.contains("message: sent"))
    #expect(lines.last == "gestures: pan, tap")
    #expect(lines.contains("volume: 73 %"))
    #expect(lines.contains { $0.hasPrefix("price: 20 to ") })
  }

  @Test("A second finger fails a circle, and so does a finger that is cancelled")
  func spoiled() throws {
    let play = try Play()
    play.turn(play.stage.one, around: Point(400, 200), 80, by: 300)
    play.stage.two.press(at: Point(100, 100))
    play.stage.one.lift()
    play.stage.two.lift()
    play.turn(play.stage.one, around: Point(400, 200), 80, by: 360)
    play.stage.one.cancel()
    #expect(play.lines == ["no circle", "no circle"])
  }

  @Test("The dial turns with one finger, also past a whole turn, and while another finger draws")
  func dial() throws {
    let play = try Play()
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
  func corner() throws {
    let play = try Play()
    let center = play.location("dial")
    let corner = center + Vector(-100, -100)
    play.stage.one.drag(from: corner, to: corner + Vector(60, 0))
    play.stage.one.lift()
    #expect(play.lines == ["no circle"])
  }

  @Test("A card that slides aside and back changes its colour; one that does not return does not")
  func card() throws {
    let play = try Play()
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
  func script(_ size: Size) throws {
    let play = try Play(size)
    let script = play.sample.script
    for event in script.events { play.stage.scene.send(event) }
    play.stage.scene.advance(to: script.end)
    let lines = play.lines
    #expect(
      lines.map { $0.prefix { $0 != " " } }.sorted() == ["card", "card", "circle", "circle", "dial", "dial", "no"])
    #expect(lines.contains("dial at 135") && lines.contains("dial at 45"))
  }

  @Test("F1 shows the gestures, and hides them again")
  func help() throws {
    let play = try Play(Size(360, 300))
    let panel = try #require(play.views { $0.name == "keys" }.first)
    for alpha in [Float(1), 0] {
      play.stage.scene.send(.key(KeySample(.f1, isDown: true)))
      play.stage.scene.send(.key(KeySample(.f1, isDown: false)))
      play.stage.scene.advance(by: 0.5)
      #expect(panel.alpha == alpha)
      #expect(Rect(0, 0, 360, 300).contains(panel.convert(panel.bounds, to: nil).center))
    }
  }

  @Test(
    "The texts lie beside the dial and the card, in windows of all sizes",
    arguments: [
      Size(360, 300), Size(480, 400), Size(800, 600), Size(1463, 823), Size(300, 900),
    ])
  func texts(_ size: Size) throws {
    let play = try Play(size)
    let texts = play.views { view in
      guard let text = view[Label.self]?.text else { return false }
      return text.hasPrefix("draw a circle;") || text == "nothing yet"
    }
    #expect(texts.count == 2)
    for text in texts {
      let frame = text.convert(text.bounds, to: nil)
      let needed = text.size(fitting: Size(frame.size.width, .infinity)).height
      #expect(needed <= frame.size.height, "\(text) needs \(needed) at \(size)")
      for name in ["dial", "card"] {
        let figure = play.frame(name)
        #expect(figure.maxY <= frame.minY || frame.maxY <= figure.minY, "\(text) and the \(name) at \(size)")
      }
    }
  }

  @Test("The sample is destroyed with its scene")
  func ends() throws {
    weak var scene: Scene?
    weak var sample: BorrowedScene?
    do {
      let play = try Play()
      play.turn(play.stage.one, around: Point(400, 200), 80, by: 200)
      scene = play.stage.scene
      sample = play.sample
      play.stage.scene.end()
    }
    #expect(scene == nil && sample == nil)
  }
}
