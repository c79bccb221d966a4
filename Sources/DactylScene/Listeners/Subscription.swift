/// The registration of a listener, as returned by each call that adds a closure to be called again and again:
/// `Scene.onUpdate(_:)`, `Scene.onEvent(_:)`, `Gesture.addAction(_:)` and the like.
///
/// A listener is called until its subscription is cancelled, or until what it listens to ends: the scene, a recognizer,
/// a control. A subscription that is not needed may be discarded. One that shall end with an object is stored in that
/// object as `untilReleased`:
///
/// ```swift
/// scene.onUpdate { time in world.advance(by: time.delta) }  // until the scene ends
/// let rain = scene.onUpdate { _ in drops.fall() }           // until rain.cancel()
/// listener = scene.onEvent { [weak self] in self?.note($0) }.untilReleased  // until `self` is released
/// ```
///
/// Listeners are called in the order in which they were added. One that is added while others are being called is
/// called from the next time on.
public struct Subscription {
  private let listener: Listener?
  private let hold: Hold?

  /// Makes the subscription of a listener, or one that has ended.
  @usableFromInline
  package init(_ listener: Listener? = nil) { self.init(listener, nil) }

  private init(_ listener: Listener?, _ hold: Hold?) {
    self.listener = listener
    self.hold = hold
  }

  /// Whether the listener is still registered.
  public var isActive: Bool { listener?.isActive ?? false }

  /// Ends the subscription: the listener is not called any more, and its closure is released. Can be called at any
  /// moment, also by the listener itself, and by another listener while all of them are being called; closures are then
  /// released after those calls. Does nothing when the subscription has ended.
  public func cancel() { listener?.cancel() }

  /// The same subscription as a value that cancels it when its last copy is released, whenever that is. It has to be
  /// stored: without a copy the subscription ends at once.
  public var untilReleased: Subscription { hold == nil ? Subscription(listener, Hold(listener)) : self }

  /// Cancels a subscription when it is released.
  private final class Hold {
    private let listener: Listener?
    init(_ listener: Listener?) { self.listener = listener }
    deinit { listener?.cancel() }
  }
}

@available(*, unavailable)
extension Subscription: Sendable {}
