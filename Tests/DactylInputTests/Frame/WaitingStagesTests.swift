import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylDragAndDrop
@testable import DactylInput

/// A frame runs a feature only while that is marked: all code that starts work for a stage marks it.
@Suite struct WaitingStagesTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  @Test("A scene with views and recognizers alone marks no stage, whatever fingers and keys do")
  func plainScene() {
    let card = stage.card()
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    stage.add(TapGestureRecognizer(), to: card, as: "tap")
    stage.queue(1, .began, 10, 10, at: 1)
    stage.queue(1, .moved, 60, 10, at: 20)
    stage.queue(1, .ended, 60, 10, at: 40)
    scene.send(InputEvent(at: Timestamp(milliseconds: 50), .key(KeySample(.a, isDown: true))))
    scene.send(InputEvent(at: Timestamp(milliseconds: 55), .key(KeySample(.a, isDown: false))))
    stage.frame(at: 60)
    stage.frame(at: 80)
    let marked = FrameStage.allCases.filter(scene.waiting.contains)
    #expect(marked == [])
    #expect(scene.unmarkedStages == [])
  }

  @Test("An animation started in a completion runs, and the last animation clears the mark")
  func animations() {
    let card = stage.card()
    var ends = 0
    scene.frame(at: .zero)
    card.animate(duration: 0.1) {
      $0.alpha = 0.5
    } completion: { _ in
      ends += 1
      card.animate(duration: 0.1) {
        $0.alpha = 1
      } completion: { _ in
        ends += 1
      }
    }
    for frame in 1...30 {
      stage.frame(at: Int64(16 * frame))
      #expect(scene.unmarkedStages == [])
    }
    #expect(ends == 2 && card.alpha == 1 && !scene.waiting.contains(.animations))
  }

  @Test("Each stage has its own time, and a stage without work has none")
  func times() {
    var now: UInt64 = 0
    scene.clock = {
      now += 1
      return now
    }
    scene.onUpdate { _ in }
    scene.onFixedUpdate(every: 0.01) { _ in }
    let card = stage.card()
    card.animate(duration: 1) { $0.alpha = 0 }
    stage.frame(at: 0)
    let report = scene.frame(at: Timestamp(milliseconds: 16))
    for busy in [FrameStage.systems, .fixedSteps, .animations] { #expect(report.nanoseconds(in: busy) > 0, "\(busy)") }
    for idle in [FrameStage.inputActions, .scrolling, .drags, .focus, .textInput, .layout, .hover] {
      #expect(report.nanoseconds(in: idle) == 0, "\(idle)")
    }
  }

  @Test("A system that is added late sees no press of an action from long before")
  func lateSystem() throws {
    let context = InputContext("game") { $0.bind(.jump, to: .key(.space)) }
    scene.inputActions.push(context)
    func press(_ isDown: Bool, at time: Int64) {
      scene.send(InputEvent(at: Timestamp(milliseconds: time), .key(KeySample(.space, isDown: isDown))))
      stage.frame(at: time)
    }
    press(true, at: 10)
    press(false, at: 30)
    stage.frame(at: 50)
    var seen = 0
    scene.onUpdate { [unowned scene] _ in if scene.input.justPressed(.jump) { seen += 1 } }
    stage.frame(at: 70)
    #expect(seen == 0)
    press(true, at: 90)
    #expect(seen == 1)
  }
}

extension InputAction<Bool> {
  fileprivate static var jump: InputAction<Bool> { InputAction("jump") }
}
