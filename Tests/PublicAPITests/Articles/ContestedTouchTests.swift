import Dactyl
import DactylTesting
import Testing

/// The results in the article are the actual ones.
@Suite struct ContestedTouchTests {
  private let log = CallLog()
  private let story: ContestedTouch
  private let finger: Finger

  init() {
    let log = log
    story = ContestedTouch { log.write($0) }
    finger = Finger(1, in: story.scene)
    story.scene.decisions.turnOn()
  }

  private static let onTheCard = Point(90, 500)

  /// The output, and then the reasons.
  private func notified() -> [String] {
    story.explain()
    return log.take()
  }

  private func article(_ number: Int) throws -> [String] {
    try Article.named("HowATouchIsContested").blocks(of: "text")[number]
  }

  private func compare(_ notified: [String], _ written: [String]) {
    #expect(notified == written, "\(notified.joined(separator: "\n"))")
  }

  @Test("A finger that rests") func rest() throws {
    finger.press(at: Self.onTheCard)
    story.scene.advance(by: 0.5)

    compare(notified(), try article(0))
  }

  @Test("A finger that moves") func moves() throws {
    finger.press(at: Self.onTheCard)
    finger.move(by: Vector(20, 0))

    compare(notified(), try article(1))
  }

  @Test("A finger that taps once") func tap() throws {
    finger.tap(at: Self.onTheCard)
    story.scene.advance(by: 1)

    compare(notified(), try article(2))
  }

  @Test("Two recognizers that recognize simultaneously") func both() throws {
    story.allowBoth()
    finger.press(at: Self.onTheCard)
    story.scene.advance(by: 0.5)
    finger.move(by: Vector(20, 0))
    finger.lift()

    compare(log.take(), try article(3))
  }
}
