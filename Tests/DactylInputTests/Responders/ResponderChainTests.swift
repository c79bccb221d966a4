import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct ResponderChainTests {
  @Test("R1, R4, R5, T19: view, superview, window, application, delegate, as long as each passes the call on")
  func wholeChain() {
    let stage = Stage()
    let scene = stage.scene
    let outer = stage.view("outer", Rect(0, 0, 200, 200), answer: .passToNext)
    stage.view("inner", Rect(0, 0, 100, 100), in: outer, answer: .passToNext)
    scene.delegate = scene.makeEntity()
    scene.setResponder(TouchRecorder("window", in: stage.log, answer: .passToNext), of: scene.window.view.entity)
    scene.setResponder(TouchRecorder("application", in: stage.log, answer: .passToNext), of: scene.application)
    scene.setResponder(TouchRecorder("delegate", in: stage.log, answer: .passToNext), of: scene.delegate)

    stage.one.press(at: Point(10, 10))

    #expect(
      stage.lines == ["inner", "outer", "window", "application", "delegate"].map { "\($0) touchesBegan 1" })
    #expect(scene.nextResponder(after: scene.delegate) == .none)
  }

  @Test("R5: a delegate that is in the chain already is not called once more", arguments: 0..<4)
  func delegateInChain(variant: Int) {
    let stage = Stage()
    let scene = stage.scene
    let root = stage.root("root")
    scene.delegate = [scene.window.view.entity, root.entity, scene.application, scene.windowScene][variant]

    let chain = [root.entity, scene.window.view.entity, scene.windowScene, scene.application]
    #expect(scene.responderChain(from: root.entity) == chain)
  }

  @Test("T19: a responder that handles a call ends its delivery")
  func handled() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    stage.view("inner", Rect(0, 0, 100, 100), in: outer)

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["inner touchesBegan 1", "inner touchesEnded 1"])
  }

  @Test("T20: each phase is delivered separately")
  func phasesTravelAlone() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    inner.setResponder(TouchListener.answering { phase, _, _ in phase == .began ? .handled : .passToNext })

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["outer touchesEnded 1"])
  }

  @Test("A responder receives only the calls that it implements")
  func wantedEvents() {
    struct EndsOnly: TouchResponder {
      let log: CallLog
      var handledEvents: ResponderEvents { .touchesEnded }
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
        log.write("began")
        return .handled
      }
      mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
        log.write("ended")
        return .handled
      }
    }
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer).setResponder(EndsOnly(log: stage.log))

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["outer touchesBegan 1", "ended"])
  }

  @Test("A view without a responder is skipped; a view in no window has no window after it")
  func gaps() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    let loose = stage.scene.makeView(frame: Rect(0, 0, 10, 10))

    stage.one.press(at: Point(10, 10))

    #expect(stage.lines == ["outer touchesBegan 1"])
    #expect(stage.scene.nextResponder(after: inner.entity) == outer.entity)
    #expect(stage.scene.nextResponder(after: loose.entity) == .none)
  }

  @Test("R8: the next responder is looked up after the call, so a view that moves itself redirects the call")
  func lazyNext() {
    let stage = Stage()
    let first = stage.view("first", Rect(0, 0, 200, 200))
    let second = stage.view("second", Rect(0, 200, 200, 200))
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: first)
    card.setResponder(
      TouchListener.answering { phase, _, _ in
        if phase == .began { second.addSubview(card) }
        return .passToNext
      })

    stage.one.press(at: Point(10, 10))
    stage.one.lift()

    #expect(stage.lines == ["second touchesBegan 1", "second touchesEnded 1"])
  }

  @Test("A responder that destroys its own view receives its cancel, and those after it still receive the call")
  func destroysItself() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    var received: [TouchPhase] = []
    card.setResponder(
      TouchListener.answering { phase, _, _ in
        received.append(phase)
        if phase == .began { card.destroy() }
        return .passToNext
      })

    stage.one.press(at: Point(10, 10))
    stage.one.lift()

    #expect(received == [.began, .cancelled])
    #expect(stage.lines == ["outer touchesBegan 1", "outer touchesCancelled 1"])
  }

  @Test("A responder that destroys its view at the end receives nothing more")
  func destroysItselfAtTheEnd() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    var received: [TouchPhase] = []
    card.setResponder(
      TouchListener { phase, _, _ in
        received.append(phase)
        if phase == .ended { card.destroy() }
      })

    stage.one.tap(at: Point(10, 10))

    #expect(received == [.began, .ended])
  }

  @Test("A responder keeps its state, and a new one replaces it at once")
  func values() {
    struct Counting: TouchResponder {
      var count = 0
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
        count += 1
        return .handled
      }
    }
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    card.setResponder(Counting())

    stage.one.tap(at: Point(10, 10), count: 2)
    #expect(card.responder(as: Counting.self)?.count == 2)
    #expect(card.responder(as: TouchRecorder.self) == nil)

    card.setResponder(Counting(count: 10))
    stage.one.tap(at: Point(10, 10))
    #expect(card.responder(as: Counting.self)?.count == 11)

    card.removeResponder()
    stage.one.tap(at: Point(10, 10))
    #expect(card.responder(as: Counting.self) == nil)
  }

  @Test("A responder that replaces itself in a call stays replaced")
  func replacesItself() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    card.setResponder(
      TouchListener { phase, _, _ in
        if phase == .began { card.setResponder(TouchRecorder("new", in: stage.log)) }
      })

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["new touchesEnded 1"])
  }
}
