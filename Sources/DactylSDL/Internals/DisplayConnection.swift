import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The connection to the X server or Wayland compositor, and whether it still stands. Other window systems have none
/// that a program could lose.
@MainActor enum DisplayConnection {
  /// What broke it; nil while it stands. From then on nothing that SDL made for it is touched any more.
  private(set) static var loss: PlatformError? { didSet { unsafe isDisplayLost = loss != nil } }
  /// Ends the program in order, when the connection breaks in a call that can't return (`SystemCall.drawing`).
  static var endProgram: ((PlatformError) -> Void)?

  /// Watches the connection that a window is shown through.
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

  /// A window is about to be destroyed.
  nonisolated static func forget(_ window: OpaquePointer) {
    var system = unsafe CSDL_WindowSystem()
    guard unsafe CSDL_GetWindowSystem(window, &system) == SDL_TRUE, let number = unsafe system.windowOfX11
    else { return }
    XErrors.windowClosed(number)
  }

  /// SDL is about to close it, or has.
  nonisolated static func forget() {
    unsafe displayDescriptor = -1
    unsafe watchedDisplay = nil
  }

  /// Looks whether the other end is still there. It costs a call of the system.
  static func check() {
    guard loss == nil, unsafe displayDescriptor >= 0 else { return }
    var state = unsafe pollfd(fd: displayDescriptor, events: 0, revents: 0)
    guard unsafe poll(&state, 1, 0) > 0, Int32(state.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 else { return }
    lose("the window system has closed it")
  }

  /// Takes note that the connection is broken. Does not return where the call that it broke in can't.
  static func lose(_ reason: String) {
    guard loss == nil else { return }
    let isCutOff = unsafe wasDisplayCutOff
    let error = PlatformError(
      attempt: "showing the window",
      reason: "the connection to the display is lost: "
        + (isCutOff ? "the window system did not answer, and the program was told to end" : reason))
    loss = error
    // Who waits for events waits for nothing now, and who waits for anything else is not to wait for good.
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
  /// The X server's number for the window; nil for other window systems.
  fileprivate var windowOfX11: UInt? {
    unsafe kind == CSDL_SYSWM_X11 ? UInt(bitPattern: rest.0) : nil
  }
}

// Of the main thread alone; and of what closes with SDL, which may do so wherever it is released.

/// Whether what SDL made for the display is to be left as it is.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var isDisplayLost = false
/// Xlib's or Wayland's own name for the connection.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var watchedDisplay: UnsafeMutableRawPointer?
