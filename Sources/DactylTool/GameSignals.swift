#if Tools
  import Foundation

  /// The signals that end the tool while a game runs. The game is asked to end first, so that it can keep its state.
  enum GameSignals {
    /// The exit code for the signal that has come; nil before one.
    static var request: Int32? {
      let number = unsafe signalNumber
      return number == 0 ? nil : 128 + Int32(number)
    }

    /// Handles SIGINT, SIGTERM and SIGHUP from now on.
    static func start() {
      for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { unsafe signalNumber = sig_atomic_t($0) } }
    }
  }

  /// The number of the last signal: what a signal's handler may write.
  nonisolated(unsafe) private var signalNumber: sig_atomic_t = 0
#endif
