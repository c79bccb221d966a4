/// What a recognizer can read while it is called, and how it proposes states, sets deadlines and ignores touches.
public struct GestureContext {
  /// The moment of the event or deadline.
  public let timestamp: Timestamp
  /// The thresholds of the recognizer, with all lengths in points.
  public private(set) var settings: GestureSettings
  private var hasOwnSettings = false
  package let gestures: GestureTable
  private var inputs: InputTable { gestures.inputs }
  @usableFromInline package private(set) var id = GestureID.none
  /// The phase of the input that the recognizer receives; of a custom event whether it begins, changes, ends or is
  /// cancelled.
  public internal(set) var inputPhase = TouchPhase.began
  /// The kind of the input that the recognizer receives.
  var inputKind = InputKind.touch
  /// The fingers that are visible to the closure of `collecting`; nil for all fingers of the recognizer.
  private var known: InputSet?
  private var visible = GestureState.possible
  private(set) var proposals = ProposalQueue()
  private(set) var deadline: DeadlineChange = .keep
  private(set) var ignored: [UInt64] = []
  /// How much the recognizer has requested in this call.
  private(set) var said = Said.nothing
  /// The answer of the recognizer after its fingers landed; see `GestureRecognizer.ignoredMovement(with:)`.
  @usableFromInline var ignoredMovement: Float?
  /// The deadline that was requested last: recognizers of one kind mostly request the same.
  private var lastDeadline: (seconds: Double, moment: Timestamp)

  /// How much a recognizer has requested.
  enum Said {
    case nothing
    /// A deadline, and nothing else.
    case onlyDeadline
    case more
  }

  /// A request about the deadline.
  enum DeadlineChange: Equatable {
    case keep
    case cancel
    case set(Timestamp)
  }

  /// Makes a context for all calls that events of one moment lead to, one after another.
  init(_ gestures: GestureTable, at now: Timestamp) {
    self.gestures = gestures
    timestamp = now
    settings = gestures.thresholds
    lastDeadline = (0, now)
  }

  /// Prepares the context for a call of a recognizer.
  @inline(__always)
  mutating func begin(_ id: GestureID, _ row: GestureRow) {
    self.id = id
    visible = row.state
    said = .nothing
    if hasOwnSettings || row.flags.contains(.hasSettings) { takeSettings() }
  }

  private mutating func takeSettings() {
    let own = gestures.resolvedSettings[gestures.recognizer(of: id)]
    hasOwnSettings = own != nil
    settings = own ?? gestures.thresholds
  }

  /// Removes the requests of the last recognizer.
  mutating func clear() {
    proposals = ProposalQueue()
    deadline = .keep
    if !ignored.isEmpty { ignored = [] }
  }

  /// Returns and removes the deadline of the last recognizer, if that is all it requested.
  @inline(__always)
  mutating func takeOnlyDeadline() -> Timestamp? {
    guard said == .onlyDeadline, case .set(let moment) = deadline else { return nil }
    deadline = .keep
    return moment
  }

  /// Runs a closure as if the recognizer were in a state and had some of its fingers only. Returns what the closure
  /// requested, and restores the recognizer's own requests.
  mutating func apart(
    as state: GestureState, _ fingers: InputSet?, _ body: (inout GestureContext) -> Void
  ) -> (proposals: ProposalQueue, deadline: DeadlineChange, ignored: [UInt64]) {
    let own = (proposals, deadline, ignored, said, visible, known)
    clear()
    (said, visible, known) = (.nothing, state, fingers ?? known)
    body(&self)
    let request = (proposals, deadline, ignored)
    (proposals, deadline, ignored, said, visible, known) = own
    return request
  }

  /// Requests a deadline, or cancels it.
  mutating func change(_ deadline: DeadlineChange) {
    self.deadline = deadline
    said = .more
  }

  /// Whether the recognizer that is called still exists.
  @usableFromInline var isAlive: Bool { gestures.rows[Int(id.index)].generation == id.generation }

  /// The recognizer that is being called.
  public var gesture: AnyGesture { AnyGesture(id, inputs.columns) }

  /// The state of the recognizer, or the last state that it proposed in this call. Setting it proposes a state, which
  /// the arena decides about.
  ///
  /// A recognizer that waits for another one to fail is still `.possible` (G28): it proposes again with the next touch.
  public var state: GestureState {
    // (In line: for a call the whole context would be copied.)
    @inline(__always) get { proposals.last ?? visible }
    set {
      proposals.append(newValue)
      said = .more
    }
  }

  /// Proposes `.failed`, because of a condition that the input does not meet; nil for one without a name. The log of
  /// decisions has it with the failure.
  @inline(never)
  public mutating func fail(_ condition: UnmetCondition?) {
    state = .failed
    if let condition, gestures.keepsConditions { gestures.conditions.append((id, condition)) }
  }

  /// The seconds from the present event to the deadline that was set in an earlier call; nil for none.
  public var timeToDeadline: Double? {
    gestures.attemptIndex(of: id).flatMap { gestures.attempts[$0].deadline }.map { $0 - timestamp }
  }

  /// Proposes the state that follows an interruption: cancelled when the gesture had begun, else failed (G35).
  public mutating func cancel() { state = state == .possible ? .failed : .cancelled }

  /// The view that the recognizer is attached to.
  public var view: View? {
    guard let row = gestures.row(id), inputs.columns.isAlive(row.view) else { return nil }
    return View(row.view, in: inputs.columns)
  }
  /// The number of the recognizer's fingers that are down.
  public var numberOfTouches: Int {
    owned?.countShared(with: inputs.live) ?? 0
  }
  /// The fingers of the recognizer, including those that have lifted.
  private var owned: InputSet? { known ?? gestures.attemptIndex(of: id).map { gestures.attempts[$0].owned } }
  /// The mean location of the recognizer's fingers that are down, in the scene's coordinates.
  public var centroid: Point { owned.flatMap { inputs.centroid(of: $0) } ?? .zero }
  /// The recognizer's fingers that are down, in landing order. Allocates an array; `forEachTouch(_:)` does not.
  public var touches: Touches {
    var touches: [Touch] = []
    forEachTouch { touches.append($0) }
    return Touches(inOrder: touches)
  }

  /// Calls the closure for each of the recognizer's fingers that are down, in landing order.
  public func forEachTouch(_ body: (Touch) -> Void) {
    guard let owned else { return }
    inputs.forEach(in: owned) { if inputs.records[$0].isLive { body(inputs.touch($0)) } }
  }

  /// Whether any touch of the event has coalesced samples.
  @inline(__always) var hasCoalescedTouches: Bool { inputs.batch.hasCoalesced }

  /// Calls the closure for each coalesced sample of a touch since the previous event; the last one is the touch itself
  /// (T28). Does nothing for a touch that is not in the present event.
  @inline(__always)
  public func forEachCoalescedTouch(of touch: Touch, _ body: (Touch) -> Void) {
    if inputs.batch.hasCoalesced { return inputs.forEachCoalescedTouch(of: touch, body) }
    if touch.phase != .stationary { body(touch) }
  }

  /// The size of the scene in points, which stands for the screen.
  public var sceneSize: Size { inputs.sceneSize }

  /// The coalesced samples of a touch since the previous event, the last one being the touch itself; nil when the touch
  /// is not in the present event (T28). Allocates an array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { inputs.coalescedTouches(for: touch) }

  /// The predicted samples of a touch, without the touch itself; empty when there is no prediction, nil when the touch
  /// is not in the present event (T29, T31). Allocates an array.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    inputs.predictedTouches(for: touch, gestures.thresholds)
  }

  /// Sets the deadline, in seconds from the present event: `deadlineReached(with:)` is called then, whatever the
  /// fingers do. A recognizer has one deadline at a time.
  @inline(__always)
  public mutating func setDeadline(after seconds: Double) {
    if seconds != lastDeadline.seconds { lastDeadline = (seconds, timestamp + seconds) }
    deadline = .set(lastDeadline.moment)
    if said == .nothing { said = .onlyDeadline }
  }
  /// Cancels the deadline.
  public mutating func cancelDeadline() { change(.cancel) }

  /// Ignores a touch: the recognizer receives no more of it, and neither cancels nor delays it for its view (G21).
  public mutating func ignore(_ touch: Touch) { ignore(touch.id) }

  /// Ignores the touch with an identity (G21).
  mutating func ignore(_ touch: Touch.ID) {
    ignored.append(touch)
    said = .more
  }
}
