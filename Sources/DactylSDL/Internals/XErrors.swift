import CSDL2

/// Handles the loss of the X server. Xlib would exit the program at once. Instead the connection counts as lost
/// (`DisplayConnection`), and the program ends in order.
@MainActor enum XErrors {
  typealias Display = UnsafeMutableRawPointer
  fileprivate typealias LossHandler = @convention(c) (Display?) -> Int32
  private typealias ExitHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Void

  /// Watches a connection of Xlib. Returns its file descriptor; -1 where Xlib is too old for that.
  static func watch(_ display: Display) -> Int32 {
    typealias GetNumber = @convention(c) (Display) -> Int32
    typealias SetLoss = @convention(c) (LossHandler?) -> LossHandler?
    typealias SetExit = @convention(c) (Display, ExitHandler?, UnsafeMutableRawPointer?) -> Void
    guard let library = SharedLibrary(names: ["libX11.so.6", "libX11.so"]),
      let getNumber = unsafe library.function("XConnectionNumber"),
      let setLoss = unsafe library.function("XSetIOErrorHandler"),
      let setExit = unsafe library.function("XSetIOErrorExitHandler")
    else { return -1 }
    let lossHandler = unsafe unsafeBitCast(setLoss, to: SetLoss.self)(serverLost)
    if !isInstalled {
      isInstalled = true
      unsafe lossHandlerBefore = unsafe lossHandler
    }
    // With an exit handler that returns, the call that noticed the loss fails, and returns too.
    unsafe unsafeBitCast(setExit, to: SetExit.self)(display, { _, _ in }, nil)
    return unsafe unsafeBitCast(getNumber, to: GetNumber.self)(display)
  }

  private static var isInstalled = false

  /// Records the loss of a connection, if it is SDL's and this is the thread that SDL runs on. Returns whether it is.
  nonisolated fileprivate static func lose(_ display: Display?) -> Bool {
    guard unsafe display != nil, unsafe display == watchedDisplay, SystemCall.isHere else { return false }
    MainActor.assumeIsolated { DisplayConnection.lose("the X server has gone") }
    return true
  }
}

// The previous handler, which handles all other connections.
@exclusivity(unchecked) nonisolated(unsafe) private var lossHandlerBefore: XErrors.LossHandler?

private func serverLost(_ display: XErrors.Display?) -> Int32 {
  if unsafe XErrors.lose(display) { return 0 }
  return unsafe lossHandlerBefore?(display) ?? 0
}
