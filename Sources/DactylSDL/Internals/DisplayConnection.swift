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
    if let number = unsafe system.windowOfX11 { XErrors.windowOpened(number) }
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

  /// Forgets a window that is about to be destroyed.
  nonisolated static func forget(_ window: OpaquePointer) {
    var system = unsafe CSDL_WindowSystem()
    guard unsafe CSDL_GetWindowSystem(window, &system) == SDL_TRUE, let number = unsafe system.windowOfX11
    else { return }
    XErrors.windowClosed(number)
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
    let isCutOff = unsafe wasDisplayCutOff
    let error = PlatformError(
      attempt: "showing the window",
      reason: "the connection to the display is lost: "
        + (isCutOff ? "the window system did not answer, and the program was told to end" : reason))
    loss = error
    // A wait for events must end now, and a wait for anything else must not last forever.
    QuitSignals.wake()
    QuitSignals.startWatch()
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

extension CSDL_WindowSystem {
  /// The X server's number of the window; nil for other window systems.
  fileprivate var windowOfX11: UInt? {
    unsafe kind == CSDL_SYSWM_X11 ? UInt(bitPattern: rest.0) : nil
  }
}

// Used by the main thread only, and by objects that close with SDL, which may be released on any thread.

/// Whether everything that SDL made for the display must be left alone.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var isDisplayLost = false
/// The address of the connection in Xlib or Wayland.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var watchedDisplay: UnsafeMutableRawPointer?
