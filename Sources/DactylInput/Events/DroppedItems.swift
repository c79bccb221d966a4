/// The items that another program dropped on the window.
public struct DroppedItems: Hashable, Sendable {
  /// The paths of the files, in the order in which the window system named them.
  public var files: [String]
  /// The texts, one for each piece.
  public var texts: [String]
  /// The location of the drop in the scene, in points.
  public var location: Point

  /// Makes dropped items.
  public init(files: [String] = [], texts: [String] = [], at location: Point) {
    self.files = files
    self.texts = texts
    self.location = location
  }
}

/// A file that another program dropped: a payload, accepted with `onDrop(of: DroppedFile.self)`.
public struct DroppedFile: Hashable, Sendable {
  /// The absolute path of the file.
  public let path: String
  /// Makes a dropped file with an absolute path.
  public init(path: String) { self.path = path }
}

/// Text that another program dropped: a payload, accepted with `onDrop(of: DroppedText.self)`.
public struct DroppedText: Hashable, Sendable {
  /// The text that was dropped.
  public let text: String
  /// Makes dropped text.
  public init(_ text: String) { self.text = text }
}
