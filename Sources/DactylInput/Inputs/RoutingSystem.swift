/// Determines the receivers of each new input: its target, unless a rule forbids it, and the recognizers of that view
/// and its superviews, unless they refuse (D3, T9-T16, G10-G16, P6). This is decided once; later, receivers are only
/// removed.
enum RoutingSystem {
  @inline(__always)
  static func route(in scene: Scene) {
    if !scene.inputs.arrived.isEmpty { route(scene.inputs.arrived, in: scene) }
  }

  private static func route(_ arrived: List<Int>, in scene: Scene) {
    if scene.gestures.hasDelegates { scene.inputs.answers.eventDidBegin() }
    scene.withoutSettling {
      if scene.inputs.records[arrived[0]].kind == .touch {
        route(touches: arrived, in: scene)
      } else {
        for slot in arrived { route(other: slot, in: scene) }
      }
    }
    arrived.removeAll()
  }

  private static func route(touches landed: List<Int>, in scene: Scene) {
    let isAlone = scene.inputs.order.count == 1
    if !isAlone { countTracked(before: landed, in: scene) }
    landed.forEach { slot in
      let record = scene.inputs.records[slot]
      // A hit shape or a delegate may have cancelled it already.
      guard record.isLive, scene.isAlive(record.target) else {
        return scene.inputs.records[slot].delivery = .closed
      }
      offer(record, slot, isAlone, in: scene)
      bindRecognizers(slot, in: scene)
      if !isAlone { leaveOutClaimed(slot, in: scene) }
    }
    if scene.inputs.touchUpdates.isActive { TouchDetailsIntake.noteLanded(landed, in: scene.gestures, at: scene.now) }
    if scene.gestures.attempts.isOutOfTurn { scene.gestures.tieOrder.restore(scene.gestures, scene.inputs) }
  }

  /// Assigns the touch to its hit view, unless multiple or exclusive touch forbids it.
  private static func offer(_ record: Input, _ slot: Int, _ isAlone: Bool, in scene: Scene) {
    // The only touch has no other in its way.
    if isAlone { return scene.record(.bindView, rule: .T7, touch: record.id, view: record.target) }
    let flags = scene.record(of: record.target.index).flags
    if let rule = scene.inputs.tracking.refusal(of: record.target, in: record.window, flags) {
      scene.inputs.records[slot].delivery = .closed
      if scene.isLogging {
        let other = rule == .T14 ? viewWithTouch(beside: record, in: scene) : .none
        scene.record(.refuseView, rule: rule, touch: record.id, view: record.target, other: other)
      }
    } else {
      scene.inputs.tracking.add(window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
      scene.inputs.tracking.add(1, to: record.target)
      scene.record(.bindView, rule: .T7, touch: record.id, view: record.target)
    }
  }

  /// The view whose touch keeps another one away, since either of the two has exclusive touch (T14).
  private static func viewWithTouch(beside record: Input, in scene: Scene) -> Entity {
    let isExclusive = scene.record(of: record.target.index).flags.contains(.isExclusiveTouch)
    for slot in scene.inputs.order {
      let other = scene.inputs.records[slot]
      guard other.id != record.id, other.isLive, other.delivery != .closed, other.window == record.window,
        other.target != record.target, scene.isAlive(other.target)
      else { continue }
      if isExclusive || scene.record(of: other.target.index).flags.contains(.isExclusiveTouch) { return other.target }
    }
    return .none
  }

  /// Counts the touches that are delivered to views: those that landed before the newest. When a single finger landed,
  /// other views than its own are counted by window only.
  private static func countTracked(before landed: List<Int>, in scene: Scene) {
    let records = scene.inputs.records.values
    let tracking = scene.inputs.tracking
    tracking.removeAll()
    let newest = records[landed[0]].id
    var ofOnly = 0
    let only = landed.count == 1 ? records[landed[0]].target : nil
    scene.inputs.order.forEach { slot in
      guard records[slot].id < newest, records[slot].isLive, records[slot].delivery != .closed,
        case let target = records[slot].target, scene.isAlive(target)
      else { return }
      let isExclusive = scene.record(of: target.index).flags.contains(.isExclusiveTouch)
      tracking.add(window: records[slot].window, isExclusive: isExclusive)
      if only == nil { tracking.add(1, to: target) } else if only == target { ofOnly += 1 }
    }
    if let only, ofOnly > 0 { tracking.add(ofOnly, to: only) }
  }

  /// Uncounts a touch that has just joined a gesture under way, to which it belongs (T14, G50).
  private static func leaveOutClaimed(_ slot: Int, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.delivery != .closed, scene.isAlive(record.target),
      DeliveryPolicy(of: slot, in: scene).claimant != .none
    else { return }
    let flags = scene.record(of: record.target.index).flags
    scene.inputs.tracking.remove(
      view: record.target, window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
  }

  /// Offers the touch to the recognizers from the hit view up to the window, in the order in which each view got them.
  private static func bindRecognizers(_ slot: Int, in scene: Scene) {
    let (id, hit) = (scene.inputs.records[slot].id, scene.inputs.records[slot].target)
    var binding = RecognizerBinding(slot, in: scene)
    // A change by the code that is called makes this policy outdated.
    defer { scene.inputs.records[slot].policy = binding.policy }
    var current = hit
    var asked: Touch?
    while scene.isAlive(current) {
      guard let asking = bindUntilAsked(&binding, id, from: current.index, in: scene) else { return }
      // The touch as it is before any delegate is called.
      let touch = asked ?? scene.touch(slot)
      asked = touch
      current = scene.entity(at: asking)
      let parent = scene.record(of: asking).parent
      let next = parent == .max ? Entity.none : scene.entity(at: parent)
      // Delegates may change the view's recognizers and the tree: those that were there before are asked.
      for id in scene.gestures.recognizers(of: asking) {
        offer(&binding, touch, to: id, current, in: scene)
      }
      current = next
    }
  }

  /// Offers the touch to the recognizers of a view and its superviews, up to the first view that has a recognizer with
  /// a delegate. Returns that view, or nil when there is none up to the window.
  private static func bindUntilAsked(
    _ binding: inout RecognizerBinding, _ touch: UInt64, from view: UInt32, in scene: Scene
  ) -> UInt32? {
    let (table, views, isLogging) = (scene.gestures, scene.viewRecords, scene.isLogging)
    let (slot, type) = (binding.slot, binding.type)
    var current = view
    while current != .max {
      if let last = table.last(on: current) {
        if table.hasDelegates && table.isAnyAsked(last) { return current }
        var index = last
        repeat {
          index = Int(table.rows[index].next)
          let row = table.rows[index]
          let rule = Gates.refusal(of: type, by: row, in: table)
          if rule == nil { binding.bind(slot, type, index, row, in: table) }
          if isLogging {
            note(rule, touch, binding.taker(table.id(at: index), in: table), scene.entity(at: current), in: scene)
          }
        } while index != last
      }
      current = views[Int(current)].parent
    }
    return nil
  }

  /// Offers the touch to a recognizer that may have a delegate.
  private static func offer(
    _ binding: inout RecognizerBinding, _ touch: Touch, to id: GestureID, _ view: Entity, in scene: Scene
  ) {
    let rule = Gates.refusal(of: touch, by: id, in: scene)
    if rule == nil {
      // The delegate's answer may have removed or disabled the recognizer.
      guard let row = scene.gestures.row(id), row.flags.contains(.isEnabled) else { return }
      binding.bind(binding.slot, binding.type, Int(id.index), row, in: scene.gestures)
    }
    note(rule, touch.id, binding.taker(id, in: scene.gestures), view, in: scene)
  }

  /// Records that a recognizer got a touch, or the rule by which it did not.
  private static func note(_ refusal: Rule?, _ touch: UInt64, _ id: GestureID, _ view: Entity, in scene: Scene) {
    let kind = refusal == nil ? Decision.Kind.bindGesture : .refuseGesture
    scene.record(kind, rule: refusal ?? .none, touch: touch, view: view, gesture: id)
  }
}

/// The binding of a touch to recognizers, one after another.
struct RecognizerBinding {
  let slot: Int
  let type: TouchType
  let recognizers: List<GestureID>
  /// The slots of the fingers that are down.
  private let live: InputSet
  /// The turn of the recognizer that was bound last; that of a new attempt is behind all others.
  private var lastTurn = -1
  /// The combined policy of the recognizers for the touch.
  var policy: DeliveryPolicy
  /// The last attempt that was bound, of a recognizer that makes one for each finger.
  private(set) var bound = GestureID.none

  init(_ slot: Int, in scene: Scene) {
    self.slot = slot
    type = scene.inputs.records[slot].sample.type
    recognizers = scene.inputs.recognizers(of: slot)
    live = scene.inputs.live
    scene.gestures.policyDidChange()
    policy = DeliveryPolicy(version: scene.gestures.policyVersion)
  }

  /// The receiver of the touch: the recognizer itself, or its attempt for the finger.
  func taker(_ id: GestureID, in table: GestureTable) -> GestureID { table.recognizer(of: bound) == id ? bound : id }

  /// Binds the touch, given by its slot and type, to a recognizer.
  // Always in line, since it costs time for each recognizer under a landing finger; before Swift 6.3 that is only a
  // hint.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  mutating func bind(_ slot: Int, _ type: TouchType, _ index: Int, _ row: GestureRow, in table: GestureTable) {
    let id = GestureID(index: UInt32(truncatingIfNeeded: index), generation: row.generation)
    if row.attempt < 0 {
      if row.flags.contains(.recognizesEachFinger) { return bindAttempt(slot, type, of: id, in: table) }
      table.rows[index].attempt = table.attempts.begin(id, with: slot, type)
      recognizers.append(id)
      lastTurn = .max
    } else {
      join(id, row, in: table)
    }
    policy.add(id, row)
  }

  /// Binds the touch to an attempt of a recognizer that makes one for each finger: to the nearest attempt at this
  /// location that waits for the next tap of a row, or to a new one.
  @inline(never)
  private mutating func bindAttempt(_ slot: Int, _ type: TouchType, of id: GestureID, in table: GestureTable) {
    let location = table.inputs.records[slot].initialLocation
    var nearest: (id: GestureID, distance: Float)?
    let reach = table.thresholds(of: id).tapDistance.points
    for attempt in table.fingerAttempts[id] {
      guard let row = table.row(attempt), row.attempt >= 0, Gates.refusal(of: type, by: row, in: table) == nil,
        case let waiting = table.attempts[Int(row.attempt)], !waiting.owned.intersects(live),
        let distance = waiting.lastCentroid?.distance(to: location), distance <= nearest?.distance ?? reach
      else { continue }
      nearest = (attempt, distance)
    }
    guard let attempt = nearest?.id ?? table.addAttempt(of: id), let row = table.row(attempt) else { return }
    bind(slot, type, Int(attempt.index), row, in: table)
    bound = attempt
  }

  /// Binds the touch to a recognizer that has others, unless it has the touch already.
  @inline(never)
  private mutating func join(_ id: GestureID, _ row: GestureRow, in table: GestureTable) {
    let attempt = Int(row.attempt)
    guard table.attempts.records[attempt].receive(slot, type, beside: live) else { return }
    recognizers.append(id)
    let turn = table.attempts.records[attempt].turn
    if turn < lastTurn { table.attempts.isOutOfTurn = true }
    lastTurn = max(lastTurn, turn)
  }
}
