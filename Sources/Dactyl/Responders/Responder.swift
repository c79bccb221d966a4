/// What a responder answers: whether the next one in the chain hears of it too. Forgetting `super` can't happen (T19).
public enum Handling: UInt8, Hashable, Sendable {
  /// It is done with; nobody else hears of it.
  case handled
  /// The next responder hears of it.
  case passToNext
}

/// The kinds of callback that a responder wants: a bit each. The walk up the chain calls only who asked.
public struct ResponderEvents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// `touchesBegan`.
  public static let touchesBegan = ResponderEvents(rawValue: 1)
  /// `touchesMoved`.
  public static let touchesMoved = ResponderEvents(rawValue: 2)
  /// `touchesEnded`.
  public static let touchesEnded = ResponderEvents(rawValue: 4)
  /// `touchesCancelled`.
  public static let touchesCancelled = ResponderEvents(rawValue: 8)
  /// All four. A responder that handles one of the phases is expected to handle all (T20).
  public static let touches: ResponderEvents = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]

  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .stationary: self = []
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    }
  }
}

/// What hears of touches: a value attached to a view, a window, the application or its delegate.
///
/// Touches go to the responder of their hit view, then up the chain (superviews, window, application, its delegate) until
/// one answers `.handled` (T19, R1-R5). A method gets the touches of one view in one phase, in landing order (D8). It may
/// add, move and destroy anything, its own view included.
public protocol Responder {
  /// The callbacks that it wants; those for touches unless written.
  var handledEvents: ResponderEvents { get }
  /// Fingers landed.
  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling
  /// Fingers moved.
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling
  /// Fingers lifted.
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling
  /// Fingers were taken away: by the system, by a gesture, or because the view went. Undo what began.
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling
}

extension Responder {
  /// All touches.
  public var handledEvents: ResponderEvents { .touches }
  /// Passes them on.
  public mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { .passToNext }
  /// Passes them on.
  public mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { .passToNext }
}
