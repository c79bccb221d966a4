#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders by functions of the C library. Loading Foundation for them would add 5 ms to each program's start.
package enum Files {
  /// The reason of a failed system call, in the system's words.
  package struct Failure: Error {
    /// The reason in the system's words.
    package let reason: String

    /// The failure of the call that was just made.
    package static var last: Failure { unsafe Failure(reason: String(cString: strerror(errno))) }
  }

  /// Whether a path is that of a file other than a folder. Links are followed.
  package static func isFile(_ path: String) -> Bool { kind(of: path).map { $0 != S_IFDIR } ?? false }

  /// Whether a path is that of a folder. Links are followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The names of the entries of a folder, sorted; empty when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of the files in a folder and the folders in it, at any depth, relative to the folder and sorted. Links
  /// to folders are not followed.
  package static func paths(below folder: String) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      for name in names(in: folder + "/" + place) {
        let path = place + name
        if isFolder(folder + "/" + path) {
          if !isLink(folder + "/" + path) { waiting.append(path + "/") }
        } else {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The bytes of a file, or of a pipe until its end.
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { throw .last }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      guard count == 0 else { continue }
      if unsafe ferror(file) != 0 { throw .last }
      return bytes
    }
  }

  /// Writes a file, replacing an existing one.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let file = unsafe fopen(path, "wb") else { throw .last }
    let isWhole = unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count
    let failure = Failure.last
    // A full disk may be reported only when the last bytes leave the buffer.
    guard unsafe fclose(file) == 0 else { throw isWhole ? .last : failure }
    guard isWhole else { throw failure }
  }

  /// Writes a file beside an existing one, and then puts it in its place: what fails leaves that as it was.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let new = path + ".new"
    try write(bytes, to: new)
    guard unsafe rename(new, path) == 0 else { throw .last }
  }

  /// The absolute path, without `.`, `..` and doubled slashes. Links are not resolved.
  package static func fullPath(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : workingFolder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with all links resolved, or the path itself where nothing exists.
  package static func resolvedPath(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static var workingFolder: String {
    guard let folder = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

/// A file that is written piece by piece. What was written is in the file even when the program is killed.
@safe package final class FileWriter {
  private let file: UnsafeMutablePointer<FILE>

  /// Makes a file, replacing an existing one.
  package init(_ path: String) throws(Files.Failure) {
    guard let file = unsafe fopen(path, "wb") else { throw .last }
    unsafe self.file = file
  }

  deinit { unsafe fclose(file) }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(Files.Failure) {
    guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count, unsafe fflush(file) == 0 else { throw .last }
  }
}
