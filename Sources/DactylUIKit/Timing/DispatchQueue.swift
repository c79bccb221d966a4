/// A queue of closures, in place of Dispatch's: all are called with the frames of the present application's scene, on
/// its thread, in the order in which they came. So the same input gives the same calls.
///
/// In Swift 6 mode the compiler wants closures that may be sent to another thread for anything of this name, which
/// those of UIKit code may not: compile such files in Swift 5 mode.
public struct DispatchQueue: Sendable {
  /// How urgent work is; it has no effect.
  public enum QoS: Sendable {
    /// An urgency of Dispatch's.
    case userInteractive, userInitiated, `default`, utility, background
  }

  /// The queue of views.
  public static let main = DispatchQueue()
  /// A queue for other work, which is done on the same thread here.
  public static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue() }
  private init() {}
  /// Makes a queue for other work, which is done on the same thread here.
  public init(label: String, qos: QoS = .default) {}

  /// Calls a closure with the next frame.
  public func async(execute work: @escaping () -> Void) { UIApplication.shared.scene.nextFrame(work) }
  /// Performs an item with the next frame, unless it is cancelled.
  public func async(execute workItem: DispatchWorkItem) {
    UIApplication.shared.scene.nextFrame { if !workItem.isCancelled { workItem.perform() } }
  }
  /// Calls a closure at a time that is given as `.now() +` seconds.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    UIApplication.shared.scene.after(Self.seconds(until: deadline), work)
  }
  /// Performs an item at a time that is given as `.now() +` seconds, unless it is cancelled.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    UIApplication.shared.scene.after(Self.seconds(until: deadline)) {
      if !workItem.isCancelled { workItem.perform() }
    }
  }
  /// Calls a closure at once.
  @discardableResult
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value { try work() }

  /// The seconds until a time, in milliseconds: what the clock has moved since it was computed does not count.
  private static func seconds(until deadline: DispatchTime) -> Double {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    guard then > now else { return 0 }
    return (Double(then - now) / 1_000_000).rounded() / 1000
  }
}

extension NSObject {
  /// Calls a method after some seconds. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    UIApplication.shared.scene.after(delay) { aSelector.method(of: self)?(anArgument) }
  }
}
