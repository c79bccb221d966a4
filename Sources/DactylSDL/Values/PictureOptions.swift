import DactylScene

/// The picture that a program makes of itself without a display (`--picture FILE`).
package struct PictureOptions: Hashable, Sendable {
  /// The PNG file to write.
  package var path: String
  /// The size of the window, in its units; nil for that of the program.
  package var size: Size?
  /// The number of the frame that it shows; the first is 1.
  package var frame = 60

  /// Makes the options of a picture in a file, of the frame after a second.
  package init(_ path: String) { self.path = path }
}
