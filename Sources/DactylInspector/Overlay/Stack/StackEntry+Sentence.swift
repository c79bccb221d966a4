import Dactyl

extension StackEntry {
  /// The entry in one line: the view, the reason and its rule. The place at which the sentences of explanations come
  /// in.
  var sentence: String {
    let gestures = recognizers.isEmpty ? "" : " · " + recognizers.joined(separator: ", ")
    let inside = count == 0 ? "" : " and \(count) in it"
    return "\(name)\(inside) · \(reason) (\(rule))\(effect == .kept ? "" : gestures)"
  }

  /// What the view does that takes the touch.
  private var taking: String {
    let use = listeners == .none ? "takes the touch, and nothing listens" : "takes the touch"
    return isClear ? "shows nothing and \(use)" : use
  }

  private var reason: String {
    let other = opponent.map { "\($0), around it," }
    return switch cause {
    case nil: effect == .follows ? "around \(opponent ?? "it"): gets what that passes on" : taking
    case .ignored: "input is being ignored"
    case .hidden: "\(other ?? "it") is hidden"
    case .transparent: "\(other ?? "it") is fainter than 0.01"
    case .interactionDisabled: opponent.map { "interaction of \($0), around it, is off" } ?? "its interaction is off"
    case .delayed: "\(other ?? "it") is held by an animation"
    case .outsideParent: "outside its parent \(opponent ?? "view")"
    case .outside: "the point is beside its shape"
    case .covered: "covered by \(opponent ?? "another view")"
    case .windowInFront: "behind \(opponent ?? "another window")"
    case .passesThrough: rule == "H14" ? "lets touches through: nothing listens on it" : "lets touches through"
    case .filtered: "its own hit-test refuses the point"
    case .disabled: "takes the touch, and is disabled"
    case .multipleTouchOff: "has a touch, and takes one at a time"
    default: "does not get the touch"
    }
  }
}
