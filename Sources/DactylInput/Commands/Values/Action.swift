/// The name of something that a responder can do: copy, undo, or a game's own "deal again". It is sent to a target, or
/// up the chain to the first responder that performs it (R20-R23).
public struct Action: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, which identifies the action.
  public let name: String
  /// Makes an action from its name.
  public init(_ name: String) { self.name = name }
  /// Makes an action from its name.
  public init(stringLiteral name: String) { self.name = name }
  /// The name of the action.
  public var description: String { name }

  // The standard edit actions (R24).

  /// Cuts the selection.
  public static let cut: Action = "cut"
  /// Copies the selection.
  public static let copy: Action = "copy"
  /// Inserts the contents of the clipboard, replacing the selection.
  public static let paste: Action = "paste"
  /// Deletes the selection.
  public static let delete: Action = "delete"
  /// Selects the item at the caret.
  public static let select: Action = "select"
  /// Selects everything that can be selected.
  public static let selectAll: Action = "selectAll"
  /// Shows the context menu of the receiver of keys.
  public static let showContextMenu: Action = "showContextMenu"
  /// Undoes the last change.
  public static let undo: Action = "undo"
  /// Redoes the change that was undone last.
  public static let redo: Action = "redo"
}
