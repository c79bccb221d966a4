/// An input action that a context decided about, by the numbers that the scene gives to actions and contexts.
public struct ActionDecision: Hashable, Sendable {
  /// Why a binding received the input or did not.
  public enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    /// It received it.
    case received
    /// Another context, `by`, is above its own and took the control.
    case otherContext
    /// Its context receives nothing now: another one, `by`, blocks those below it, or a presented controller or a menu
    /// does.
    case blocked
    /// A modifier key or a control of its chord is not down.
    case missingChord
    /// Another binding of its context requires more modifiers and chord controls, which are down.
    case longerChord
  }

  /// The number of the action.
  public var action: Int32
  /// The number of the binding's context.
  public var context: Int32
  /// The number of the context that took the control or blocks; -1 for none.
  public var by: Int32
  /// Why.
  public var reason: Reason

  /// Makes a decision.
  package init(action: Int, context: Int, by: Int? = nil, _ reason: Reason) {
    self.action = Int32(action)
    self.context = Int32(context)
    self.by = Int32(by ?? -1)
    self.reason = reason
  }
}
