import CSDL2
import DactylInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Controllers that exist only in SDL, and perform commands from lines of text (`VirtualControllerCommand`): for tests
/// that operate a program from outside.
package final class VirtualControllers {
  @safe private struct Controller {
    let number: Int
    let instance: Int32
    let joystick: OpaquePointer
  }

  private var controllers: [Controller] = []

  package init() {}

  /// Performs the command in a line. Returns nil, or a description of what is wrong with it.
  package func perform(_ line: String) -> String? {
    guard let command = VirtualControllerCommand(line) else {
      return "\(line.quoted) is no command of a virtual controller"
    }
    let known = controllers.firstIndex { $0.number == command.number }
    if command.deed == .plug {
      guard known == nil else { return "controller \(command.number) is plugged in" }
      return plug(command.number)
    }
    guard let known else { return "controller \(command.number) is not plugged in" }
    return perform(command.deed, on: controllers[known])
  }

  private func plug(_ number: Int) -> String? {
    let axes = Int32(SDL_CONTROLLER_AXIS_MAX.rawValue)
    let buttons = Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue)
    let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, axes, buttons, 0)
    guard index >= 0, let joystick = unsafe SDL_JoystickOpen(index) else { return sdlMessage() }
    // By default the axes of triggers report half of their travel.
    for axis in [SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_CONTROLLER_AXIS_TRIGGERRIGHT] {
      unsafe SDL_JoystickSetVirtualAxis(joystick, Int32(axis.rawValue), .min)
    }
    unsafe controllers.append(
      Controller(number: number, instance: SDL_JoystickInstanceID(joystick), joystick: joystick))
    return nil
  }

  private func perform(_ deed: VirtualControllerCommand.Deed, on controller: Controller) -> String? {
    func set(_ axis: SDL_GameControllerAxis, _ value: Float) {
      let value = Int16(clamping: min(max(value, -1), 1) * 32767)
      unsafe SDL_JoystickSetVirtualAxis(controller.joystick, Int32(axis.rawValue), value)
    }
    switch deed {
    case .plug: break
    case .unplug: unplug(controller)
    case .button(let name, let isDown):
      let button = unsafe SDL_GameControllerGetButtonFromString(name)
      guard button != SDL_CONTROLLER_BUTTON_INVALID else { return "there is no button \(name.prefix(60).escaped)" }
      unsafe SDL_JoystickSetVirtualButton(controller.joystick, button.rawValue, isDown ? 1 : 0)
    case .stick(let isLeft, let place):
      guard place.isFinite else { return "a stick's place is two numbers from -1 to 1" }
      set(isLeft ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_RIGHTX, place.dx)
      set(isLeft ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_RIGHTY, place.dy)
    case .trigger(let isLeft, let value):
      guard value.isFinite else { return "a trigger's way is a number from 0 to 1" }
      set(isLeft ? SDL_CONTROLLER_AXIS_TRIGGERLEFT : SDL_CONTROLLER_AXIS_TRIGGERRIGHT, value * 2 - 1)
    }
    return nil
  }

  private func unplug(_ controller: Controller) {
    let instance = controller.instance
    for index in 0..<max(0, SDL_NumJoysticks()) where SDL_JoystickGetDeviceInstanceID(index) == instance {
      SDL_JoystickDetachVirtual(index)
      break
    }
    unsafe SDL_JoystickClose(controller.joystick)
    controllers.removeAll { $0.instance == instance }
  }
}

extension VirtualControllers {
  /// Performs commands from the lines of a file, which may be a pipe, until its end, on a separate thread. Errors are
  /// written to standard error.
  package static func follow(_ path: String) {
    unsafe SDL_DetachThread(SDL_CreateThread(followVirtualControllers, "virtual controllers", strdup(path)))
  }

  fileprivate static func followLines(of path: String) {
    guard let file = unsafe fopen(path, "r") else { return complain("\(path): \(Files.Failure.last.reason)") }
    defer { unsafe fclose(file) }
    let controllers = VirtualControllers()
    var buffer = [CChar](repeating: 0, count: 1024)
    while unsafe fgets(&buffer, Int32(buffer.count), file) != nil {
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let line = String(decoding: bytes, as: UTF8.self).trimmed
      if !line.isEmpty, let fault = controllers.perform(line) { complain(fault) }
      wake()
    }
  }

  /// Wakes a program that sleeps, so that it reads its controllers.
  private static func wake() {
    var event = unsafe SDL_Event()
    unsafe event.type = SDL_USEREVENT.rawValue
    unsafe SDL_PushEvent(&event)
  }

  private static func complain(_ fault: String) {
    StandardStream.error.write("virtual controller: \(fault)")
  }
}

/// The body of the thread. Frees the path.
@unsafe private func followVirtualControllers(_ path: UnsafeMutableRawPointer?) -> Int32 {
  guard let path = unsafe path?.assumingMemoryBound(to: CChar.self) else { return 0 }
  defer { unsafe free(path) }
  unsafe VirtualControllers.followLines(of: String(cString: path))
  return 0
}
