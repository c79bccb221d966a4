/// Calls a method with each frame, until it is invalidated.
///
/// It keeps its target alive, as in UIKit, and is kept by its application while it is added to a run loop.
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private weak var application: UIApplication?
  private var isAdded = false
  private var isWaiting = false

  /// The time of the frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time since the frame before, in seconds.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// The time at which the next frame is expected, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Without effect: it is called with each frame.
  public var preferredFramesPerSecond = 0
  /// Whether it waits.
  public var isPaused = false { didSet { wait() } }

  /// Makes a link that calls a method of a target.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    application = UIApplication.shared
  }

  /// Begins with the next frame; which run loop it is has no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    timestamp = application?.scene.currentTime.seconds ?? 0
    wait()
  }
  /// Ends it.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }
  /// Ends it for good.
  public func invalidate() {
    isAdded = false
    target = nil
  }

  private func wait() {
    guard isAdded, !isPaused, !isWaiting, target != nil else { return }
    isWaiting = true
    application?.scene.nextFrame { self.frame() }
  }

  private func frame() {
    isWaiting = false
    guard isAdded, !isPaused, let target, let application else { return }
    let now = application.scene.currentTime.seconds
    (duration, timestamp) = (max(now - timestamp, 0), now)
    selector.method(of: target)?(self)
    wait()
  }
}
