import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// A scene with a text field, and input from its keyboard. A letter of the pixel font is six tenths as wide as high.
final class Typist {
  let stage: Stage
  let field: TextField
  var scene: Scene { stage.scene }

  /// The content is 200 points wide and lines are 10 high: a letter is 6 points wide.
  init(_ text: String = "", isEditing: Bool = true) {
    stage = Stage()
    stage.scene.font = .pixel
    field = stage.scene.addTextField(frame: Rect(10, 10, 200, 20))
    field.style.size = 10
    field.style.padding = .zero
    field.text = text
    let log = stage.log
    field.editingDidBegin = { _ in log.write("begin") }
    field.editingChanged = { log.write("changed \($0.text)") }
    field.editingDidEnd = { _ in log.write("end") }
    field.editingDidEndOnExit = { _ in log.write("exit") }
    if isEditing { field.beginEditing() }
    stage.scene.advance(by: 0)
    _ = stage.lines
  }

  /// Presses and releases a key.
  func press(_ key: Key, _ modifiers: ModifierFlags = [], _ characters: String = "", repeats: Int = 0) {
    for isRepeat in [false] + Array(repeating: true, count: repeats) {
      scene.send(
        .key(KeySample(key, isDown: true, isRepeat: isRepeat, characters: characters, modifiers: modifiers)))
    }
    scene.send(.key(KeySample(key, isDown: false, characters: characters, modifiers: modifiers)))
  }

  /// Control and a letter.
  func control(_ letter: Character, _ more: ModifierFlags = []) {
    guard let key = Key.letter(letter) else { return }
    press(key, more.union(.control), "\(letter)")
  }

  /// Types as a keyboard does: each letter is a key and text.
  func type(_ text: String) {
    for letter in text {
      let key = Key.letter(letter) ?? .space
      scene.send(.key(KeySample(key, isDown: true, characters: "\(letter)")))
      scene.send(.text("\(letter)"))
      scene.send(.key(KeySample(key, isDown: false, characters: "\(letter)")))
    }
  }

  func compose(_ text: String, caret: Int? = nil) {
    scene.send(.textEditing(TextEditing(text, caret: caret ?? text.count)))
  }

  /// The position of the boundary before a letter.
  func point(_ letter: Int) -> Point { Point(10 + 6 * Float(letter) + 1, 20) }

  /// The boxes of the items of a colour, in the scene's coordinates.
  func drawn(_ color: Color) -> [Rect] {
    scene.drawList.items.compactMap { item in
      guard case .shape(let shape) = item.content, shape.fill == color else { return nil }
      return item.transform.apply(to: item.bounds)
    }
  }

  /// The drawn text, and its left end.
  var label: (text: String, x: Float)? {
    scene.drawList.items.lazy.compactMap { item in
      guard case .label(let label) = item.content else { return nil }
      return (label.text, item.transform.apply(to: item.bounds).minX)
    }.first
  }
}
