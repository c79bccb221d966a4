#if Tools
  import Foundation

  /// The folder of a game's package: what is in it, and how it is built.
  struct GameFolder {
    /// What is wrong, in a line.
    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    let url: URL

    /// Throws when the folder is none of a package.
    init(_ path: String) throws(Failure) {
      url = URL(fileURLWithPath: path).standardizedFileURL
      guard FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) else {
        throw Failure(description: "\(path): the folder of a package is wanted, and it has no Package.swift")
      }
    }

    /// The times and sizes of what a program is built of: the manifest, and all files in the folders of the targets
    /// that are no tests. What the game writes beside them is no change of it.
    func stamp(of targets: [String]) -> [String: [Double]] {
      var stamp: [String: [Double]] = [:]
      for path in targets { addStamp(of: url.appendingPathComponent(path), to: &stamp) }
      addStamp(of: url.appendingPathComponent("Package.swift"), to: &stamp)
      return stamp
    }

    private func addStamp(of place: URL, to stamp: inout [String: [Double]]) {
      let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
      let files = FileManager.default.enumerator(
        at: place, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
      for file in [place] + (files?.compactMap { $0 as? URL } ?? []) {
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
        stamp[file.path] = [
          values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0, Double(values.fileSize ?? 0),
        ]
      }
    }

    /// Builds a product, whose output is seen, and returns whether that succeeded.
    func build(_ product: String, isRelease: Bool = false) -> Bool {
      run(["swift", "build", "--product", product] + Self.configuration(isRelease))
    }

    private static func configuration(_ isRelease: Bool) -> [String] { isRelease ? ["-c", "release"] : [] }

    /// The path of a program that was built.
    func program(_ product: String, isRelease: Bool = false) throws(Failure) -> URL {
      let folder = try output(of: ["swift", "build", "--show-bin-path"] + Self.configuration(isRelease))
      return URL(fileURLWithPath: folder.trimmingCharacters(in: .whitespacesAndNewlines)).appendingPathComponent(
        product)
    }

    /// Returns the name of the only program of the package, or of the one that was asked for, and the paths of the
    /// targets that are no tests, from the package's folder.
    func product(_ wanted: String?) throws(Failure) -> (name: String, targets: [String]) {
      struct Description: Decodable {
        struct Target: Decodable {
          var name: String
          var type: String
          var path: String
        }
        var targets: [Target]
      }
      let text = try output(of: ["swift", "package", "describe", "--type", "json"])
      guard let package = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
        throw Failure(description: "\(url.path): swift package describe has printed something unknown")
      }
      let programs = package.targets.filter { $0.type == "executable" }.map(\.name).sorted()
      let targets = package.targets.filter { $0.type != "test" }.map(\.path)
      if let wanted {
        guard programs.contains(wanted) else {
          throw Failure(
            description: "\(url.path): there is no program \(wanted), but \(programs.joined(separator: ", "))")
        }
        return (wanted, targets)
      }
      guard let only = programs.first, programs.count == 1 else {
        let found = programs.isEmpty ? "none" : programs.joined(separator: ", ")
        throw Failure(description: "\(url.path): one program is wanted, --product names it; there is \(found)")
      }
      return (only, targets)
    }

    private func run(_ command: [String]) -> Bool {
      guard let process = try? start(command, output: nil) else { return false }
      process.waitUntilExit()
      return process.terminationReason == .exit && process.terminationStatus == 0
    }

    private func output(of command: [String]) throws(Failure) -> String {
      let pipe = Pipe()
      do {
        let process = try start(command, output: pipe)
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
          throw Failure(description: "\(command.joined(separator: " ")) has failed")
        }
        return String(decoding: bytes, as: UTF8.self)
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(description: "\(command.joined(separator: " ")): \(error.localizedDescription)")
      }
    }

    private func start(_ command: [String], output: Pipe?) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = url
      if let output { process.standardOutput = output }
      try process.run()
      return process
    }
  }
#endif
