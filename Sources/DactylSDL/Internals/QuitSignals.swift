#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that ask a program to end: SIGTERM, SIGINT, and SIGHUP when its terminal closes. As long as this object
/// lives they are requests to quit, which the game receives like those of the window system.
///
/// SDL reports such a request with the next events.
///
/// A signal that other code handles, or that is ignored, is left alone.
final class QuitSignals {
  private static let all = [SIGTERM, SIGINT, SIGHUP]
  private var signals: [Int32] = []
  private var isStarted = false

  /// Records which signals are not handled. Must be called before SDL starts, which handles two of them itself.
  init() {
    signals = Self.all.filter { Self.handler(of: $0) == nil }
  }

  deinit {
    guard isStarted else { return }
    for number in signals { signal(number, SIG_DFL) }
    unsafe quitRequest = 0
    unsafe sdlSignalHandler = nil
  }

  /// Starts to handle the signals, on top of SDL's own handling if it has any.
  func start(withSDL: Bool) {
    guard signals.contains(SIGTERM) else { return }
    if withSDL {
      // SDL was configured to leave signals alone: then this does too.
      guard let handler = Self.handler(of: SIGTERM) else { return }
      unsafe sdlSignalHandler = handler
    }
    isStarted = true
    for number in signals { signal(number, signalArrived) }
  }

  /// Whether a signal has come that was not passed on yet.
  static var hasRequest: Bool { unsafe quitRequest == 1 }

  /// Takes events with a closure, and with them SDL's request for a signal that came before.
  func takingRequest(_ body: () -> Void) {
    let hasCome = Self.hasRequest
    body()
    if hasCome { unsafe quitRequest = 2 }
  }

  /// Ends a round of the loop. When the game has received the request in it and continues, it does not want to quit, or
  /// not yet.
  func endRound() { if unsafe quitRequest == 2 { unsafe quitRequest = 0 } }

  /// Makes a call that waits for events return, though there is none.
  static func wake() { unsafe sdlSignalHandler?(SIGTERM) }

  /// The handler of a signal; nil for the default action.
  private static func handler(of number: Int32) -> SignalHandler? {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return nil }
    #if canImport(Darwin)
      return unsafe action.__sigaction_u.__sa_handler
    #else
      return unsafe action.__sigaction_handler.sa_handler
    #endif
  }
}

typealias SignalHandler = @convention(c) (Int32) -> Void

// The state of the signal handler. It may run between any two instructions of the program, so these are plain numbers,
// and it calls only functions that POSIX allows there.

/// 0: no signal came; 1: one came; 2: the game is receiving the request.
@exclusivity(unchecked) nonisolated(unsafe) private var quitRequest: Int32 = 0
/// SDL's signal handler: it makes a request to quit, with the next events, and installs itself again.
@exclusivity(unchecked) nonisolated(unsafe) private var sdlSignalHandler: SignalHandler?
private func signalArrived(_ number: Int32) {
  let error = errno
  unsafe quitRequest = 1
  unsafe sdlSignalHandler?(SIGTERM)
  signal(number, signalArrived)
  errno = error
}
