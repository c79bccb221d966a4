import CSDL2
import Dactyl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The voice of the system: speech-dispatcher of Linux desktops, where its library is installed. Scenes have it as
/// their `Speech` while the screen is explored by touch.
///
/// It is spoken to by a thread of its own, so that a voice that hangs holds up nobody: of what comes meanwhile the last
/// is spoken. The library is loaded when something is said for the first time.
@safe final class SystemSpeech: Speech {
  @MainActor static let shared = SystemSpeech()

  /// The end of the pipe to the thread, once there is one; −1 where nothing can be spoken.
  private var pipe: Int32?

  func speak(_ text: String) { write(text) }
  func stop() { write("") }

  /// Sends a text in a line: an empty one for silence.
  private func write(_ text: String) {
    let end = pipe ?? Self.start()
    pipe = end
    guard end >= 0 else { return }
    // A pipe takes so much in one piece, or nothing while it is full.
    var line = Array(text.prefix(500).utf8.map { $0 < 32 ? 32 : $0 }.prefix(2000))
    line.append(10)
    _ = unsafe line.withUnsafeBytes { unsafe SpeechThread.send($0, to: end) }
  }

  private static func start() -> Int32 {
    guard let library = SpeechLibrary() else { return -1 }
    return SpeechThread.start(library)
  }
}

/// The functions of libspeechd, which is loaded at run time. Their declarations are those of its header.
@safe struct SpeechLibrary {
  typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt)
    -> OpaquePointer?
  typealias Say = @convention(c) (OpaquePointer, CInt, UnsafePointer<CChar>) -> CInt
  typealias Cancel = @convention(c) (OpaquePointer) -> CInt

  /// The priority of texts that a person has asked for: each ends the one before.
  static let text: CInt = 3

  let open: Open
  let say: Say
  let cancel: Cancel

  init?() {
    guard let library = SharedLibrary(names: ["libspeechd.so.2", "libspeechd.so"]),
      let open = unsafe library.function("spd_open"), let say = unsafe library.function("spd_say"),
      let cancel = unsafe library.function("spd_cancel")
    else { return nil }
    unsafe self.open = unsafe unsafeBitCast(open, to: Open.self)
    unsafe self.say = unsafe unsafeBitCast(say, to: Say.self)
    unsafe self.cancel = unsafe unsafeBitCast(cancel, to: Cancel.self)
  }
}

/// The thread that speaks.
@safe enum SpeechThread {
  private struct Task {
    var library: SpeechLibrary
    /// Where lines come from.
    var source: Int32
  }

  /// Starts the thread. Returns the end of a pipe that takes lines of text; −1 where there is none to be had.
  static func start(_ library: SpeechLibrary) -> Int32 {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = unsafe withUnsafeMutablePointer(to: &ends) { pair in
      unsafe pair.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) == 0 }
    }
    guard isOpen else { return -1 }
    _ = fcntl(ends.1, F_SETFL, O_NONBLOCK)
    let task = UnsafeMutablePointer<Task>.allocate(capacity: 1)
    unsafe task.initialize(to: Task(library: library, source: ends.0))
    let thread = unsafe SDL_CreateThread(
      { data in
        guard let task = unsafe data?.assumingMemoryBound(to: Task.self) else { return 0 }
        SpeechThread.run(unsafe task.pointee)
        unsafe task.deinitialize(count: 1)
        unsafe task.deallocate()
        return 0
      }, "speech", task)
    guard let thread = unsafe thread else {
      unsafe task.deallocate()
      return -1
    }
    // It ends with the program.
    unsafe SDL_DetachThread(thread)
    return ends.1
  }

  static func send(_ bytes: UnsafeRawBufferPointer, to pipe: Int32) -> Int {
    unsafe write(pipe, bytes.baseAddress, bytes.count)
  }

  private static func run(_ task: Task) {
    // It may start the server, which takes a while.
    guard let voice = unsafe task.library.open("dactyl", nil, nil, 0) else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    var kept: [UInt8] = []
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(task.source, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return
      }
      kept += buffer[..<count]
      guard let end = kept.lastIndex(of: 10) else { continue }
      // Of several lines the last.
      let start = kept[..<end].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let line = String(decoding: kept[start..<end], as: UTF8.self)
      kept.removeSubrange(...end)
      _ = unsafe task.library.cancel(voice)
      if !line.isEmpty { _ = unsafe task.library.say(voice, SpeechLibrary.text, line) }
    }
  }
}
