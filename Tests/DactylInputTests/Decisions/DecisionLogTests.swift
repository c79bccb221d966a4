import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct DecisionLogTests {
  @Test("The log is off by default, and is emptied when it is switched off")
  func offByDefault() {
    let stage = Stage()
    stage.card()
    stage.one.tap(at: Point(10, 10))
    #expect(!stage.scene.decisions.isOn)
    #expect(stage.scene.decisions.decisions.isEmpty)

    stage.scene.decisions.turnOn()
    stage.one.tap(at: Point(10, 10))
    #expect(!stage.scene.decisions.decisions.isEmpty)
    stage.scene.decisions.turnOff()
    #expect(stage.scene.decisions.decisions.isEmpty)
  }

  @Test("The log is a ring: it keeps the newest entries, the oldest of them first")
  func ring() {
    var log = DecisionLog()
    log.turnOn(capacity: 4)
    for touch in 1...10 as ClosedRange<UInt64> { log.write(decision(touch)) }
    #expect(log.decisions.map(\.touch) == [7, 8, 9, 10])

    log.removeAll()
    for touch in 11...12 as ClosedRange<UInt64> { log.write(decision(touch)) }
    #expect(log.decisions.map(\.touch) == [11, 12])
  }

  private func decision(_ touch: UInt64) -> Decision {
    Decision(
      timestamp: .zero, kind: .action, rule: .G2, detail: 0, inputKind: .touch, input: touch, view: .none,
      gesture: .none, opponent: .none)
  }

  @Test(
    "A walk keeps its first and its latest decisions, in order, with a count of those between them",
    arguments: [
      0, 1, 3, 10, 12, 13, 14, 15, 17, 24, 100, 333,
    ] as [UInt64])
  func walk(_ count: UInt64) {
    for others in [0, 90, 130] as [UInt64] {
      var log = DecisionLog()
      log.turnOn(capacity: 104)
      for number in 0..<others { log.write(decision(1000 + number)) }
      log.beginWalk()
      for number in 0..<count { log.write(decision(number)) }
      log.endWalk()
      log.write(decision(5000))
      let written = log.decisions
      #expect(written.last?.touch == 5000)
      // An eighth of the ring is kept: six, the count, and six.
      let walk = written.dropLast().suffix(Int(min(count, 13)))
      if count <= 13 {
        #expect(walk.map(\.touch) == Array(0..<count))
      } else {
        #expect(walk.prefix(6).map(\.touch) == [0, 1, 2, 3, 4, 5])
        #expect(walk.dropFirst(6).first?.kind == .leaveOut)
        #expect(walk.dropFirst(6).first?.number == UInt32(count - 12))
        #expect(walk.suffix(6).map(\.touch) == Array(count - 6..<count))
      }
      #expect(written.count == Int(min(others + min(count, 13) + 1, 104)))
    }
  }

  @Test("A touch on a view among ten thousand siblings keeps its story in the log")
  func manySiblings() {
    let stage = Stage()
    let back = stage.card("back")
    stage.add(TapGestureRecognizer(), to: back, as: "tap")
    for number in 0..<10_000 {
      stage.scene.addView(frame: Rect(200 + Float(number % 100), 200, 10, 10))
    }
    stage.scene.decisions.turnOn()
    stage.one.tap(at: Point(10, 10))
    let decisions = stage.scene.decisions.decisions
    #expect(decisions.contains { $0.kind == .leaveOut && $0.number > 9000 })
    #expect(decisions.contains { $0.kind == .hitTest && $0.rule == .H7 && $0.view == back.entity })
    #expect(decisions.contains { $0.kind == .bindView } && decisions.contains { $0.kind == .bindGesture })
  }

  @Test("Who stands in the way is named: the view with the exclusive touch, and the one that refuses a recognizer")
  func opponents() {
    let stage = Stage()
    let scene = stage.scene
    let lock = scene.addView(frame: Rect(0, 0, 50, 50))
    lock.isExclusiveTouch = true
    let (panel, knob) = (scene.addView(frame: Rect(100, 0, 200, 200)), scene.makeView(frame: Rect(0, 0, 200, 200)))
    panel.addSubview(knob)
    stage.add(PanGestureRecognizer(), to: panel, as: "pan")
    knob.gestureRecognizerShouldBegin = { _ in false }
    scene.decisions.turnOn()
    let (first, second) = (Finger(1, in: scene), Finger(2, in: scene))
    first.press(at: Point(10, 10))
    second.press(at: Point(150, 50))
    #expect(scene.decisions.decisions.contains { $0.rule == .T14 && $0.view == knob.entity && $0.other == lock.entity })
    first.lift()
    second.lift()
    second.drag(from: Point(150, 50), to: Point(220, 50))
    #expect(scene.decisions.decisions.contains { $0.rule == .G26 && $0.other == knob.entity && $0.gesture != .none })
  }

  @Test("A key names the binding that received it, and those that did not, with the reason")
  func inputActions() {
    let stage = Stage()
    let scene = stage.scene
    let (jump, dash) = (InputAction<Bool>("jump"), InputAction<Bool>("dash"))
    let pause = InputAction<Bool>("pause")
    let play = InputContext("play") {
      $0.bind(jump, to: .key(.space))
      $0.bind(dash, to: .key(.space, .shift))
    }
    scene.inputActions.push(play)
    scene.decisions.turnOn()
    func reasons(_ body: () -> Void) -> [String] {
      scene.decisions.removeAll()
      body()
      return scene.decisions.decisions.compactMap { decision in
        decision.action.map { "\(decision.kind) \(scene.name(of: $0)) \($0.reason)" }
      }
    }
    func press(_ modifiers: ModifierFlags = []) -> () -> Void {
      {
        stage.key(.space, .began, "", modifiers)
        stage.key(.space, .ended)
      }
    }

    #expect(reasons(press()) == ["bindAction jump of play received", "refuseAction dash of play missingChord"])
    #expect(reasons(press(.shift)) == ["refuseAction jump of play longerChord", "bindAction dash of play received"])

    scene.inputActions.push(InputContext("menu") { $0.bind(pause, to: .key(.space)) })
    #expect(
      reasons(press()) == [
        "refuseAction jump of play otherContext", "refuseAction dash of play otherContext",
        "bindAction pause of menu received",
      ])
    scene.inputActions.push(InputContext("map", blocksLower: true) { $0.bind(pause, to: .key(.m)) })
    #expect(reasons(press()).allSatisfy { $0.hasSuffix("blocked") })
  }

  @Test("Switching the log on does not change behaviour")
  func observesOnly() {
    func run(isOn: Bool) -> [String] {
      let world = FuzzWorld(seed: 3)
      if !isOn { world.scene.decisions.turnOff() }
      for _ in 0..<100 { world.step() }
      return world.log
    }
    #expect(run(isOn: true) == run(isOn: false))
  }

  @Test("Hit-testing logs the verdict and the rule for each view that it examined")
  func hitTest() {
    let stage = Stage()
    let card = stage.card()
    let hidden = stage.card("hidden")
    hidden.isHidden = true
    let faint = stage.card("faint")
    faint.alpha = 0.005
    let through = stage.card("through")
    through.passesThrough = true
    let label = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    label[Label.self] = Label("label")
    let far = stage.view("far", Rect(200, 200, 10, 10))
    let beyond = stage.view("beyond", Rect(200, 200, 10, 10))
    stage.view("inner", Rect(0, 0, 10, 10), in: beyond)
    let singular = stage.card("singular")
    singular.transform = .scale(0)
    stage.scene.decisions.turnOn()

    stage.one.press(at: Point(10, 10))

    func verdict(_ view: View) -> [String] {
      stage.scene.decisions.decisions.filter { $0.kind == .hitTest && $0.view == view.entity }.map {
        "\(HitVerdict(rawValue: $0.detail).map { "\($0)" } ?? "") \($0.rule.id)"
      }
    }
    #expect(verdict(hidden) == ["hidden H1"])
    #expect(verdict(faint) == ["faint H2"])
    #expect(verdict(far) == ["outside H5"])
    #expect(verdict(beyond) == ["outside H4"])
    #expect(verdict(singular) == ["singular H9"])
    #expect(verdict(through).last == "passedThrough H11")
    #expect(verdict(label).last == "withoutListeners H14")
    #expect(verdict(card).last == "hit H7")
  }

  @Test("Binding, refusal, holding, failing and winning name the rule and the opponent")
  func arbitration() {
    let stage = Stage()
    let card = stage.card()
    let refusing = stage.add(Scripted(), to: card, as: "refusing")
    refusing.any.delegate.shouldReceiveTouch = { _, _ in false }
    let winner = stage.add(Scripted.onMove, to: card, as: "winner")
    let loser = stage.add(Scripted.patient, to: card, as: "loser")
    stage.scene.decisions.turnOn()

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 10))
    stage.one.move(to: Point(60, 10))

    let decisions = stage.scene.decisions.decisions
    func has(_ kind: Decision.Kind, _ rule: Rule, _ gesture: GestureID = .none, _ opponent: GestureID = .none) -> Bool {
      decisions.contains { $0.kind == kind && $0.rule == rule && $0.gesture == gesture && $0.opponent == opponent }
    }
    #expect(has(.bindView, .T7))
    #expect(has(.refuseView, .T9))
    #expect(has(.refuseGesture, .G12, refusing.id))
    #expect(has(.bindGesture, .none, winner.id))
    #expect(has(.propose, .G2, winner.id))
    #expect(has(.enter, .G37, loser.id, winner.id))
    #expect(has(.claim, .G47, winner.id))
    #expect(has(.action, .G2, winner.id))
    #expect(has(.handled, .T19))
  }

  @Test("A rule's id is the name by which the rules are cited")
  func ids() {
    #expect(Rule.G38.id == "G38")
    #expect(Set(Rule.allCases.map(\.id)).count == Rule.allCases.count)
  }
}
