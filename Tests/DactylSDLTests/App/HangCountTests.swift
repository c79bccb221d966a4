import Testing

@testable import DactylSDL

/// When a call is taken for one that hangs, second by second, after the program was told to end.
@Suite struct HangCountTests {
  /// The verdicts of so many seconds in one call that uses a share of the processor's time.
  private func verdicts(_ seconds: Int, share: Double, call: UInt32 = 7) -> [HangCount.Verdict] {
    var count = HangCount()
    return (1...seconds).map { count.secondPassed(call: call, work: Int64(Double($0) * share * 1e9)) }
  }

  @Test("A call that waits is cut off from the window system after two seconds, and is given up after five")
  func waiting() {
    #expect(verdicts(6, share: 0.01) == [.goesOn, .goesOn, .cutOff, .goesOn, .goesOn, .hangs])
  }

  @Test("A call that is at work is not the window system's fault: it goes on, for half a minute at most")
  func working() {
    let verdicts = verdicts(31, share: 0.9)
    #expect(verdicts.dropLast().allSatisfy { $0 == .goesOn } && verdicts.last == .isTooSlow)
  }

  @Test("A program that is in no call, or in another one each second, goes on")
  func going() {
    #expect(verdicts(60, share: 0, call: 0).allSatisfy { $0 == .goesOn })
    var count = HangCount()
    for call in 1...60 as ClosedRange<UInt32> { #expect(count.secondPassed(call: call, work: 0) == .goesOn) }
  }
}
