/// What inspectors read of a scene besides the public API: its recognizers and responders, as they are now.
///
/// Some of these ask delegates and responders, as the passes do; none but `removeRequirement(of:toFail:)` changes
/// anything. Not for use in the middle of a frame.
extension Scene {
  /// Whether a frame runs.
  package var isInFrame: Bool { frames.isRunning }

  // MARK: Recognizers

  /// All recognizers, also those on no view, in the order of their rows. The attempts of single fingers are not
  /// included. Allocates an array.
  package var allGestureRecognizers: [AnyGesture] {
    gestures.rows.indices.compactMap { index in
      let row = gestures.rows[index]
      guard row.generation % 2 == 1, row.flags.isDisjoint(with: [.isRemoved, .isFingerAttempt]) else { return nil }
      return AnyGesture(gestures.id(at: index), columns)
    }
  }

  /// The recognizers that one waits for by `require(toFail:)`, in the order in which they were named.
  package func declaredRequirements(of gesture: AnyGesture) -> [AnyGesture] {
    gestures.requirements[gesture.owner].filter(gestures.isAlive).map { AnyGesture($0, columns) }
  }

  /// A recognizer no longer waits for another one by `require(toFail:)`. Games have no such call: the inspector asks
  /// what would happen in a copy of the scene.
  package func removeRequirement(of gesture: AnyGesture, toFail other: AnyGesture) {
    gestures.removeRequirement(of: gesture.owner, toFail: other.owner)
  }

  /// Whether any delegate, or kind of recognizer, may make recognizers wait for others (G33).
  package var hasAskedRequirements: Bool { gestures.hasDelegates || gestures.declaring > 0 }

  /// Whether a recognizer waits for another by the answers of their delegates or kinds (G33). Asks both.
  package func asksToWait(_ gesture: AnyGesture, for other: AnyGesture) -> Bool {
    SceneArena(self).requires(gesture.owner, other.owner)
  }

  /// Whether the success of a recognizer makes another fail where they share a touch (G36-G39). Asks both, and their
  /// delegates.
  package func excludes(_ gesture: AnyGesture, _ other: AnyGesture) -> Bool {
    SceneArena(self).prevents(gesture.owner, other.owner)
  }

  /// Whether a recognizer is discrete; nil for one that was removed.
  package func isDiscrete(_ gesture: GestureID) -> Bool? {
    gestures.row(gesture).map { gestures.kind(of: $0).isDiscrete }
  }

  /// The thresholds that apply to a recognizer, with all lengths in points.
  package func thresholds(of gesture: AnyGesture) -> GestureSettings { gestures.thresholds(of: gesture.owner) }

  // MARK: Responders

  /// The callbacks that the responder of an entity receives, that of a widget included; none for one that receives all
  /// events for an object, which may handle none.
  package func handledEvents(of entity: Entity) -> ResponderEvents {
    handledEvents(responders.responder(of: entity))
  }

  /// The callbacks that the responder receives that the game attached to an entity, without those of a widget.
  package func ownHandledEvents(of entity: Entity) -> ResponderEvents {
    let own = responders.own(of: entity)
    return own is WidgetHolder ? [] : handledEvents(own)
  }

  private func handledEvents(_ responder: AnyResponder?) -> ResponderEvents {
    guard let responder, !responder.isRelay else { return [] }
    var events = responder.events
    events.remove(.turnsOff)
    return events
  }

  /// The actions that the responder of an entity performs at times, whether or not it does now. Asks it.
  package func declaredActions(of entity: Entity) -> [Action] { responders.own(of: entity)?.actions ?? [] }

  /// The key commands of the responder of an entity. Asks it.
  package func ownKeyCommands(of entity: Entity) -> [KeyCommand] {
    guard responders.wants(.keyCommands, entity.index) else { return [] }
    return responders.responder(of: entity)?.keyCommands ?? []
  }

  /// Whether an entity can become first responder by its own answer, or that of its text input (R12).
  package func canBecomeFirstResponder(_ entity: Entity) -> Bool {
    textInputs[entity]?.input.canBeginEditing ?? (responders.responder(of: entity)?.canBecomeFirst == true)
  }

  /// Whether an entity that is first responder lets another one become that (R16).
  package func canResignFirstResponder(_ entity: Entity) -> Bool {
    responders.responder(of: entity)?.canResignFirst != false
  }

  /// The controller whose root view a view is, or `.none`.
  package func controller(ofRoot view: Entity) -> Entity { controllers.controller(of: view) ?? .none }

  /// The entity at which presses, shakes and key commands start while no item is focused (R11, R29).
  package var startOfChain: Entity { chainStart }

  /// The number of calls of `beginIgnoringInteractionEvents()` that were not ended (T26).
  package var ignoringDepth: Int { inputs.ignoreDepth }
}
