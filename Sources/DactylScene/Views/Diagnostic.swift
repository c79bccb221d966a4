/// Something that was refused, counted or noticed, in words that name what and where. The same in every build.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  public var kind: Kind
  /// The whole sentence.
  public var description: String

  /// Makes a diagnostic.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The kinds of diagnostic there are.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A handle of something that no longer exists was used; nothing was done.
    case staleHandle
    /// A view was to be put into itself or below itself; nothing was done.
    case cycle
    /// Views of two scenes, or of two parents, were mixed; nothing was done.
    case mismatchedViews
    /// A hit shape, or `canBecomeFirstResponder` before a callback, tried to edit views while it was asked; nothing was done.
    case editInHitShape
    /// A view was to have a place that is not finite, which was refused, or a negative size, which was taken from its other
    /// corner.
    case badGeometry
    /// A number that is not finite came in from a device; the sample was mended or left out.
    case badLocation
    /// A device spoke of a finger that had not landed; the sample was left out.
    case unknownFinger
    /// A finger landed that was down already (T35); it was taken as a move.
    case repeatedBegan
    /// Time ran backwards; the event was given the time of the one before.
    case timeReversed
    /// The clock of events or frames jumped by more than a second; what waits keeps the time that it had left.
    case timeJumped
    /// A recognizer proposed a state that the table of transitions does not have (G6); nothing was done.
    case illegalTransition
    /// A frame was started inside a frame; nothing was done.
    case nestedFrame
    /// A responder chain goes round (R9); it ends where it closes.
    case responderLoop
    /// Recognizers wait for each other to fail in a circle (G34).
    case requirementCycle
    /// Handlers went on changing things in one batch beyond any use; the rest waits for the next frame.
    case unsettled
    /// What was due came due again and again at one moment; it was dropped, so that the frame ends.
    case endlessDeadline
    /// View controllers were to be put together in a way that can't be; nothing was done.
    case mismatchedControllers

    /// Whether it is something that a device sent, rather than something that code did.
    var isFromDevice: Bool {
      switch self {
      case .badLocation, .unknownFinger, .repeatedBegan, .timeReversed, .timeJumped: true
      default: false
      }
    }
  }
}
