import Dactyl

/// A play in the trace event format that Perfetto and Chrome's tracing page read.
///
/// Time is the time of the play in microseconds; inside a frame the stages follow one another with the times that they
/// took. One process has a thread for the frames, one for each source of input, recognizer and responder. Arrows lead
/// from samples to the actions that they caused.
package struct Trace {
  /// The threads of the trace, by the first number of each group.
  private enum Thread {
    static let frames = 1
    static let sources = 100
    static let recognizers = 1000
    static let responders = 10_000
  }

  /// The duration of what takes no time, in microseconds: long enough for arrows to end at it.
  private static let moment = 1.0

  private let play: Play
  private var events: [TraceEvent] = []

  /// Makes the trace of a play. Without a clock in the play the frames have no stages.
  package init(_ play: Play) {
    self.play = play
    nameThreads()
    addFrames()
    addSources()
    addRecognizers()
    addResponders()
    addArrows()
  }

  /// The trace as a JSON text.
  package var text: String {
    // Events of one moment stay in the order in which they were added: what begins first ends last.
    let sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    let lines = sorted.map { $0.element.json.singleLine }
    let other = JSONValue.object([JSONMember(key: "name", value: .string(play.name))]).singleLine
    return "{\"displayTimeUnit\": \"ms\", \"otherData\": \(other),\n\"traceEvents\": [\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
  }

  private mutating func nameThreads() {
    events.append(TraceEvent(.metadata, "process_name", thread: 0, arguments: [("name", .string("Dactyl"))]))
    name(Thread.frames, "frames")
    for (index, source) in play.sources.enumerated() { name(Thread.sources + index, source.name) }
    for (index, recognizer) in play.recognizers.enumerated() {
      let view = recognizer.view.map { " on \(play.responders[$0].name)" } ?? ""
      name(Thread.recognizers + index, recognizer.name + view)
    }
    for index in Set(play.verdicts.filter(\.isOfResponder).compactMap(\.responder)).sorted() {
      name(Thread.responders + index, play.responders[index].name)
    }
  }

  private mutating func name(_ thread: Int, _ name: String) {
    events.append(TraceEvent(.metadata, "thread_name", thread: thread, arguments: [("name", .string(name))]))
    events.append(
      TraceEvent(.metadata, "thread_sort_index", thread: thread, arguments: [("sort_index", .number(Double(thread)))]))
  }

  /// Adds the frames, each with its stages in it, one after another. A frame at the moment of the last one follows it.
  private mutating func addFrames() {
    var free = -Double.infinity
    for (number, frame) in play.frames.enumerated() {
      let start = max(frame.time.traced, free)
      let whole = Double(frame.stages.reduce(0) { $0 + $1.nanoseconds }) / 1000
      free = start + max(whole, Self.moment)
      events.append(
        TraceEvent(
          .complete, "frame \(number)", thread: Thread.frames, time: start, duration: free - start,
          arguments: [("events", .number(Double(frame.events))), ("actions", .number(Double(frame.actions)))]))
      var time = start
      for stage in frame.stages {
        let length = Double(stage.nanoseconds) / 1000
        events.append(TraceEvent(.complete, "\(stage.stage)", thread: Thread.frames, time: time, duration: length))
        time += length
      }
    }
  }

  /// Adds the touches and presses from their beginning to their end, and in them what was sent.
  private mutating func addSources() {
    var open: [Int: String] = [:]
    for sample in play.samples {
      let (thread, time) = (Thread.sources + sample.source, sample.time.traced)
      let name = play.sources[sample.source].name
      if sample.phase == .began, open.updateValue(name, forKey: sample.source) == nil {
        events.append(TraceEvent(.begin, name, thread: thread, time: time))
      }
      let place = sample.location.map { [("x", Self.number($0.x)), ("y", Self.number($0.y))] } ?? []
      let phase = sample.phase.map { "\($0)" } ?? name
      events.append(
        TraceEvent(.complete, phase, thread: thread, time: time, duration: Self.moment, arguments: place))
      if sample.phase == .ended || sample.phase == .cancelled, let name = open.removeValue(forKey: sample.source) {
        events.append(TraceEvent(.end, name, thread: thread, time: time + Self.moment))
      }
    }
    for (source, name) in open.sorted(by: { $0.key < $1.key }) {
      events.append(TraceEvent(.end, name, thread: Thread.sources + source, time: play.end.traced + Self.moment))
    }
  }

  private static func number(_ value: Float) -> JSONValue { .number(value.isFinite ? Double(value) : 0) }

  /// Adds the states of recognizers, and their actions in them.
  private mutating func addRecognizers() {
    for span in PlaySpan.spans(of: play) {
      let thread = Thread.recognizers + span.recognizer
      let time = span.start.traced + (span.isFirst ? 0 : Self.moment)
      let end = max(span.end.traced + Self.moment, time)
      events.append(
        TraceEvent(
          .complete, span.state.map { "\($0)" } ?? "waiting", thread: thread, time: time, duration: end - time,
          arguments: [("attempt", .number(Double(span.attempt)))]))
    }
    for verdict in play.verdicts where verdict.kind == .action {
      guard let recognizer = verdict.recognizer else { continue }
      events.append(
        TraceEvent(
          .complete, "action", thread: Thread.recognizers + recognizer, time: verdict.time.traced + Self.moment,
          duration: Self.moment))
    }
  }

  /// Adds what responders did, each as a moment.
  private mutating func addResponders() {
    for verdict in play.verdicts where verdict.isOfResponder {
      guard let responder = verdict.responder else { continue }
      events.append(
        TraceEvent(
          .complete, verdict.text, thread: Thread.responders + responder, time: verdict.time.traced,
          duration: Self.moment, arguments: verdict.rule.isEmpty ? [] : [("rule", .string(verdict.rule))]))
    }
  }

  /// Adds an arrow to each action of a recognizer, from the last sample before it of an input that the recognizer has.
  private mutating func addArrows() {
    var owned: [Int: Set<Int>] = [:]
    var last: [Int: PlaySample] = [:]
    var next = 0
    var id = 0
    for verdict in play.verdicts {
      while next < play.samples.count, play.samples[next].time <= verdict.time {
        last[play.samples[next].source] = play.samples[next]
        next += 1
      }
      guard let recognizer = verdict.recognizer else { continue }
      if verdict.kind == .bindGesture, let source = verdict.source { owned[recognizer, default: []].insert(source) }
      guard verdict.kind == .action else { continue }
      let causes = (owned[recognizer] ?? []).sorted().compactMap { last[$0] }
      guard let cause = causes.max(by: { $0.time < $1.time }) else { continue }
      id += 1
      events.append(
        TraceEvent(
          .flowStart, "causes", thread: Thread.sources + cause.source, time: cause.time.traced, flow: id))
      events.append(
        TraceEvent(
          .flowEnd, "causes", thread: Thread.recognizers + recognizer, time: verdict.time.traced + Self.moment,
          flow: id))
    }
  }
}

extension Timestamp {
  /// The moment in microseconds.
  fileprivate var traced: Double { Double(nanoseconds) / 1000 }
}

extension Verdict {
  /// Whether it is shown with its responder, not with a recognizer or an input.
  var isOfResponder: Bool {
    switch kind {
    case .hitTest, .bindView, .refuseView, .passWindow, .claim, .withhold: false
    default: recognizer == nil && responder != nil
    }
  }
}
