import Dactyl
import DactylTesting
import Testing

@testable import SampleScenes

@Suite struct TouchTrackerTests {
  private let scene = Scene(size: Size(800, 600))
  private let tracker: TouchTrackerScene
  private let log = CallLog()
  private let one: Finger
  private let two: Finger

  init() {
    tracker = TouchTrackerScene(in: scene)
    let log = log
    tracker.tellLines { log.write($0) }
    one = Finger(1, in: scene)
    two = Finger(2, in: scene)
  }

  private func draw() {
    one.drag(from: Point(100, 100), to: Point(300, 100))
    one.lift()
    scene.advance(by: 1)
    #expect(log.take() == ["draw line=1 from=100,100 to=300,100"])
  }

  @Test("Every finger draws a line of its own")
  func lines() {
    scene.together {
      one.press(at: Point(100, 100))
      two.press(at: Point(100, 300))
    }
    scene.together {
      one.move(to: Point(200, 150))
      two.move(to: Point(250, 320))
    }
    one.lift()
    two.lift()

    #expect(log.lines == ["draw line=1 from=100,100 to=200,150", "draw line=2 from=100,300 to=250,320"])
  }

  @Test("A tap chooses a line; the menu's Delete goes up the chain to the paper, and Control-Z takes it back")
  func deletes() throws {
    draw()
    one.tap(at: Point(200, 105))
    scene.advance(by: 1)
    #expect(log.take() == ["select line=1"])
    one.tap(at: try #require(tracker.menu.place))
    scene.advance(by: 1)
    #expect(log.take() == ["delete line=1"])
    #expect(tracker.lines.isEmpty)

    scene.send(.key(KeySample(try #require(Key.letter("z")), isDown: true, characters: "z", modifiers: .control)))
    #expect(log.take() == ["draw line=1 from=100,100 to=300,100"])
  }

  @Test("The Delete key does it, too; without a chosen line it does nothing")
  func key() {
    draw()
    scene.send(.key(KeySample(.delete, isDown: true)))
    scene.send(.key(KeySample(.delete, isDown: false)))
    #expect(log.lines == [])
    one.tap(at: Point(200, 105))
    scene.advance(by: 1)
    scene.send(.key(KeySample(.delete, isDown: true)))
    #expect(log.take() == ["select line=1", "delete line=1"])
  }

  @Test("A line that is held is moved by a pan beside the drawing, and nothing is drawn")
  func moves() {
    draw()
    one.press(at: Point(200, 100))
    scene.advance(by: 0.6)
    one.drag(to: Point(200, 180))
    one.lift()
    scene.advance(by: 1)

    #expect(log.lines.first == "select line=1")
    #expect(log.lines.last?.hasPrefix("move line=1 by=0,") == true)
    #expect(tracker.lines.count == 1)
    #expect(tracker.lines[0].start.y > 160)
  }

  @Test("A swipe on the strip takes the next colour")
  func swipes() {
    one.drag(from: Point(450, 552), to: Point(330, 552), duration: 0.1)
    one.lift()
    scene.advance(by: 1)
    #expect(log.lines == ["color 1"])
  }

  @Test("The game that plays itself draws, moves, deletes and takes back")
  func script() {
    let script = tracker.script
    for event in script.events { scene.send(event) }
    scene.advance(to: script.end)
    let words = log.lines.map { $0.prefix { $0 != " " } }
    #expect(words.filter { $0 == "draw" }.count == 7)
    for word in ["color", "select", "move", "delete"] { #expect(words.contains(Substring(word)), "\(word)") }
    #expect(tracker.lines.count == 6)
  }
}
