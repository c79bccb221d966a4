import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput
@testable import DactylScene

/// The hash of a scene's state: equal for equal courses, in every process, and different as soon as anything differs.
@Suite struct StateHashTests {
  @Test("A hash of values is the same in every process")
  func golden() {
    var hash = StateHash()
    hash.mix(7)
    hash.mix(Point(1.5, -2))
    hash.mix("tap")
    hash.mix([Entity(index: 3, generation: 5)])
    hash.mix(unordered: [3, 1, 2]) { $0.mix($1) }

    #expect(hash.value == 9_309_778_502_564_259_432)
    var other = StateHash()
    other.mix(unordered: [2, 3, 1]) { $0.mix($1) }
    var same = StateHash()
    same.mix(unordered: [1, 2, 3]) { $0.mix($1) }
    #expect(other.value == same.value)
  }

  @Test(
    "Two scenes that are made and played alike have equal hashes after every frame", arguments: [1, 2, 3] as [UInt64])
  func equalCourses(seed: UInt64) {
    let (one, other) = (GestureFuzzWorld(seed: seed), GestureFuzzWorld(seed: seed))
    var hashes: Set<UInt64> = []

    for _ in 0..<60 {
      one.step()
      other.step()
      #expect(one.scene.stateHash == other.scene.stateHash)
      hashes.insert(one.scene.stateHash)
    }

    #expect(hashes.count == 60)
  }

  @Test("Reading a hash changes nothing")
  func reading() {
    let stage = Stage()
    stage.scene.addButton("Deal", frame: Rect(10, 10, 100, 50)) { _ in }

    #expect(stage.scene.stateHash == stage.scene.stateHash)
  }

  /// Changes of a scene with a card that has a pan, each of which the hash has to see.
  static let allChanges: [@Sendable (Stage, View, Gesture<PanGestureRecognizer>) -> Void] = [
    { _, card, _ in card.center.x += 1 },
    { _, card, _ in card.alpha = 0.5 },
    { _, card, _ in card.isHidden = true },
    { _, card, _ in card.isUserInteractionEnabled = false },
    { _, card, _ in card.transform = .rotation(1) },
    { _, card, _ in card.sendToBack() },
    { stage, card, _ in card.addSubview(stage.scene.makeView()) },
    { _, card, _ in card.destroy() },
    { _, card, _ in card.animate(duration: 1) { $0.alpha = 0 } },
    { _, _, pan in pan.any.isEnabled = false },
    { _, _, pan in pan.any.delaysTouchesBegan = true },
    { stage, _, _ in stage.one.press(at: Point(40, 40)) },
    { stage, _, _ in _ = stage.scene.makeEntity() },
    { stage, _, _ in stage.scene.size = Size(300, 300) },
    { stage, _, _ in stage.scene.setPlayer(1, of: .mouse) },
    { stage, _, _ in stage.scene.beginIgnoringInteractionEvents() },
    { stage, _, _ in stage.scene.onUpdate { _ in } },
  ]

  @Test("Every change is seen", arguments: allChanges.indices)
  func changes(number: Int) {
    func play(_ change: (Stage, View, Gesture<PanGestureRecognizer>) -> Void) -> UInt64 {
      let stage = Stage()
      stage.scene.addView(frame: Rect(0, 0, 50, 50))
      let card = stage.scene.addView(frame: Rect(20, 20, 50, 50))
      let pan = card.addGestureRecognizer(PanGestureRecognizer()) { _ in }
      change(stage, card, pan)
      return stage.scene.stateHash
    }

    #expect(play(Self.allChanges[number]) != play({ _, _, _ in }))
    #expect(play(Self.allChanges[number]) == play(Self.allChanges[number]))
  }
}
