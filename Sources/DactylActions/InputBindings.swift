/// The bindings of actions that replace the game's own: what players have chosen (`InputActions.bindingOverrides`).
///
/// It is `Codable`, so that a game stores it with any encoder:
///
/// ```swift
/// let data = try JSONEncoder().encode(scene.inputActions.bindingOverrides)
/// scene.inputActions.bindingOverrides = try JSONDecoder().decode(InputBindings.self, from: data)
/// ```
/// Only differences from the game's own bindings are in it, so that a later version of a game may bind a new action, or
/// improve a binding, and players who never changed it get that. Bindings of contexts and actions that the game does
/// not know are kept.
///
/// In JSON it is an object with the `version` of the format and the `contexts` by name, in each the actions by name, in
/// each a list of bindings (`InputBinding`). A text that is of a later version, has more than
/// `mostBindings` bindings of an action, or invalid values, throws a `DecodingError` with the position and
/// a sentence that says what was wanted.
public struct InputBindings: Hashable, Sendable {
  /// The version of the format in which bindings are encoded. Later versions are refused.
  public static let version = 1
  /// The most bindings that an action of a context can have, and that may be decoded for one.
  public static let mostBindings = 1000

  /// The bindings of an action in a context, which replace the game's own.
  struct Override: Hashable {
    let context: String
    let action: String
    let bindings: [InputBinding]
  }

  /// The overrides, ordered by the names of contexts and actions; each action of a context is there once.
  let overrides: [Override]

  init(_ overrides: [Override]) {
    self.overrides = overrides.sorted { ($0.context, $0.action) < ($1.context, $1.action) }
  }

  /// Makes a value without bindings: the game's own are used.
  public init() { self.init([]) }

  /// Whether players have changed nothing.
  public var isEmpty: Bool { overrides.isEmpty }
}

extension InputBindings: Codable {
  /// Decodes bindings; see the type for the format.
  public init(from decoder: any Decoder) throws {
    let top = try decoder.container(keyedBy: NameKey.self)
    try top.allow(["version", "contexts"])
    guard top.contains("version") else { throw top.fault("a version wanted, none found") }
    let version = try top.decode(Double.self, forKey: "version")
    guard version >= 1, version == version.rounded() else { throw top.fault("a version from 1 wanted", at: "version") }
    guard version <= Double(Self.version) else {
      throw top.fault("the version is later than \(Self.version), which is known here", at: "version")
    }
    var overrides: [Override] = []
    guard top.contains("contexts") else {
      self.init()
      return
    }
    let contexts = try top.nestedContainer(keyedBy: NameKey.self, forKey: "contexts")
    for context in contexts.allKeys {
      let actions = try contexts.nestedContainer(keyedBy: NameKey.self, forKey: context)
      for action in actions.allKeys {
        var list = try actions.nestedUnkeyedContainer(forKey: action)
        var bindings: [InputBinding] = []
        while !list.isAtEnd {
          guard bindings.count < Self.mostBindings else {
            throw actions.fault("at most \(Self.mostBindings) bindings of an action wanted", at: action)
          }
          bindings.append(try list.decode(InputBinding.self))
        }
        overrides.append(Override(context: context.stringValue, action: action.stringValue, bindings: bindings))
      }
    }
    self.init(overrides)
  }

  /// Encodes the bindings; see the type for the format.
  public func encode(to encoder: any Encoder) throws {
    var top = encoder.container(keyedBy: NameKey.self)
    try top.encode(Self.version, forKey: "version")
    var contexts = top.nestedContainer(keyedBy: NameKey.self, forKey: "contexts")
    var index = 0
    while index < overrides.count {
      let context = overrides[index].context
      var actions = contexts.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(context))
      while index < overrides.count, overrides[index].context == context {
        try actions.encode(overrides[index].bindings, forKey: NameKey(overrides[index].action))
        index += 1
      }
    }
  }
}
