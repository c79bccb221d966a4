/// A set of bindings that are active together: while the ship flies, while a menu is open. Contexts form a stack
/// (`InputActions.push(_:)`): one that is pushed later is above the others of its priority. Input that the upper one
/// binds does not reach the lower one.
///
/// ```swift
/// extension InputContext {
///   static let ship = InputContext("ship") { ship in
///     ship.bind(.move, to: .wasd, .arrows, .stick(.leftStick))
///     ship.bind(.fire, to: .key(.space), .button(.a))
///   }
///   static let menu = InputContext("menu", blocksLower: true)
/// }
/// ```
public struct InputContext: Hashable, Sendable {
  /// The bindings of one action.
  struct Entry: Hashable, Sendable {
    let action: InputActionID
    let buffer: Double
    var bindings: [InputBinding]
  }

  /// The name, which has to be unique among the contexts of a game.
  public let name: String
  /// The priority. Contexts of a higher priority are above all of lower ones; 0 by default.
  public let priority: Int
  /// Whether contexts below it receive no input while it is in the stack, as under a menu; false by default: input that
  /// it does not bind goes on to them.
  public let blocksLower: Bool
  private(set) var entries: [Entry] = []

  /// Makes a context; the closure adds its bindings.
  public init(
    _ name: String, priority: Int = 0, blocksLower: Bool = false, _ build: (inout InputContext) -> Void = { _ in }
  ) {
    self.name = name
    self.priority = priority
    self.blocksLower = blocksLower
    build(&self)
  }

  /// Binds an action, in addition to its present bindings.
  public mutating func bind<Value>(_ action: InputAction<Value>, to bindings: InputBinding...) {
    if let index = entries.firstIndex(where: { $0.action == action.id }) {
      entries[index].bindings += bindings
    } else {
      entries.append(Entry(action: action.id, buffer: action.buffer, bindings: bindings))
    }
  }

  /// The actions of the context, in the order in which they were bound first. Makes an array.
  public var actions: [InputActionID] { entries.map(\.action) }

  /// The bindings of an action; empty for one that the context does not have.
  public func bindings(of action: InputActionID) -> [InputBinding] {
    entries.first { $0.action == action }?.bindings ?? []
  }

  /// Replaces the bindings of an action of the context.
  mutating func setBindings(_ bindings: [InputBinding], of action: InputActionID) {
    guard let index = entries.firstIndex(where: { $0.action == action }) else { return }
    entries[index].bindings = bindings
  }
}
