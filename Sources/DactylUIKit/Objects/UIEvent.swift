/// The present event of a type: one object for each type, whose values change with every event (D1).
open class UIEvent: NSObject {
  /// The type of an event (S-1).
  public enum EventType: Int, Sendable {
    /// Touches, a shake, a remote control, keys and buttons.
    case touches = 0, motion = 1, remoteControl = 2, presses = 3
    /// A wheel, a pointer without a pressed button, two fingers on a touchpad.
    case scroll = 10, hover = 11, transform = 14
    /// A game's own event, which UIKit does not have.
    case custom = 255
  }
  /// The subtype of an event within its type (X1).
  public enum EventSubtype: Int, Sendable {
    /// No subtype, or a shake.
    case none = 0, motionShake = 1
    /// A command of a remote control.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// A command of a remote control.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// A command of a remote control.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The engine's present event.
  var event: Event
  /// The touches of the present call, which keep the values of that call.
  var notified: [UInt64] = []
  /// Whether the base implementation of `sendEvent` was called.
  var isSentOn = false
  weak var application: UIApplication?

  init(_ event: Event, _ application: UIApplication) {
    self.event = event
    self.application = application
  }

  /// The type of the event.
  public var type: EventType { EventType(rawValue: Int(event.type.rawValue)) ?? .custom }
  /// The subtype of the event within its type.
  public var subtype: EventSubtype {
    switch event.subtype {
    case .none: .none
    case .motionShake: .motionShake
    case .remoteControl(let command): EventSubtype(rawValue: Int(command.rawValue)) ?? .none
    }
  }
  /// The time of the event, in seconds of the scene's clock.
  public var timestamp: TimeInterval { event.timestamp.seconds }
  /// The modifier keys that are down.
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(event.modifierFlags) }
  /// The buttons of all pointers that are down.
  public var buttonMask: UIEvent.ButtonMask { ButtonMask(rawValue: Int(event.buttonMask.rawValue)) }

  /// The buttons of a pointer, one bit each.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// A button by its number, counted from 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: number > 0 ? 1 << (number - 1) : 0) }
  }

  /// Every touch that is down or has changed in the event, on any view (T4).
  public var allTouches: Set<UITouch>? { objects(of: event.allTouches) }
  /// The touches that landed on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { objects(of: event.touches(for: view.engine)) }
  /// The touches that landed in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { objects(of: event.touches(for: window.engineWindow)) }
  /// The touches of a recognizer (G20).
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.engine.flatMap { objects(of: event.touches(for: $0)) }
  }
  /// The coalesced samples of a touch since the previous event, the last one being the touch itself (T28): separate
  /// objects (T31).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let application else { return nil }
    return event.coalescedTouches(for: touch.touch)?.map { UITouch($0, application) }
  }
  /// The predicted samples of a touch (T29).
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let application else { return nil }
    return event.predictedTouches(for: touch.touch)?.map { UITouch($0, application) }
  }

  private func objects(of touches: Touches) -> Set<UITouch>? {
    guard let application else { return nil }
    return Set(touches.map { application.object(of: $0, isKept: notified.contains($0.id)) })
  }
}

/// The event of presses.
public final class UIPressesEvent: UIEvent {
  /// Every press that is down or has changed in the event.
  public var allPresses: Set<UIPress> { application.map { Set(event.allPresses.map($0.object(of:))) } ?? [] }
}

/// A key or button that is down: one object from press to release (P1).
public final class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The press began, changed its force, is unchanged, ended, or was cancelled.
    case began, changed, stationary, ended, cancelled
  }
  /// The type of the key or button, for those that UIKit knows (P2).
  public enum PressType: Int, Sendable {
    /// An arrow key, or a direction of the directional pad.
    case upArrow = 0, downArrow, leftArrow, rightArrow
    /// The lower button of a controller, and its menu button.
    case select = 4, menu = 5
    /// Any other key or button.
    case other = -1

    /// The engine's keys and buttons of the type.
    var engine: [Dactyl.PressType] {
      switch self {
      case .upArrow: [.key(.up), .button(.dpadUp)]
      case .downArrow: [.key(.down), .button(.dpadDown)]
      case .leftArrow: [.key(.left), .button(.dpadLeft)]
      case .rightArrow: [.key(.right), .button(.dpadRight)]
      case .select: [.key(.space), .button(.a)]
      case .menu: [.key(.escape), .button(.menu)]
      case .other: []
      }
    }
  }

  /// The press as last delivered.
  var press: Press
  private weak var application: UIApplication?

  init(_ press: Press, _ application: UIApplication) {
    self.press = press
    self.application = application
  }

  /// The phase in the present event.
  public var phase: Phase {
    switch press.phase {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
  /// The time of the last change, in seconds of the scene's clock.
  public var timestamp: TimeInterval { press.timestamp.seconds }
  /// The force, from 0 to 1 (P3).
  public var force: CGFloat { CGFloat(press.force) }
  /// The type of the key or button.
  public var type: PressType {
    let types: [PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu]
    return types.first { $0.engine.contains(press.type) } ?? .other
  }
  /// The key, or nil for a button (P10).
  public var key: UIKey? { press.key.map { UIKey(press, $0) } }
  /// The responder that receives the press first (P5).
  public var responder: UIResponder? { application?.object(of: press.responder) }
}

/// A key of a keyboard (P10).
public struct UIKey: Hashable, Sendable {
  /// The characters that the key types with the modifiers.
  public let characters: String
  /// The characters that the key types without the modifiers.
  public let charactersIgnoringModifiers: String
  /// The number of the key in the USB usage tables.
  public let keyCode: Int
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ press: Press, _ key: Key) {
    characters = press.characters
    charactersIgnoringModifiers = press.charactersIgnoringModifiers
    keyCode = Int(key.usage)
    modifierFlags = UIKeyModifierFlags(press.modifierFlags)
  }
}
