import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct CustomEventTests {
  struct Blast: CustomEvent, CustomStringConvertible {
    var description: String { "blast" }
  }

  /// Handles blasts, if a test lets it.
  struct Shield: CustomEventGestureRecognizer {
    static var isDiscrete: Bool { true }
    static var inputs: GestureInputs { .custom }
    var takes = true
    mutating func received(_ event: any CustomEvent, with context: inout GestureContext) {
      context.state = takes && event is Blast ? .ended : .failed
    }
  }

  @Test("A custom event goes to the view under a point and up, until a responder handles it")
  func hitTested() {
    let stage = Stage()
    let outer = stage.witness("outer") { $0.answer = .handled }
    stage.witness("inner", Rect(0, 0, 50, 50), in: outer)
    #expect(stage.scene.send(Blast(), at: Point(10, 10)) && stage.scene.send(Blast(), at: Point(70, 70)))
    #expect(stage.lines == ["inner blast", "outer blast", "outer blast"])
    stage.scene.window.view.isUserInteractionEnabled = false
    #expect(!stage.scene.send(Blast(), at: Point(10, 10)))
  }

  @Test("A custom event without a location starts at the first responder, or at its target")
  func targeted() {
    let stage = Stage()
    let (a, b) = (stage.witness("a"), stage.witness("b"))
    a.becomeFirstResponder()
    _ = stage.lines
    stage.scene.send(Blast())
    stage.scene.send(Blast(), to: b.entity)
    #expect(stage.lines == ["a blast", "b blast"])
  }

  @Test("A recognizer takes the event from the responders, unless it fails or a gate refuses it", arguments: 0..<3)
  func recognizers(variant: Int) {
    let stage = Stage()
    let card = stage.witness("card")
    let shield = stage.add(Shield(takes: variant != 1), to: card, as: "shield")
    if variant == 2 {
      var delegate = GestureDelegate()
      delegate.shouldReceiveEvent = { _, event in event.type != .custom }
      shield.any.delegate = delegate
    }
    stage.scene.send(Blast(), to: card.entity)
    #expect(stage.lines == (variant == 0 ? ["shield ended"] : ["card blast"]))
  }

  @Test("Ignored input is hit-tested to no view; an event that cancels itself ends well")
  func refused() {
    let stage = Stage()
    var card: View?
    let view = stage.witness("card") { $0.on["blast"] = { card?.destroy() } }
    card = view
    stage.scene.beginIgnoringInteractionEvents()
    #expect(!stage.scene.send(Blast(), at: Point(10, 10)))
    stage.scene.endIgnoringInteractionEvents()
    stage.scene.send(Blast(), to: view.entity)
    #expect(stage.lines == ["card blast"] && !view.isAlive)
  }

  /// Begins a blast in a question before a call, and ends or cancels it in the call.
  private struct Hasty: CustomEventResponder, ActionResponder, FirstResponding {
    let scene: Scene
    let log: CallLog
    let cancels: Bool
    var actions: [Action] { ["deal"] }
    private final class Begun { var blast: InputID? }
    private let begun = Begun()

    init(_ stage: Stage, cancels: Bool) { (scene, log, self.cancels) = (stage.scene, stage.log, cancels) }

    var canBecomeFirstResponder: Bool {
      if begun.blast == nil { begun.blast = scene.begin(Blast(), at: Point(10, 10)) }
      return false
    }
    mutating func perform(_ action: Action, from sender: Entity) {
      guard let blast = begun.blast else { return }
      if cancels { scene.cancel(.input(blast)) } else { scene.end(blast, with: Blast()) }
    }
    mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
      log.write("\(event.phase)")
      return .handled
    }
  }

  @Test(
    "An event that began in an answer can be ended, or cancelled, in the call that follows", arguments: [false, true])
  func begunInAnswer(cancels: Bool) {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    card.setResponder(Hasty(stage, cancels: cancels))
    stage.scene.sendAction("deal", to: card.entity)
    stage.scene.advance(by: 0.1)
    #expect(stage.lines == (cancels ? [] : ["began", "ended"]))
    #expect(stage.scene.pendingWork == [])
  }

  @Test("No event begins on a view that is leaving: no one would end it there", arguments: [false, true])
  func leaving(isDestroyed: Bool) {
    let stage = Stage()
    var blasts: [InputID?] = []
    var card: View?
    let view = stage.witness("card") { [scene = stage.scene] witness in
      witness.handledEvents = [.touchesCancelled, .custom]
      witness.on["touchesCancelled"] = {
        blasts = [scene.begin(Blast(), at: Point(10, 10)), scene.begin(Blast(), on: card?.entity)]
      }
    }
    card = view
    stage.one.press(at: Point(10, 10))
    if isDestroyed { view.destroy() } else { view.removeFromSuperview() }
    stage.one.lift()
    #expect(stage.lines == ["card touchesCancelled"])
    #expect(blasts == [nil, nil] && stage.scene.pendingWork == [])
  }

  @Test(
    "A responder whose view ends in its own call receives neither the beginnings in that call nor their ends")
  func endedInItsCall() {
    struct News: CustomEvent {}
    let stage = Stage()
    let desk = stage.witness("desk") { $0.actions = ["act"] }
    desk.responder(as: ResponderRecorder.self).map { witness in
      var witness = witness
      witness.on["performs act"] = {
        _ = stage.scene.begin(News(), on: desk.entity)
        desk.destroy()
      }
      desk.setResponder(witness)
    }
    stage.scene.sendAction("act", to: desk.entity)
    stage.scene.advance(by: 0.1)
    #expect(stage.lines == ["desk performs act"])
  }

  @Test("X2, R11: a remote control event goes from the first responder up, until a responder handles it")
  func remoteUpTheChain() {
    let stage = Stage()
    let outer = stage.witness("outer") { $0.answer = .handled }
    let inner = stage.witness("inner", in: outer)
    stage.scene.window.view.setResponder(ResponderRecorder("window", in: stage.log))
    inner.becomeFirstResponder()
    _ = stage.lines
    stage.scene.beginReceivingRemoteControlEvents()
    stage.scene.send(.remote(.play))
    #expect(stage.lines == ["inner remote play", "outer remote play"])
  }

  @Test("X2: remote control begins and ends in pairs, and an unpaired end does nothing")
  func remote() {
    let stage = Stage()
    stage.witness("card").becomeFirstResponder()
    _ = stage.lines
    stage.scene.endReceivingRemoteControlEvents()
    stage.scene.send(.remote(.play))
    stage.scene.beginReceivingRemoteControlEvents()
    stage.scene.beginReceivingRemoteControlEvents()
    stage.scene.endReceivingRemoteControlEvents()
    stage.scene.send(.remote(.play))
    stage.scene.endReceivingRemoteControlEvents()
    stage.scene.send(.remote(.play))
    #expect(stage.lines == ["card remote play"])
  }

  @Test("M1, M2: a shake goes to the first responder and up; ignored input delivers only its cancel")
  func motion() {
    let stage = Stage()
    let outer = stage.witness("outer")
    stage.witness("card", in: outer).becomeFirstResponder()
    _ = stage.lines
    stage.scene.send(.motion(.began))
    stage.scene.beginIgnoringInteractionEvents()
    stage.scene.send(.motion(.ended))
    stage.scene.send(.motion(.cancelled))
    #expect(
      stage.lines == ["card motionBegan", "outer motionBegan", "card motionCancelled", "outer motionCancelled"])
  }
}
