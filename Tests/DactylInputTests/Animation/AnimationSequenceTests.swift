import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct AnimationSequenceTests {
  private let stage = Stage()
  private let card: View
  private let other: View

  init() {
    card = stage.card()
    other = stage.card()
    card.center = Point(0, 0)
    other.center = Point(0, 0)
  }

  private final class Log { var lines: [String] = [] }

  /// To (100, 0) in 100 ms, then to (100, 100) in 100 ms.
  private func corner(_ view: View) -> AnimationSequence {
    var sequence = AnimationSequence()
    sequence.append(view, .linear(0.1)) { $0.center = Point(100, 0) }
    sequence.append(view, .linear(0.1)) { $0.center = Point(100, 100) }
    return sequence
  }

  @Test("A step begins exactly when the one before ended, whatever the length of frames")
  func exact() {
    stage.scene.play(corner(card))
    stage.frame(at: 70)
    #expect(card.center == Point(70, 0))
    stage.frame(at: 130)
    #expect(abs(card.center.x - 100) < 1e-4)
    #expect(abs(card.center.y - 30) < 1e-3)
    stage.frame(at: 230)
    #expect(card.center == Point(100, 100))
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("One frame may hold several steps; calls are made in order, after the animations")
  func long() {
    let log = Log()
    var sequence = corner(card)
    sequence.appendCallback { [card] in log.lines.append("call at \(card.center.y)") }
    sequence.appendInterval(0.1)
    sequence.append(card, .linear(0.1), \Shape.lineWidth, to: 5)
    card[Shape.self] = Shape(.ellipse)
    stage.scene.play(sequence) { log.lines.append("end \($0)") }
    stage.frame(at: 250)
    #expect(log.lines == ["call at 100.0"])
    stage.frame(at: 350)
    #expect(card[Shape.self]?.lineWidth == 3)
    stage.frame(at: 400)
    #expect(log.lines == ["call at 100.0", "end true"])
  }

  @Test("Joined animations run together, and the step ends with the longest")
  func joined() {
    var sequence = AnimationSequence()
    sequence.append(card, .linear(0.1)) { $0.center.x = 10 }
    sequence.join(other, .linear(0.1).delay(0.1)) { $0.center.x = 20 }
    sequence.append(card, .linear(0.1)) { $0.center.x = 0 }
    stage.scene.play(sequence)
    stage.frame(at: 150)
    #expect(card.center.x == 10)
    #expect(abs(other.center.x - 10) < 1e-3)
    stage.frame(at: 250)
    #expect(abs(card.center.x - 5) < 1e-3)
  }

  @Test("A sequence repeats, so often or until it is cancelled; then its views stay where they are")
  func repeats() {
    let log = Log()
    stage.scene.play(corner(card), repeats: .times(2)) { log.lines.append("end \($0)") }
    let forever = stage.scene.play(corner(other), repeats: .forever()) { _ in log.lines.append("never") }
    stage.frame(at: 350)
    #expect(abs(card.center.y - 50) < 1e-3)
    stage.frame(at: 450)
    #expect(log.lines == ["end true"])
    let place = other.center
    #expect(place.y > 0 && place.y < 100)
    forever.cancel()
    stage.frame(at: 480)
    stage.frame(at: 700)
    #expect(other.center == place)
    #expect(log.lines == ["end true"])
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("A view that is taken out of it has no further part, and the others go on")
  func interrupted() {
    let log = Log()
    var sequence = corner(card)
    sequence.append(other, .linear(0.1)) { $0.center.x = 50 }
    stage.scene.play(sequence) { log.lines.append("end \($0)") }
    stage.frame(at: 50)
    card.cancelAnimations()
    stage.frame(at: 150)
    #expect(card.center == Point(50, 0))
    #expect(abs(other.center.x - 25) < 1e-3)
    stage.frame(at: 320)
    #expect(log.lines == ["end false"])
  }

  @Test("It ends with the interruption of its only view, and its later calls are not made")
  func abandoned() {
    let log = Log()
    var sequence = corner(card)
    sequence.appendCallback { log.lines.append("call") }
    stage.scene.play(sequence) { log.lines.append("end \($0)") }
    stage.frame(at: 50)
    card.animate(.linear(0.1)) { $0.center.x = 0 }
    stage.frame(at: 60)
    #expect(log.lines == ["end false"])
    stage.frame(at: 500)
    #expect(log.lines == ["end false"])
    #expect(card.center == Point(0, 0))
  }

  @Test("Destroyed views are skipped; sequences without steps or time do no harm")
  func odd() {
    let log = Log()
    var sequence = AnimationSequence()
    stage.scene.play(sequence) { log.lines.append("empty \($0)") }
    stage.scene.play(sequence, repeats: .forever()) { log.lines.append("for ever \($0)") }
    sequence.append(other, .linear(0.1)) { $0.alpha = 0 }
    sequence.appendCallback { log.lines.append("call") }
    other.destroy()
    let all = stage.scene.play(sequence, repeats: .forever())
    stage.frame(at: 10)
    #expect(log.lines == ["empty true", "for ever true", "call"])
    stage.frame(at: 20)
    #expect(log.lines.count(where: { $0 == "call" }) == 2)
    all.cancel()
    stage.frame(at: 30)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("Steps of a nanosecond, played for ever, leave the frame its end, and others are played on")
  func shortest() {
    var sequence = AnimationSequence()
    sequence.appendInterval(1e-9)
    let short = stage.scene.play(sequence, repeats: .forever())
    stage.scene.play(corner(card))
    stage.frame(at: 50)
    #expect(card.center == Point(50, 0))
    stage.frame(at: 250)
    #expect(card.center == Point(100, 100))
    short.cancel()
    stage.frame(at: 260)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("Calls may play, cancel and destroy anything")
  func reentrant() {
    let log = Log()
    var sequence = corner(card)
    var running: Subscription?
    sequence.appendCallback { [stage, card, other] in
      running?.cancel()
      stage.scene.play(corner(other)) { log.lines.append("other \($0)") }
      card.destroy()
    }
    running = stage.scene.play(sequence, repeats: .forever()) { _ in log.lines.append("never") }
    for moment: Int64 in stride(from: 0, to: 1000, by: 7) { stage.frame(at: moment) }
    #expect(log.lines == ["other true"])
    #expect(other.center == Point(100, 100))
  }

  @Test("A snapshot holds the place of a sequence")
  func snapshot() {
    stage.scene.play(corner(card), repeats: .times(3))
    stage.frame(at: 130)
    let snapshot = stage.scene.snapshot()
    func ahead() -> [Point] {
      [170, 260, 333, 590].map { (moment: Int64) in
        stage.frame(at: moment)
        return card.center
      }
    }
    let first = ahead()
    stage.scene.restore(snapshot)
    #expect(ahead() == first)
  }
}
