import CSDL2
import DactylInspector

/// Finds the files of pictures and fonts: first in the folders of the app, then in the usual folders of an app's files.
struct AssetFinder {
  /// The folders that are searched, in order.
  let folders: [String]

  /// Makes a finder that searches exactly these folders.
  init(folders: [String]) {
    self.folders = folders
  }

  /// Makes a finder for the app's folders, the program's folder with the bundles in it, and the working directory. A
  /// relative folder is relative to the working directory.
  init(appFolders: [String], programFolder: String? = Self.programFolder) {
    var folders = appFolders
    if let programFolder {
      folders.append(programFolder)
      for bundle in Self.bundles(in: programFolder) {
        folders.append(bundle)
        folders += Self.subfolders(of: bundle)
      }
    }
    folders.append(".")
    var seen: Set<String> = []
    self.init(folders: folders.filter { seen.insert($0).inserted })
  }

  /// The path of the first file with a name. An absolute path is used as it is.
  func path(of name: String) throws(AssetError) -> String {
    guard !name.isEmpty else { throw AssetError(name: name, reason: "the name of a file is wanted, and it is empty") }
    let candidates = name.hasPrefix("/") ? [name] : folders.map { $0 == "." ? name : $0 + "/" + name }
    for candidate in candidates where Files.isFile(candidate) { return candidate }
    throw AssetError(name: name, reason: "there is no such file", searched: name.hasPrefix("/") ? ["/"] : fullPaths)
  }

  /// The absolute paths of the folders, each once, whatever its name.
  private var fullPaths: [String] {
    var seen: Set<String> = []
    return folders.map(Files.fullPath).filter { seen.insert(Files.resolvedPath($0)).inserted }
  }

  /// The folder of the program's own files: that of the executable, or that of the resources of a macOS app.
  static var programFolder: String? {
    guard let path = unsafe SDL_GetBasePath() else { return nil }
    defer { unsafe SDL_free(path) }
    return Files.fullPath(unsafe String(cString: path))
  }

  /// The folders that SwiftPM makes beside an executable for its targets' resources.
  private static func bundles(in folder: String) -> [String] {
    Files.names(in: folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.map { folder + "/" + $0 }
  }

  private static func subfolders(of folder: String) -> [String] {
    Files.names(in: folder).map { folder + "/" + $0 }.filter(Files.isFolder)
  }
}
