import CCoverage
import CSDL2
import DactylSDL
import Foundation

/// Plays one input, from SDL's event to what the game does with it, and writes down which functions ran in between.
///
/// The app sleeps between frames when another thread pushes the event: nothing else runs meanwhile. The program ends in
/// the middle of the game's own code, before anything else can run.
@main struct InputPaths: App {
  func launch(_ scene: Scene) throws {
    guard let name = CommandLine.arguments.last, let input = PlayedInput(rawValue: name) else {
      print("Which input? One of: \(PlayedInput.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(64)
    }
    input.prepare(scene)
    input.play(after: 1.5)
  }
}

/// The input that is played.
enum PlayedInput: String, CaseIterable {
  /// A finger that lands on a card and drags it.
  case touch
  /// Control-Z.
  case key
  /// A wheel over nothing: what every input goes through.
  case wheel
  /// A wheel over a list, which fills rows.
  case scroll
  /// A controller's button that presses the focused button.
  case button
  /// A key that is bound to an input action.
  case action

  /// Builds what receives the input.
  func prepare(_ scene: Scene) {
    switch self {
    case .touch:
      addCard(to: scene).addGestureRecognizer(PanGestureRecognizer()) { pan in if pan.state == .began { end(of: self) }
      }
    case .key:
      let card = addCard(to: scene)
      card.becomeFirstResponder()
      card.undoManager?.registerUndo { end(of: self) }
    case .wheel:
      addCard(to: scene)
      scene.onEvent { event in
        guard case .scroll = event.kind else { return }
        // It is not handled: the frame runs to its end.
        scene.onUpdate { _ in end(of: self) }
      }
    case .scroll:
      // Below the pointer, which has not moved yet.
      scene.addListView(frame: Rect(0, 0, 200, 200), rows: { 100 }) { list, _, _ in
        if list.scrollView.contentOffset.y > 0 { end(of: self) }
      }
    case .button:
      SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, Int32(SDL_CONTROLLER_AXIS_MAX.rawValue),
        Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue), 0)
      let button = scene.addButton("Play", frame: Rect(100, 100, 200, 50)) { _ in end(of: self) }
      scene.requestFocus(at: button.view.entity)
    case .action:
      let jump = InputAction<Bool>("jump")
      scene.inputActions.push(InputContext("game") { $0.bind(jump, to: .key(.up)) })
      scene.onEvent { event in
        guard case .key = event.kind else { return }
        scene.onUpdate { _ in if scene.input.justPressed(jump) { end(of: self) } }
      }
    }
  }

  @discardableResult
  private func addCard(to scene: Scene) -> View {
    let card = scene.addView(frame: Rect(100, 100, 200, 200))
    card.setResponder(Desk())
    return card
  }

  /// Begins to record, and pushes SDL's events, when the first frames are over.
  func play(after seconds: Double) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      guard forgetCoverage() else {
        print("This build records nothing: swift build --enable-code-coverage")
        exit(1)
      }
      push()
    }
  }

  private func push() {
    switch self {
    case .touch:
      // To the side by more than the pan's threshold, at once.
      for (type, x) in [(SDL_FINGERDOWN, Float(0.25)), (SDL_FINGERMOTION, 0.35)] {
        push(type) { event in
          unsafe event.tfinger.x = x
          unsafe event.tfinger.y = 0.33
        }
      }
    case .key: pushKey(SDL_SCANCODE_Z, SDLK_z, KMOD_LCTRL)
    case .action: pushKey(SDL_SCANCODE_UP, SDLK_UP, KMOD_NONE)
    case .wheel, .scroll: pushWheel()
    case .button:
      for (type, state) in [(SDL_CONTROLLERBUTTONDOWN, SDL_PRESSED), (SDL_CONTROLLERBUTTONUP, SDL_RELEASED)] {
        push(type) { event in
          unsafe event.cbutton.which = SDL_JoystickGetDeviceInstanceID(0)
          unsafe event.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_A.rawValue)
          unsafe event.cbutton.state = UInt8(state)
        }
      }
    }
  }

  private func pushKey(_ code: SDL_Scancode, _ key: SDL_KeyCode, _ modifiers: SDL_Keymod) {
    push(SDL_KEYDOWN) { event in
      unsafe event.key.state = UInt8(SDL_PRESSED)
      unsafe event.key.keysym.scancode = code
      unsafe event.key.keysym.sym = Int32(key.rawValue)
      unsafe event.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  private func pushWheel() {
    push(SDL_MOUSEWHEEL) { event in
      unsafe event.wheel.y = -1
      unsafe event.wheel.preciseY = -1
    }
  }

  /// Puts an event at the end of SDL's queue. With no window's number it is for the window with the keyboard.
  @safe private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
    var event = unsafe SDL_Event()
    unsafe event.type = type.rawValue
    unsafe event.common.timestamp = SDL_GetTicks()
    unsafe fill(&event)
    unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }
}

private struct Desk: TouchResponder, FirstResponding {}

/// Ends the program with the record of an input that was played, at once.
private func end(of input: PlayedInput) {
  guard writeCoverage() else {
    print("What ran for the \(input.rawValue) could not be written down.")
    exit(1)
  }
  _exit(0)
}
