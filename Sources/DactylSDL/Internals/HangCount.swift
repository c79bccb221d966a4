/// Whether the call that the program is in hangs, as it looks from one second to the next.
///
/// A call that waits for a window system that does not answer uses no processor time. One that does, such as the
/// drawing of a very large picture, is at work: nothing is shut down for it, and the window system is not to blame.
struct HangCount {
  enum Verdict {
    /// The program goes on, or may do so any moment.
    case goesOn
    /// The call waits for the window system, and its connection is to be shut down: the call fails then.
    case cutOff
    /// The call waits in spite of that, or has been at work for half a minute: the program is to end as it is.
    case hangs, isTooSlow
  }

  /// The number of the call that was under way a second ago, for how many seconds it has been by then, and for how many
  /// of those it has waited.
  private var call: UInt32 = 0
  private var seconds = 0
  private var waited = 0
  /// The processor time of the program a second ago, in nanoseconds.
  private var work: Int64 = 0

  /// Looks again. A call's number is 0 where none is under way.
  mutating func secondPassed(call: UInt32, work: Int64) -> Verdict {
    let isWaiting = work - self.work < 500_000_000
    let isSame = call == self.call && call != 0
    self.work = work
    self.call = call
    seconds = isSame ? seconds + 1 : 0
    waited = isSame && isWaiting ? waited + 1 : 0
    if waited >= 5 { return .hangs }
    if seconds >= 30 { return .isTooSlow }
    return waited == 2 ? .cutOff : .goesOn
  }
}
