import Dactyl

/// A keyboard that a test plays on a scene.
///
/// ```swift
/// let keyboard = Keyboard(in: scene)
/// keyboard.tap(.space)
/// keyboard.type("Ada")
/// keyboard.tap(.s, holding: .control)
/// ```
public final class Keyboard {
  /// The scene that receives the keys.
  public let scene: Scene
  /// The keys that are down, in the order in which they went down.
  public private(set) var keys: [Key] = []
  /// The modifiers of the keys that go down and up from now on.
  public var modifiers: ModifierFlags = []

  /// Makes a keyboard with all keys up.
  public init(in scene: Scene) { self.scene = scene }

  /// Puts a key down, or repeats it when it is down. It sends no text: `type(_:)` does.
  public func press(_ key: Key) {
    let isRepeat = keys.contains(key)
    if !isRepeat { keys.append(key) }
    send(key, isDown: true, isRepeat: isRepeat)
  }

  /// Releases a key; does nothing for one that is up.
  public func release(_ key: Key) {
    guard let index = keys.firstIndex(of: key) else { return }
    keys.remove(at: index)
    send(key, isDown: false, isRepeat: false)
  }

  /// Presses a key for 50 ms, with modifiers.
  public func tap(_ key: Key, holding modifiers: ModifierFlags = []) {
    let before = self.modifiers
    self.modifiers.formUnion(modifiers)
    press(key)
    scene.advance(by: 0.05)
    release(key)
    self.modifiers = before
  }

  /// Types a text, in a single event, as the window system composes it; the keys themselves are not sent.
  public func type(_ text: String) { scene.send(.text(text)) }

  private func send(_ key: Key, isDown: Bool, isRepeat: Bool) {
    let letter = "abcdefghijklmnopqrstuvwxyz".first { Key.letter($0) == key }
    scene.send(
      .key(
        KeySample(
          key, isDown: isDown, isRepeat: isRepeat, characters: letter.map { String($0) } ?? "", modifiers: modifiers)))
  }
}
