/// Something that a program can be asked to do from outside of it, such as by the menu of its icon on the desktop.
public struct QuickAction: Hashable, Sendable {
  /// The name that programs use: letters, digits and hyphens.
  public var id: String
  /// The name that people read.
  public var title: String
  /// The name of an icon in the themes of desktops, such as `media-playback-start`; nil for none.
  public var icon: String?

  /// Makes an action.
  public init(_ id: String, title: String, icon: String? = nil) {
    self.id = id
    self.title = title
    self.icon = icon
  }
}

extension Diagnostic.Kind {
  /// A quick action was asked for that the program does not have.
  public static let unknownQuickAction = Diagnostic.Kind("unknownQuickAction")
}
