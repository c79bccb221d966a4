#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the window system, in which its loss may be noticed.
enum SystemCall: Int32 {
  /// Taking events, opening and closing windows, reading the clipboard. If the connection breaks meanwhile, the call
  /// fails.
  case general = 1
  /// Presenting a picture. If the connection to an X server breaks meanwhile, the drivers do not survive the return of
  /// the call.
  case drawing = 2

  /// Makes a call.
  func make<Result: ~Copyable, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let isOutermost = unsafe systemCallUnderWay == 0
    if isOutermost {
      unsafe systemCallThread = Self.thisThread
      unsafe systemCallUnderWay = rawValue
    }
    defer { if isOutermost { unsafe systemCallUnderWay = 0 } }
    return try body()
  }

  /// The call that is under way, or nil.
  static var underWay: SystemCall? { unsafe SystemCall(rawValue: systemCallUnderWay) }

  /// Records that the present call does not return any more.
  static func abandon() { unsafe systemCallUnderWay = 0 }

  /// Whether this is the thread on which the calls are made.
  static var isHere: Bool { unsafe systemCallThread == Self.thisThread }

  private static var thisThread: UInt {
    #if canImport(Darwin)
      return unsafe UInt(bitPattern: pthread_self())
    #else
      return UInt(pthread_self())
    #endif
  }
}

// Only one thread writes them: the main actor's.

/// The thread of the last call.
@exclusivity(unchecked) nonisolated(unsafe) private var systemCallThread: UInt = 0

/// The kind of the call that is under way; 0 for none.
@exclusivity(unchecked) nonisolated(unsafe) private var systemCallUnderWay: Int32 = 0
