import CSDL2
import Testing

@testable import DactylSDL

/// A window that is closed, or loses the keyboard, cancels its input in progress; later input is delivered as usual
/// (T22, W11).
@Suite struct AwayTests {
  private final class World {
    var rig = TranslatorRig()
    let scene = Scene(size: Size(400, 200))
    var lines: [String] = []
    private var frames = 0

    init() {
      rig.translator.touchpads = [7]
      let view = scene.window.view
      let pan = view.addGestureRecognizer(PanGestureRecognizer()) { [unowned self] in note("pan", $0.state) }
      pan.cancelsTouchesInView = false
      var steps = PanGestureRecognizer(minimumTouches: 100)
      steps.allowedScrollTypesMask = .all
      view.addGestureRecognizer(steps) { [unowned self] in note("scroll", $0.state) }
      view.addGestureRecognizer(PinchGestureRecognizer()) { [unowned self] in note("pinch", $0.state) }
    }

    private func note(_ name: String, _ state: GestureState) {
      if state != .changed { lines.append("\(name) \(state)") }
    }

    func send(_ kinds: [InputEvent.Kind]) {
      frames += 1
      let now = Timestamp(milliseconds: Int64(10 * frames))
      for kind in kinds { scene.send(InputEvent(at: now, kind)) }
      scene.frame(at: now)
    }

    func drag() {
      send(rig.button(SDL_MOUSEBUTTONDOWN, 1, 10, 10))
      send(rig.motion(60, 10, state: 1))
    }

    func scroll() {
      for _ in 0..<4 {
        send(
          rig.take(SDL_MOUSEWHEEL) {
            unsafe $0.wheel.preciseY = 12.5
            unsafe $0.wheel.y = 12
          })
      }
    }

    func pinch() {
      send(rig.finger(SDL_FINGERDOWN, 0.4, 0.5, device: 7, finger: 1))
      send(rig.finger(SDL_FINGERDOWN, 0.6, 0.5, device: 7, finger: 2))
      for _ in 0..<4 {
        send(
          rig.take(SDL_MULTIGESTURE) {
            unsafe $0.mgesture.touchId = 7
            unsafe $0.mgesture.numFingers = 2
            unsafe $0.mgesture.dDist = 0.05
          })
      }
    }
  }

  @Test(
    "T22, W11: all active input is cancelled once, and can begin again while the window is away",
    arguments: [SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_FOCUS_LOST],
    ["pan", "scroll", "pinch"])
  func away(event: SDL_WindowEventID, name: String) {
    let world = World()
    func act() {
      switch name {
      case "pan": world.drag()
      case "scroll": world.scroll()
      default: world.pinch()
      }
    }
    world.send(world.rig.motion(10, 10))

    act()
    world.send(world.rig.window(event))
    act()

    #expect(world.lines == ["\(name) began", "\(name) cancelled", "\(name) began"])
  }
}
