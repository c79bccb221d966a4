import Dactyl
import DactylTesting
import TestStage
import Testing

/// Presses are seen exactly once by each reader.
@Suite struct ActionEdgeTests {
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test("A press and its release within a frame are both reported, in one frame and one step")
  func within() {
    let stage = Stage()
    let scene = stage.scene
    stage.push(.ship)
    var (updates, steps) = ([String](), [String]())
    func note(_ list: inout [String]) {
      let input = scene.input
      if input.justPressed(.fire) { list.append("down") }
      if input.justReleased(.fire) { list.append("up") }
      if input[.fire] { list.append("is down") }
    }
    scene.onUpdate { _ in note(&updates) }
    scene.onFixedUpdate(every: 0.01) { _ in note(&steps) }
    stage.frame(at: 0)
    for milliseconds in [5, 6] {
      let phase: PressSamplePhase = milliseconds == 5 ? .began : .ended
      scene.send(InputEvent(at: Timestamp(milliseconds: Int64(milliseconds)), .press(PressSample(.key(.space), phase))))
    }
    stage.frame(at: 8)
    #expect(updates == ["down", "up"] && steps == [])
    stage.frame(at: 35)
    #expect(updates == ["down", "up"] && steps == ["down", "up"])
    stage.frame(at: 70)
    #expect(updates == ["down", "up"] && steps == ["down", "up"])
  }

  @Test("A new reader sees no earlier presses")
  func past() {
    let stage = Stage()
    let scene = stage.scene
    stage.push(.ship)
    func press(at milliseconds: Int64) {
      for phase in [PressSamplePhase.began, .ended] {
        let sample = PressSample(.key(.space), phase)
        scene.send(InputEvent(at: Timestamp(milliseconds: milliseconds), .press(sample)))
      }
    }
    stage.frame(at: 0)
    for moment in 1...20 { press(at: Int64(moment)) }
    stage.frame(at: 20)
    stage.frame(at: 40)
    var (steps, frames) = ([Int](), [Int]())
    scene.onFixedUpdate(every: 0.01) { _ in steps.append(scene.input.presses(of: .fire)) }
    scene.addSystem("late", at: .beforeDraw) { _ in frames.append(scene.input.presses(of: .fire)) }
    press(at: 45)
    stage.frame(at: 60)
    #expect(steps == [1, 0] && frames == [1])
  }

  @Test("A fixed step in the slot of an ended one sees no earlier presses, and the others keep their windows")
  func replacedStep() {
    let stage = Stage()
    let scene = stage.scene
    stage.push(.ship)
    var seen: [String: Int] = [:]
    func addStep(_ name: String, every seconds: Double) -> Subscription {
      scene.onFixedUpdate(every: seconds) { _ in seen[name, default: 0] += scene.input.presses(of: .fire) }
    }
    func press(at milliseconds: Int64) {
      for phase in [PressSamplePhase.began, .ended] {
        scene.send(InputEvent(at: Timestamp(milliseconds: milliseconds), .press(PressSample(.key(.space), phase))))
      }
    }
    let first = addStep("first", every: 1)
    _ = addStep("second", every: 0.2)
    stage.frame(at: 0)
    press(at: 5)
    stage.frame(at: 20)
    first.cancel()
    _ = addStep("third", every: 0.01)
    stage.frame(at: 40)
    #expect(seen == ["third": 0])
    press(at: 50)
    for moment in stride(from: 60 as Int64, through: 300, by: 20) { stage.frame(at: moment) }
    #expect(seen == ["second": 2, "third": 1])
  }

  @Test("Every press is in one window of each reader, at any ratio of frames to steps", arguments: 1...40)
  func exactlyOnce(seed: UInt64) {
    var dice = Dice(state: seed)
    let stage = Stage()
    let scene = stage.scene
    stage.push(.ship)
    // For each reader: the number of presses and releases that it saw.
    var seen: [String: [Int]] = [:]
    func read(_ name: String, _ input: InputState) {
      seen[name, default: [0, 0]][0] += input.presses(of: .fire)
      seen[name]?[1] += input.releases(of: .fire)
    }
    let own = scene.makeInputReader()
    scene.addSystem("before", at: .beforeInput) { _ in read("before", scene.input) }
    scene.addSystem("update", at: .update) { _ in read("update", scene.input) }
    scene.addSystem("draw", at: .beforeDraw) { _ in read("draw", scene.input) }
    let lengths = [0.001, 0.0033, 0.016, 0.05].map { $0 * Double(1 + dice.roll(3)) }
    for (index, length) in lengths.enumerated() {
      scene.onFixedUpdate(every: length) { _ in read("step \(index)", scene.input) }
    }
    var (moment, presses, releases, isDown) = (Int64(0), 0, 0, false)
    // For readers that were added midway: the earlier presses.
    var missed: [Int] = []
    stage.frame(at: 0)
    for round in 0..<120 {
      if round == 60 {
        missed = [presses, releases]
        scene.onFixedUpdate(every: 0.007) { _ in read("late step", scene.input) }
        scene.addSystem("late", at: .beforeDraw) { _ in read("late system", scene.input) }
      }
      for _ in 0..<dice.roll(4) {
        moment += Int64(dice.roll(9))
        isDown.toggle()
        if isDown { presses += 1 } else { releases += 1 }
        scene.send(
          InputEvent(
            at: Timestamp(milliseconds: moment), .press(PressSample(.key(.space), isDown ? .began : .ended))))
      }
      moment += Int64(1 + dice.roll(40))
      stage.frame(at: moment)
      if dice.roll(3) == 0 { read("own", own.read()) }
      // Between frames, too: cancelled input is released.
      if dice.roll(10) == 0 {
        scene.inputActions.pop(.ship)
        scene.inputActions.push(.ship)
        if isDown {
          scene.send(InputEvent(at: Timestamp(milliseconds: moment), .press(PressSample(.key(.space), .ended))))
          (releases, isDown) = (releases + 1, false)
        }
      }
    }
    for _ in 0..<10 {
      moment += 100
      stage.frame(at: moment)
    }
    read("own", own.read())
    #expect(presses > 20 && seen.count == 10)
    for (name, counts) in seen {
      let before = name.hasPrefix("late") ? missed : [0, 0]
      #expect(counts == [presses - before[0], releases - before[1]], "\(name)")
    }
  }
}
