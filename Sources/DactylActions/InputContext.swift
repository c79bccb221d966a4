/// Which bindings hold at a time: while the ship flies, while a menu is open. Contexts lie in a stack
/// (`InputActions.push(_:)`): one that was pushed later is above those of its priority. What the upper one binds, the
/// lower one does not get.
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
  /// What it binds to one action.
  struct Entry: Hashable, Sendable {
    let action: InputActionID
    let buffer: Double
    var bindings: [InputBinding]
  }

  /// Its name, which two contexts of a game never share.
  public let name: String
  /// Contexts of a higher priority lie above all of lower ones; 0 at first.
  public let priority: Int
  /// Whether contexts below it get nothing while it is in the stack, as under a menu; false at first: what it does not
  /// bind goes on.
  public let blocksLower: Bool
  private(set) var entries: [Entry] = []

  /// Makes a context; the closure binds.
  public init(
    _ name: String, priority: Int = 0, blocksLower: Bool = false, _ build: (inout InputContext) -> Void = { _ in }
  ) {
    self.name = name
    self.priority = priority
    self.blocksLower = blocksLower
    build(&self)
  }

  /// Binds to an action, beside what is bound to it already.
  public mutating func bind<Value>(_ action: InputAction<Value>, to bindings: InputBinding...) {
    if let index = entries.firstIndex(where: { $0.action == action.id }) {
      entries[index].bindings += bindings
    } else {
      entries.append(Entry(action: action.id, buffer: action.buffer, bindings: bindings))
    }
  }

  /// The actions that it knows, in the order in which they were bound first. Makes an array.
  public var actions: [InputActionID] { entries.map(\.action) }

  /// What it binds to an action; empty for one that it does not know.
  public func bindings(of action: InputActionID) -> [InputBinding] {
    entries.first { $0.action == action }?.bindings ?? []
  }

  /// Puts other bindings in the place of those of an action that it knows.
  mutating func setBindings(_ bindings: [InputBinding], of action: InputActionID) {
    guard let index = entries.firstIndex(where: { $0.action == action }) else { return }
    entries[index].bindings = bindings
  }
}
