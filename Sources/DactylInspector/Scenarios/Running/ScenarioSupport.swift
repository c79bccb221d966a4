import Dactyl

/// Says what of a scenario this build can't play yet, by its place in the file.
enum ScenarioSupport {
  static func check(_ file: ScenarioFile) throws(ScenarioError) {
    guard file.controllers.isEmpty else { throw file.fault(at: "controllers", "view controllers are not built yet") }
    try check(file.application, at: "app", in: file)
    if let delegate = file.delegate { try check(delegate, at: "delegate", in: file) }
    for (index, window) in file.windows.enumerated() {
      try check(window.responder, at: "windows[\(index)]", in: file)
    }
    for (index, view) in file.views.enumerated() {
      if view.control != nil { throw file.fault(at: "views[\(index)].control", "controls are not built yet") }
      try check(view.responder, at: "views[\(index)]", in: file)
    }
    for (index, recognizer) in file.recognizers.enumerated() { try check(recognizer, index, in: file) }
    for (index, step) in file.steps.enumerated() {
      if let missing = missing(step.action) { throw file.fault(at: "steps[\(index)]", "\(missing) not built yet") }
    }
  }

  private static func check(
    _ responder: ScenarioResponder, at path: String, in file: ScenarioFile
  ) throws(ScenarioError) {
    for (key, callbacks) in [("handles", responder.handles), ("observes", responder.observes)] {
      let missing = callbacks.subtracting(.touches)
      guard !missing.isEmpty else { continue }
      let name = ScenarioCallbacks.single.first { missing.contains($0.1) }?.0 ?? "this"
      throw file.fault(at: "\(path).\(key)", "\(name) is not built yet")
    }
    if !responder.actions.isEmpty { throw file.fault(at: "\(path).actions", "actions are not built yet") }
    if !responder.keyCommands.isEmpty {
      throw file.fault(at: "\(path).key_commands", "key commands are not built yet")
    }
    if responder.canBecomeFirstResponder || !responder.canResignFirstResponder {
      throw file.fault(at: "\(path).can_become_first_responder", "first responders are not built yet")
    }
  }

  private static func check(
    _ recognizer: ScenarioRecognizer, _ index: Int, in file: ScenarioFile
  ) throws(ScenarioError) {
    if !recognizer.allowedPressTypes.isEmpty {
      throw file.fault(at: "recognizers[\(index)].allowed_press_types", "presses are not built yet")
    }
  }

  /// What a step needs that is not there, or nil.
  private static func missing(_ action: ScenarioAction) -> String? {
    switch action {
    case .press: "presses are"
    case .motion: "motion events are"
    case .remote: "remote control events are"
    case .makeKey: "key windows are"
    case .becomeFirstResponder, .resignFirstResponder: "first responders are"
    case .sendAction: "actions are"
    case .touch, .hover, .scroll, .foreground, .set, .remove, .move, .ignoreInteraction, .hit: nil
    }
  }
}
