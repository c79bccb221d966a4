import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylDragAndDrop
@testable import DactylInput

/// As many drags at once as there are fingers.
@Suite struct ManyDragsTests {
  @Test("A drag is found among 100,000 by its location in 17 steps")
  func places() {
    let places = (0..<100_000).map { UInt64($0) * 3 }
    for place in [0, 1, 4, 150_000, 299_997, 299_998, 1_000_000] as [UInt64] {
      var looks = 0
      let index = places.firstIndex(from: place) {
        looks += 1
        return $0
      }
      #expect(index == (places.firstIndex { $0 >= place } ?? places.count) && looks <= 17)
    }
  }

  @Test("A hundred fingers drag to a target each, and all their drags end with them")
  func hundred() {
    let stage = Stage(size: Size(4000, 1000))
    let scene = stage.scene
    var (entered, dropped, ended) = (0, 0, 0)
    let fingers = (0..<100).map { Finger(Int64($0 + 1), in: scene) }
    let sources = (0..<100).map { number in
      let x = Float(number) * 40
      let source = scene.addView(frame: Rect(x, 0, 30, 30)).makeDraggable(number, lift: .pan)
      source.delegate.sessionDidEnd = { _, _, operation in ended += operation == .move ? 1 : 0 }
      let target = scene.addView(frame: Rect(x, 500, 30, 30)).onDrop(of: Int.self) {
        dropped += $0.item == number ? 1 : 0
      }
      target.delegate.sessionDidEnter = { _, _ in entered += 1 }
      return source
    }
    scene.together {
      for (index, finger) in fingers.enumerated() { finger.press(at: Point(Float(index) * 40 + 15, 15)) }
    }
    scene.together { for finger in fingers { finger.move(by: Vector(0, 100)) } }
    #expect(scene.dragSessions.count == 100)
    scene.together { for finger in fingers { finger.move(by: Vector(0, 400)) } }
    // Every second finger lifts, while the others continue.
    scene.together {
      for finger in fingers where finger.location.x.truncatingRemainder(dividingBy: 80) < 40 { finger.lift() }
    }
    #expect(scene.dragSessions.count == 50 && dropped == 50 && entered == 100)
    #expect(scene.dragSessions.map(\.place) == scene.dragSessions.map(\.place).sorted())
    scene.dragSessions.first?.cancel()
    scene.together {
      for finger in fingers where finger.location.x.truncatingRemainder(dividingBy: 80) > 40 { finger.lift() }
    }
    #expect(dropped == 99 && ended == 99 && scene.drags.sessions.isEmpty && !scene.drags.isDragging)
    scene.advance(by: 1)
    #expect(sources.allSatisfy { $0.view.alpha == 1 } && scene.windows.count == 1 && scene.pendingWork.isEmpty)
  }
}
