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
        try game.loadBindings(String(decoding: bytes, as: UTF8.self))
      } catch {
        StandardStream.error.write("\(path): \(error). The controls are the game's own.")
      }
    }
    game.onBindings = { text in
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        StandardStream.error.write("\(path): the controls can't be written: \(error.localizedDescription)")
      }
    }
  }
}
