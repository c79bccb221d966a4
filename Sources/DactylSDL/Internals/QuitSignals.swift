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
/// SDL reports such a request with the next events. An unresponsive window system may keep the program in a call that
/// never returns for them. Such a call is broken off after two seconds, by shutting the connection down: the call
/// fails, and the program continues and ends in order. If the call does not return even then, the program exits without
/// it. A call that is at work is waited for (`HangCount`).
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
    Self.stopWatch()
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
  /// not yet: the watch stops.
  func endRound() {
    guard unsafe quitRequest == 2 else { return }
    unsafe quitRequest = 0
    Self.stopWatch()
  }

  /// Makes a call that waits for events return, though there is none.
  static func wake() { unsafe sdlSignalHandler?(SIGTERM) }

  /// Starts to break off calls that take too long.
  static func startWatch() { startHangWatch() }

  private static func stopWatch() {
    guard unsafe isWatching else { return }
    unsafe isWatching = false
    alarm(0)
    signal(SIGALRM, SIG_DFL)
  }

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

/// The file descriptor of the connection to shut down; negative for none.
@exclusivity(unchecked) nonisolated(unsafe) var displayDescriptor: Int32 = -1
/// Whether the connection was shut down because a call did not return.
@exclusivity(unchecked) nonisolated(unsafe) private(set) var wasDisplayCutOff = false
/// 0: no signal came; 1: one came; 2: the game is receiving the request.
@exclusivity(unchecked) nonisolated(unsafe) private var quitRequest: Int32 = 0
/// SDL's signal handler: it makes a request to quit, with the next events, and installs itself again.
@exclusivity(unchecked) nonisolated(unsafe) private var sdlSignalHandler: SignalHandler?
/// Whether the alarm fires every second.
@exclusivity(unchecked) nonisolated(unsafe) private var isWatching = false
/// The observations of the call that is under way.
@exclusivity(unchecked) nonisolated(unsafe) private var watched = HangCount()

private func signalArrived(_ number: Int32) {
  let error = errno
  unsafe quitRequest = 1
  unsafe sdlSignalHandler?(SIGTERM)
  signal(number, signalArrived)
  startHangWatch()
  errno = error
}

private func startHangWatch() {
  unsafe isWatching = true
  unsafe watched = HangCount()
  signal(SIGALRM, secondPassed)
  alarm(1)
}

/// Checks whether the program is still in the same call as a second ago.
private func secondPassed(_ number: Int32) {
  let error = errno
  alarm(1)
  let call = unsafe systemCallUnderWay == 0 ? 0 : systemCallCount
  switch unsafe watched.secondPassed(call: call, work: processorTime()) {
  case .goesOn: break
  case .cutOff:
    if unsafe displayDescriptor >= 0 {
      unsafe wasDisplayCutOff = true
      unsafe shutdown(displayDescriptor, Int32(SHUT_RDWR))
    }
  case .hangs: end("The window system does not answer, and its connection can't be shut: ended.\n")
  case .isTooSlow: end("Told to end, and still at work on a picture half a minute later: ended.\n")
  }
  errno = error
}

private func end(_ text: StaticString) {
  _ = unsafe write(2, text.utf8Start, text.utf8CodeUnitCount)
  _exit(1)
}

/// The processor time that the program has used so far, in nanoseconds.
private func processorTime() -> Int64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
