/// Settings for the animations of layers that are added until it is committed. Layers that are changed otherwise change
/// at once, whatever it says.
public final class CATransaction: NSObject {
  private static var stack: [CATransaction] {
    get { UIApplication.present.flatMap { $0.scene[$0.entity, Stack.self]?.all } ?? [] }
    set {
      guard let application = UIApplication.present else { return }
      application.scene[application.entity, Stack.self] = Stack(all: newValue)
    }
  }
  private struct Stack { var all: [CATransaction] }

  private(set) var duration = 0.25
  private var completion: (() -> Void)?
  private var isDisabled = false
  private var function: CAMediaTimingFunction?
  private var running = 0
  private var isOpen = true

  static var present: CATransaction? { stack.last }
  func begin() { running += 1 }
  func end() {
    running -= 1
    finish()
  }
  private func finish() {
    guard running == 0, !isOpen, let completion else { return }
    self.completion = nil
    completion()
  }

  /// Begins a transaction in the present one.
  public static func begin() { stack.append(CATransaction()) }
  /// Ends it: its closure is called when the animations that were added in it are over.
  public static func commit() {
    guard let last = stack.popLast() else { return }
    last.isOpen = false
    UIApplication.present?.scene.nextFrame { last.finish() }
  }
  /// Without effect: layers are drawn with each frame.
  public static func flush() {}
  /// Sets the closure that is called when the animations that are added from now on are over.
  public static func setCompletionBlock(_ block: (() -> Void)?) { present?.completion = block }
  /// Without effect: changes of layers are not animated by themselves.
  public static func setDisableActions(_ flag: Bool) { present?.isDisabled = flag }
  /// Whether that was set.
  public static func disableActions() -> Bool { present?.isDisabled ?? false }
  /// Sets the duration of animations without one, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { present?.duration = dur }
  /// The duration of animations without one, in seconds.
  public static func animationDuration() -> CFTimeInterval { present?.duration ?? 0.25 }
  /// Sets the course of animations without one.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { present?.function = function }
  /// The course of animations without one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { present?.function }
}

/// The time of the present application's scene, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.scene.currentTime.seconds }
