/// What is going on while a method is called: one object for each type of event, which changes all the time (D1).
open class UIEvent: NSObject {
  /// What an event tells of (S-1).
  public enum EventType: Int, Sendable {
    /// Fingers, a shake, a remote control, keys and buttons.
    case touches = 0, motion = 1, remoteControl = 2, presses = 3
    /// A wheel, a pointer with no button pressed, two fingers on a touchpad.
    case scroll = 10, hover = 11, transform = 14
    /// An event of the game's own, which UIKit has not.
    case custom = 255
  }
  /// What it tells of within its type (X1).
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular, or a shake.
    case none = 0, motionShake = 1
    /// What a remote control asks for.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// What a remote control asks for.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// What a remote control asks for.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The engine's event at hand.
  var event: Event
  /// The touches of the call at hand, which stay as it tells them.
  var told: [UInt64] = []
  /// Whether `sendEvent` of who is asked was called to its end.
  var isSentOn = false
  weak var application: UIApplication?

  init(_ event: Event, _ application: UIApplication) {
    self.event = event
    self.application = application
  }

  /// What it tells of.
  public var type: EventType { EventType(rawValue: Int(event.type.rawValue)) ?? .custom }
  /// What it tells of within its type.
  public var subtype: EventSubtype {
    switch event.subtype {
    case .none: .none
    case .motionShake: .motionShake
    case .remoteControl(let command): EventSubtype(rawValue: Int(command.rawValue)) ?? .none
    }
  }
  /// When it happened, in seconds of the scene's clock.
  public var timestamp: TimeInterval { event.timestamp.seconds }
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(event.modifierFlags) }
  /// The buttons of all pointers that are down.
  public var buttonMask: UIEvent.ButtonMask { ButtonMask(rawValue: Int(event.buttonMask.rawValue)) }

  /// The buttons of a pointer, a bit each.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// A button by its number, from 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: number > 0 ? 1 << (number - 1) : 0) }
  }

  /// Every touch that is down or changed in it, whatever view it is on (T4).
  public var allTouches: Set<UITouch>? { objects(of: event.allTouches) }
  /// Those that landed on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { objects(of: event.touches(for: view.engine)) }
  /// Those that landed in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { objects(of: event.touches(for: window.engineWindow)) }
  /// Those that a recognizer has (G20).
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.engine.flatMap { objects(of: event.touches(for: $0)) }
  }
  /// Every sample of a touch since the event before, the last one being the touch itself (T28): objects of their own
  /// (T31).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let application else { return nil }
    return event.coalescedTouches(for: touch.touch)?.map { UITouch($0, application) }
  }
  /// Where a touch may be at the next few moments (T29).
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let application else { return nil }
    return event.predictedTouches(for: touch.touch)?.map { UITouch($0, application) }
  }

  private func objects(of touches: Touches) -> Set<UITouch>? {
    guard let application else { return nil }
    return Set(touches.map { application.object(of: $0, isKept: told.contains($0.id)) })
  }
}

/// The presses that are going on.
public final class UIPressesEvent: UIEvent {
  /// Every press that is down or changed in it.
  public var allPresses: Set<UIPress> { application.map { Set(event.allPresses.map($0.object(of:))) } ?? [] }
}

/// The modifier keys, a bit each, with UIKit's numbers.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, or Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the key with the system's sign.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  private static let pairs: [(UIKeyModifierFlags, ModifierFlags)] = [
    (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
  ]
  init(_ flags: ModifierFlags) { self = Self.pairs.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } } }
  var engine: ModifierFlags { Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } } }
}
