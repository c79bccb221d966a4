/// Gives input of a pointer that is no touch to the recognizers that take it: those of the view under it and of all around
/// (S-1 to S-6, HO1-HO4). They compete for a scrolling or a pinch as for a touch; nobody competes for hovering (HO2).
enum PointerSystem {
  // MARK: Hover

  /// The pointer moved with no button down, or left.
  static func hover(_ point: Point?, in scene: Scene) {
    let table = scene.pointer
    let last = table.location
    table.location = scene.ignoreDepth == 0 ? point : nil
    if let place = table.location { find(.takesHover, at: place, in: scene) } else { table.found.removeAll() }
    let input = PointerInput(location: point ?? last ?? .zero, change: .hover, modifierFlags: scene.modifiers)
    CursorSystem.follow(table.location, in: scene)
    var context = GestureContext(in: scene)
    table.hovered.forEach { id in
      if !table.found.contains(id) { tell(.ended, input, id, .hover, &context, in: scene) }
    }
    table.hovered.removeAll { !isOpen(.hover, id: $0, in: scene) }
    table.found.forEach { id in
      if isOpen(.hover, id: id, in: scene) {
        tell(.changed, input, id, .hover, &context, in: scene)
      } else if table.location != nil, begin(id, .hover, slot: nil, in: scene) {
        // Its own answer may have taken the pointer away.
        guard table.location != nil else { return withdraw(id, .hover, in: scene) }
        table.hovered.append(id)
        tell(.began, input, id, .hover, &context, in: scene)
      }
    }
  }

  // MARK: Scroll

  /// A step of a wheel or touchpad. Steps of a wheel go to what is under the pointer, those of a touchpad to where its
  /// scrolling began (S-5). A list that moves under a wheel's pointer is still the same: what counts is who hears of it.
  static func scroll(_ sample: ScrollSample, in scene: Scene) {
    guard scene.ignoreDepth == 0, sample.location.isFinite, sample.delta.isFinite else { return }
    let sequence = scene.pointer.scroll
    let change = PointerInput.Change.scroll(sample.delta, isContinuous: sample.isContinuous)
    if sequence.isOpen && isOther(sample, than: sequence, in: scene) {
      finish(sequence, endOfScroll, .scroll, in: scene)
      // An action may have had input ignored.
      guard scene.ignoreDepth == 0 else { return }
    }
    sequence.isContinuous = sample.isContinuous
    advance(sequence, at: sample.location, change, .scroll, in: scene)
    // Who heard of it may have taken it away.
    if sequence.isOpen { sequence.deadline = scene.now + scene.thresholds.scrollInterval }
  }

  /// Whether a step belongs to another scrolling than the one under way: another device's, or others would hear of it.
  private static func isOther(_ sample: ScrollSample, than sequence: PointerSequence, in scene: Scene) -> Bool {
    if sample.isContinuous != sequence.isContinuous { return true }
    if sample.isContinuous { return false }
    let view = find(.takesScroll, at: sample.location, in: scene)
    guard view != sequence.view else { return false }
    sequence.view = view
    return !scene.pointer.found.elementsEqual(sequence.candidates)
  }

  private static var endOfScroll: PointerInput.Change { .scroll(.zero, isContinuous: false) }

  /// Ends a scrolling that nothing was heard of for long enough.
  static func callDeadline(at now: Timestamp, in scene: Scene) {
    guard let deadline = scene.pointer.scroll.deadline, deadline <= now else { return }
    close(scene.pointer.scroll, .ended, endOfScroll, .scroll, in: scene)
  }

  /// Drops the end of a scrolling that is due; the next step or an interruption ends it.
  static func dropDeadline(until moment: Timestamp, in scene: Scene) {
    if let deadline = scene.pointer.scroll.deadline, deadline <= moment { scene.pointer.scroll.deadline = nil }
  }

  // MARK: Transform

  /// Two fingers on a touchpad pinch or turn.
  static func transform(_ sample: TransformSample, in scene: Scene) {
    guard scene.ignoreDepth == 0, sample.isSound else { return }
    let sequence = scene.pointer.transform
    let change = PointerInput.Change.transform(scale: sample.scale, rotation: sample.rotation)
    switch sample.phase {
    case .began:
      finish(sequence, .transform(scale: 1, rotation: 0), .transform, in: scene)
      guard scene.ignoreDepth == 0 else { return }
      advance(sequence, at: sample.location, change, .transform, in: scene)
    case .moved:
      guard sequence.isOpen else { return }
      advance(sequence, at: sample.location, change, .transform, in: scene)
    case .ended: close(sequence, .ended, change, .transform, in: scene)
    case .cancelled: close(sequence, .cancelled, change, .transform, in: scene)
    }
  }

  // MARK: Interruption

  /// Takes the pointer away, as the system does (T22, G35).
  static func cancel(in scene: Scene) {
    let table = scene.pointer
    let input = PointerInput(location: table.location ?? .zero, change: .hover, modifierFlags: scene.modifiers)
    table.location = nil
    if !table.hovered.isEmpty {
      var context = GestureContext(in: scene)
      table.hovered.forEach { tell(.cancelled, input, $0, .hover, &context, in: scene) }
      table.hovered.removeAll()
    }
    close(table.scroll, .cancelled, endOfScroll, .scroll, in: scene)
    close(table.transform, .cancelled, .transform(scale: 1, rotation: 0), .transform, in: scene)
  }

  // MARK: Sequences

  /// Begins a sequence where the pointer is, or goes on with it.
  private static func advance(
    _ sequence: PointerSequence, at location: Point, _ change: PointerInput.Change, _ kind: GestureInputs,
    in scene: Scene
  ) {
    let input = PointerInput(location: location, change: change, modifierFlags: scene.modifiers)
    sequence.location = location
    var context = GestureContext(in: scene)
    guard !sequence.isOpen else {
      return sequence.recognizers.forEach { tell(.changed, input, $0, kind, &context, in: scene) }
    }
    let slot = sequence.slot ?? scene.touches.reserveSlot()
    sequence.slot = slot
    sequence.open()
    sequence.view = find(kind == .scroll ? .takesScroll : .takesTransform, at: location, in: scene)
    sequence.candidates.removeAll()
    sequence.candidates.append(contentsOf: scene.pointer.found)
    // Whoever is asked or told may take the pointer away: the others hear nothing of it then.
    sequence.candidates.forEach { id in
      guard sequence.isOpen, begin(id, kind, slot: slot, in: scene) else { return }
      if sequence.isOpen { sequence.recognizers.append(id) } else { withdraw(id, kind, in: scene) }
    }
    while sequence.isOpen && sequence.told < sequence.recognizers.count {
      sequence.told += 1
      tell(.began, input, sequence.recognizers[sequence.told - 1], kind, &context, in: scene)
    }
  }

  /// Ends a sequence for another to begin at once: its recognizers come to rest first, and may take part again.
  private static func finish(
    _ sequence: PointerSequence, _ change: PointerInput.Change, _ kind: GestureInputs, in scene: Scene
  ) {
    guard sequence.isOpen else { return }
    close(sequence, .ended, change, kind, in: scene)
    scene.settleIfIdle()
  }

  private static func close(
    _ sequence: PointerSequence, _ phase: PointerPhase, _ change: PointerInput.Change, _ kind: GestureInputs,
    in scene: Scene
  ) {
    guard sequence.isOpen else { return }
    sequence.isOpen = false
    sequence.deadline = nil
    var context = GestureContext(in: scene)
    let input = PointerInput(location: sequence.location, change: change, modifierFlags: scene.modifiers)
    for index in sequence.recognizers.indices {
      let id = sequence.recognizers[index]
      if index < sequence.told {
        tell(phase, input, id, kind, &context, in: scene)
      } else {
        withdraw(id, kind, in: scene)
      }
    }
    sequence.recognizers.removeAll()
  }

  // MARK: Recognizers

  /// Finds the recognizers that take an input, from the view at a point to the window; they are in `found` then. Gives the
  /// view.
  @discardableResult
  private static func find(_ flag: GestureFlags, at point: Point, in scene: Scene) -> Entity {
    let found = scene.pointer.found
    found.removeAll()
    guard let hit = scene.withoutSettling({ HitTestSystem.query(point, exactly: true, in: scene) }) else {
      return .none
    }
    forEachRecognizer(taking: flag, from: hit.view, in: scene) { found.append($0) }
    return hit.view
  }

  /// Calls the closure for each recognizer that is on and takes an input, from a view to the window. It may change nothing.
  static func forEachRecognizer(
    taking flag: GestureFlags, from view: Entity, in scene: Scene, _ body: (GestureID) -> Void
  ) {
    let table = scene.gestures
    var current = view.index
    while current != .max {
      if let last = table.last(on: current) {
        var place = last
        repeat {
          place = Int(table.rows[place].next)
          let flags = table.rows[place].flags
          if flags.contains(flag) && flags.contains(.isEnabled) { body(table.id(at: place)) }
        } while place != last
      }
      current = scene.record(of: current).parent
    }
  }

  private static func isOpen(_ kind: GestureInputs, id: GestureID, in scene: Scene) -> Bool {
    guard let place = scene.gestures.attemptPlace(of: id) else { return false }
    return scene.gestures.attempts[place].open.contains(kind)
  }

  /// Begins an attempt, unless one is under way or a gate refuses (G11, G16, S-3).
  static func begin(_ id: GestureID, _ kind: GestureInputs, slot: Int?, in scene: Scene) -> Bool {
    let table = scene.gestures
    guard let row = table.row(id), row.attempt < 0 else { return false }
    if row.flags.contains(.hasDelegate), let shouldReceive = table.delegates[id]?.shouldReceiveEvent,
      !scene.withoutSettling({ shouldReceive(AnyGesture(id, scene.columns), scene.currentEvent) })
    {
      scene.record(.refuseGesture, rule: .G11, gesture: id)
      return false
    }
    // Its own answer may have removed it or switched it off.
    guard let place = table.place(of: id), table.rows[place].flags.contains(.isEnabled), table.rows[place].attempt < 0
    else { return false }
    let attempt = table.attempts.begin(id)
    table.rows[place].attempt = attempt
    table.attempts[Int(attempt)].open = kind
    if let slot { table.attempts[Int(attempt)].owned.insert(slot) }
    scene.record(.bindGesture, rule: .none, gesture: id)
    return true
  }

  /// Ends an attempt of which the recognizer has not heard yet.
  private static func withdraw(_ id: GestureID, _ kind: GestureInputs, in scene: Scene) {
    scene.gestures.updateAttempt(of: id) { $0.open.subtract(kind) }
    scene.gestures.needsCleanUp = true
    scene.needsSettling = true
  }

  /// Tells a recognizer, unless its attempt is over. One whose own code runs hears of it when that returns.
  static func tell(
    _ phase: PointerPhase, _ input: PointerInput, _ id: GestureID, _ kind: GestureInputs,
    _ context: inout GestureContext, in scene: Scene
  ) {
    let table = scene.gestures
    guard isOpen(kind, id: id, in: scene), let row = table.row(id) else { return }
    guard !table.kind(of: row).isBusy(row.place) else {
      table.owed.append(.pointer(phase, input, id, kind))
      return scene.needsSettling = true
    }
    let isOver = phase == .ended || phase == .cancelled
    table.updateAttempt(of: id) { attempt in
      attempt.lastCentroid = input.location
      if isOver { attempt.open.subtract(kind) }
    }
    if isOver { table.needsCleanUp = true }
    // A recognizer that is shown touches may have had the pointer taken away: the look at them goes on afterwards.
    scene.withoutSettling { table.kind(of: row).pointer(phase, input, &context, id, scene) }
    scene.needsSettling = true
  }
}
