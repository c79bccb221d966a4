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
    /// The members of the set, one bit each.
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

/// A key or button that is down: one object from going down to going up (P1).
public final class UIPress: NSObject {
  /// What a press is doing.
  public enum Phase: Int, Sendable {
    /// It went down, is pressed harder or softer, rests, went up, or was taken away.
    case began, changed, stationary, ended, cancelled
  }
  /// What is pressed, where it is one of those that UIKit knows (P2).
  public enum PressType: Int, Sendable {
    /// An arrow, or the directional pad.
    case upArrow = 0, downArrow, leftArrow, rightArrow
    /// The lower button of a controller, its menu button.
    case select = 4, menu = 5
    /// Another key or button.
    case other = -1

    /// The keys and buttons of the engine that it stands for.
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

  /// The press as it was told last.
  var press: Press
  private weak var application: UIApplication?

  init(_ press: Press, _ application: UIApplication) {
    self.press = press
    self.application = application
  }

  /// What it is doing in the event at hand.
  public var phase: Phase {
    switch press.phase {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
  /// When it did so, in seconds of the scene's clock.
  public var timestamp: TimeInterval { press.timestamp.seconds }
  /// How hard it is pressed, from 0 to 1 (P3).
  public var force: CGFloat { CGFloat(press.force) }
  /// What is pressed.
  public var type: PressType {
    let types: [PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu]
    return types.first { $0.engine.contains(press.type) } ?? .other
  }
  /// The key, or nil for a button (P10).
  public var key: UIKey? { press.key.map { UIKey(press, $0) } }
  /// Who hears of it first (P5).
  public var responder: UIResponder? { application?.object(of: press.responder) }
}

/// A key of a keyboard (P10).
public struct UIKey: Hashable, Sendable {
  /// What it types with the modifiers.
  public let characters: String
  /// What it types without.
  public let charactersIgnoringModifiers: String
  /// Its number in the USB usage tables.
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
