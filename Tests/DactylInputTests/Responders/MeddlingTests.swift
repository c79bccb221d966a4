import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Game code that interferes with a delivery in progress.
@Suite struct MeddlingTests {
  @Test(
    "T21: a responder that cancels its own touches during its call receives the cancel")
  func cancelsItself() {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.handledEvents = [.touches, .presses, .actions]
      $0.actions = ["deal"]
      $0.answer = .handled
      $0.on["performs deal"] = { stage.scene.beginIgnoringInteractionEvents() }
    }
    card.becomeFirstResponder()
    stage.one.press(at: Point(10, 10))
    stage.key(.space)
    _ = stage.lines

    stage.scene.sendAction("deal", to: card.entity)

    #expect(stage.lines == ["card performs deal", "card touchesCancelled", "card pressesCancelled"])
    stage.one.lift()
    stage.key(.space, .ended)
    #expect(stage.lines == [])
  }

  @Test("A destroyed responder receives no cancel of input that it never received (T21)", arguments: [true, false])
  func unheardOf(isPress: Bool) {
    let stage = Stage()
    let outer = stage.witness("outer") { $0.handledEvents = [.touches, .presses] }
    let card = stage.witness("card", in: outer) {
      $0.handledEvents = [.touches, .presses]
      $0.on[isPress ? "pressesBegan" : "touchesBegan"] = { outer.destroy() }
    }
    card.becomeFirstResponder()
    _ = stage.lines
    if isPress { stage.key(.space) } else { stage.one.press(at: Point(10, 10)) }
    let what = isPress ? "presses" : "touches"
    #expect(
      stage.lines.filter { !$0.contains("resigned") } == ["card \(what)Began", "card \(what)Cancelled"])
  }

  @Test("T21: a responder whose view ends in its own call receives no input sent in it", arguments: [true, false])
  func deadViewHearsNothing(isPress: Bool) {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.handledEvents = [.touches, .presses, .actions]
      $0.actions = ["deal"]
      $0.answer = .handled
    }
    card.setResponder(
      ResponderRecorder("card", in: stage.log) {
        $0.handledEvents = [.touches, .presses, .actions]
        $0.actions = ["deal"]
        $0.answer = .handled
        $0.on["performs deal"] = {
          if isPress {
            stage.key(.space)
            stage.press(.key(.space), .changed, force: 0.5)
            stage.key(.space, .ended)
          } else {
            stage.one.press(at: Point(10, 10))
            stage.one.move(to: Point(20, 10))
            stage.one.lift()
          }
          card.destroy()
        }
      })
    card.becomeFirstResponder()
    _ = stage.lines
    stage.scene.sendAction("deal", to: card.entity)
    #expect(stage.lines.filter { !$0.contains("resigned") } == ["card performs deal"])
    #expect(stage.scene.liveTouches.isEmpty)
  }

  @Test("T21: a dead view receives one cancel of input that began before its last call", arguments: [true, false])
  func deadViewHearsItsCancel(isPress: Bool) {
    let stage = Stage()
    let card = stage.witness("card")
    card.setResponder(
      ResponderRecorder("card", in: stage.log) {
        $0.handledEvents = [.touches, .presses, .actions]
        $0.actions = ["deal"]
        $0.answer = .handled
        $0.on["performs deal"] = {
          stage.two.press(at: Point(40, 40))
          if isPress {
            stage.press(.key(.space), .changed, force: 0.5)
          } else {
            stage.one.move(to: Point(20, 10))
          }
          card.destroy()
        }
      })
    card.isMultipleTouchEnabled = true
    card.becomeFirstResponder()
    if isPress { stage.key(.space) } else { stage.one.press(at: Point(10, 10)) }
    _ = stage.lines
    stage.scene.sendAction("deal", to: card.entity)
    let cancel = isPress ? "card pressesCancelled" : "card touchesCancelled"
    #expect(stage.lines.filter { !$0.contains("resigned") } == ["card performs deal", cancel])
    if !isPress { stage.one.lift() }
    stage.two.lift()
  }

  @Test("An event stays the same throughout its delivery, whatever its handlers send or cancel")
  func eventType() {
    struct Reporter: TouchResponder, MotionResponder {
      let log: CallLog
      let scene: Scene
      var handledEvents: ResponderEvents
      mutating func motionBegan(with event: Event) -> Handling {
        log.write("\(event.type)")
        scene.send(CustomEventTests.Blast(), to: scene.application)
        scene.cancelTouches()
        return .passToNext
      }
      mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
        log.write("cancelled in an event of \(event.type)")
        return .handled
      }
    }
    let stage = Stage()
    stage.scene.window.view.setResponder(Reporter(log: stage.log, scene: stage.scene, handledEvents: .motion))
    let card = stage.witness("card", Rect(0, 0, 100, 100)) { $0.handledEvents = .motion }
    card.setResponder(Reporter(log: stage.log, scene: stage.scene, handledEvents: [.motion, .touches]))
    stage.scene.setResponder(ResponderRecorder("application", in: stage.log), of: stage.scene.application)
    let inner = stage.witness("inner", Rect(0, 0, 50, 50), in: card) { $0.handledEvents = .motion }
    inner.becomeFirstResponder()
    stage.one.press(at: Point(70, 70))
    _ = stage.lines

    stage.scene.send(.motion(.began))

    #expect(
      stage.lines == [
        "inner motionBegan", "motion", "motion", "application motionBegan", "cancelled in an event of touches",
        "application blast", "application blast",
      ])
  }

  @Test(
    "M1, M2: a shake that began has one end, also when input is ignored or the window loses the keyboard",
    arguments: 0..<4)
  func shakes(variant: Int) {
    let stage = Stage()
    stage.witness("card").becomeFirstResponder()
    _ = stage.lines
    let scene = stage.scene
    switch variant {
    case 0:
      scene.send(.motion(.began))
      scene.beginIgnoringInteractionEvents()
      scene.send(.motion(.ended))
      #expect(stage.lines == ["card motionBegan", "card motionCancelled"])
    case 1:
      scene.send(.motion(.began))
      scene.send(.window(.deactivated))
      scene.send(.motion(.cancelled))
      #expect(stage.lines == ["card motionBegan", "card motionCancelled"])
    case 2:
      scene.beginIgnoringInteractionEvents()
      scene.send(.motion(.began))
      scene.endIgnoringInteractionEvents()
      scene.send(.motion(.ended))
      #expect(stage.lines == [])
    default:
      for phase in [MotionPhase.began, .began, .ended, .ended] { scene.send(.motion(phase)) }
      #expect(stage.lines == ["card motionBegan", "card motionEnded"])
    }
  }

  // MARK: First responder, key window

  @Test("R14, R19: a view that is leaving does not become first responder", arguments: 0..<3)
  func becomesWhileLeaving(variant: Int) {
    let stage = Stage()
    let box = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let other = stage.witness("other", in: box)
    let card = stage.witness("card", in: box) {
      $0.on["resigned"] = { stage.log.write("asks: \(other.becomeFirstResponder())") }
    }
    card.becomeFirstResponder()
    switch variant {
    case 0: box.removeFromSuperview()
    case 1: box.destroy()
    default: stage.scene.addWindow(frame: Rect(0, 0, 9, 9)).view.addSubview(box)
    }
    #expect(stage.lines == ["card became", "card resigned", "asks: false"])
    #expect(stage.scene.firstResponder == nil && stage.scene.firstResponders.entries.isEmpty)
  }

  @Test("A controller that is about to be destroyed does not become first responder again")
  func controllerClings() {
    let stage = Stage()
    let scene = stage.scene
    let root = stage.root("root")
    let entity = root.entity
    root.setResponder(
      ResponderRecorder("root", in: stage.log) { $0.on["resigned"] = { #expect(!scene.becomeFirstResponder(entity)) } })
    root.becomeFirstResponder()
    scene.destroy(entity)
    #expect(stage.lines == ["root became", "root resigned"])
    #expect(scene.firstResponders.entries.isEmpty)
  }

  @Test("A key window that is about to be destroyed does not stay key: the next one becomes key")
  func windowClings() {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    window.view.setResponder(
      ResponderRecorder("window", in: stage.log) {
        $0.on["resignedKey"] = { stage.log.write("asks: \(window.makeKey())") }
      })
    stage.scene.window.view.setResponder(ResponderRecorder("main", in: stage.log))
    window.makeKey()
    _ = stage.lines
    window.view.destroy()
    #expect(stage.lines == ["window resignedKey", "asks: false", "main becameKey"])
    #expect(stage.scene.keyWindow == stage.scene.window)
  }

  /// A responder whose questions run a closure.
  struct Asking: ActionResponder, FirstResponding {
    let log: CallLog
    let name: String
    var onAsking: () -> Void = {}
    var canBecomeFirstResponder: Bool {
      onAsking()
      return true
    }
    func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
      onAsking()
      return true
    }
    mutating func perform(_ action: Action, from sender: Entity) { log.write("\(name) performs") }
    mutating func becameFirstResponder() { log.write("\(name) became") }
  }

  @Test("R12, R16: during a call a responder may resign, or not, by its answer when the call began")
  func resignsInTheMiddle() {
    for may in [true, false] {
      let stage = Stage()
      let other = stage.witness("other")
      let card = stage.witness("card") {
        $0.canResignFirstResponder = may
        $0.on["pressesBegan"] = { stage.log.write("asks: \(other.becomeFirstResponder())") }
      }
      card.becomeFirstResponder()
      _ = stage.lines
      stage.key(.space)
      let change = may ? ["asks: true", "card resigned", "other became"] : ["asks: false"]
      #expect(stage.lines == ["card pressesBegan"] + change)
    }
  }

  @Test("R25: a responder validating a command may ask which commands it could perform itself")
  func asksWhileAsked() {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.actions = ["save", "stop"]
      $0.keyCommands = [KeyCommand("s", action: "save")]
      $0.validating = { command in
        command.isEnabled = stage.scene.target(for: "stop") != nil && stage.scene.target(for: "start") == nil
      }
    }
    card.becomeFirstResponder()
    _ = stage.lines
    stage.key(Key(usage: 22), .began, "s")
    #expect(stage.lines == ["card performs save"])
  }

  @Test("A responder destroyed by the question whether it may become first does not, and its successor is not notified")
  func endsWhenAsked() {
    for isAction in [true, false] {
      let stage = Stage()
      let scene = stage.scene
      let card = scene.addView(frame: Rect(0, 0, 10, 10))
      card.setResponder(
        Asking(log: stage.log, name: "card") {
          guard card.isAlive else { return }
          card.destroy()
          scene.addView(frame: Rect(0, 0, 10, 10)).setResponder(Asking(log: stage.log, name: "newcomer"))
        })
      if isAction {
        #expect(scene.sendAction("deal", to: card.entity) == nil)
      } else {
        #expect(!card.becomeFirstResponder() && scene.firstResponders.entries.isEmpty)
      }
      #expect(stage.lines == [])
    }
  }

  @Test("A controller that destroys itself during its own end leaves its successor unchanged")
  func endsTwice() {
    let stage = Stage()
    let scene = stage.scene
    let root = stage.root("root")
    let entity = root.entity
    var newcomer = Entity.none
    root.setResponder(
      ResponderRecorder("root", in: stage.log) {
        $0.on["resigned"] = {
          scene.destroy(entity)
          newcomer = scene.makeEntity()
          scene.setAction("deal", of: newcomer) { _ in stage.log.write("deals") }
        }
      })
    root.becomeFirstResponder()
    scene.destroy(entity)
    #expect(scene.sendAction("deal", to: newcomer) == newcomer)
    #expect(stage.lines == ["root became", "root resigned", "deals"])
  }

  @Test("W2: within a level the window that was shown last is in front")
  func shownLast() {
    let stage = Stage()
    let (a, b) = (stage.scene.addWindow(frame: Rect(0, 0, 9, 9)), stage.scene.addWindow(frame: Rect(0, 0, 9, 9)))
    let high = stage.scene.addWindow(frame: Rect(0, 0, 9, 9), level: 1)
    a.isHidden = true
    a.isHidden = false
    #expect(stage.scene.windows == [stage.scene.window, b, a, high])
  }
}
