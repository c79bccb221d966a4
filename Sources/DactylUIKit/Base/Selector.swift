/// The name of a method to be called, for which Objective-C has `#selector(…)`.
///
/// Each `Selector(Board.tapped)` is a distinct one: keep it in order to remove a target by its selector.
///
/// A selector by name is looked up in the target's ``SelectorTarget/selectors`` or, without a target, in those of the
/// responders up the chain. A method reference, or a key path of a closure, is called directly.
/// ```swift
/// class Board: UIView {
///   override var selectors: [Selector: Method] { ["tapped:": Method(tapped)] }
///   func tapped(_ tap: UITapGestureRecognizer) { … }
/// }
/// UITapGestureRecognizer(target: board, action: "tapped:")
/// UITapGestureRecognizer(target: board, action: Selector(Board.tapped))
/// ```
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name; of a method reference the name of its class.
  public let name: String
  private let call: DirectCall?

  /// Makes a selector by name, such as `tapped:` with a colon for each argument.
  public init(_ name: String) {
    self.name = name
    call = nil
  }
  /// Makes a selector by name.
  public init(stringLiteral name: String) { self.init(name) }
  /// Makes a selector from a method without arguments.
  public init<Target>(_ method: @escaping (Target) -> () -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// Makes a selector from a method with the sender as its argument.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// Makes a selector from a method with the sender and the event as its arguments.
  public init<Target, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event?) -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// Makes a selector from a property that is a closure with the sender as its argument.
  public init<Target, Sender>(_ path: KeyPath<Target, (Sender) -> Void>) {
    self.init(Target.self) { target in Method(target[keyPath: path]) }
  }

  /// Makes a selector from a method without arguments, under a name: those of one name are equal.
  public init<Target>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    self.init(Target.self, name) { target in Method(method(target)) }
  }
  /// Makes a selector from a method with the sender as its argument, under a name: those of one name are equal.
  public init<Target, Sender>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(Target.self, name) { target in Method(method(target)) }
  }
  /// Makes a selector from a method with the sender and the event as its arguments, under a name: those of one name
  /// are equal.
  public init<Target, Sender, Event>(_ name: String, _ method: @escaping (Target) -> (Sender, Event?) -> Void) {
    self.init(Target.self, name) { target in Method(method(target)) }
  }

  private init<Target>(_ type: Target.Type, _ given: String? = nil, _ method: @escaping (Target) -> Method) {
    call = DirectCall(isNamed: given != nil) { ($0 as? Target).map(method) }
    name = given ?? "method of \(type)"
  }

  /// The name that the selector was made with.
  public var description: String { name }
  /// Whether the selector is a method reference, which cannot be found by its name.
  var isDirect: Bool { call != nil }

  /// The method of a target for the selector, or nil when the target does not have it.
  func method(of target: AnyObject) -> Method? {
    if let call { return call.method(target) }
    return (target as? any SelectorTarget)?.selectors[self]
  }

  /// Whether two selectors have the same name or, as method references without one, are the same one.
  public static func == (a: Selector, b: Selector) -> Bool {
    a.name == b.name && (a.call === b.call || a.call?.isNamed == true && b.call?.isNamed == true)
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private final class DirectCall {
    let method: (AnyObject) -> Method?
    /// Whether it was given a name, by which it is compared.
    let isNamed: Bool
    init(isNamed: Bool, _ method: @escaping (AnyObject) -> Method?) {
      self.isNamed = isNamed
      self.method = method
    }
  }
}

/// A method that is called by a selector.
public struct Method {
  private let body: (Any?, Any?) -> Void
  /// Makes a method without arguments.
  public init(_ body: @escaping () -> Void) { self.body = { _, _ in body() } }
  /// Makes a method with the sender as its argument. It is not called for a sender of another class.
  public init<Sender>(_ body: @escaping (Sender) -> Void) {
    self.body = { sender, _ in if let sender: Sender = Self.cast(sender) { body(sender) } }
  }
  /// Makes a method with the sender and the event as its arguments. It is not called for a sender of another class.
  public init<Sender, Event>(_ body: @escaping (Sender, Event?) -> Void) {
    self.body = { sender, event in if let sender: Sender = Self.cast(sender) { body(sender, event as? Event) } }
  }

  /// Converts the sender to a method's argument: an object itself instead of an optional, or nil as an optional.
  private static func cast<Sender>(_ sender: Any?) -> Sender? {
    if let sender { sender as? Sender } else { sender as? Sender }
  }
  /// Calls the method with the sender and the event.
  public func callAsFunction(_ sender: Any?, _ event: Any? = nil) { body(sender, event) }
}

/// A class whose methods can be called by name, as every object's can be in Objective-C: all responders, and other
/// classes that conform.
public protocol SelectorTarget: AnyObject {
  /// The methods that can be called by name.
  var selectors: [Selector: Method] { get }
}
