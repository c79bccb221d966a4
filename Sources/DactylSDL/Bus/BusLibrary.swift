/// The functions of libdbus, which is loaded at run time. Their declarations are those of its own headers, with the
/// opaque types as pointers.
@safe struct BusLibrary {
  typealias Connection = OpaquePointer
  typealias Message = OpaquePointer
  /// The memory of an iterator of libdbus: 72 bytes, and room for a larger one.
  typealias Iterator = UnsafeMutableRawPointer
  static let iteratorSize = 128

  typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Connection?
  typealias OfConnection = @convention(c) (Connection) -> Void
  typealias Answer = @convention(c) (Connection) -> UInt32
  typealias SetFlag = @convention(c) (Connection, UInt32) -> Void
  typealias SetSize = @convention(c) (Connection, CLong) -> Void
  typealias Size = @convention(c) (Connection) -> CLong
  typealias ReadWrite = @convention(c) (Connection, CInt) -> UInt32
  typealias Descriptor = @convention(c) (Connection, UnsafeMutablePointer<CInt>) -> UInt32
  typealias Pop = @convention(c) (Connection) -> Message?
  typealias Send = @convention(c) (Connection, Message, UnsafeMutablePointer<UInt32>?) -> UInt32
  typealias New = @convention(c) (CInt) -> Message?
  typealias OfMessage = @convention(c) (Message) -> Void
  typealias Kind = @convention(c) (Message) -> CInt
  typealias Text = @convention(c) (Message) -> UnsafePointer<CChar>?
  typealias SetText = @convention(c) (Message, UnsafePointer<CChar>) -> UInt32
  typealias Number = @convention(c) (Message) -> UInt32
  typealias SetNumber = @convention(c) (Message, UInt32) -> UInt32
  typealias SetMessageFlag = @convention(c) (Message, UInt32) -> Void
  typealias Begin = @convention(c) (Message, Iterator) -> UInt32
  typealias BeginAppending = @convention(c) (Message, Iterator) -> Void
  typealias TypeOf = @convention(c) (Iterator) -> CInt
  typealias Next = @convention(c) (Iterator) -> UInt32
  typealias Enter = @convention(c) (Iterator, Iterator) -> Void
  typealias Read = @convention(c) (Iterator, UnsafeMutableRawPointer) -> Void
  typealias Signature = @convention(c) (Iterator) -> UnsafeMutablePointer<CChar>?
  typealias FreeText = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Append = @convention(c) (Iterator, CInt, UnsafeRawPointer) -> UInt32
  typealias OpenContainer = @convention(c) (Iterator, CInt, UnsafePointer<CChar>?, Iterator) -> UInt32
  typealias CloseContainer = @convention(c) (Iterator, Iterator) -> UInt32
  typealias IsText = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> UInt32

  let open: Open
  let close: OfConnection
  let unref: OfConnection
  let isConnected: Answer
  let setExitOnDisconnect: SetFlag
  let setLargestMessage: SetSize
  let outgoingSize: Size
  let readWrite: ReadWrite
  let descriptor: Descriptor
  let pop: Pop
  let send: Send

  let newMessage: New
  let unrefMessage: OfMessage
  let kind: Kind
  let path: Text
  let setPath: SetText
  let interface: Text
  let setInterface: SetText
  let member: Text
  let setMember: SetText
  let destination: Text
  let setDestination: SetText
  let sender: Text
  let errorName: Text
  let setErrorName: SetText
  let serial: Number
  let replySerial: Number
  let setReplySerial: SetNumber
  let wantsNoReply: Number
  let setWantsNoReply: SetMessageFlag

  let begin: Begin
  let beginAppending: BeginAppending
  let type: TypeOf
  let next: Next
  let enter: Enter
  let read: Read
  let signature: Signature
  let free: FreeText
  let append: Append
  let openContainer: OpenContainer
  let closeContainer: CloseContainer
  let isPath: IsText

  /// Loads the library; nil when it, or one of its functions, is not there.
  init?(names: [String] = ["libdbus-1.so.3", "libdbus-1.so", "libdbus-1.3.dylib"]) {
    guard let library = SharedLibrary(names: names) else { return nil }
    var missesAny = false
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function {
      if let address = unsafe library.function(name) { return unsafe unsafeBitCast(address, to: type) }
      missesAny = true
      // Never called: the library is not used then.
      return unsafe unsafeBitCast(UnsafeRawPointer(bitPattern: 1), to: type)
    }
    unsafe open = function("dbus_connection_open_private")
    unsafe close = function("dbus_connection_close")
    unsafe unref = function("dbus_connection_unref")
    unsafe isConnected = function("dbus_connection_get_is_connected")
    unsafe setExitOnDisconnect = function("dbus_connection_set_exit_on_disconnect")
    unsafe setLargestMessage = function("dbus_connection_set_max_message_size")
    unsafe outgoingSize = function("dbus_connection_get_outgoing_size")
    unsafe readWrite = function("dbus_connection_read_write")
    unsafe descriptor = function("dbus_connection_get_unix_fd")
    unsafe pop = function("dbus_connection_pop_message")
    unsafe send = function("dbus_connection_send")
    unsafe newMessage = function("dbus_message_new")
    unsafe unrefMessage = function("dbus_message_unref")
    unsafe kind = function("dbus_message_get_type")
    unsafe path = function("dbus_message_get_path")
    unsafe setPath = function("dbus_message_set_path")
    unsafe interface = function("dbus_message_get_interface")
    unsafe setInterface = function("dbus_message_set_interface")
    unsafe member = function("dbus_message_get_member")
    unsafe setMember = function("dbus_message_set_member")
    unsafe destination = function("dbus_message_get_destination")
    unsafe setDestination = function("dbus_message_set_destination")
    unsafe sender = function("dbus_message_get_sender")
    unsafe errorName = function("dbus_message_get_error_name")
    unsafe setErrorName = function("dbus_message_set_error_name")
    unsafe serial = function("dbus_message_get_serial")
    unsafe replySerial = function("dbus_message_get_reply_serial")
    unsafe setReplySerial = function("dbus_message_set_reply_serial")
    unsafe wantsNoReply = function("dbus_message_get_no_reply")
    unsafe setWantsNoReply = function("dbus_message_set_no_reply")
    unsafe begin = function("dbus_message_iter_init")
    unsafe beginAppending = function("dbus_message_iter_init_append")
    unsafe type = function("dbus_message_iter_get_arg_type")
    unsafe next = function("dbus_message_iter_next")
    unsafe enter = function("dbus_message_iter_recurse")
    unsafe read = function("dbus_message_iter_get_basic")
    unsafe signature = function("dbus_message_iter_get_signature")
    unsafe free = function("dbus_free")
    unsafe append = function("dbus_message_iter_append_basic")
    unsafe openContainer = function("dbus_message_iter_open_container")
    unsafe closeContainer = function("dbus_message_iter_close_container")
    unsafe isPath = function("dbus_validate_path")
    if missesAny { return nil }
  }
}
