import CSDL2
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// With SDL's dummy driver, which has a clipboard and a switch for text input of its own.
  @MainActor @Suite struct SystemServicesTests {
    init() { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy") }

    private let options = AppOptions(size: Size(40, 30), vsync: false)

    @Test func theSystemsClipboardHoldsAnyText() throws {
      let video = try SDLVideo()
      let clipboard = SystemClipboard()

      clipboard.string = "é→😀"
      let read = clipboard.string
      clipboard.string = nil

      #expect(read == "é→😀")
      #expect(clipboard.string == nil)
      #expect(video.driver == "dummy")
    }

    @Test func aSceneInAWindowHasTheSystemsClipboard() throws {
      let code = try AppRunner(options: options, frames: 1).run { scene in
        scene.clipboard.string = "of the scene"
        #expect(SystemClipboard().string == "of the scene")
      }

      #expect(code == 0)
    }

    @Test func aSceneInAWindowKnowsTheKeyboardAndTheControllers() throws {
      let code = try AppRunner(options: options, frames: 1).run { scene in
        #expect(scene.keyboardPlatform != nil && scene.controllerPlatform != nil)
        // SDL's dummy driver has an American keyboard.
        #expect(scene.name(of: .w) == "W" && scene.name(of: .semicolon) == ";" && scene.name(of: .space) == "Space")
        #expect(scene.name(of: .keypad1) == "Keypad 1" && scene.name(of: .leftShift) == "Left Shift")
        #expect(scene.key(typing: "w") == .w && scene.key(typing: " ") == .space && scene.key(typing: "é") == nil)
      }

      #expect(code == 0)
    }

    @Test func everyKeyThatSDLNamesHasAConstant() {
      let named = (1..<SDL_NUM_SCANCODES.rawValue).filter {
        unsafe !String(cString: SDL_GetScancodeName(SDL_Scancode(rawValue: $0))).isEmpty
      }
      let known = Set(Key.allNamed.map { UInt32($0.usage) })

      #expect(named.count > 200)
      #expect(named.filter { !known.contains($0) } == [])
    }

    @Test func aFileOfControllersThatIsCorruptIsAnErrorAtTheStart() throws {
      var options = options
      options.controllerMappingFiles = ["/nowhere/pads.txt"]

      #expect(throws: PlatformError.self) { try AppRunner(options: options, frames: 1).run { _ in } }
    }

    @Test func textInputIsOffUntilASceneAsksForItAndOffAgainAfterwards() throws {
      var isOn: [Bool] = []

      _ = try AppRunner(options: options, frames: 4).run { scene in
        var frame = 0
        scene.onUpdate { _ in
          isOn.append(SDL_IsTextInputActive() == SDL_TRUE)
          frame += 1
          if frame == 1 { scene.textInputPlatform?.beginTextInput(at: Rect(5, 6, 1, 10)) }
          if frame == 2 { scene.textInputPlatform?.endTextInput() }
        }
      }

      #expect(isOn == [false, true, false, false])
    }

    @Test func composedTextIsDiscardedOnceWhenASceneRequestsIt() throws {
      let input = WindowTextInput()
      #expect(!input.takeStale())
      input.discardMarkedText()
      #expect(input.takeStale() && !input.takeStale())

      let code = try AppRunner(options: options, frames: 3).run { scene in
        let field = scene.addTextField(frame: Rect(0, 0, 40, 30))
        field.beginEditing()
        scene.onUpdate { _ in scene.discardMarkedText() }
      }
      #expect(code == 0)
    }

    @Test func everyShapeOfThePointerHasACursorOfTheSystems() {
      let shapes = CursorShape.systemShapes
      #expect(Set(shapes.compactMap(\.sdlCursor?.rawValue)).count == shapes.count)
      #expect(CursorShape.hidden.sdlCursor == nil)
    }

    @Test func theCursorMayBeHiddenAndAPicture() throws {
      let cursors = SystemCursors(video: try SDLVideo())
      let pictures = PictureTable()
      let picture = pictures.add(Picture(width: 4, height: 2, filledWith: (255, 0, 0, 255)))
      let arrow = CursorShape.picture(Texture(id: picture, size: Size(4, 2)), hotSpot: Point(90, -3))

      cursors.show(.hidden)
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE)
      cursors.show(arrow, of: pictures)
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE && cursors.shown == arrow)
      // One that there is not, and one with a hot spot nowhere, leave the pointer as it was.
      cursors.show(.picture(Texture(id: 99, size: Size(4, 2)), hotSpot: .zero), of: pictures)
      cursors.show(.picture(Texture(id: picture, size: Size(4, 2)), hotSpot: Point(.nan, 0)), of: pictures)
      // Pictures that change make new cursors for ever.
      for _ in 0..<200 {
        pictures.update(picture) { $0.pixels[0] &+= 1 }
        cursors.show(arrow, of: pictures)
      }
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)
    }

    @Test func aCursorIsSetOnlyWhenItChanges() throws {
      let cursors = SystemCursors(video: try SDLVideo())

      cursors.show(.arrow)
      #expect(cursors.shown == nil)
      cursors.show(.iBeam)
      #expect(cursors.shown == .iBeam)
      cursors.show(.arrow)
      #expect(cursors.shown == .arrow)
    }
  }
}
