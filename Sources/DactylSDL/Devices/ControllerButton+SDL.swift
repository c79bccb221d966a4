import CSDL2

extension ControllerButton {
  /// The button for an SDL button; nil for an unknown one.
  init?(sdlButton: SDL_GameControllerButton) {
    switch sdlButton {
    case SDL_CONTROLLER_BUTTON_A: self = .a
    case SDL_CONTROLLER_BUTTON_B: self = .b
    case SDL_CONTROLLER_BUTTON_X: self = .x
    case SDL_CONTROLLER_BUTTON_Y: self = .y
    case SDL_CONTROLLER_BUTTON_BACK: self = .back
    case SDL_CONTROLLER_BUTTON_START: self = .menu
    case SDL_CONTROLLER_BUTTON_GUIDE: self = .home
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: self = .leftStick
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: self = .rightStick
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: self = .leftShoulder
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: self = .rightShoulder
    case SDL_CONTROLLER_BUTTON_DPAD_UP: self = .dpadUp
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: self = .dpadDown
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: self = .dpadLeft
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: self = .dpadRight
    case SDL_CONTROLLER_BUTTON_MISC1: self = .misc
    case SDL_CONTROLLER_BUTTON_PADDLE1: self = .paddle1
    case SDL_CONTROLLER_BUTTON_PADDLE2: self = .paddle2
    case SDL_CONTROLLER_BUTTON_PADDLE3: self = .paddle3
    case SDL_CONTROLLER_BUTTON_PADDLE4: self = .paddle4
    case SDL_CONTROLLER_BUTTON_TOUCHPAD: self = .touchpad
    default: return nil
    }
  }
}
