/// Which method is to be called: what `#selector(…)` stands for where there is Objective-C.
///
/// Each `Selector(Board.tapped)` is another one: whoever takes a target off by its selector keeps that.
///
/// By name it is looked up in the target's ``SelectorTarget/selectors``, or, without a target, in those of the
/// responders up the chain. A method by itself, or a key path of a closure, is called directly.
/// ```swift
/// class Board: UIView {
///   override var selectors: [Selector: Method] { ["tapped:": Method(tapped)] }
///   func tapped(_ tap: UITapGestureRecognizer) { … }
/// }
/// UITapGestureRecognizer(target: board, action: "tapped:")
/// UITapGestureRecognizer(target: board, action: Selector(Board.tapped))
/// ```
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name; of a method by itself its class.
  public let name: String
  private let call: DirectCall?

  /// A selector by name, `tapped:` with a colon for each argument.
  public init(_ name: String) {
    self.name = name
    call = nil
  }
  /// A selector by name.
  public init(stringLiteral name: String) { self.init(name) }
  /// A method without arguments.
  public init<Target>(_ method: @escaping (Target) -> () -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// A method that gets the sender.
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// A method that gets the sender and the event.
  public init<Target, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event?) -> Void) {
    self.init(Target.self) { target in Method(method(target)) }
  }
  /// A property that is a closure which gets the sender.
  public init<Target, Sender>(_ path: KeyPath<Target, (Sender) -> Void>) {
    self.init(Target.self) { target in Method(target[keyPath: path]) }
  }

  private init<Target>(_ type: Target.Type, _ method: @escaping (Target) -> Method) {
    call = DirectCall { ($0 as? Target).map(method) }
    name = "method of \(type)"
  }

  /// The name that the selector was made with.
  public var description: String { name }
  /// Whether it is a method by itself, which cannot be found by its name.
  var isDirect: Bool { call != nil }

  /// What it means to a target, or nil when that does not have it.
  func method(of target: AnyObject) -> Method? {
    if let call { return call.method(target) }
    return (target as? any SelectorTarget)?.selectors[self]
  }

  /// Whether two have the same name, or are the same one.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name && a.call === b.call }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private final class DirectCall {
    let method: (AnyObject) -> Method?
    init(_ method: @escaping (AnyObject) -> Method?) { self.method = method }
  }
}

/// A method that is called by a selector's name.
public struct Method {
  private let body: (Any?, Any?) -> Void
  /// One without arguments.
  public init(_ body: @escaping () -> Void) { self.body = { _, _ in body() } }
  /// One that gets the sender. It is not called for a sender of another class.
  public init<Sender>(_ body: @escaping (Sender) -> Void) {
    self.body = { sender, _ in if let sender: Sender = Self.cast(sender) { body(sender) } }
  }
  /// One that gets the sender and the event. It is not called for a sender of another class.
  public init<Sender, Event>(_ body: @escaping (Sender, Event?) -> Void) {
    self.body = { sender, event in if let sender: Sender = Self.cast(sender) { body(sender, event as? Event) } }
  }

  /// The sender as what a method takes: an object itself and not as an optional, or nil as an optional.
  private static func cast<Sender>(_ sender: Any?) -> Sender? {
    if let sender { sender as? Sender } else { sender as? Sender }
  }
  /// Calls the method that the selector names.
  public func callAsFunction(_ sender: Any?, _ event: Any? = nil) { body(sender, event) }
}

/// What can be called by the names of its methods, as every object can where there is Objective-C: all responders, and
/// other classes that conform.
public protocol SelectorTarget: AnyObject {
  /// Its methods that are called by name.
  var selectors: [Selector: Method] { get }
}
