/// The destination of cut and copied text. The platform provides the system's; without one a scene has its own.
public protocol Clipboard: AnyObject {
  /// The text on the clipboard, or nil. Setting nil empties it.
  var string: String? { get set }
}

/// A clipboard that only the program itself uses.
public final class MemoryClipboard: Clipboard {
  // Not in snapshots: a clipboard is the platform's.
  /// The text on the clipboard, or nil.
  public var string: String?
  /// Makes an empty clipboard.
  public init() {}
}
