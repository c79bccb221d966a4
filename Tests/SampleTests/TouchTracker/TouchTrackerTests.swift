import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

@Suite struct TouchTrackerTests {
  private let scene = Scene(size: Size(800, 600))
  private let tracker: TouchTrackerScene
  private let log = CallLog()
  private let one: Finger
  private let two: Finger

  init() {
    tracker = TouchTrackerScene(in: scene)
    let log = log
    tracker.reportLines { log.write($0) }
    one = Finger(1, in: scene)
    two = Finger(2, in: scene)
  }

  private func draw() {
    one.drag(from: Point(100, 100), to: Point(300, 100))
    one.lift()
    scene.advance(by: 1)
    #expect(log.take() == ["draw line=1 from=100,100 to=300,100"])
  }

  private func control(_ character: Character) {
    let key = Key.letter(character) ?? .space
    scene.send(.key(KeySample(key, isDown: true, characters: String(character), modifiers: .control)))
    scene.send(.key(KeySample(key, isDown: false, characters: String(character), modifiers: .control)))
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

  @Test("A tap selects a line; the menu's Delete goes up the chain to the paper, and Control-Z undoes it")
  func deletes() throws {
    draw()
    one.tap(at: Point(200, 105))
    scene.advance(by: 1)
    #expect(log.take() == ["select line=1", "menu Delete 200,59"])
    #expect(tracker.menuLocation == Point(200, 59))
    one.tap(at: try #require(tracker.menuLocation))
    scene.advance(by: 1)
    #expect(log.take() == ["delete line=1"])
    #expect(tracker.lines.isEmpty)

    control("z")
    #expect(log.take() == ["draw line=1 from=100,100 to=300,100"])
  }

  @Test("The Delete key does it, too; without a selected line it does nothing")
  func key() {
    draw()
    scene.send(.key(KeySample(.delete, isDown: true)))
    scene.send(.key(KeySample(.delete, isDown: false)))
    #expect(log.lines == [])
    one.tap(at: Point(200, 105))
    scene.advance(by: 1)
    scene.send(.key(KeySample(.delete, isDown: true)))
    #expect(log.take().filter { !$0.hasPrefix("menu") } == ["select line=1", "delete line=1"])
  }

  @Test("A selected line that Control-Z removes is deselected, and is not deleted twice")
  func undoesChosen() {
    draw()
    one.tap(at: Point(200, 105))
    scene.advance(by: 1)
    control("z")
    #expect(tracker.menuLocation == nil)
    _ = log.take()
    scene.send(.key(KeySample(.delete, isDown: true)))
    scene.send(.key(KeySample(.delete, isDown: false)))
    #expect(log.take() == [])
    control("y")
    #expect(log.lines == ["draw line=1 from=100,100 to=300,100"])
    #expect(tracker.lines.count == 1)
  }

  @Test("A line that is held is moved by a pan beside the drawing, and nothing is drawn")
  func moves() {
    draw()
    one.press(at: Point(200, 100))
    scene.advance(by: 0.6)
    #expect(log.take() == ["hold line=1"])
    one.drag(to: Point(200, 180))
    one.lift()
    scene.advance(by: 1)

    #expect(log.take() == ["move line=1 by=0,80"])
    #expect(tracker.lines.count == 1)
    #expect(tracker.lines[0].start == Point(100, 180))
    control("z")
    #expect(log.take() == ["move line=1 by=0,-80"])
    #expect(tracker.lines[0].start == Point(100, 100))
  }

  @Test("Two lines are moved at once, while a third finger draws, whichever began first")
  func movesBesideOthers() {
    draw()
    one.drag(from: Point(100, 300), to: Point(300, 300))
    one.lift()
    scene.advance(by: 1)
    let three = Finger(3, in: scene)
    three.press(at: Point(500, 100))
    three.drag(to: Point(600, 100))
    one.press(at: Point(200, 100))
    two.press(at: Point(250, 300))
    scene.advance(by: 0.6)
    _ = log.take()

    one.drag(to: Point(230, 100))
    three.drag(to: Point(700, 150))
    two.drag(to: Point(250, 360))
    one.drag(to: Point(240, 130))
    for finger in [three, two, one] { finger.lift() }
    scene.advance(by: 1)

    #expect(
      log.lines == ["draw line=3 from=500,100 to=700,150", "move line=2 by=0,60", "move line=1 by=40,30"])
  }

  @Test("Cancelling a finger restores the line that it moved")
  func cancelsMoving() {
    draw()
    one.press(at: Point(200, 100))
    scene.advance(by: 0.6)
    one.drag(to: Point(260, 180))
    #expect(tracker.lines[0].start != Point(100, 100))
    scene.send(.window(.deactivated))
    scene.advance(by: 1)

    #expect(log.lines == ["hold line=1"])
    #expect(tracker.lines[0].start == Point(100, 100))
  }

  @Test("A finger that rests beside all lines draws when it moves on")
  func rests() {
    draw()
    one.press(at: Point(200, 400))
    scene.advance(by: 1)
    one.drag(to: Point(300, 400))
    one.lift()

    #expect(log.lines == ["draw line=2 from=200,400 to=300,400"])
  }

  @Test("Two taps or Control-N clear the paper, and Control-Z undoes that at once")
  func clears() {
    draw()
    one.drag(from: Point(100, 300), to: Point(300, 300))
    one.lift()
    scene.advance(by: 1)
    one.tap(at: Point(600, 400))
    one.tap(at: Point(600, 400))
    scene.advance(by: 1)
    #expect(log.take().suffix(2) == ["delete line=1", "delete line=2"])
    control("z")
    #expect(tracker.lines.count == 2)
    control("n")
    #expect(tracker.lines.isEmpty)
    control("z")
    #expect(tracker.lines.map(\.number).sorted() == [1, 2])
  }

  @Test("A swipe on the strip selects the next colour")
  func swipes() {
    one.drag(from: Point(450, 552), to: Point(330, 552), duration: 0.1)
    one.lift()
    scene.advance(by: 1)
    #expect(log.lines == ["color 1"])
  }

  @Test("A tap on another colour of the strip selects it, and the strip is the same all around")
  func taps() {
    one.tap(at: Point(240, 552))
    scene.advance(by: 1)
    #expect(log.take() == ["color 3"])
    for number in [4, 0, 1, 2, 3] {
      one.tap(at: Point(480, 552))
      scene.advance(by: 1)
      #expect(log.take() == ["color \(number)"])
    }
    one.tap(at: Point(400, 552))
    scene.advance(by: 1)
    #expect(log.lines == [])
  }

  @Test("The self-playing script draws, moves, deletes and undoes")
  func script() {
    let script = tracker.script
    for event in script.events { scene.send(event) }
    scene.advance(to: script.end)
    let words = log.lines.map { $0.prefix { $0 != " " } }
    #expect(words.filter { $0 == "draw" }.count == 7)
    for word in ["color", "select", "hold", "move", "delete"] { #expect(words.contains(Substring(word)), "\(word)") }
    #expect(tracker.lines.count == 6)
  }
}
