/// How an animation plays: its course, when it starts, how often it is played, and whether its view can be hit
/// meanwhile.
///
/// ```swift
/// card.animate(.spring(.bouncy)) { $0.center = home }
/// lamp.animate(.easeInOut(0.8).repeats(.forever(autoreverses: true)), \Shape.fill, to: .yellow)
/// ```
public struct Animation: Hashable, Sendable {
  /// What determines the values between the beginning and the end.
  enum Course: Hashable, Sendable {
    case eased(Easing, duration: Double)
    case spring(Spring)
  }
  var course: Course
  var delay = 0.0
  var repeats = AnimationRepeat.once
  var allowsUserInteraction = false
  var isEssential = false

  private init(_ course: Course) { self.course = course }

  /// An animation along a curve, in so many seconds; with 0 or less the end is reached in the next frame.
  public static func eased(_ easing: Easing, _ duration: Double) -> Animation {
    Animation(.eased(easing, duration: duration > 0 ? duration : 0))
  }
  /// At a constant speed.
  public static func linear(_ duration: Double) -> Animation { eased(.linear, duration) }
  /// Slow at the beginning.
  public static func easeIn(_ duration: Double) -> Animation { eased(.easeIn, duration) }
  /// Slow at the end.
  public static func easeOut(_ duration: Double) -> Animation { eased(.easeOut, duration) }
  /// Slow at both ends.
  public static func easeInOut(_ duration: Double) -> Animation { eased(.easeInOut, duration) }
  /// As a spring pulls. It begins with the velocity of the animation that it ends, if that is under way, so that a
  /// change of direction in the middle shows no break.
  public static func spring(_ spring: Spring = .smooth) -> Animation { Animation(.spring(spring)) }
  /// As a spring of a duration and a bounce pulls.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// The same animation, starting so many seconds later; with a negative number, as if it had started before.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay = seconds.isFinite ? seconds : 0
    return animation
  }

  /// The same animation, played more than once.
  public func repeats(_ repeats: AnimationRepeat) -> Animation {
    var animation = self
    animation.repeats = repeats
    return animation
  }

  /// The same animation, also where motion is to be reduced (AX29): for what a game could not be played without, such
  /// as a platform that moves.
  public var essential: Animation {
    var animation = self
    animation.isEssential = true
    return animation
  }

  /// The same animation of a view that can be hit meanwhile (H13).
  public var allowingUserInteraction: Animation {
    var animation = self
    animation.allowsUserInteraction = true
    return animation
  }
}
