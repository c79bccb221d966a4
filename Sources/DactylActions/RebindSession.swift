/// What is to be rebound: an action of a context, one of its bindings, and of a pair or of four controls which one.
public struct RebindTarget: Hashable, Sendable {
  /// The action whose binding is replaced.
  public var action: InputActionID
  /// The name of the context.
  public var context: String
  /// Which of its bindings; one beyond the last adds one.
  public var index: Int
  /// Which control: 0 and 1 of a pair; 0…3 of up, left, down and right. Nil: all that the binding is made of.
  public var part: Int?

  /// Names what is to be rebound.
  public init<Value>(_ action: InputAction<Value>, in context: InputContext, at index: Int = 0, part: Int? = nil) {
    self.init(action.id, in: context, at: index, part: part)
  }

  /// The same for who has a list of actions (`InputContext.actions`).
  public init(_ action: InputActionID, in context: InputContext, at index: Int = 0, part: Int? = nil) {
    (self.action, self.context, self.index, self.part) = (action, context.name, index, part)
  }
}

/// How somebody listens for a new binding.
public struct RebindOptions: Hashable, Sendable {
  /// What happens when something else of the context is bound to what was pressed.
  public enum Conflict: UInt8, Hashable, Sendable, CaseIterable {
    /// The other one loses it.
    case replace
    /// The other one gets what was bound here.
    case swap
    /// Nothing is bound.
    case cancel
  }

  /// What happens when something else of the context is bound to it; it is replaced by default.
  public var conflict = Conflict.replace
  /// On what it is to be: what is pressed elsewhere is not taken. Nil, as by default, for anything.
  public var family: InputFamily?
  /// What ends it: the escape key by default.
  public var cancelControls: [InputControl] = [.key(.escape)]
  /// After how many seconds it ends by itself; nil for never. 10 by default.
  public var timeout: Double? = 10

  /// The options by default.
  public init() {}
}

/// What came of listening for a new binding.
public enum RebindResult: Hashable, Sendable {
  /// It is bound; the others that lost it or got what was bound here are given.
  case bound(InputBinding, others: [InputActionID])
  /// A cancel key was pressed, or the program ended it.
  case cancelled
  /// Nothing was pressed in time.
  case timedOut
  /// It is bound to this already, and nothing was changed.
  case conflict(InputActionID)
}

/// Listens for what an action is to be bound to (`InputActions.rebind(_:_:then:)`). Meanwhile nobody else hears of keys
/// and buttons that are pressed. What is held already is not taken: it goes to whom it belongs, also its end, and
/// counts when it is pressed again.
public final class RebindSession {
  /// What is to be bound.
  public let target: RebindTarget
  /// How it listens.
  public let options: RebindOptions
  /// What came of it; nil as long as it listens.
  public internal(set) var result: RebindResult?
  let deadline: Timestamp?
  let columns: SceneColumns
  var completion: ((RebindResult) -> Void)?
  /// The sticks and triggers that have to come to rest before they count.
  var busy: [AxisSample] = []

  init(_ target: RebindTarget, _ options: RebindOptions, until deadline: Timestamp?, in columns: SceneColumns) {
    (self.target, self.options, self.deadline, self.columns) = (target, options, deadline, columns)
  }

  /// Calls who waits for it.
  func tell() {
    guard let result, let completion = completion.take() else { return }
    completion(result)
  }
}

@available(*, unavailable)
extension RebindSession: Sendable {}
