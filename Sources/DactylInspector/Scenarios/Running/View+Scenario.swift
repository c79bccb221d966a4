import Dactyl

/// Properties of views and windows as files have them, one by one: where a stage is built, and where one is changed.
extension View {
  /// The keys of the properties of all views that have a default.
  static let flagKeys = [
    "bounds_origin", "transform", "alpha", "hidden", "interactive", "clips", "multiple_touch", "exclusive_touch",
    "hit_outsets", "passes_through",
  ]

  /// Sets the property of a key to the value that a file has. Returns false for another key.
  @discardableResult
  func set(_ key: String, of model: ScenarioView) -> Bool {
    switch key {
    case "frame": setUntransformedFrame(model.frame)
    case "bounds_origin": bounds.origin = model.boundsOrigin
    case "transform": transform = model.transform
    case "alpha": alpha = model.alpha
    case "hidden": isHidden = model.isHidden
    case "interactive": isUserInteractionEnabled = model.isInteractive
    case "clips": clipsToBounds = model.clips
    case "multiple_touch": isMultipleTouchEnabled = model.isMultipleTouchEnabled
    case "exclusive_touch": isExclusiveTouch = model.isExclusiveTouch
    case "hit_outsets": hitOutsets = model.hitOutsets
    case "passes_through": passesThrough = model.passesThrough
    case "gate": gestureRecognizerShouldBegin = model.gate ? nil : { _ in false }
    default: return false
    }
    return true
  }

  /// Sets the frame that the view has without its transform, as in files.
  func setUntransformedFrame(_ frame: Rect) {
    let transform = transform
    self.transform = .identity
    self.frame = frame
    self.transform = transform
  }
}

extension Window {
  /// The keys of the properties of windows, but for which one is key.
  static let keys = ["level", "frame", "hidden", "alpha", "interactive", "passes_through"]

  /// Sets the property of a key to the value that a file has. Returns false for another key.
  @discardableResult
  func set(_ key: String, of model: ScenarioWindow) -> Bool {
    switch key {
    case "level": level = model.level
    case "frame": view.frame = model.frame
    case "hidden": view.isHidden = model.isHidden
    case "alpha": view.alpha = model.alpha
    case "interactive": view.isUserInteractionEnabled = model.isInteractive
    case "passes_through": view.passesThrough = model.passesThrough
    case "key": if model.isKey { makeKey() }
    default: return false
    }
    return true
  }
}
