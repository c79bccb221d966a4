/// A message of D-Bus.
struct BusMessage {
  /// The kinds of messages, as D-Bus numbers them.
  enum Kind: Int32 {
    case call = 1
    case reply = 2
    case fault = 3
    case signal = 4
  }

  var kind: Kind
  /// The object that is called, or that signals.
  var path = ""
  var interface = ""
  /// The method or signal; of a fault, its name.
  var member = ""
  /// Who receives it; empty for a signal to all.
  var destination = ""
  /// Who has sent it.
  var sender = ""
  /// The number of a received message.
  var serial: UInt32 = 0
  /// The number of the call that a reply answers.
  var replySerial: UInt32 = 0
  /// Whether nobody waits for a reply.
  var wantsNoReply = false
  var arguments: [BusValue] = []

  /// Makes the call of a method.
  static func call(
    _ member: String, _ interface: String, of path: String, at destination: String, _ arguments: [BusValue]
  )
    -> BusMessage
  {
    BusMessage(
      kind: .call, path: path, interface: interface, member: member, destination: destination, arguments: arguments)
  }

  /// Makes a signal to all who listen.
  static func signal(_ member: String, _ interface: String, from path: String, _ arguments: [BusValue]) -> BusMessage {
    BusMessage(kind: .signal, path: path, interface: interface, member: member, arguments: arguments)
  }

  /// Makes the reply to a call.
  static func reply(to call: BusMessage, _ arguments: [BusValue]) -> BusMessage {
    BusMessage(kind: .reply, destination: call.sender, replySerial: call.serial, arguments: arguments)
  }

  /// Makes the reply that a call can't be answered.
  static func fault(to call: BusMessage, _ fault: BusFault) -> BusMessage {
    BusMessage(
      kind: .fault, member: fault.name, destination: call.sender, replySerial: call.serial,
      arguments: [.string(fault.reason)])
  }
}

/// Why a call can't be answered.
struct BusFault: Error {
  /// D-Bus's name for it.
  var name: String
  /// What is wrong, for those who read it.
  var reason: String

  static func unknownObject(_ path: String) -> BusFault {
    BusFault(name: "org.freedesktop.DBus.Error.UnknownObject", reason: "There is no object \(path).")
  }

  static func unknownMethod(_ call: BusMessage) -> BusFault {
    BusFault(
      name: "org.freedesktop.DBus.Error.UnknownMethod",
      reason: "\(call.path) has no method \(call.interface).\(call.member).")
  }

  static func badArguments(_ reason: String) -> BusFault {
    BusFault(name: "org.freedesktop.DBus.Error.InvalidArgs", reason: reason)
  }
}
