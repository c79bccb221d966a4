import CSDL2

/// What Xlib does when the X server goes, or refuses a request as when another program destroys a window, is to end the program, then
/// and there. Here the connection is lost (`DisplayConnection`), and the program ends in order.
@MainActor enum XErrors {
  typealias Display = UnsafeMutableRawPointer
  typealias LossHandler = @convention(c) (Display?) -> Int32
  typealias RefusalHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Int32
  private typealias ExitHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Void

  /// Watches a connection of Xlib's, and gives its file descriptor; -1 where Xlib is too old for that.
  static func watch(_ display: Display) -> Int32 {
    typealias GetNumber = @convention(c) (Display) -> Int32
    typealias SetLoss = @convention(c) (LossHandler?) -> LossHandler?
    typealias SetExit = @convention(c) (Display, ExitHandler?, UnsafeMutableRawPointer?) -> Void
    typealias SetRefusal = @convention(c) (RefusalHandler?) -> RefusalHandler?
    guard let library = SharedLibrary(names: ["libX11.so.6", "libX11.so"]),
      let getNumber = unsafe library.function("XConnectionNumber"),
      let setLoss = unsafe library.function("XSetIOErrorHandler"),
      let setExit = unsafe library.function("XSetIOErrorExitHandler"),
      let setRefusal = unsafe library.function("XSetErrorHandler")
    else { return -1 }
    let lossHandler = unsafe unsafeBitCast(setLoss, to: SetLoss.self)(serverLost)
    let refusalHandler = unsafe unsafeBitCast(setRefusal, to: SetRefusal.self)(requestRefused)
    if !isInstalled {
      isInstalled = true
      unsafe lossHandlerBefore = unsafe lossHandler
      unsafe refusalHandlerBefore = unsafe refusalHandler
    }
    // With one that returns, the call that noticed fails, and returns too.
    unsafe unsafeBitCast(setExit, to: SetExit.self)(display, { _, _ in }, nil)
    return unsafe unsafeBitCast(getNumber, to: GetNumber.self)(display)
  }

  private static var isInstalled = false

  /// Takes note that the connection is lost, if it is SDL's and this is the thread that SDL runs on.
  nonisolated fileprivate static func lose(_ display: Display?, _ reason: String) -> Bool {
    guard unsafe display != nil, unsafe display == watchedDisplay, SystemCall.isHere else { return false }
    MainActor.assumeIsolated { DisplayConnection.lose(reason) }
    return true
  }
}

// Others' connections have their own ends.
@exclusivity(unchecked) nonisolated(unsafe) private var lossHandlerBefore: XErrors.LossHandler?
@exclusivity(unchecked) nonisolated(unsafe) private var refusalHandlerBefore: XErrors.RefusalHandler?

private func serverLost(_ display: XErrors.Display?) -> Int32 {
  if unsafe XErrors.lose(display, "the X server has gone") { return 0 }
  return unsafe lossHandlerBefore?(display) ?? 0
}

private func requestRefused(_ display: XErrors.Display?, _ event: UnsafeMutableRawPointer?) -> Int32 {
  // An XErrorEvent: a number and three words, then the error and the request, a byte each.
  let codes = unsafe event.map { unsafe $0 + 4 * MemoryLayout<Int>.size }
  let (error, request) = unsafe codes.map { unsafe ($0.load(as: UInt8.self), ($0 + 1).load(as: UInt8.self)) } ?? (0, 0)
  let reason = "the X server refused a request (\(request), error \(error)), as when somebody else destroys a window"
  if unsafe XErrors.lose(display, reason) { return 0 }
  return unsafe refusalHandlerBefore?(display, event) ?? 0
}
