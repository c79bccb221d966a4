import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The winner when several propose to begin in one event (G18, G42).
@Suite struct ArenaTieTests {
  private func fill(_ stage: Stage, twoFirst: Bool, _ first: Point, _ second: Point) {
    if twoFirst { stage.two.press(at: second) }
    stage.one.press(at: first)
    if !twoFirst { stage.two.press(at: second) }
  }

  @Test("Of pans that share a finger the innermost wins, whichever finger landed first", arguments: [false, true])
  func innerWins(isInnerFirst: Bool) {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let inner = stage.scene.addView(frame: Rect(200, 200, 100, 100), to: outer)
    stage.add(PanGestureRecognizer(), to: outer, as: "outer")
    stage.add(PanGestureRecognizer(), to: inner, as: "inner")

    fill(stage, twoFirst: isInnerFirst, Point(20, 20), Point(250, 250))
    // The centroid of the outer one's fingers moves half the distance: both have moved far enough.
    stage.two.move(by: Vector(30, 0))
    stage.one.move(by: Vector(30, 0))

    #expect(stage.lines == ["inner began"])
  }

  @Test("Of two recognizers on one view the one that was added first wins, though it got its first finger later")
  func attachmentOrder() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let first = stage.add(Scripted.onMove, to: card, as: "first")
    stage.add(Scripted.onMove, to: card, as: "second")
    var landed = 0
    first.any.delegate.shouldReceiveTouch = { _, _ in
      landed += 1
      return landed > 1
    }

    fill(stage, twoFirst: false, Point(10, 10), Point(100, 100))
    stage.two.move(by: Vector(5, 0))

    #expect(stage.lines == ["first began"])
  }

  @Test("A recognizer that must precede another moves up with it")
  func movesUpTogether() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let middle = stage.scene.addView(frame: Rect(100, 0, 300, 300), to: outer)
    let inner = stage.scene.addView(frame: Rect(100, 0, 100, 100), to: middle)
    for (name, view) in [("outer", outer), ("middle", middle), ("inner", inner)] {
      let gesture = stage.add(Scripted.onMove, to: view, as: name)
      gesture.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
      // The outer one gets no finger that lands on the inner view: only through the middle one do they follow each
      // other.
      if name == "outer" { gesture.any.delegate.shouldReceiveTouch = { $1.view?.entity != inner.entity } }
    }

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(250, 50))
    stage.three.press(at: Point(150, 50))
    stage.scene.together { for finger in [stage.one, stage.two, stage.three] { finger.move(by: Vector(5, 0)) } }

    #expect(stage.lines == ["inner began", "middle began", "outer began"])
  }

  @Test("Recognizers without shared fingers act in the order of their first fingers, an inner one before its outer one")
  func firstTouches() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    let inner = stage.scene.addView(frame: Rect(100, 100, 50, 50), to: outer)
    let aside = stage.scene.addView(frame: Rect(200, 0, 200, 200))
    for (name, view) in [("inner", inner), ("outer", outer), ("aside", aside)] {
      stage.add(Scripted.onMove, to: view, as: name).any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    }
    let move = {
      stage.scene.together {
        for finger in [stage.one, stage.two, stage.three] where finger.isDown { finger.move(by: Vector(5, 0)) }
      }
    }

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(300, 10))
    move()
    #expect(stage.lines == ["outer began", "aside began"])
    stage.three.press(at: Point(120, 120))
    move()

    #expect(stage.lines == ["inner began", "outer changed", "aside changed"])
  }

  @Test("A gesture that waits for its second tap follows an inner one that gets that tap first")
  func waitingTap() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let inner = stage.scene.addView(frame: Rect(20, 20, 100, 100), to: outer)
    stage.add(TapGestureRecognizer(taps: 2), to: outer, as: "double")
    stage.add(TapGestureRecognizer(), to: inner, as: "single")

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 0.1)
    stage.one.tap(at: Point(25, 25))

    #expect(stage.lines == ["single ended", "double ended"])
  }

  @Test("Views whose nesting is reversed mid-gesture leave every recognizer in its order")
  func turnedTree() {
    let stage = Stage()
    let a = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    let b = stage.scene.addView(frame: Rect(0, 0, 400, 400), to: a)
    for (name, view) in [("a", a), ("b", b)] {
      stage.add(Scripted.onMove, to: view, as: name).any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    }
    stage.one.press(at: Point(10, 10))
    // Only the recognizers keep their touch: the view of a gesture that leaves the tree ends it.
    stage.scene.window.view.addSubview(b)
    b.addSubview(a)
    stage.two.press(at: Point(20, 20))
    stage.scene.together { for finger in [stage.one, stage.two] { finger.move(by: Vector(5, 0)) } }

    let order = stage.scene.gestures.attempts.order
    #expect(Set(order).count == order.count)
    #expect(Set(stage.lines).isSuperset(of: ["a began"]))
    for finger in [stage.one, stage.two] { finger.lift() }
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("A hundred fingers that join one recognizer around them are ordered, each before it")
  func flood() {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    stage.add(Scripted.patient, to: panel, as: "panel")
    stage.queue(1000, .began, 399, 399, at: 1)
    stage.frame(at: 1)
    for index in 0..<100 {
      let (x, y) = (Float(index % 10) * 30, Float(index / 10) * 30)
      let view = stage.scene.addView(frame: Rect(x, y, 30, 30), to: panel)
      stage.add(Scripted.patient, to: view, as: "\(index)")
      stage.queue(Int64(index), .began, x + 5, y + 5, at: 2)
    }
    stage.frame(at: 2)

    #expect(stage.scene.activeGestures.map(\.description) == (0..<100).map { "\($0)" } + ["panel"])
  }

  // MARK: Very many

  private final class Steps { var count = 0 }
  /// Recognized when its finger lifts; counts the questions to it.
  private struct Asked: RankedGestureRecognizer {
    let steps: Steps
    var rank = 1
    static var isDiscrete: Bool { true }
    var rivalRank: Int {
      steps.count += 1
      return rank
    }
    func canPrevent(_ other: AnyGesture) -> Bool {
      steps.count += 1
      return other.value(as: Asked.self).map { $0.rank <= rank } ?? true
    }
    mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) { context.state = .recognized }
  }

  @Test("Many recognizers of a kind on one view that complete together cost a few questions each")
  func manyOnOneView() {
    func questions(_ count: Int) -> Int {
      let stage = Stage()
      let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
      let steps = Steps()
      for number in 0..<count {
        let gesture = card.addGestureRecognizer(Asked(steps: steps))
        if number == 0 { _ = gesture.record(as: "first", in: stage.log) }
      }
      stage.one.tap(at: Point(50, 50))
      #expect(stage.lines == ["first ended"])
      return steps.count
    }
    #expect(questions(400) <= 2 * questions(200) + 10)
  }

  @Test("Of many recognizers on one view the first of the highest rank wins (G41)")
  func ranks() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    for number in 0..<100 {
      let gesture = card.addGestureRecognizer(Asked(steps: Steps(), rank: [1, 3, 2][number % 3]))
      _ = gesture.record(as: "\(number)", in: stage.log)
    }
    stage.one.tap(at: Point(50, 50))
    #expect(stage.lines == ["1 ended"])
  }

  @Test("Of many competing recognizers only those that share a touch are examined")
  func manyOnTheirViews() {
    let stage = Stage()
    for index in 0..<100 {
      let frame = Rect(Float(index % 10) * 40, Float(index / 10) * 40, 40, 40)
      let view = stage.scene.addView(frame: frame)
      for _ in 0..<2 { view.addGestureRecognizer(TapGestureRecognizer()) }
      stage.queue(Int64(index), .began, frame.center.x, frame.center.y, at: 1)
    }
    stage.frame(at: 1)
    let arena = SceneArena(stage.scene)
    #expect(arena.count == 200)
    for index in 0..<200 {
      let pair = [arena[index / 2 * 2], arena[index / 2 * 2 + 1]]
      #expect(arena.rivals(of: arena[index]) == pair)
    }
  }
}
