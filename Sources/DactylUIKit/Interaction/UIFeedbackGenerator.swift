/// Feedback that is felt: the rumble of game controllers, where there are any.
open class UIFeedbackGenerator: NSObject {
  private weak var application: UIApplication?

  /// Makes a generator.
  public override init() { application = UIApplication.present }
  /// Makes a generator for a view.
  public convenience init(view: UIView) { self.init() }
  /// Without effect: nothing has to be woken.
  open func prepare() {}

  func rumble(_ strength: CGFloat, for seconds: Double) {
    guard let scene = application?.scene else { return }
    for controller in scene.gameControllers {
      scene.rumble(controller.id, strong: Float(strength), weak: Float(strength) * 0.6, for: seconds)
    }
  }
}

/// Feedback for things that meet.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy they are, with UIKit's values.
  public enum FeedbackStyle: Int, Sendable {
    /// A weight of UIKit.
    case light = 0, medium, heavy, soft, rigid
  }
  private let style: FeedbackStyle

  /// Makes a generator of a weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Makes a generator of the middle weight.
  public override convenience init() { self.init(style: .medium) }

  /// Has it felt.
  public func impactOccurred() { impactOccurred(intensity: 1) }
  /// Has it felt, with a strength from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {
    let weight: CGFloat =
      switch style {
      case .light, .soft: 0.3
      case .medium, .rigid: 0.6
      case .heavy: 1
      }
    rumble(weight * min(max(intensity, 0), 1), for: 0.05)
  }
}

/// Feedback for another choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has it felt.
  public func selectionChanged() { rumble(0.2, for: 0.03) }
}

/// Feedback for an outcome.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome, with UIKit's values.
  public enum FeedbackType: Int, Sendable {
    /// An outcome of UIKit.
    case success = 0, warning, error
  }
  /// Has it felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    rumble(notificationType == .success ? 0.5 : 0.9, for: 0.15)
  }
}
