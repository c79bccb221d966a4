import Foundation

/// The folder into which pictures are written.
struct PictureFolder {
  let path: String

  /// Draws a picture and writes its file, replacing an older one.
  func write(_ picture: Picture) throws(WritingError) {
    let url = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(picture.name)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(picture.draw().bitmapFile()).write(to: url)
    } catch {
      throw WritingError(path: url.path, reason: error.localizedDescription)
    }
  }
}

/// The reason why a picture's file was not written.
struct WritingError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path) was not written: \(reason) A folder that may be written to was wanted." }
}
