import Dactyl
import DactylControls

/// The names by which the overlay calls views, recognizers and responders.
enum InspectorNames {
  /// The name of a view: the one that the game gave it, else what a screen reader calls it, else its text, else what it
  /// shows, with its number.
  static func name(of view: View) -> String {
    if let name = view.name { return name }
    guard view.isAlive else { return "a view that is gone" }
    if let name = view.spokenName {
      return view.control == nil ? quoted(name) : "\(kind(of: view)) \(quoted(name))"
    }
    if let label = view[Label.self], !label.text.isEmpty { return quoted(label.text) }
    if view.flag(.isWindow) { return "window \(view.entity.index)" }
    return "\(kind(of: view)) \(view.entity.index)"
  }

  private static func kind(of view: View) -> String {
    if let control = view.control { return words(of: "\(type(of: control.behavior))", without: "Behavior") }
    if view[Sprite.self] != nil { return "sprite" }
    return view[Shape.self] != nil ? "shape" : "view"
  }

  /// The name of an entity of the responder chain.
  static func name(of entity: Entity, in scene: Scene) -> String {
    if scene.isController(entity) { return "controller \(entity.index)" }
    return scene.isAlive(entity) && scene.isView(entity.index) ? name(of: scene.view(entity)) : "entity \(entity.index)"
  }

  /// The name of a recognizer: the one that the game gave it, else its kind and its view.
  static func name(of gesture: AnyGesture) -> String {
    if let name = gesture.name { return name }
    guard gesture.isAlive else { return "a recognizer that is gone" }
    return kind(of: gesture) + (gesture.view.map { " on \(name(of: $0))" } ?? "")
  }

  /// The name or kind of a recognizer with that of its view, as in the log of decisions: `tap on card`.
  static func nameWithView(of gesture: AnyGesture) -> String {
    guard gesture.isAlive else { return "recognizer \(gesture.id.index)" }
    return kind(of: gesture) + (gesture.view.map { " on \(nameInLog(of: $0))" } ?? "")
  }

  /// The name of a view in the log of decisions: the one that the game gave it, else what a screen reader calls it,
  /// else its number.
  static func nameInLog(of view: View) -> String {
    view.name ?? view.spokenName.map(quoted) ?? view.description
  }

  /// The kind of a recognizer in words, or its name.
  static func kind(of gesture: AnyGesture) -> String {
    if let name = gesture.name { return name }
    let kind = String(gesture.description.prefix { $0 != " " })
    return words(of: kind, without: kind.hasSuffix("GestureRecognizer") ? "GestureRecognizer" : "Recognizer")
  }

  /// The name of a device.
  static func name(of device: DeviceID) -> String {
    if device == .mouse { return "mouse" }
    return device == .unknown ? "unnamed device" : "device \(device.rawValue)"
  }

  /// A type's name without an ending, its words apart: `LongPressGestureRecognizer` is "long press".
  private static func words(of type: String, without ending: String) -> String {
    let name = type.hasSuffix(ending) && type.count > ending.count ? String(type.dropLast(ending.count)) : type
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last != " " { words += " " }
      words += character.lowercased()
    }
    return words
  }

  static func quoted(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 24 ? "\"\(line.prefix(23))…\"" : "\"\(line)\""
  }
}
