import CSDL2

/// A connection to a bus of D-Bus. It never waits: what is sent goes out, and what has come is read, when it is asked
/// to. It introduces itself to the bus when it opens; replies are passed to the closures that wait for them.
@safe final class BusConnection {
  /// Called with the reply to a call: a reply or a fault.
  typealias Reply = (BusMessage) -> Void

  /// The largest message that is read; one that sends more loses the connection.
  private static let largestMessage = 16 << 20
  /// The bytes that wait to be written beyond which signals are left out, since nobody reads them.
  private static let mostUnwritten = 4 << 20

  private let reader: BusReader
  private let connection: BusLibrary.Connection
  private var replies: [UInt32: Reply] = [:]
  /// The name of this connection on the bus; empty until the bus has told it.
  private(set) var name = ""

  private var library: BusLibrary { reader.library }

  /// Connects to a bus; nil when nobody answers at the address.
  init?(_ library: BusLibrary, address: String) {
    reader = BusReader(library: library)
    guard let connection = unsafe address.withCString({ unsafe library.open($0, nil) }) else { return nil }
    unsafe self.connection = connection
    unsafe library.setExitOnDisconnect(connection, 0)
    unsafe library.setLargestMessage(connection, CLong(Self.largestMessage))
  }

  deinit {
    unsafe library.close(connection)
    unsafe library.unref(connection)
  }

  /// Introduces the program to the bus. Calls `body` once the bus has given it a name.
  func introduce(_ body: @escaping () -> Void) {
    call("Hello", "org.freedesktop.DBus", of: "/org/freedesktop/DBus", at: "org.freedesktop.DBus") { [unowned self] in
      guard $0.kind == .reply, let name = $0.arguments.first?.text else { return }
      self.name = name
      body()
    }
  }

  /// Whether the bus is still there.
  var isConnected: Bool { unsafe library.isConnected(connection) != 0 }

  /// The file descriptor that can be read when something has come; nil where there is none.
  var descriptor: Int32? {
    var descriptor: CInt = -1
    return unsafe library.descriptor(connection, &descriptor) != 0 ? descriptor : nil
  }

  // MARK: Sending

  /// Calls a method, and the closure with what it answers.
  func call(
    _ member: String, _ interface: String, of path: String, at destination: String, _ arguments: [BusValue] = [],
    reply: Reply? = nil
  ) {
    var message = BusMessage.call(member, interface, of: path, at: destination, arguments)
    message.wantsNoReply = reply == nil
    if let serial = send(message), let reply { replies[serial] = reply }
  }

  /// Has the signals that match a rule sent to this connection.
  func listen(to rule: String) {
    call(
      "AddMatch", "org.freedesktop.DBus", of: "/org/freedesktop/DBus", at: "org.freedesktop.DBus", [.string(rule)])
  }

  /// Sends a signal, unless too much waits to be read already.
  func signal(_ message: BusMessage) {
    guard unsafe library.outgoingSize(connection) < Self.mostUnwritten else { return }
    send(message)
  }

  /// Sends a message. Returns its number; nil when it can't be sent.
  @discardableResult func send(_ message: BusMessage) -> UInt32? {
    guard isConnected, let made = unsafe reader.make(message) else { return nil }
    defer { unsafe library.unrefMessage(made) }
    var serial: UInt32 = 0
    return unsafe library.send(connection, made, &serial) != 0 ? serial : nil
  }

  // MARK: Receiving

  /// Reads and writes what can be without waiting.
  func exchange() { unsafe _ = library.readWrite(connection, 0) }

  /// Waits for replies, for so many seconds at most, and leaves out what else comes. Only for the launch of a program.
  func exchange(forAtMost seconds: Double, until isDone: () -> Bool) {
    let start = SDLClock.nanoseconds
    while !isDone(), isConnected, Double(SDLClock.nanoseconds &- start) < seconds * 1e9 {
      exchange()
      while next() != nil {}
      SDL_Delay(1)
    }
  }

  /// Takes the next message, after handing out replies; nil for none.
  func next() -> BusMessage? {
    while let message = unsafe library.pop(connection) {
      defer { unsafe library.unrefMessage(message) }
      guard let read = unsafe reader.message(message) else { continue }
      guard read.kind == .reply || read.kind == .fault else { return read }
      replies.removeValue(forKey: read.replySerial)?(read)
    }
    return nil
  }
}

extension BusConnection {
  /// The value of a variable of the environment; nil where it has none.
  static func variable(_ name: String) -> String? {
    guard let text = unsafe SDL_getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }

  /// The address of the bus of the session; nil where there is no session of a desktop.
  static var sessionAddress: String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
    guard let folder = variable("XDG_RUNTIME_DIR") else { return nil }
    let path = "\(folder)/bus"
    guard let file = unsafe SDL_RWFromFile(path, "rb") else { return nil }
    unsafe SDL_RWclose(file)
    return "unix:path=\(path)"
  }
}
