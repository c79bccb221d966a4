/// Decides who will hear of each new input: its target, unless a rule keeps it away, and the recognizers of that view
/// and of all around it, unless they refuse (D3, T9-T16, G10-G16, P6). Decided once; later it is only taken back.
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
      // A hit shape or a delegate may have had it taken away already.
      guard record.isLive, scene.isAlive(record.target) else {
        return scene.inputs.records[slot].delivery = .closed
      }
      offer(record, slot, isAlone, in: scene)
      bindRecognizers(slot, in: scene)
      if !isAlone { leaveOutClaimed(slot, in: scene) }
    }
    if scene.inputs.touchUpdates.isActive { TouchDetailsIntake.noteLanded(landed, in: scene) }
    if scene.gestures.attempts.isOutOfTurn { scene.gestures.tieOrder.restore(scene.gestures, scene.inputs) }
  }

  /// Gives the touch to its hit view, unless multiple or exclusive touch forbids it.
  private static func offer(_ record: Input, _ slot: Int, _ isAlone: Bool, in scene: Scene) {
    // The only touch that there is finds no other in its way.
    if isAlone { return scene.record(.bindView, rule: .T7, touch: record.id, view: record.target) }
    let flags = scene.record(of: record.target.index).flags
    if let rule = scene.inputs.tracking.refusal(of: record.target, in: record.window, flags) {
      scene.inputs.records[slot].delivery = .closed
      scene.record(.refuseView, rule: rule, touch: record.id, view: record.target)
    } else {
      scene.inputs.tracking.add(window: record.window, isExclusive: flags.contains(.isExclusiveTouch))
      scene.inputs.tracking.add(1, to: record.target)
      scene.record(.bindView, rule: .T7, touch: record.id, view: record.target)
    }
  }

  /// Counts the touches that views are being told of: those that landed before the newest. Where a single finger
  /// landed, of other views than its own only what their windows have is asked.
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

  /// Does not count a touch that has just joined a gesture which is under way, and so belongs to that (T14, G50).
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
    // Whatever those who are asked change meanwhile makes this void.
    defer { scene.inputs.records[slot].policy = binding.policy }
    var current = hit
    var asked: Touch?
    while scene.isAlive(current) {
      guard let asking = bindUntilAsked(&binding, id, from: current.index, in: scene) else { return }
      // As it is before anybody is asked.
      let touch = asked ?? scene.touch(slot)
      asked = touch
      current = scene.entity(at: asking)
      let parent = scene.record(of: asking).parent
      let next = parent == .max ? Entity.none : scene.entity(at: parent)
      // They may change the view's recognizers and the tree: who is asked is who was there before.
      for id in scene.gestures.recognizers(of: asking) {
        offer(&binding, touch, to: id, current, in: scene)
      }
      current = next
    }
  }

  /// Offers the touch to the recognizers of a view and of those around it up to the first view of which one has a
  /// delegate that may have to be asked. Gives that view, or nil when there is none up to the window.
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
      // Its own answer may have removed it or switched it off.
      guard let row = scene.gestures.row(id), row.flags.contains(.isEnabled) else { return }
      binding.bind(binding.slot, binding.type, Int(id.index), row, in: scene.gestures)
    }
    note(rule, touch.id, binding.taker(id, in: scene.gestures), view, in: scene)
  }

  /// Writes down that a recognizer got a touch, or by which rule it did not.
  private static func note(_ refusal: Rule?, _ touch: UInt64, _ id: GestureID, _ view: Entity, in scene: Scene) {
    let kind = refusal == nil ? Decision.Kind.bindGesture : .refuseGesture
    scene.record(kind, rule: refusal ?? .none, touch: touch, view: view, gesture: id)
  }
}

/// A touch that is given to recognizers, one after another.
struct RecognizerBinding {
  let slot: Int
  let type: TouchType
  let recognizers: List<GestureID>
  /// The slots of the fingers that are down.
  private let live: InputSet
  /// The turn of the recognizer that got it last; that of a new one is behind all others.
  private var lastTurn = -1
  /// What they want for it, all together.
  var policy: DeliveryPolicy
  /// The attempt that got it last, of a recognizer that makes one for each finger.
  private(set) var bound = GestureID.none

  init(_ slot: Int, in scene: Scene) {
    self.slot = slot
    type = scene.inputs.records[slot].sample.type
    recognizers = scene.inputs.recognizers(of: slot)
    live = scene.inputs.live
    scene.gestures.policyDidChange()
    policy = DeliveryPolicy(version: scene.gestures.policyVersion)
  }

  /// Who of a recognizer got the touch: itself, or its attempt at it.
  func taker(_ id: GestureID, in table: GestureTable) -> GestureID { table.recognizer(of: bound) == id ? bound : id }

  /// Gives the touch, whose slot and type these are, to a recognizer.
  // Always in line, since each recognizer under a landing finger pays for it; Swift 6.2 knows no more than a wish for
  // that.
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

  /// Gives the touch to an attempt of a recognizer that makes one for each finger: to the nearest of those that wait
  /// for the next tap of a row where it landed, or to a new one.
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

  /// Gives the touch to a recognizer that has others, unless it has it already.
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
