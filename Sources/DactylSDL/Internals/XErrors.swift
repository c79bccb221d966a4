import CSDL2

/// Handles X errors. When the X server goes, or refuses a request as when another program destroys a window, Xlib would
/// exit the program at once. Instead the connection counts as lost (`DisplayConnection`), and the program ends in
/// order.
@MainActor enum XErrors {
  typealias Display = UnsafeMutableRawPointer
  typealias LossHandler = @convention(c) (Display?) -> Int32
  typealias RefusalHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Int32
  fileprivate typealias Sync = @convention(c) (Display, Int32) -> Int32
  private typealias ExitHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Void

  /// Watches a connection of Xlib. Returns its file descriptor; -1 where Xlib is too old for that.
  static func watch(_ display: Display) -> Int32 {
    typealias GetNumber = @convention(c) (Display) -> Int32
    typealias SetLoss = @convention(c) (LossHandler?) -> LossHandler?
    typealias SetExit = @convention(c) (Display, ExitHandler?, UnsafeMutableRawPointer?) -> Void
    typealias SetRefusal = @convention(c) (RefusalHandler?) -> RefusalHandler?
    guard let library = SharedLibrary(names: ["libX11.so.6", "libX11.so"]),
      let getNumber = unsafe library.function("XConnectionNumber"),
      let setLoss = unsafe library.function("XSetIOErrorHandler"),
      let setExit = unsafe library.function("XSetIOErrorExitHandler"),
      let setRefusal = unsafe library.function("XSetErrorHandler"), let sync = unsafe library.function("XSync")
    else { return -1 }
    unsafe synchronized = unsafe (display, unsafeBitCast(sync, to: Sync.self))
    let lossHandler = unsafe unsafeBitCast(setLoss, to: SetLoss.self)(serverLost)
    let refusalHandler = unsafe unsafeBitCast(setRefusal, to: SetRefusal.self)(requestRefused)
    if !isInstalled {
      isInstalled = true
      unsafe lossHandlerBefore = unsafe lossHandler
      unsafe refusalHandlerBefore = unsafe refusalHandler
    }
    // With an exit handler that returns, the call that noticed the loss fails, and returns too.
    unsafe unsafeBitCast(setExit, to: SetExit.self)(display, { _, _ in }, nil)
    return unsafe unsafeBitCast(getNumber, to: GetNumber.self)(display)
  }

  private static var isInstalled = false

  /// Waits until the server has answered all requests of the watched connection. Called before a window is destroyed:
  /// for that SDL waits in a loop, which never ends when the connection breaks meanwhile. Here the call fails instead.
  nonisolated static func waitForServer() {
    guard let (display, sync) = unsafe synchronized, unsafe display == watchedDisplay else { return }
    _ = unsafe sync(display, 0)
  }

  /// Records a window that SDL has made, by the server's number.
  static func windowOpened(_ window: UInt) { unsafe sdlWindows[window] = true }

  /// Records that SDL destroys a window.
  nonisolated static func windowClosed(_ window: UInt) { unsafe sdlWindows[window] = false }

  /// Records the loss of a connection, if it is SDL's and this is the thread that SDL runs on. Returns whether it is.
  nonisolated fileprivate static func lose(_ display: Display?, _ reason: String) -> Bool {
    guard unsafe display != nil, unsafe display == watchedDisplay, SystemCall.isHere else { return false }
    MainActor.assumeIsolated { DisplayConnection.lose(reason) }
    return true
  }

  /// Handles a request that was refused on an unwatched connection. If it was SDL's request to wake itself, its window
  /// has gone: closed by this program, in which case nothing is lost, or destroyed by another.
  nonisolated static func loseWaking(_ refusal: Refusal) -> Bool {
    guard refusal.request == sendEvent, SystemCall.isHere,
      let isOpen = unsafe sdlWindows[refusal.resource]
    else { return false }
    guard isOpen else { return true }
    return unsafe lose(watchedDisplay, refusal.reason)
  }

  private nonisolated static let sendEvent: UInt8 = 25

  /// The server's report of a request that it refused.
  struct Refusal {
    /// The server's number of the resource that the request was about.
    let resource: UInt
    let error: UInt8
    let request: UInt8

    /// Reads an XErrorEvent: a number, the connection, the resource and the serial number, a word each, then the error
    /// and the request, a byte each.
    init(_ event: UnsafeMutableRawPointer) {
      let word = MemoryLayout<UInt>.size
      resource = unsafe event.load(fromByteOffset: 2 * word, as: UInt.self)
      error = unsafe event.load(fromByteOffset: 4 * word, as: UInt8.self)
      request = unsafe event.load(fromByteOffset: 4 * word + 1, as: UInt8.self)
    }

    var reason: String {
      "the X server refused a request (\(request), error \(error)), as when somebody else destroys a window"
    }
  }
}

// The previous handlers, which handle all other connections.
@exclusivity(unchecked) nonisolated(unsafe) private var lossHandlerBefore: XErrors.LossHandler?
@exclusivity(unchecked) nonisolated(unsafe) private var refusalHandlerBefore: XErrors.RefusalHandler?

// Used by the main thread only, and by objects that close with SDL.

/// The connection that was watched last, and the function that waits for its answers.
@exclusivity(unchecked) nonisolated(unsafe) private var synchronized: (display: XErrors.Display, sync: XErrors.Sync)?

/// The server's numbers of the windows that SDL made, and whether each is open as far as this program knows. SDL wakes
/// itself through a second, internal connection, with an event to one of them: so its requests can be distinguished
/// from others.
@exclusivity(unchecked) nonisolated(unsafe) private var sdlWindows: [UInt: Bool] = [:]

private func serverLost(_ display: XErrors.Display?) -> Int32 {
  if unsafe XErrors.lose(display, "the X server has gone") { return 0 }
  return unsafe lossHandlerBefore?(display) ?? 0
}

private func requestRefused(_ display: XErrors.Display?, _ event: UnsafeMutableRawPointer?) -> Int32 {
  if let event = unsafe event {
    let refusal = unsafe XErrors.Refusal(event)
    if unsafe XErrors.lose(display, refusal.reason) || XErrors.loseWaking(refusal) { return 0 }
  }
  return unsafe refusalHandlerBefore?(display, event) ?? 0
}
