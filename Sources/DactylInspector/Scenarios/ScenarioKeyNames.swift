/// The names of keys and controller buttons in a scenario.
package enum ScenarioKeyNames {
  /// The keys of a keyboard.
  package static let keys =
    "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init) + [
      "space", "return", "escape", "tab", "backspace", "delete", "left", "right", "up", "down", "home", "end",
      "page_up", "page_down", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
    ]
  /// The buttons of a controller.
  package static let buttons = [
    "select", "menu", "button_a", "button_b", "button_x", "button_y", "left_shoulder", "right_shoulder",
    "left_trigger", "right_trigger", "left_stick", "right_stick", "dpad_left", "dpad_right", "dpad_up", "dpad_down",
  ]
}
