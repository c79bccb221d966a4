/// Decides from second to second whether the present call of the program hangs.
///
/// A call that waits for an unresponsive window system uses no processor time. A call that does, such as the drawing of
/// a very large picture, is at work: the connection is not shut down for it, since the window system is not to blame.
struct HangCount {
  enum Verdict {
    /// The program continues, or may do so any moment.
    case goesOn
    /// The call waits for the window system, whose connection is to be shut down so that the call fails.
    case cutOff
    /// The call still waits after that, or has been at work for half a minute: the program is to exit at once.
    case hangs, isTooSlow
  }

  /// The number of the call that was under way a second ago, its duration by then in seconds, and how many of those
  /// seconds it has waited.
  private var call: UInt32 = 0
  private var seconds = 0
  private var waited = 0
  /// The processor time that the program had used a second ago, in nanoseconds.
  private var work: Int64 = 0

  /// Updates the count. Called every second; `call` is 0 when no call is under way.
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
