import Dactyl
import DactylTesting
import TestStage
import Testing

/// The context that receives an input, if any.
@Suite struct ActionContextTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  @Test("A context receives its bindings before those below it; a blocking one keeps all others from them")
  func stack() {
    stage.push(.ship)
    stage.push(InputContext("gun") { $0.bind(.charge, to: .key(.space)) })
    stage.key(.space)
    stage.key(.w)
    #expect(input[.charge] && !input[.fire] && input[.move] == Vector(0, -1))
    stage.push(.menu)
    #expect(!input[.charge] && input.justReleased(.charge) == false && input[.move] == .zero)
    #expect(scene.inputActions.activeContexts.map(\.name) == ["menu", "gun", "ship"])
    stage.key(.a)
    stage.button(.b)
    #expect(input[.move] == .zero && input[.back])
    scene.inputActions.pop(.menu)
    // W is held throughout and counts again; space is a button, which has to be pressed again.
    #expect(input[.move] == Vector(0, -1) && !input[.charge] && !input[.back])
    stage.key(.space, .ended)
    stage.key(.space)
    #expect(input[.charge])
    #expect(scene.inputActions.isActive(.ship) && !scene.inputActions.isActive(.menu))
  }

  @Test("Priority precedes the order in which contexts were pushed")
  func priority() {
    stage.push(InputContext("high", priority: 1) { $0.bind(.jump, to: .key(.space)) }, .ship)
    stage.key(.space)
    #expect(input[.jump] && !input[.fire])
  }

  @Test("A trigger that is held when its context is pushed has to come to rest first")
  func heldTrigger() {
    stage.axis(.leftTrigger, 1)
    stage.push(InputContext("gun") { $0.bind(.charge, to: .trigger(.leftTrigger)) })
    #expect(!input[.charge])
    stage.axis(.leftTrigger, 0.9)
    #expect(!input[.charge])
    stage.axis(.leftTrigger, 0)
    stage.axis(.leftTrigger, 0.9)
    #expect(input[.charge])
  }

  @Test("Input that a responder handles, or that is a key command, never reaches the game")
  func handled() {
    stage.push(.ship)
    let row = stage.witness("row", Rect(0, 0, 50, 50)) { $0.answer = .handled }
    #expect(row.becomeFirstResponder())
    stage.key(.d)
    stage.button(.a)
    #expect(input[.move] == .zero && !input[.fire] && !scene.keys.isDown(.d))
    row.resignFirstResponder()
    // The press continues with its first binding.
    #expect(input[.move] == .zero)
    stage.key(.d, .ended)
    stage.key(.d)
    #expect(input[.move] == Vector(1, 0))
  }

  @Test("A presentation blocks the contexts below it, and not those that are pushed after it")
  func presented() {
    stage.push(.ship)
    stage.key(.w)
    stage.axis(.rightTrigger, 1)
    let (root, sheet) = (stage.root("root"), stage.controller("sheet"))
    #expect(root.present(sheet))
    scene.advance(by: 0.1)
    #expect(input[.move] == .zero && input[.gas] == 0)
    stage.key(.space)
    #expect(!input[.fire] && !scene.keys.isDown(.space))
    stage.push(InputContext("sheet") { $0.bind(.back, to: .key(.b)) })
    stage.key(.b)
    #expect(input[.back])
    root.dismiss()
    scene.advance(by: 0.1)
    #expect(input[.move] == Vector(0, -1) && input[.gas] == 1 && !input[.fire])
  }

  @Test("Keys without a map: the unhandled ones")
  func keys() {
    stage.key(.w)
    #expect(scene.keys.isDown(.w) && !scene.keys.isDown(.s))
    stage.key(.w, .ended)
    #expect(!scene.keys.isDown(.w))
    stage.key(.w)
    scene.send(.window(.hidden))
    #expect(!scene.keys.isDown(.w))
  }

  @Test("A press and its release in one frame reach the action")
  func oneFrame() {
    stage.push(.ship)
    let seen = scene.makeInputReader()
    scene.together {
      stage.key(.space)
      stage.key(.space, .ended)
    }
    let state = seen.read()
    #expect(state.presses(of: .fire) == 1 && state.justReleased(.fire) && !state[.fire])
  }
}
