/// The responders of a scene, by the entity that they are attached to.
final class ResponderTable {
  /// A responder behind its type. The value is out (nil) while its own code runs, so that nothing is copied.
  final class Holder<Value> {
    var value: Value?
    init(_ value: Value) { self.value = value }
  }

  struct Entry {
    let events: ResponderEvents
    let holder: AnyObject
    /// Calls the responder; nil when it is in the middle of a call already.
    let touches: (TouchPhase, Touches, Event) -> Handling?
  }

  private var entries = SparseColumn<Entry>()
  /// The callbacks that each entity wants, by its index: all that a walk up the chain reads of those who want none.
  private let wanted = Column<ResponderEvents>()
  /// How many want each kind of callback, by its bit.
  private let wanting = Column<Int>()

  init() { wanting.append(repeating: 0, count: 16) }

  func entry(of entity: Entity) -> Entry? { entries[entity.index] }

  func remove(_ index: UInt32) {
    guard entries.place(of: index) != nil else { return }
    entries.remove(index)
    setWanted([], of: index)
  }

  /// Whether anybody at all wants a kind of callback.
  func isWanted(_ event: ResponderEvents) -> Bool { wanting[event.rawValue.trailingZeroBitCount] > 0 }

  /// Whether an entity wants a kind of callback.
  @inline(__always)
  func wants(_ event: ResponderEvents, _ index: UInt32) -> Bool {
    Int(index) < wanted.count && wanted[Int(index)].contains(event)
  }

  private func setWanted(_ events: ResponderEvents, of index: UInt32) {
    let place = Int(index)
    if wanted.count <= place { wanted.append(repeating: [], count: place + 1 - wanted.count) }
    for bit in wanting.indices {
      let event = ResponderEvents(rawValue: 1 << UInt16(bit))
      wanting[bit] += (events.contains(event) ? 1 : 0) - (wanted[place].contains(event) ? 1 : 0)
    }
    wanted[place] = events
  }

  func value<Value>(of entity: Entity, as type: Value.Type) -> Value? {
    (entries[entity.index]?.holder as? Holder<Value>)?.value
  }

  func set<Value: Responder>(_ responder: Value, of entity: Entity) {
    let holder = Holder(responder)
    setWanted(responder.handledEvents, of: entity.index)
    entries[entity.index] = Entry(events: responder.handledEvents, holder: holder) { phase, touches, event in
      guard var value = holder.value.take() else { return nil }
      defer { holder.value = value }
      switch phase {
      case .began: return value.touchesBegan(touches, with: event)
      case .moved: return value.touchesMoved(touches, with: event)
      case .ended: return value.touchesEnded(touches, with: event)
      case .cancelled: return value.touchesCancelled(touches, with: event)
      case .stationary: return .passToNext
      }
    }
  }
}

extension SceneGraph {
  /// Attaches a responder to an entity, in place of the one that it had. The entity is a view, a window,
  /// `Scene.application` or its delegate.
  public func setResponder<Value: Responder>(_ responder: Value, of entity: Entity) {
    guard check(entity, "set the responder of") else { return }
    watchEnd(of: entity)
    (self as? Scene)?.responders.set(responder, of: entity)
  }

  /// The responder of an entity when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(of entity: Entity, as type: Value.Type) -> Value? {
    isAlive(entity) ? (self as? Scene)?.responders.value(of: entity, as: type) : nil
  }

  /// Takes the responder of an entity away.
  public func removeResponder(of entity: Entity) {
    if check(entity, "remove the responder of") { (self as? Scene)?.responders.remove(entity.index) }
  }
}

extension View {
  /// Attaches a responder to the view, in place of the one that it had.
  public func setResponder<Value: Responder>(_ responder: Value) { graph.setResponder(responder, of: entity) }
  /// The view's responder when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { graph.responder(of: entity, as: type) }
  /// Takes the view's responder away.
  public func removeResponder() { graph.removeResponder(of: entity) }
}
