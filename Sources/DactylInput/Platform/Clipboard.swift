/// Where cut and copied text goes. The platform brings the system's; without one a scene has its own.
public protocol Clipboard: AnyObject {
  /// The text in it, or nil. Setting nil empties it.
  var string: String? { get set }
}

/// A clipboard of the program's own.
public final class MemoryClipboard: Clipboard {
  /// The text in it, or nil.
  public var string: String?
  /// Makes an empty clipboard.
  public init() {}
}
