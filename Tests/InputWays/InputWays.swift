import CCoverage
import CSDL2
import DactylSDL
import Foundation

/// Plays one input, from SDL's event to the game's handler, and records which functions ran in between.
///
/// The app sleeps between frames when another thread pushes the event: nothing else runs meanwhile. The program ends
/// during the game's own code, before anything else can run.
@main struct InputWays: App {
  func launch(_ scene: Scene) throws {
    guard let name = CommandLine.arguments.last, let input = PlayedInput(rawValue: name) else {
      print("Which input? One of: \(PlayedInput.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(64)
    }
    let card = scene.addView(frame: Rect(100, 100, 200, 200))
    card.addGestureRecognizer(PanGestureRecognizer()) { pan in if pan.state == .began { end(of: input, .touch) } }
    card.setResponder(Desk())
    card.becomeFirstResponder()
    card.undoManager?.registerUndo { end(of: input, .key) }
    scene.onEvent { event in
      guard case .scroll = event.kind else { return }
      // It is not handled: the frame runs to its end.
      scene.onUpdate { _ in end(of: input, .wheel) }
    }
    input.play(after: 1.5)
  }
}

/// The input that is played.
enum PlayedInput: String, CaseIterable {
  /// A finger that lands on a card and drags it.
  case touch
  /// Control-Z.
  case key
  /// A wheel over no view: the common part of every input.
  case wheel

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
    case .key:
      push(SDL_KEYDOWN) { event in
        unsafe event.key.state = UInt8(SDL_PRESSED)
        unsafe event.key.keysym.scancode = SDL_SCANCODE_Z
        unsafe event.key.keysym.sym = Int32(SDLK_z.rawValue)
        unsafe event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
      }
    case .wheel:
      push(SDL_MOUSEWHEEL) { event in
        unsafe event.wheel.y = 1
        unsafe event.wheel.preciseY = 1
      }
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

/// Ends the program with the record, at once.
private func end(of input: PlayedInput, _ reached: PlayedInput) {
  guard input == reached, writeCoverage() else {
    print("The \(input.rawValue) was to be recorded, and what a \(reached.rawValue) does was reached.")
    exit(1)
  }
  _exit(0)
}
