import Dactyl
import DactylTesting
import SampleScenes
import Testing

struct PhotoTableScriptTests {
  private func play() throws -> TestPhotos {
    let hands = try TestPhotos()
    let script = hands.table.script
    for event in script.events { hands.scene.send(event) }
    hands.scene.advance(to: script.end)
    return hands
  }

  @Test func twoRunsAreTheSame() throws {
    let (first, second) = (try play(), try play())

    #expect(first.events == second.events)
    #expect(first.table.summary == second.table.summary && first.table.order == second.table.order)
  }

  @Test func theScriptShowsAllFeatures() throws {
    let hands = try play()

    let lines = hands.events.map(\.description)
    for kind in ["grab ", "release ", "rest ", "tap ", "show ", "back "] {
      #expect(lines.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    let firstRelease = hands.events.firstIndex { if case .release = $0 { true } else { false } }
    #expect(Set(hands.events.prefix(firstRelease ?? 0).map(\.photo)).count == 4, "four photos at once")
    #expect(hands.diagnostics.isEmpty)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func randomInputLeavesEveryPhotoInReach(seed: UInt64) throws {
    let hands = try TestPhotos()
    var random = Seeded(seed: seed)
    let fingers = (1...8).map { hands.finger($0) }
    for _ in 0..<500 {
      let finger = fingers[Int.random(in: 0..<8, using: &random)]
      let location = Point(Float.random(in: -60..<1084, using: &random), Float.random(in: -60..<780, using: &random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<12:
        if !finger.isDown {
          finger.press(at: location)
        } else {
          finger.move(to: finger.location + (location - finger.location) * 0.1)
        }
      case 12..<15: if finger.isDown { finger.lift() }
      case 15: if finger.isDown { finger.cancel() }
      default: hands.scene.advance(by: Double.random(in: 0..<0.3, using: &random))
      }
    }
    for finger in fingers where finger.isDown { finger.lift() }
    hands.scene.advance(by: 8)

    var held: Set<Int> = []
    for event in hands.events {
      switch event {
      case .grab(let photo): #expect(held.insert(photo).inserted, "seed \(seed)")
      case .release(let summary): #expect(held.remove(summary.number) != nil, "seed \(seed)")
      case .cancel(let photo): #expect(held.remove(photo) != nil, "seed \(seed)")
      default: break
      }
    }
    #expect(held.isEmpty && hands.table.gliding.isEmpty && !hands.scene.needsFrame, "seed \(seed)")
    #expect(hands.table.summary.allSatisfy { Rect(0, 0, 1024, 720).contains($0.location) }, "seed \(seed)")
    #expect(hands.diagnostics.isEmpty, "seed \(seed): \(hands.diagnostics)")
    #expect(hands.events.count > 20, "seed \(seed) does something")
  }
}
