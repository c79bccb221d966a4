/// A closure that a control calls for events, or a menu when it is chosen.
public final class UIAction: UIMenuElement {
  /// How the action shows itself in a menu.
  public let attributes: Attributes
  /// Whether it is marked in a menu.
  public let state: State
  /// The control or menu for which it is being called.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// How an action shows itself in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Whether an action is marked, with UIKit's values.
  public enum State: Int, Sendable {
    /// A mark of UIKit.
    case off = 0, on, mixed
  }
  /// The name of an action; it has no effect here.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the closure for a control or menu.
  func call(for sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
