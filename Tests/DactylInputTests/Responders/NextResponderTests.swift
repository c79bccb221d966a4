import Dactyl
import DactylTesting
import TestStage
import Testing

/// Next responders that a game returns each time, and performers of actions for others.
@Suite struct NextResponderTests {
  @Test("A closure supplies the next responder at every hop (R8), in a turned parent as anywhere")
  func asked() {
    let stage = Stage()
    let table = stage.view("table", Rect(0, 0, 200, 200), answer: .passToNext)
    table.transform = Transform.identity.rotated(by: 1)
    let card = stage.view("card", Rect(50, 50, 50, 50), in: table, answer: .passToNext)
    let (odd, even) = (stage.scene.makeEntity(), stage.scene.makeEntity())
    stage.scene.setResponder(TouchRecorder("odd", in: stage.log), of: odd)
    stage.scene.setResponder(TouchRecorder("even", in: stage.log), of: even)
    var next = odd
    stage.scene.setNextResponder(after: card.entity) { next }
    stage.one.press(at: card.bounds.center, in: card)
    next = even
    stage.one.lift()
    #expect(
      stage.lines == ["card touchesBegan 1", "odd touchesBegan 1", "card touchesEnded 1", "even touchesEnded 1"])
  }

  @Test("The closure may ask for the default next responder, end the chain, and be removed again")
  func plainNext() {
    let stage = Stage()
    let table = stage.view("table", Rect(0, 0, 200, 200))
    let card = stage.view("card", Rect(0, 0, 50, 50), in: table, answer: .passToNext)
    var ends = false
    stage.scene.setNextResponder(after: card.entity) {
      ends ? nil : stage.scene.nextResponder(after: card.entity)
    }
    #expect(stage.scene.nextResponder(after: card.entity) == table.entity)
    ends = true
    #expect(stage.scene.nextResponder(after: card.entity) == .none)
    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
    stage.scene.setNextResponder(nil, after: card.entity)
    #expect(stage.scene.nextResponder(after: card.entity) == table.entity)
  }

  @Test("A loop made by a closure ends where it closes (R9); edits in it are refused, and requests wait")
  func loop() {
    let stage = Stage(expecting: [.responderLoop, .editInHitShape])
    let table = stage.witness("table", Rect(0, 0, 200, 200)) { $0.handledEvents = .touches }
    let card = stage.witness("card", Rect(0, 0, 50, 50), in: table) { $0.handledEvents = .touches }
    stage.scene.setNextResponder(after: table.entity) { card.entity }
    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan", "table touchesBegan"])
    #expect(stage.diagnostics.kinds == [.responderLoop])
    var isFirst = true
    stage.scene.setNextResponder(after: table.entity) {
      card.destroy()
      isFirst = card.becomeFirstResponder()
      return nil
    }
    stage.one.cancel()
    #expect(card.isAlive && !isFirst && card.isFirstResponder)
    #expect(stage.diagnostics.kinds.contains(.editInHitShape))
    #expect(stage.scene.pendingWork.isEmpty)
  }

  @Test("Requests made while input views are looked up are done in the same frame")
  func requests() {
    let stage = Stage()
    let (desk, card) = (stage.witness("desk"), stage.witness("card"))
    var isAsked = false
    stage.scene.setNextResponder(after: desk.entity) {
      if !isAsked { isAsked = true; card.becomeFirstResponder() }
      return nil
    }
    stage.scene.setInputView(stage.scene.makeView(frame: Rect(0, 0, 9, 9)), of: stage.scene.window.view.entity)
    desk.becomeFirstResponder()
    isAsked = false
    stage.scene.advance(by: 0.1)
    #expect(isAsked && card.isFirstResponder && stage.scene.pendingWork.isEmpty)
  }

  @Test("Destroying an entity releases its closure, and a captured value may edit the tree then")
  func end() {
    final class Keeper {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let stage = Stage()
    let (card, other) = (stage.card(), stage.card("other"))
    var keeper: Keeper? = Keeper { other.destroy() }
    stage.scene.setNextResponder(after: card.entity) { [keeper] in
      _ = keeper
      return nil
    }
    keeper = nil
    #expect(other.isAlive)
    card.destroy()
    #expect(!other.isAlive)
  }

  @Test("A responder may supply a target for an action; others up the chain come after (R21)")
  func forwarded() {
    struct Deputy: ActionResponder {
      var other: Entity?
      func target(forAction action: Action, from sender: Entity) -> Entity? { action == "save" ? other : nil }
    }
    let stage = Stage()
    let table = stage.witness("table", Rect(0, 0, 200, 200)) { $0.actions = ["save", "load"] }
    let card = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: table)
    let clerk = stage.witness("clerk") { $0.actions = ["save"] }
    card.setResponder(Deputy(other: clerk.entity))
    #expect(stage.scene.sendAction("save", from: card.entity) == clerk.entity)
    #expect(stage.scene.sendAction("load", from: card.entity) == table.entity)
    #expect(stage.scene.canPerformAction("save", startingAt: card.entity))
    clerk.destroy()
    #expect(stage.scene.sendAction("save", from: card.entity) == table.entity)
    #expect(stage.lines == ["clerk performs save", "table performs load", "table performs save"])
  }

  @Test("The first responder of a type that conforms to `Responder` alone is reported: its methods are not called")
  func bareResponder() {
    struct Bare: Responder {
      let log: CallLog
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
        log.write("touchesBegan")
        return .handled
      }
    }
    struct Menus: MenuResponder {}
    struct Moves: ViewResponder {}
    let stage = Stage(expecting: [.missingCallbacks])
    for _ in 0..<2 { stage.scene.addView(frame: Rect(0, 0, 100, 100)).setResponder(Bare(log: stage.log)) }
    stage.one.tap(at: Point(50, 50))
    #expect(stage.lines == [])
    #expect(stage.diagnostics.kinds == [.missingCallbacks])
    let text = stage.diagnostics.diagnostics.first?.description ?? ""
    #expect(text.contains("responder Bare of entity") && text.contains("`TouchResponder`"))
    stage.scene.window.view.setResponder(Menus())
    stage.scene.window.view.setResponder(Moves())
    #expect(stage.diagnostics.kinds == [.missingCallbacks])
  }

  @Test("A responder receives the calls of its protocols; methods beyond them are reported")
  func protocols() {
    struct Keys: PressResponder {}
    struct Wrong: TouchResponder {
      var handledEvents: ResponderEvents { [.touches, .presses, .keyCommands] }
    }
    struct Nothing: Responder {}
    #expect(Keys().handledEvents == .presses)
    #expect(Nothing().handledEvents.isEmpty)
    #expect(ResponderEvents(of: ResponderRecorder.self) == ResponderEvents(rawValue: 0x7fff))
    let stage = Stage(expecting: [.missingCallbacks])
    stage.scene.addView(frame: Rect(0, 0, 9, 9)).setResponder(Wrong())
    #expect(
      stage.diagnostics.diagnostics.map(\.description).first?.contains("PressResponder, KeyCommandResponder") == true)
  }
}
