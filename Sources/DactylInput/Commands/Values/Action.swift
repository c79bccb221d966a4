/// The name of something that a responder can do: copy, undo, a game's own "deal again". It is sent to a target or
/// looks for one up the chain (R20-R23).
public struct Action: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name by which responders tell actions apart.
  public let name: String
  /// Makes an action from its name.
  public init(_ name: String) { self.name = name }
  /// Makes an action from its name.
  public init(stringLiteral name: String) { self.name = name }
  /// The name of the action.
  public var description: String { name }

  // The standard edit actions (R24).

  /// Cut the selection.
  public static let cut: Action = "cut"
  /// Copy the selection.
  public static let copy: Action = "copy"
  /// Inserts what is on the clipboard, in place of what is selected.
  public static let paste: Action = "paste"
  /// Delete the selection.
  public static let delete: Action = "delete"
  /// Select what is at the caret.
  public static let select: Action = "select"
  /// Selects everything that can be selected.
  public static let selectAll: Action = "selectAll"
  /// Show the menu of what has the keys.
  public static let showContextMenu: Action = "showContextMenu"
  /// Take the last change back.
  public static let undo: Action = "undo"
  /// Make the change again that was taken back last.
  public static let redo: Action = "redo"
}
