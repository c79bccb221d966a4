import Foundation

/// Finds the files of pictures and fonts: first in the folders of the app, then where an app's own files usually lie.
struct AssetFinder {
  /// The folders that are searched, in order.
  let folders: [String]

  /// Searches exactly these folders.
  init(folders: [String]) {
    self.folders = folders
  }

  /// Searches the app's folders, its resources, the executable's folder with the bundles in it, and the working
  /// directory. A relative folder counts from the working directory.
  init(
    appFolders: [String], executableFolder executable: String = Bundle.main.bundleURL.path,
    resourceFolder: String? = Bundle.main.resourceURL?.path
  ) {
    var folders = appFolders
    if let resourceFolder { folders.append(resourceFolder) }
    folders.append(executable)
    for bundle in Self.bundles(in: executable) {
      folders.append(bundle)
      folders += Self.subfolders(of: bundle)
    }
    folders.append(".")
    var seen: Set<String> = []
    self.init(folders: folders.filter { seen.insert($0).inserted })
  }

  /// The path of the first file of that name. An absolute name is taken as it is.
  func path(of name: String) throws(AssetError) -> String {
    guard !name.isEmpty else { throw AssetError(name: name, reason: "the name of a file is wanted, and it is empty") }
    let candidates = name.hasPrefix("/") ? [name] : folders.map { $0 == "." ? name : $0 + "/" + name }
    for candidate in candidates where Self.isFile(candidate) { return candidate }
    throw AssetError(name: name, reason: "there is no such file", searched: name.hasPrefix("/") ? ["/"] : fullPaths)
  }

  /// The folders in full, each once, under whatever name.
  private var fullPaths: [String] {
    var seen: Set<String> = []
    return folders.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      .filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }.map(\.path)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The folders that SwiftPM makes beside an executable for its targets' resources.
  private static func bundles(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.map { folder + "/" + $0 }
  }

  private static func subfolders(of folder: String) -> [String] {
    names(in: folder).map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
