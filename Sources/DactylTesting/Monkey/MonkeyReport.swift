/// What a monkey played and found.
public struct MonkeyReport: CustomStringConvertible, Sendable {
  /// The seed of the play.
  public let seed: UInt64
  /// All steps, in order.
  public let steps: [MonkeyStep]
  /// The failure at which the play ended; nil when there was none.
  public let failure: MonkeyFailure?

  /// The result in words, with the failure as a test.
  public var description: String {
    guard let failure else { return "seed \(seed): \(steps.count) steps without a failure" }
    return "seed \(seed): \(failure.problem)\n\n\(failure.test)"
  }
}
