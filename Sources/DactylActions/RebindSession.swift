/// The target of rebinding: an action of a context, the index of a binding, and for a pair or four controls the part.
public struct RebindTarget: Hashable, Sendable {
  /// The action whose binding is replaced.
  public var action: InputActionID
  /// The name of the context.
  public var context: String
  /// The index of the binding; the one after the last adds a binding.
  public var index: Int
  /// The index of the control: 0 and 1 of a pair; 0…3 of up, left, down and right. Nil for the whole binding.
  public var part: Int?

  /// Makes the target of an action.
  public init<Value>(_ action: InputAction<Value>, in context: InputContext, at index: Int = 0, part: Int? = nil) {
    self.init(action.id, in: context, at: index, part: part)
  }

  /// Makes the target of an action from its id, for lists of actions (`InputContext.actions`).
  public init(_ action: InputActionID, in context: InputContext, at index: Int = 0, part: Int? = nil) {
    (self.action, self.context, self.index, self.part) = (action, context.name, index, part)
  }
}

/// The options of a rebind session.
public struct RebindOptions: Hashable, Sendable {
  /// The treatment of other bindings of the context to the pressed control.
  public enum Conflict: UInt8, Hashable, Sendable, CaseIterable {
    /// The other binding loses the control.
    case replace
    /// The other binding gets the control that was bound here.
    case swap
    /// The binding does not change.
    case cancel
  }

  /// The treatment of conflicts with other bindings of the context; `.replace` by default.
  public var conflict = Conflict.replace
  /// The family of devices that is accepted: controls of others are ignored. Nil, the default, for all.
  public var family: InputFamily?
  /// The controls that cancel the session: the escape key by default.
  public var cancelControls: [InputControl] = [.key(.escape)]
  /// The time in seconds after which the session ends; nil for never. 10 by default.
  public var timeout: Double? = 10

  /// Makes the default options.
  public init() {}
}

/// The result of a rebind session.
public enum RebindResult: Hashable, Sendable {
  /// The control was bound; `others` are the actions that lost it or got what was bound here.
  case bound(InputBinding, others: [InputActionID])
  /// A cancel control was pressed, or the program cancelled the session.
  case cancelled
  /// No control was pressed in time.
  case timedOut
  /// The control is bound to this action already, and nothing was changed.
  case conflict(InputActionID)
}

/// A session that listens for the new binding of an action (`InputActions.rebind(_:_:then:)`). While it listens,
/// pressed keys and buttons are delivered to nothing else. Controls that are held already are not accepted: their
/// receivers get the release, and the control is accepted when it is pressed again.
public final class RebindSession: SnapshotState {
  /// The target of the session.
  public let target: RebindTarget
  /// The options of the session.
  public let options: RebindOptions
  /// The result; nil while the session listens.
  public internal(set) var result: RebindResult?
  let deadline: Timestamp?
  let columns: SceneColumns
  var completion: ((RebindResult) -> Void)?
  /// The sticks and triggers that have to return to rest before they are accepted.
  var busy: [AxisSample] = []

  init(_ target: RebindTarget, _ options: RebindOptions, until deadline: Timestamp?, in columns: SceneColumns) {
    (self.target, self.options, self.deadline, self.columns) = (target, options, deadline, columns)
  }

  /// Calls the completion.
  func notify() {
    guard let result, let completion = completion.take() else { return }
    completion(result)
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(result) { result = $0 }
    copier.copy(completion) { completion = $0 }
    copier.copy(busy) { busy = $0 }
  }
}

@available(*, unavailable)
extension RebindSession: Sendable {}
