import Foundation

extension SampleOptions {
  /// The fault of a file that the options name, or nil: the file is missing, is a folder, or may not be read. Virtual
  /// controllers accept a pipe as well as a file.
  var unreadableFile: String? {
    if let bindings, let fault = Self.fault(of: bindings, isPipeFit: false) {
      return "--bindings \(bindings): \(fault); an empty file will do to begin with"
    }
    if let virtualController, let fault = Self.fault(of: virtualController, isPipeFit: true) {
      return "--virtual-controller \(virtualController): \(fault)"
    }
    return nil
  }

  private static func fault(of path: String, isPipeFit: Bool) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target(of: path))
    guard let type = attributes?[.type] as? FileAttributeType else { return "there is no such file" }
    if type == .typeDirectory { return "it is a folder" }
    if !isPipeFit && type != .typeRegular { return "it is no file that can be kept" }
    return FileManager.default.isReadableFile(atPath: path) ? nil : "it may not be read"
  }

  /// Returns the target of a path, with links resolved.
  private static func target(of path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
