#if Tools
  import Foundation

  /// Where a game's package gets Dactyl from.
  enum DactylSource {
    /// A clone.
    case clone(URL)
    /// A repository, and the least version.
    case repository(String, from: String)

    /// The name by which targets refer to the package.
    var package: String {
      switch self {
      case .clone: "Dactyl"
      case .repository(let url, _):
        // The package manager knows a repository by the last part of its address.
        String(url.split(separator: "/").last ?? "Dactyl").replacing(/\.git$/, with: "")
      }
    }

    /// The line of the manifest. A clone is named by its path from the game's folder, so that both can be moved
    /// together.
    func dependency(seenFrom folder: URL) -> String {
      switch self {
      case .clone(let clone): ".package(name: \"Dactyl\", path: \"\(Self.path(from: folder, to: clone).escaped)\")"
      case .repository(let url, let version): ".package(url: \"\(url.escaped)\", from: \"\(version.escaped)\")"
      }
    }

    /// The clone in which this tool was built, else the one that a folder lies in; nil for none.
    static func cloneOfTool() -> URL? {
      let tool = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      return [tool, here].lazy.compactMap { clone(around: $0.resolvingSymlinksInPath()) }.first
    }

    private static func clone(around file: URL) -> URL? {
      var folder = file.standardizedFileURL
      while folder.path != "/" {
        if isClone(folder) { return folder }
        folder.deleteLastPathComponent()
      }
      return nil
    }

    /// Whether a folder has Dactyl's manifest.
    static func isClone(_ folder: URL) -> Bool {
      guard let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      else { return false }
      return manifest.contains("name: \"Dactyl\",") && manifest.contains("name: \"DactylSDL\"")
    }

    private static func path(from folder: URL, to goal: URL) -> String {
      // A folder that is not there yet has no links to resolve, but the one around it may.
      let base = folder.deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent(folder.lastPathComponent)
      let start = base.standardizedFileURL.pathComponents
      let end = goal.resolvingSymlinksInPath().standardizedFileURL.pathComponents
      let shared = zip(start, end).prefix { $0 == $1 }.count
      // Where they have nothing in common but the root, the path up would be the longer one.
      guard shared > 1 else { return goal.path }
      return (Array(repeating: "..", count: start.count - shared) + end[shared...]).joined(separator: "/")
    }
  }

  extension String {
    /// The text as it stands between the quotation marks of Swift.
    fileprivate var escaped: String {
      replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
  }
#endif
