import Dactyl
import DactylTesting
import TestStage
import Testing

@Suite struct TimestampTests {
  static let first = Timestamp(nanoseconds: .min)
  static let last = Timestamp(nanoseconds: .max)

  @Test("Seconds, milliseconds and nanoseconds mean the same moments")
  func units() {
    #expect(Timestamp(seconds: 1.5) == Timestamp(milliseconds: 1500))
    #expect(Timestamp(milliseconds: 2) == Timestamp(nanoseconds: 2_000_000))
    #expect(Timestamp(milliseconds: 250).seconds == 0.25)
    #expect(Timestamp(seconds: -0.5) < .zero)
  }

  @Test("A moment plus a difference is the other moment")
  func difference() {
    let (early, late) = (Timestamp(milliseconds: 40), Timestamp(milliseconds: 100))

    #expect(late - early == 0.06)
    #expect(early - late == -0.06)
    #expect(early + (late - early) == late)
  }

  @Test("Sums stop at the first and the last moment")
  func sumsDoNotRunOver() {
    #expect(Self.last + 1 == Self.last)
    #expect(Self.first + -1 == Self.first)
    #expect(Timestamp.zero + .infinity == Self.last)
    #expect(Timestamp.zero + -.infinity == Self.first)
    #expect(Timestamp.zero + 1e300 == Self.last)
    #expect(Timestamp.zero + .nan == .zero)
  }

  @Test("Numbers too large for a moment become the first or the last")
  func conversionsDoNotRunOver() {
    #expect(Timestamp(seconds: 1e30) == Self.last)
    #expect(Timestamp(seconds: -1e30) == Self.first)
    #expect(Timestamp(seconds: .nan) == .zero)
    #expect(Timestamp(milliseconds: .max) == Self.last)
    #expect(Timestamp(milliseconds: .min) == Self.first)
  }

  @Test("The difference of the farthest moments has the right sign and size")
  func farDifferences() {
    #expect(abs((Self.last - Self.first) / 1.8446744073709552e10 - 1) < 1e-9)
    #expect(Self.first - Self.last < -1e10)
  }

  @Test("An event at the very last moment is handled by the frame that reaches it")
  func lastMoment() {
    let stage = Stage()
    let texts = CallLog()
    stage.scene.onEvent { texts.write("\($0.kind == .text("x"))") }
    stage.scene.send(InputEvent(at: Self.last, .text("x")))

    stage.scene.frame(at: Self.last)

    #expect(texts.lines == ["true"])
  }
}
