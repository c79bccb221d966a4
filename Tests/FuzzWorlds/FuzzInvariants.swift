import Dactyl
import DactylControls
import TestSupport

/// The conditions that must hold in every world, whatever its handlers do. They are checked against the calls of
/// handlers and the decision log; every violation of a rule is a fault. What the tests of games check, too
/// (`SceneInvariants`), is kept in the same way: the phases of an input, the states of recognizers and the digest.
///
/// 1. **Pairing.** A view's responder that receives the beginning of a touch receives exactly one end or cancel of it,
///   and moves only in between (T21); the same for presses, and for custom input. The same holds for a recognizer that
///   the engine calls, until its attempt is over: an attempt that received anything ends in one reset (G60). First
///   responders, key windows, controls, fields and appearing controllers are notified of beginnings and ends in turn.
/// 2. **Legal transitions.** Recognizers change their states by the table (G2), and their actions report these states
///   (G5).
/// 3. **One winner.** Of two recognizers that share a touch and exclude each other only one is recognized (G36-G38).
/// 4. **Nothing to the dead.** A destroyed receiver gets only its one pending cancel, or the end of a state.
/// 5. **Rest.** After everything lifted and some time passed, no work is pending.
/// 6. **Cancels.** After the cancel of a scope no input in it is in progress, and all receivers of its beginning have
///   received the end.
/// 7. **Memory.** Objects that were made and destroyed leave nothing behind: `FuzzPlay` counts.
/// 8. **Twice the same.** The logs of two plays of the same steps are the same: `digest`.
/// 9. **One at a time.** No widget, text input or closure is called in the middle of its own call.
package final class FuzzInvariants {
  package private(set) var faults: [String] = []
  /// A hash of all calls and decisions, in their order.
  package var digest: UInt64 { hash.value }
  var hash = StateHash()
  /// Called with all of them in words.
  var notify: ((String) -> Void)?
  /// How often each handler was called.
  package private(set) var calls = [Int](repeating: 0, count: FuzzMoment.allCases.count)

  /// Whether snapshots of the scene hold what was noted.
  private(set) var isInSnapshots = false

  /// Lets the scene's snapshots hold what was noted.
  func keepInSnapshots(of scene: Scene) {
    isInSnapshots = true
    scene.keepInSnapshots(self, \.faults)
    scene.keepInSnapshots(self, \.hash)
    scene.keepInSnapshots(self, \.calls)
    scene.keepInSnapshots(self, \.listeners)
    scene.keepInSnapshots(self, \.current)
    scene.keepInSnapshots(self, \.courses)
    scene.keepInSnapshots(self, \.open)
    scene.keepInSnapshots(self, \.cancelled)
    scene.keepInSnapshots(self, \.customCount)
    scene.keepInSnapshots(self, \.customs)
    scene.keepInSnapshots(self, \.recognizers)
    scene.keepInSnapshots(self, \.holds)
    scene.keepInSnapshots(self, \.editing)
    scene.keepInSnapshots(self, \.held)
    scene.keepInSnapshots(self, \.currents)
    scene.keepInSnapshots(self, \.pairs)
  }

  func fault(_ text: String) {
    if faults.count < 50 { faults.append(text) }
    write("FAULT \(text)")
  }

  // MARK: The log (8)

  func note(_ a: UInt64, _ b: UInt64 = 0, _ c: UInt64 = 0) {
    for word in [a, b, c] { hash.mix(bits: word) }
  }

  func write(_ line: @autoclosure () -> String) { if let notify { notify(line()) } }

  func note(_ moment: FuzzMoment, _ object: Int) {
    calls[Int(moment.rawValue)] += 1
    note(UInt64(moment.rawValue), UInt64(truncatingIfNeeded: object))
    write("\(moment) \(object)")
  }

  // MARK: Responders (1, 4)

  /// A responder of the world, by the number that it got when it was attached.
  struct Listener {
    let entity: Entity
    /// The last input of each kind at the time of its attachment: it may receive those from the middle.
    let lastInputs: [InputKind: UInt64]
    var isReplaced = false
    var isFirst = false
    var isKey = false
    var appearance: FuzzMoment = .didDisappear
    var isShaken = false
  }
  struct Subject: Hashable {
    let listener: Int
    let kind: InputKind
    let id: UInt64
  }
  struct Course {
    /// Whether the touch landed on its view, or the press or other input began at it.
    var isOwn: Bool
    /// The device of the input; custom input has none.
    let device: DeviceID?
    var phases = InputCourse()

    var hasBegun: Bool { phases.hasBegun }
    var isOver: Bool { phases.isOver }
  }
  private(set) var listeners: [Listener] = []
  private var current: [Entity: Int] = [:]
  private(set) var courses: [Subject: Course] = [:]
  /// The inputs that began and have not ended.
  private var open: Set<Subject> = []
  /// The receivers with a pending cancel.
  var cancelled: Set<Subject> = []
  unowned let scene: Scene
  /// The number of custom inputs that began, and their identities in the engine.
  var customCount: UInt64 = 0
  var customs: [UInt64: InputID] = [:]

  package init(_ scene: Scene) { self.scene = scene }

  /// Records a responder that is attached now. The previous one counts as destroyed, as if its entity were.
  func attach(to entity: Entity) -> Int {
    detach(entity)
    readDecisions()
    var lastInputs = recognizers.lastInput
    lastInputs[.custom] = customCount
    listeners.append(Listener(entity: entity, lastInputs: lastInputs))
    current[entity] = listeners.count - 1
    return listeners.count - 1
  }

  /// Records a receiver on an entity beside its responder: a widget or a text input.
  func attach(beside entity: Entity) -> Int {
    listeners.append(Listener(entity: entity, lastInputs: [:]))
    return listeners.count - 1
  }

  func detach(_ entity: Entity) {
    if let old = current.removeValue(forKey: entity) { listeners[old].isReplaced = true }
  }

  /// Whether an entity's responder was notified that it is first or key.
  func hasStatus(_ entity: Entity) -> Bool {
    current[entity].map { listeners[$0].isFirst || listeners[$0].isKey } ?? false
  }

  func isGone(_ name: Int) -> Bool { listeners[name].isReplaced || !scene.isAlive(listeners[name].entity) }

  /// Records a call that only living receivers get.
  func receive(_ moment: FuzzMoment, _ name: Int) {
    note(moment, name)
    if isGone(name) { fault("responder \(name) is gone and received \(moment)") }
  }

  func receive(
    _ phase: TouchPhase, _ name: Int, _ kind: InputKind, _ id: UInt64, _ device: DeviceID? = nil, isOwn: Bool
  ) {
    note(UInt64(phase.rawValue), UInt64(name), id)
    write("\(name) \(kind) \(id) \(phase)\(isOwn ? "" : " from below")")
    let isNew = id > listeners[name].lastInputs[kind] ?? 0
    let subject = Subject(listener: name, kind: kind, id: id)
    let what = "responder \(name), \(kind) \(id)"
    var course = courses[subject] ?? Course(isOwn: isOwn, device: device)
    for problem in course.phases.receive(phase, needsBegan: isOwn && isNew) { fault("\(what): \(problem)") }
    if phase == .began { course = Course(isOwn: isOwn, device: device, phases: course.phases) }
    // Phases travel up the chain by themselves (T20): receivers in it at the time when the view left are notified, too.
    let isPending = course.hasBegun || !isOwn || !isNew
    if isGone(name) && !(phase == .cancelled && isPending) {
      fault("\(what): \(phase), and it is gone")
    }
    if phase == .ended || phase == .cancelled {
      open.remove(subject)
    } else if phase == .began {
      open.insert(subject)
    }
    courses[subject] = course
  }

  func becomes(_ moment: FuzzMoment, _ name: Int) {
    note(moment, name)
    let isBeginning = moment == .becameFirst || moment == .becameKey
    let path: WritableKeyPath<Listener, Bool> =
      moment == .becameFirst || moment == .resignedFirst ? \.isFirst : \.isKey
    if listeners[name][keyPath: path] == isBeginning { fault("responder \(name): \(moment) twice") }
    listeners[name][keyPath: path] = isBeginning
    if isBeginning && isGone(name) { fault("responder \(name) is gone and received \(moment)") }
  }

  func appears(_ moment: FuzzMoment, _ name: Int) {
    note(moment, name)
    let before = listeners[name].appearance
    let isNext =
      switch (before, moment) {
      case (.didDisappear, .willAppear), (.willAppear, .didAppear), (.willAppear, .willDisappear),
        (.didAppear, .willDisappear), (.willDisappear, .didDisappear):
        true
      default: false
      }
    if !isNext { fault("controller \(name): \(moment) after \(before)") }
    listeners[name].appearance = moment
  }

  func shake(_ phase: MotionPhase, _ name: Int) {
    note(.motion, name)
    if isGone(name) && phase != .cancelled { fault("responder \(name) is gone and received a shake") }
    listeners[name].isShaken = phase == .began
  }

  // MARK: Recognizers (1-4)

  /// Their calls, and the decisions about them.
  var recognizers = RecognizerNotes()

  // MARK: Controls and fields (1, 4)

  /// The number of holders of each control: a finger, a key, or both.
  private var holds: [Entity: Int] = [:]
  private var editing: Set<Entity> = []
  private var held: [Int: Int] = [:]
  private(set) var currents: Set<Int> = []

  func control(_ entity: Entity, _ events: ControlEvents) {
    note(.controlAction, Int(entity.index))
    note(UInt64(events.rawValue))
    write("control \(entity.index) \(events.rawValue)")
    let isAlive = scene.isAlive(entity)
    if !isAlive && events != .touchCancel { fault("control \(entity.index) is gone and sent \(events.rawValue)") }
    if events.contains(.touchDown) {
      holds[entity, default: 0] += 1
      if holds[entity, default: 0] > 2 { fault("control \(entity.index) is down three times") }
    }
    if !events.isDisjoint(with: [.touchUpInside, .touchUpOutside, .touchCancel]) {
      guard let count = holds[entity] else { return fault("control \(entity.index) is up, and was not down") }
      holds[entity] = count > 1 ? count - 1 : nil
    }
  }

  /// A widget began or ended to track a touch, or to be selected.
  func holds(_ name: Int, _ begins: Bool) { held[name, default: 0] += begins ? 1 : -1 }

  /// A text input began or ended to be current.
  func isCurrent(_ name: Int, _ begins: Bool) {
    if begins ? !currents.insert(name).inserted : currents.remove(name) == nil {
      fault("text input \(name): current \(begins ? "began" : "ended") twice")
    }
  }

  /// Whether the field of a view was notified that it is edited.
  func isEdited(_ entity: Entity) -> Bool { editing.contains(entity) }

  func edits(_ entity: Entity, _ begins: Bool) {
    note(.editing, Int(entity.index))
    if begins ? !editing.insert(entity).inserted : editing.remove(entity) == nil {
      fault("field \(entity.index): editing \(begins ? "began" : "ended") twice")
    }
  }

  /// Beginnings and ends of other kinds (`FuzzPair`).
  var pairs: [FuzzPair] = []

  // MARK: Between frames (1)

  /// Compares the last notifications of responders with the actual state.
  func compare() {
    compareCancelled()
    compareGone()
    for window in scene.windows {
      let first = scene.firstResponder(of: window)
      if let first, let name = current[first], !listeners[name].isFirst {
        fault("responder \(name) is first and was not notified")
      }
      if window.isKey, let name = current[window.view.entity], !listeners[name].isKey {
        fault("responder \(name) is key and was not notified")
      }
    }
    let firsts = Set(scene.windows.compactMap { scene.firstResponder(of: $0) })
    for name in listeners.indices where listeners[name].isFirst && !firsts.contains(listeners[name].entity) {
      fault("responder \(name) was notified that it is first, and is not")
    }
    for name in listeners.indices where listeners[name].isKey && scene.keyWindow?.view.entity != listeners[name].entity
    {
      fault("responder \(name) was notified that it is key, and is not")
    }
  }

  /// Checks that those that were replaced, removed or destroyed during an input have received a cancel, also of input
  /// that came up to them from below (T21). An input that ended before took another chain, which had changed (T20).
  private func compareGone() {
    for subject in open where subject.kind != .custom || customs[subject.id] != nil {
      let isUnderWay = input(of: subject).map { scene.isUnderWay($0.kind, $0.number) } ?? false
      if isUnderWay, isGone(subject.listener) {
        fault(
          "responder \(subject.listener), \(subject.kind) \(subject.id): it is gone and was not notified of the end")
      }
      if !isUnderWay || isGone(subject.listener) { open.remove(subject) }
    }
  }

  // MARK: Rest (1, 5)

  /// Everything lifted, and five seconds passed without changes.
  func rest() {
    readDecisions()
    for (subject, course) in courses.sorted(by: { ($0.key.listener, $0.key.id) < ($1.key.listener, $1.key.id) }) {
      guard course.isOwn, course.hasBegun, !course.isOver else { continue }
      fault("responder \(subject.listener), \(subject.kind) \(subject.id): it never ended")
    }
    for (id, state) in recognizers.reported {
      fault("gesture \(recognizers.rivals[id]?.number ?? -1): its action notified \(state) last")
    }
    for (key, state) in recognizers.states {
      fault("gesture \(recognizers.rivals[key.gesture]?.number ?? -1) rests \(state)")
    }
    for id in recognizers.attempts.keys { fault("recognizer \(id.index) was never reset") }
    if !holds.isEmpty { fault("controls \(holds.keys.map(\.index).sorted()) are still held") }
    for (name, count) in held where count != 0 && !isGone(name) { fault("widget \(name) rests with \(count) held") }
    for entity in editing where !scene.isAlive(entity) { fault("field \(entity.index) ended, and editing did not") }
    for (name, listener) in listeners.enumerated() where !isGone(name) {
      if listener.appearance == .willAppear || listener.appearance == .willDisappear {
        fault("controller \(name) rests in \(listener.appearance)")
      }
    }
    comparePairs()
    for what in scene.pendingWork { fault("not at rest: \(what)") }
  }
}
