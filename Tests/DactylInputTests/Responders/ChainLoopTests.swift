import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct ChainLoopTests {
  @Test("A responder that a game puts after an entity comes next, and nil removes it")
  func override() {
    let stage = Stage()
    let world = stage.scene.makeEntity()
    stage.scene.setResponder(ResponderRecorder("world", in: stage.log), of: world)
    let card = stage.witness("card")
    card.becomeFirstResponder()
    _ = stage.lines
    stage.scene.setNextResponder(world, after: card.entity)
    stage.key(.space)
    #expect(stage.lines == ["card pressesBegan", "world pressesBegan"])
    #expect(stage.scene.responderChain(from: card.entity) == [card.entity, world])

    stage.scene.destroy(world)
    #expect(stage.scene.nextResponder(after: card.entity) == .none)
    stage.scene.setNextResponder(nil, after: card.entity)
    #expect(stage.scene.nextResponder(after: card.entity) == stage.scene.window.view.entity)
  }

  @Test("Removing it leaves a view's controller in its position")
  func overrideOfRootView() {
    let stage = Stage()
    let root = stage.root("root")
    guard let view = root.view else { return }
    stage.scene.setNextResponder(stage.scene.application, after: view.entity)
    #expect(stage.scene.nextResponder(after: view.entity) == stage.scene.application)
    stage.scene.setNextResponder(nil, after: view.entity)
    #expect(stage.scene.nextResponder(after: view.entity) == root.entity)
  }

  @Test("R9, T21: a loop is reported, and input sent into it ends where it closes: no responder receives it twice")
  func loop() {
    let stage = Stage(expecting: [.responderLoop])
    let outer = stage.witness("outer")
    let card = stage.witness("card", in: outer)
    stage.scene.setNextResponder(card.entity, after: outer.entity)
    card.becomeFirstResponder()
    _ = stage.lines
    stage.key(.space)
    #expect(stage.lines == ["card pressesBegan", "outer pressesBegan"])
    #expect(stage.diagnostics.kinds.contains(.responderLoop))
    #expect(stage.scene.responderChain(from: card.entity) == [card.entity, outer.entity])
    #expect(stage.scene.target(for: "deal", from: card.entity) == nil)
  }

  @Test("R9: loops through several responders, and through a presenter, end as well")
  func manyTurns() {
    let stage = Stage(expecting: [.responderLoop])
    let entities = (0..<5).map { _ in stage.scene.makeEntity() }
    for (number, entity) in entities.enumerated() {
      stage.scene.setNextResponder(entities[(number + 1) % 5], after: entity)
      stage.scene.setResponder(ResponderRecorder("\(number)", in: stage.log), of: entity)
    }
    #expect(stage.scene.responderChain(from: entities[2]) == [2, 3, 4, 0, 1].map { entities[$0] })
    stage.scene.send(CustomEventTests.Blast(), to: entities[0])
    #expect(stage.lines == [0, 1, 2, 3, 4].map { "\($0) blast" })

    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    game.present(pause)
    if let view = game.view { pause.view?.addSubview(view) }
    #expect(
      stage.scene.responderChain(from: pause.entity).count == Set(stage.scene.responderChain(from: pause.entity)).count)
    stage.key(.space)
    #expect(stage.scene.diagnosticCounts[.responderLoop, default: 0] >= 3)
  }

  @Test("A chain of two hundred thousand views is traversed without overflow")
  func deep() {
    let stage = Stage()
    stage.scene.window.view.setResponder(ResponderRecorder("window", in: stage.log) { $0.actions = ["deal"] })
    var view = stage.scene.window.view
    for _ in 0..<200_000 {
      let inner = stage.scene.makeView()
      view.addSubview(inner)
      view = inner
    }
    #expect(stage.scene.sendAction("deal", from: view.entity) == stage.scene.window.view.entity)
    stage.scene.send(CustomEventTests.Blast(), to: view.entity)
    #expect(stage.scene.responderChain(from: view.entity).count == 200_003)
    #expect(stage.lines == ["window performs deal", "window blast"])
  }

  @Test("R9, T21: input that is sent during an event does not go round the loop a second time")
  func sentInTheMiddle() {
    let stage = Stage(expecting: [.responderLoop])
    let window = stage.scene.window.view
    let card = stage.witness("card")
    for view in [card, window] {
      view.setResponder(
        ResponderRecorder(view == card ? "card" : "window", in: stage.log) {
          $0.handledEvents = [.presses, .motion]
          $0.on["pressesBegan"] = { [scene = stage.scene] in scene.beginIgnoringInteractionEvents() }
        })
    }
    stage.scene.setNextResponder(card.entity, after: window.entity)
    card.becomeFirstResponder()
    stage.scene.send(.motion(.began))
    _ = stage.lines
    stage.key(.space)
    #expect(stage.lines.filter { $0.hasSuffix("pressesBegan") } == ["card pressesBegan", "window pressesBegan"])
  }
}
