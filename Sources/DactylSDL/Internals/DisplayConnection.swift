import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The connection to the X server or Wayland compositor, and whether it still exists. Other window systems have none
/// that a program could lose.
@MainActor enum DisplayConnection {
  /// The error that broke the connection; nil while it exists. Afterwards nothing that SDL made for it is used any
  /// more.
  private(set) static var loss: PlatformError? { didSet { unsafe isDisplayLost = loss != nil } }
  /// Ends the program in order when the connection breaks during a call that cannot return (`SystemCall.drawing`).
  static var endProgram: ((PlatformError) -> Void)?

  /// Watches the connection of a window.
  static func watch(_ window: OpaquePointer) {
    var system = unsafe CSDL_WindowSystem()
    guard unsafe CSDL_GetWindowSystem(window, &system) == SDL_TRUE, let display = unsafe system.display else { return }
    guard unsafe display != watchedDisplay else { return }
    let descriptor: Int32
    switch unsafe system.kind {
    case CSDL_SYSWM_X11: descriptor = unsafe XErrors.watch(display)
    case CSDL_SYSWM_WAYLAND: descriptor = unsafe waylandDescriptor(of: display)
    default: return
    }
    unsafe watchedDisplay = unsafe display
    unsafe displayDescriptor = descriptor
  }

  /// Forgets the connection, which SDL is about to close or has closed.
  nonisolated static func forget() {
    unsafe displayDescriptor = -1
    unsafe watchedDisplay = nil
  }

  /// Checks whether the other end still exists. Costs a system call.
  static func check() {
    guard loss == nil, unsafe displayDescriptor >= 0 else { return }
    var state = unsafe pollfd(fd: displayDescriptor, events: 0, revents: 0)
    guard unsafe poll(&state, 1, 0) > 0, Int32(state.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 else { return }
    lose("the window system has closed it")
  }

  /// Records that the connection is broken. Does not return during a call that cannot return.
  static func lose(_ reason: String) {
    guard loss == nil else { return }
    let error = PlatformError(
      attempt: "showing the window", reason: "the connection to the display is lost: " + reason)
    loss = error
    // A wait for events must end now.
    QuitSignals.wake()
    guard SystemCall.underWay == .drawing, let endProgram else { return }
    SystemCall.abandon()
    endProgram(error)
  }

  private static func waylandDescriptor(of display: UnsafeMutableRawPointer) -> Int32 {
    typealias GetNumber = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let library = SharedLibrary(names: ["libwayland-client.so.0"]),
      let getNumber = unsafe library.function("wl_display_get_fd")
    else { return -1 }
    return unsafe unsafeBitCast(getNumber, to: GetNumber.self)(display)
  }
}

// Used by the main thread only, and by objects that close with SDL, which may be released on any thread.

/// Whether everything that SDL made for the display must be left alone.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var isDisplayLost = false
/// The file descriptor of the connection; negative for none.
@exclusivity(unchecked) nonisolated(unsafe) private var displayDescriptor: Int32 = -1
/// The address of the connection in Xlib or Wayland.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var watchedDisplay: UnsafeMutableRawPointer?
