import Dactyl
import Testing

/// A keyboard with a French layout.
final class FrenchKeyboard: KeyboardPlatform {
  func character(on key: Key) -> Character? {
    switch key {
    case .q: "a"
    case .w: "z"
    case .a: "q"
    case .digit2: "é"
    case .minus: "ß"
    default: nil
    }
  }
  func key(typing character: Character) -> Key? { character == "a" ? .q : nil }
}

/// The names of keys.
@Suite struct KeyNameTests {
  @Test("Without a platform keys have the names of an American layout")
  func american() {
    let scene = Scene()

    #expect(
      [Key.w, .digit1, .minus, .leftShift, .keypadEnter, Key(usage: 104), .return, .space].map(scene.name(of:)) == [
        "W", "1", "-", "Left Shift", "Keypad Enter", "F13", "Return", "Space",
      ])
    #expect(scene.name(of: Key(usage: 5000)) == "Key 5000" && scene.name(of: Key(usage: 0)) == "Key 0")
    #expect(scene.key(typing: "w") == .w && scene.key(typing: "0") == .digit0 && scene.key(typing: "é") == nil)
  }

  @Test("The platform names keys by the layout: a key without a name has its English one")
  func layout() {
    let scene = Scene()
    let french = FrenchKeyboard()
    scene.keyboardPlatform = french

    #expect([Key.q, .digit2, .minus, .leftShift, .e].map(scene.name(of:)) == ["A", "É", "ß", "Left Shift", "E"])
    #expect(scene.key(typing: "a") == .q && scene.key(typing: "b") == nil)
  }

  @Test("Named keys have English names, and no two keys share one")
  func constants() {
    let keys = Key.allNamed

    #expect(keys.count == 246 && Set(keys).count == keys.count)
    #expect(keys.allSatisfy { !$0.englishName.isEmpty && !$0.englishName.hasPrefix("Key ") })
    #expect(Key.function(1) == .f1 && Key.function(13) == Key(usage: 104) && Key.function(24) == Key(usage: 115))
    #expect(Key.function(25) == nil)
    #expect(Key.letter("z") == .z && Key.digit("0") == .digit0)
  }

  @Test("The raw values of controllers' buttons are stable: they are saved")
  func buttons() {
    #expect(ControllerButton.rightStickDown.rawValue == 24)
    #expect(ControllerButton.allCases.map(\.rawValue) == Array(0...31))
    #expect(ControllerButton(rawValue: 26) == .misc && ControllerButton(rawValue: 31) == .touchpad)
  }
}
