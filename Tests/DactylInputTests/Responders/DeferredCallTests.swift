import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Calls of a responder that become due while its own code runs.
@Suite struct DeferredCallTests {
  private struct Knock: CustomEvent {}

  /// Causes a call of itself when it becomes first responder, outside of any frame, and records its calls and their
  /// times.
  private struct Starter: MotionResponder, RemoteControlResponder, CustomEventResponder, ActionResponder,
    FirstResponding
  {
    let log: CallLog
    let scene: Scene
    let setOff: (Scene) -> Void
    var canBecomeFirstResponder: Bool { true }
    var actions: [Action] { ["deal"] }

    mutating func becameFirstResponder() {
      log.write("became")
      setOff(scene)
      log.write("returns")
    }
    mutating func received(_ custom: any CustomEvent, with event: Event) -> Handling {
      log.write("custom \(event.phase)")
      return .handled
    }
    mutating func motionBegan(with event: Event) -> Handling {
      log.write("motion")
      return .handled
    }
    mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
      log.write("remote")
      return .handled
    }
    mutating func perform(_ action: Action, from sender: Entity) { log.write("performs \(action)") }
  }

  private func lines(_ setOff: @escaping (Scene) -> Void) -> [String] {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    view.setResponder(Starter(log: stage.log, scene: stage.scene, setOff: setOff))
    view.becomeFirstResponder()
    stage.scene.advance(by: 0.1)
    return stage.lines
  }

  @Test("A custom event that a responder sends itself is received when the call returns")
  func custom() {
    #expect(lines { $0.send(Knock()) } == ["became", "returns", "custom ended"])
  }

  @Test("A custom event that begins, changes and is cancelled is received then, too")
  func phases() {
    let lines = lines { scene in
      guard let input = scene.begin(Knock()) else { return }
      scene.update(input, with: Knock())
      scene.cancel(.input(input))
    }
    #expect(lines == ["became", "returns", "custom began", "custom moved", "custom cancelled"])
  }

  /// Begins and changes a custom input when it becomes first responder, and cancels it in the answer to the
  /// question before it receives the beginning.
  private final class Wavering: CustomEventResponder, FirstResponding {
    let log: CallLog
    let scene: Scene
    var input: InputID?
    init(_ stage: Stage) { (log, scene) = (stage.log, stage.scene) }

    var canBecomeFirstResponder: Bool {
      if let input { scene.cancel(.input(input)) }
      return true
    }
    func becameFirstResponder() {
      input = scene.begin(Knock())
      if let input { scene.update(input, with: Knock()) }
    }
    func received(_ custom: any CustomEvent, with event: Event) -> Handling {
      log.write("\(event.phase)")
      return .handled
    }
  }

  @Test("Requests made in an answer are done after all pending calls")
  func cancelledInAnswer() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    view.setResponder(Wavering(stage))
    view.becomeFirstResponder()
    #expect(stage.lines == ["began", "moved", "cancelled"])
  }

  /// Sends itself an event when it is asked for an action, and cancels all touches when it is asked before it receives
  /// that.
  private final class Curious: CustomEventResponder, ActionResponder, FirstResponding {
    let stage: Stage
    var isToCancel = false
    var actions: [Action] { [] }
    init(_ stage: Stage) { self.stage = stage }

    func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
      isToCancel = true
      stage.scene.send(Knock())
      return false
    }
    var canBecomeFirstResponder: Bool {
      if isToCancel { stage.scene.cancelTouches() }
      isToCancel = false
      return true
    }
    func received(_ custom: any CustomEvent, with event: Event) -> Handling { .handled }
    func perform(_ action: Action, from sender: Entity) {}
  }

  @Test("Requests made in an answer after a question are done when that is over")
  func askedAfterAQuestion() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    view.setResponder(Curious(stage))
    view.becomeFirstResponder()
    stage.view("other", Rect(200, 200, 100, 100))
    stage.one.press(at: Point(250, 250))
    _ = stage.lines
    _ = stage.scene.target(for: "deal", from: view.entity)
    #expect(stage.lines == ["other touchesCancelled 1"])
  }

  @Test("A shake and a remote command wait as well, in the order in which they were sent")
  func others() {
    let lines = lines { scene in
      let responders = scene.responders
      let first = scene.firstResponder.flatMap { responders.responder(of: $0) }
      scene.beginReceivingRemoteControlEvents()
      first?.notify(.remote(.play, scene.event(of: .remoteControl)))
      first?.notify(.motion(.began, scene.event(of: .motion)))
      first?.notify(.perform("deal", .none))
    }
    #expect(lines == ["became", "returns", "remote", "motion", "performs deal"])
  }
}
