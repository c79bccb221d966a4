/// What a recognizer sees while it is called, and how it says what it wants.
public struct GestureContext {
  /// The moment of the event or deadline.
  public let timestamp: Timestamp
  /// The thresholds that hold for it, all lengths in points.
  public private(set) var settings: GestureSettings
  private var hasOwnSettings = false
  let gestures: GestureTable
  private var inputs: InputTable { gestures.inputs }
  @usableFromInline private(set) var id = GestureID.none
  /// What the input does that a recognizer is told of: of a custom event whether it begins, goes on, ends or is
  /// cancelled.
  public internal(set) var inputPhase = TouchPhase.began
  /// The kind of input that a recognizer is told of.
  var inputKind = InputKind.touch
  /// The fingers that code which `collecting` runs knows of; nil for all that the recognizer has.
  private var known: InputSet?
  private var visible = GestureState.possible
  private(set) var proposals = ProposalQueue()
  private(set) var deadline: DeadlineChange = .keep
  private(set) var ignored: [UInt64] = []
  /// What the recognizer said in the call.
  private(set) var said = Said.nothing
  /// What it answered after its fingers landed; see `GestureRecognizer.ignoredMovement(with:)`.
  @usableFromInline var ignoredMovement: Float?
  /// The deadline that was asked for last: recognizers of a kind ask for the same.
  private var lastDeadline: (seconds: Double, moment: Timestamp)

  /// How much a recognizer said.
  enum Said {
    case nothing
    /// When it wants to be called, and nothing else.
    case onlyDeadline
    case more
  }

  /// A wish about the deadline.
  enum DeadlineChange: Equatable {
    case keep
    case cancel
    case set(Timestamp)
  }

  /// Makes a context for all calls that an event of a moment leads to, one after another.
  init(_ gestures: GestureTable, at now: Timestamp) {
    self.gestures = gestures
    timestamp = now
    settings = gestures.thresholds
    lastDeadline = (0, now)
  }

  /// Starts a call of a recognizer, which has said nothing yet.
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

  /// Forgets what the last recognizer said.
  mutating func clear() {
    proposals = ProposalQueue()
    deadline = .keep
    if !ignored.isEmpty { ignored = [] }
  }

  /// The deadline that the last recognizer asked for, when it said nothing else; it is forgotten here then.
  @inline(__always)
  mutating func takeOnlyDeadline() -> Timestamp? {
    guard said == .onlyDeadline, case .set(let moment) = deadline else { return nil }
    deadline = .keep
    return moment
  }

  /// Runs code whose wishes are not the recognizer's own, as if it were in a state and knew of some of its fingers
  /// only. Gives what it wished; everything is afterwards as it was before.
  mutating func apart(
    as state: GestureState, _ fingers: InputSet?, _ body: (inout GestureContext) -> Void
  ) -> (proposals: ProposalQueue, deadline: DeadlineChange, ignored: [UInt64]) {
    let own = (proposals, deadline, ignored, said, visible, known)
    clear()
    (said, visible, known) = (.nothing, state, fingers ?? known)
    body(&self)
    let wish = (proposals, deadline, ignored)
    (proposals, deadline, ignored, said, visible, known) = own
    return wish
  }

  /// Wishes for a deadline, or for none.
  mutating func change(_ deadline: DeadlineChange) {
    self.deadline = deadline
    said = .more
  }

  /// Whether the recognizer that is called still exists.
  @usableFromInline var isAlive: Bool { gestures.rows[Int(id.index)].generation == id.generation }

  /// The recognizer that is called.
  public var gesture: AnyGesture { AnyGesture(id, inputs.columns) }

  /// The state that the recognizer is in, or the last that it proposed in this call. Setting it proposes.
  ///
  /// A gesture that is held by a failure requirement is still `.possible` (G28): it proposes again with the next touch.
  public var state: GestureState {
    // (In line: for a call the whole context would be copied.)
    @inline(__always) get { proposals.last ?? visible }
    set {
      proposals.append(newValue)
      said = .more
    }
  }

  /// Proposes what an interruption makes of it: cancelled when it had begun, else failed (G35).
  public mutating func cancel() { state = state == .possible ? .failed : .cancelled }

  /// The view that the recognizer is on.
  public var view: View? {
    guard let row = gestures.row(id), inputs.columns.isAlive(row.view) else { return nil }
    return View(row.view, in: inputs.columns)
  }
  /// How many of its fingers are down.
  public var numberOfTouches: Int {
    owned?.countShared(with: inputs.live) ?? 0
  }
  /// The fingers that it has, lifted ones included.
  private var owned: InputSet? { known ?? gestures.attemptIndex(of: id).map { gestures.attempts[$0].owned } }
  /// The middle of its fingers that are down, in the coordinates around the windows.
  public var centroid: Point { owned.flatMap { inputs.centroid(of: $0) } ?? .zero }
  /// Its fingers that are down, in landing order. Makes an array; `forEachTouch` does not.
  public var touches: Touches {
    var touches: [Touch] = []
    forEachTouch { touches.append($0) }
    return Touches(inOrder: touches)
  }

  /// Calls the closure for each of its fingers that are down, in landing order.
  public func forEachTouch(_ body: (Touch) -> Void) {
    guard let owned else { return }
    inputs.forEach(in: owned) { if inputs.records[$0].isLive { body(inputs.touch($0)) } }
  }

  /// Whether any touch of the event stands for several samples.
  @inline(__always) var hasCoalescedTouches: Bool { inputs.batch.hasCoalesced }

  /// Calls the closure for every sample of a touch since the event before, the last one being the touch itself (T28);
  /// for a touch that is not in the present event, never.
  @inline(__always)
  public func forEachCoalescedTouch(of touch: Touch, _ body: (Touch) -> Void) {
    if inputs.batch.hasCoalesced { return inputs.forEachCoalescedTouch(of: touch, body) }
    if touch.phase != .stationary { body(touch) }
  }

  /// The size of the scene, in points: what is taken for the screen.
  public var sceneSize: Size { inputs.sceneSize }

  /// Every sample of a touch since the event before, the last one being the touch itself, or nil when the touch is not
  /// in the present event (T28). Makes an array.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { inputs.coalescedTouches(for: touch) }

  /// Where a touch may be at the next few moments, without the touch itself; empty when nobody can say, nil when the
  /// touch is not in the present event (T29, T31). Makes an array.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    inputs.predictedTouches(for: touch, gestures.thresholds)
  }

  /// Asks to be called at a moment this many seconds from now, whatever the fingers do. There is one deadline at a
  /// time.
  @inline(__always)
  public mutating func setDeadline(after seconds: Double) {
    if seconds != lastDeadline.seconds { lastDeadline = (seconds, timestamp + seconds) }
    deadline = .set(lastDeadline.moment)
    if said == .nothing { said = .onlyDeadline }
  }
  /// Takes the deadline back.
  public mutating func cancelDeadline() { change(.cancel) }

  /// Hears no more of a touch: it is neither cancelled in its view nor delayed on this recognizer's account (G21).
  public mutating func ignore(_ touch: Touch) { ignore(touch.id) }

  /// Hears no more of the touch with an identity (G21).
  mutating func ignore(_ touch: Touch.ID) {
    ignored.append(touch)
    said = .more
  }
}
