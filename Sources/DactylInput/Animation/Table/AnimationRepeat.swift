/// How often an animation is played, and whether every other time backwards.
public struct AnimationRepeat: Hashable, Sendable {
  /// The number of times that it is played, each in its duration; infinite until it is cancelled.
  let count: Double
  let autoreverses: Bool

  /// Once, to the end values.
  public static let once = AnimationRepeat(count: 1, autoreverses: false)

  /// So many times, at least once. Where it autoreverses, every other time is backwards: twice is there and back.
  public static func times(_ count: Int, autoreverses: Bool = false) -> AnimationRepeat {
    AnimationRepeat(count: Double(max(count, 1)), autoreverses: autoreverses)
  }

  /// Until it is cancelled, the view leaves its window, or another animation of the property begins.
  public static func forever(autoreverses: Bool = false) -> AnimationRepeat {
    AnimationRepeat(count: .infinity, autoreverses: autoreverses)
  }

  /// Whether it is back at the start values when it is over; for one without end, when it was reduced (AX29).
  var endsAtStart: Bool { autoreverses && (count == .infinity || count.remainder(dividingBy: 2) == 0) }
}
