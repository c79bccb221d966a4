/// What an accommodation makes of an event: the events in its place, and what the log of decisions has of it.
struct AccommodatedEvents {
  /// An entry of the log.
  struct Remark {
    var kind: Decision.Kind
    var rule: Rule
    var source: InputSource
    var timestamp: Timestamp
    var condition: UnmetCondition?
  }

  var events: [InputEvent] = []
  var remarks: [Remark] = []

  mutating func send(_ kind: InputEvent.Kind, at moment: Timestamp) { events.append(InputEvent(at: moment, kind)) }

  mutating func send(
    _ sample: TouchSample, _ phase: TouchSamplePhase, location: Point? = nil, at moment: Timestamp
  ) {
    var sample = sample
    sample.phase = phase
    if let location { sample.location = location }
    send(.touch(sample), at: moment)
  }

  mutating func remark(
    _ kind: Decision.Kind, _ rule: Rule, _ source: InputSource, at moment: Timestamp,
    _ quantity: UnmetCondition.Quantity? = nil, measured: Double = 0, limit: Double = 0
  ) {
    let condition = quantity.map {
      UnmetCondition($0, measured: Float(measured), limit: Float(limit), rule: rule)
    }
    remarks.append(Remark(kind: kind, rule: rule, source: source, timestamp: moment, condition: condition))
  }
}

/// A step that events go through before they are queued. Its state is plain data, on the clock of the events' source.
protocol Accommodation: StateHashable {
  /// Takes an event. It sends on what it does not keep.
  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents)
  /// The moment at which something is due; nil for never.
  var nextMoment: Timestamp? { get }
  /// Does what is due at a moment, the next one.
  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents)
  /// The clock has jumped by some seconds: what waits keeps its remaining time.
  mutating func clockJumped(by seconds: Double)
}
