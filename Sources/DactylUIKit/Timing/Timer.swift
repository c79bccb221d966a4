/// A timer that is called by the time of the present application's scene, in place of Foundation's: its calls come with
/// frames, and the same input gives the same calls.
///
/// It is kept while it is scheduled, and keeps its target, as Foundation's does.
public final class Timer: NSObject {
  /// The time between calls, in seconds.
  public let timeInterval: TimeInterval
  /// Whether it is called again and again.
  private let repeats: Bool
  private var body: ((Timer) -> Void)?
  private var subscription: Subscription?
  private weak var application: UIApplication?
  /// What the program wants to know in a call.
  public private(set) var userInfo: Any?
  /// Without effect: calls come with the first frame at or after their time.
  public var tolerance: TimeInterval = 0

  /// Makes a timer that calls a closure; add it to a run loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    body = block
    application = UIApplication.shared
  }
  /// Makes a timer that calls a method; add it to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.method(of: target)?($0) }
    self.userInfo = userInfo
  }

  /// Makes a timer that calls a closure, and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }
  /// Makes a timer that calls a method, and starts it.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// Whether it may still be called.
  public var isValid: Bool { body != nil }
  /// Ends it.
  public func invalidate() {
    subscription?.cancel()
    (subscription, body) = (nil, nil)
  }
  /// Calls it at once.
  public func fire() {
    body?(self)
    if !repeats { invalidate() }
  }

  func start() {
    guard body != nil, subscription == nil else { return }
    wait()
  }

  private func wait() {
    subscription = application?.scene.after(timeInterval) {
      self.subscription = nil
      self.fire()
      if self.body != nil, self.subscription == nil { self.wait() }
    }
  }
}

extension RunLoop {
  /// Starts a timer; which run loop and mode it is has no effect.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
