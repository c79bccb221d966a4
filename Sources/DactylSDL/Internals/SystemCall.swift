#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call that may have to wait for the window system, and for good if that hangs.
enum SystemCall: Int32 {
  /// Events are taken, windows opened and closed, the clipboard read. If the connection breaks meanwhile, the call
  /// fails.
  case general = 1
  /// A picture is shown. If the connection to an X server breaks meanwhile, the drivers below do not survive the call's
  /// return.
  case drawing = 2

  /// Makes a call. The watch for hanging calls can see it from the outside until it returns.
  func make<Result: ~Copyable, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let isOutermost = unsafe systemCallUnderWay == 0
    if isOutermost {
      unsafe systemCallCount &+= 1
      unsafe systemCallThread = Self.thisThread
      unsafe systemCallUnderWay = rawValue
    }
    defer { if isOutermost { unsafe systemCallUnderWay = 0 } }
    return try body()
  }

  /// What is under way.
  static var underWay: SystemCall? { unsafe SystemCall(rawValue: systemCallUnderWay) }

  /// The call that is under way does not return any more.
  static func abandon() { unsafe systemCallUnderWay = 0 }

  /// Whether this is the thread that such calls are made on.
  static var isHere: Bool { unsafe systemCallThread == Self.thisThread }

  private static var thisThread: UInt {
    #if canImport(Darwin)
      return unsafe UInt(bitPattern: pthread_self())
    #else
      return UInt(pthread_self())
    #endif
  }
}

// Plain numbers, since the handler of signals reads them, which may run between any two instructions. One thread alone
// writes them: the main actor's.

/// Who made the last one.
@exclusivity(unchecked) nonisolated(unsafe) private var systemCallThread: UInt = 0

/// The kind of the call that is under way; 0 for none.
@exclusivity(unchecked) nonisolated(unsafe) var systemCallUnderWay: Int32 = 0
/// How many there have been.
@exclusivity(unchecked) nonisolated(unsafe) var systemCallCount: UInt32 = 0
