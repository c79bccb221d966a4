import CSDL2
import Testing

@testable import DactylSDL

@Suite struct KeyboardTranslationTests {
  private func key(
    _ rig: inout TranslatorRig, _ scancode: SDL_Scancode, _ code: Int32, isDown: Bool = true, isRepeat: Bool = false,
    modifiers: UInt16 = 0
  ) -> [InputEvent.Kind] {
    rig.take(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
      unsafe $0.key.state = isDown ? 1 : 0
      unsafe $0.key.repeat = isRepeat ? 1 : 0
      unsafe $0.key.keysym.scancode = scancode
      unsafe $0.key.keysym.sym = code
      unsafe $0.key.keysym.mod = modifiers
    }
  }

  @Test func aKeyIsItsUsageAndItsLetter() {
    var rig = TranslatorRig()

    let down = key(&rig, SDL_SCANCODE_A, 97, isRepeat: true, modifiers: 0x0001)
    let up = key(&rig, SDL_SCANCODE_A, 97, isDown: false)

    #expect(down == [.key(KeySample(Key(usage: 4), isDown: true, isRepeat: true, characters: "a", modifiers: .shift))])
    #expect(up == [.key(KeySample(Key(usage: 4), isDown: false, characters: "a"))])
  }

  @Test(
    arguments: [
      (0x0002, .shift), (0x0040, .control), (0x0080, .control), (0x0100, .alternate),
      (0x0800, .command), (0x2000, .capsLock), (0x0141, [.shift, .control, .alternate]), (0x1000, []),
    ] as [(UInt16, ModifierFlags)])
  func modifiersOfEitherSideAreOne(mask: UInt16, flags: ModifierFlags) {
    #expect(ModifierFlags(sdlModifiers: mask) == flags)
  }

  @Test(arguments: [
    (Int32(13), "\r"), (0xE9, "é"), (0x4000_0050, ""), (0x4000_0059, "1"), (0x4000_0062, "0"), (0x4000_0057, "+"),
    (0, ""), (-1, ""),
  ])
  func charactersAreTheLayoutsNameOfTheKey(code: Int32, characters: String) {
    #expect(SDLEventTranslator.characters(ofKeycode: code) == characters)
  }

  private func typed(_ kinds: [InputEvent.Kind]) -> [String?] {
    kinds.compactMap { if case .key(let key) = $0 { key.typed } else { nil } }
  }

  @Test func withShiftAKeyTypesTheLayoutsCharacter() {
    var rig = TranslatorRig()
    let shift = UInt16(KMOD_LSHIFT.rawValue)
    #expect(typed(key(&rig, SDL_SCANCODE_1, 49, modifiers: shift)) == [nil], "the layout is not known")
    rig.translator.layout = .american
    #expect(typed(key(&rig, SDL_SCANCODE_1, 49, modifiers: shift)) == ["!"])
    #expect(typed(key(&rig, SDL_SCANCODE_1, 49)) == [nil])
    #expect(typed(key(&rig, SDL_SCANCODE_1, 49, modifiers: shift | UInt16(KMOD_MODE.rawValue))) == [nil])
    #expect(typed(key(&rig, SDL_SCANCODE_A, 97, modifiers: shift)) == [nil], "the engine knows letters")
    rig.translator.layout = .german
    #expect(typed(key(&rig, SDL_SCANCODE_2, 50, modifiers: shift)) == ["\""])
    rig.translator.layout = .french
    #expect(typed(key(&rig, SDL_SCANCODE_M, 44, modifiers: shift)) == ["?"])
  }

  @Test(arguments: KeyboardLayout.known)
  func aLayoutIsKnownByTheNamesOfItsKeys(layout: KeyboardLayout) {
    #expect(KeyboardLayout { layout.plain($0) ?? "x" } == layout)
    #expect(KeyboardLayout { $0 == 54 ? "x" : layout.plain($0) ?? "x" } == nil)
  }

  @Test func aKeyHasTheLatinLetterOfItsPositionInALayoutWithoutLatinLetters() {
    var rig = TranslatorRig()
    func letters(_ kinds: [InputEvent.Kind]) -> [String?] {
      kinds.compactMap { if case .key(let key) = $0 { key.latinLetter } else { nil } }
    }
    #expect(letters(key(&rig, SDL_SCANCODE_C, 0x441)) == [nil], "the layout is not known")
    rig.translator.hasLatinLetters = false
    #expect(letters(key(&rig, SDL_SCANCODE_C, 0x441)) == ["c"])
    #expect(letters(key(&rig, SDL_SCANCODE_W, 39)) == ["w"], "the Hebrew layout has an apostrophe there")
    #expect(letters(key(&rig, SDL_SCANCODE_COMMA, 0x431)) == [""])
    rig.translator.hasLatinLetters = true
    #expect(letters(key(&rig, SDL_SCANCODE_C, 0x441)) == [""])
  }

  @Test func aLayoutHasLatinLettersWhereAnyKeyTypesOne() {
    let american = { (usage: UInt16) in Key(usage: usage).latinLetter ?? "1" }
    #expect(KeyboardLayout.hasLatinLetters(names: american))
    #expect(!KeyboardLayout.hasLatinLetters { american($0) == "1" ? "1" : "й" })
    #expect(KeyboardLayout.hasLatinLetters { $0 == 20 ? "q" : "й" })
    #expect(!KeyboardLayout.hasLatinLetters { $0 == 40 ? "\r" : "" })
  }

  @Test func aKeyTypesTheTextEventDirectlyAfterIt() {
    var rig = TranslatorRig()
    rig.translator.layout = .american
    var events: [InputEvent] = []
    func take(_ type: SDL_EventType, _ code: Int32 = 0, _ text: String = "") {
      var event = unsafe SDL_Event()
      unsafe event.type = type.rawValue
      if type == SDL_TEXTINPUT {
        unsafe withUnsafeMutableBytes(of: &event.text.text) { unsafe $0.copyBytes(from: Array(text.utf8)) }
      } else {
        unsafe event.key.state = type == SDL_KEYDOWN ? 1 : 0
        unsafe event.key.keysym.scancode = SDL_SCANCODE_7
        unsafe event.key.keysym.sym = code
        unsafe event.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
      }
      unsafe rig.translator.translate(event, into: &events)
    }
    take(SDL_KEYDOWN, 55)
    take(SDL_TEXTINPUT, 0, "/")
    take(SDL_KEYUP, 55)
    take(SDL_TEXTINPUT, 0, "a")
    take(SDL_KEYDOWN, 55)
    take(SDL_TEXTINPUT, 0, "két")
    take(SDL_KEYDOWN, 13)
    take(SDL_TEXTINPUT, 0, "k")

    #expect(typed(events.map(\.kind)) == ["/", "&", "&", "&"], "an input method's text is no key's")
  }

  @Test func modifiersAreAttachedToTheTouchesThatFollow() {
    var rig = TranslatorRig()
    _ = key(&rig, SDL_SCANCODE_LSHIFT, 0x4000_00E1, modifiers: 0x0001)

    #expect(rig.finger(SDL_FINGERDOWN, 0, 0).touches.map(\.modifiers) == [.shift])
    #expect(rig.motion(1, 1) == [.hover(Point(1, 1), modifiers: .shift)])
  }

  @Test func typedTextEndsAtItsZero() {
    var rig = TranslatorRig()

    let events = rig.take(SDL_TEXTINPUT) { event in
      unsafe withUnsafeMutableBytes(of: &event.text.text) { unsafe $0.copyBytes(from: Array("é→".utf8)) }
    }

    #expect(events == [.text("é→")])
    #expect(rig.take(SDL_TEXTINPUT).isEmpty)
  }

  @Test func textOfAllBytesIsReadWhole() {
    var rig = TranslatorRig()

    let events = rig.take(SDL_TEXTINPUT) { event in
      unsafe withUnsafeMutableBytes(of: &event.text.text) {
        unsafe $0.copyBytes(from: [UInt8](repeating: 97, count: 32))
      }
    }

    #expect(events == [.text(String(repeating: "a", count: 32))])
  }
}
