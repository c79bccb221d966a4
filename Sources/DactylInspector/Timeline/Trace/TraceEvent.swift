/// One event of a trace.
struct TraceEvent {
  /// The kinds of events, by their letters in the format.
  enum Phase: String {
    case metadata = "M"
    case begin = "B"
    case end = "E"
    case complete = "X"
    case flowStart = "s"
    case flowEnd = "f"
  }

  var phase: Phase
  var name: String
  var thread: Int
  /// Microseconds.
  var time: Double
  /// Microseconds, of complete events alone.
  var duration: Double?
  /// The number of an arrow, the same at both ends.
  var flow: Int?
  var arguments: [(String, JSONValue)]

  init(
    _ phase: Phase, _ name: String, thread: Int, time: Double = 0, duration: Double? = nil, flow: Int? = nil,
    arguments: [(String, JSONValue)] = []
  ) {
    self.phase = phase
    self.name = name
    self.thread = thread
    self.time = time
    self.duration = duration
    self.flow = flow
    self.arguments = arguments
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("ph", .string(phase.rawValue)), ("name", .string(name)), ("cat", .string("input")), ("pid", .number(1)),
      ("tid", .number(Double(thread))), ("ts", .number(time)),
    ]
    if let duration { members.append(("dur", .number(duration))) }
    if let flow { members.append(("id", .number(Double(flow)))) }
    // The arrow ends at the slice around it, not at the next one.
    if phase == .flowEnd { members.append(("bp", .string("e"))) }
    if !arguments.isEmpty {
      members.append(("args", .object(arguments.map { JSONMember(key: $0.0, value: $0.1) })))
    }
    return .object(members.map { JSONMember(key: $0.0, value: $0.1) })
  }
}
