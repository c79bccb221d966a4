import Dactyl

/// A change of a scenario file, such as a cure consists of.
enum ScenarioEdit: Hashable, Sendable {
  /// Sets a value of an object by the path of its keys; with nil the key is removed, so that its default applies.
  case set(ScenarioTarget, [String], JSONValue?)
  /// Adds an element to a list of an object, which is made when it is missing.
  case add(ScenarioTarget, [String], JSONValue)
  /// Removes an element of a list of an object.
  case remove(ScenarioTarget, [String], JSONValue)
  /// Removes a step, by its index in the file.
  case removeStep(Int)
  /// Inserts a step after those of its time.
  case insertStep(JSONValue)
  /// Moves a view in front of its siblings.
  case front(String)
}

/// The object that an edit changes.
enum ScenarioTarget: Hashable, Sendable, CustomStringConvertible {
  /// A window, controller, view or recognizer by its id; or `app`, or `delegate`.
  case object(String)
  /// A step, by its index in the file before all edits.
  case step(Int)

  /// Parses the id of an object, or a step as in `steps[2]`.
  init(_ text: String) {
    if text.hasPrefix("steps["), text.hasSuffix("]"), let index = Int(text.dropFirst(6).dropLast()) {
      self = .step(index)
    } else {
      self = .object(text)
    }
  }

  /// The target as written in a file.
  var description: String {
    switch self {
    case .object(let id): id
    case .step(let index): "steps[\(index)]"
    }
  }
}
