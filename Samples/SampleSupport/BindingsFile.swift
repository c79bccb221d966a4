import DactylSDL
import Foundation
import SampleScenes

/// The file that keeps the controls that players chose.
enum BindingsFile {
  /// Loads the controls from the file into a game, unless the file is empty, and writes changed ones back. If the file
  /// is faulty, a line reports the fault, and the game keeps its own controls.
  static func keep(_ path: String, of sample: any PlayableScene) {
    guard let game = sample as? TwinStickScene else {
      return StandardStream.error.write("--bindings is for TwinStick: there is nothing to keep.")
    }
    if let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty {
      do {
        game.scene.inputActions.bindingOverrides = try JSONDecoder().decode(InputBindings.self, from: bytes)
      } catch {
        StandardStream.error.write("\(path): \(describe(error)). The controls are the game's own.")
      }
    }
    game.onBindings = { bindings in
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(bindings).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        StandardStream.error.write("\(path): the controls can't be written: \(error.localizedDescription)")
      }
    }
  }

  /// The fault of a file in one line: where it is, and what was wanted.
  private static func describe(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    let context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: error.localizedDescription)
      }
    var sentence = context.debugDescription
    if sentence.hasSuffix(".") { sentence.removeLast() }
    if let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String {
      sentence += " (\(reason))"
    }
    // A key may be anything that the file holds.
    let path = context.codingPath.reduce(into: "") { path, key in
      let name = key.stringValue
      let isPlain = name.count <= 30 && name.allSatisfy { $0.isLetter || $0.isNumber || " _-".contains($0) }
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + (isPlain ? name : "…")
    }
    return path.isEmpty ? sentence : "\(path): \(sentence)"
  }
}
