import Dactyl

/// The unit in which a drag of the finger on a text field selects.
enum TextFieldTouch {
  case none
  /// A finger that may become a tap: editing begins when it lifts, so that a scroll view can drag the field away under
  /// it.
  case tap(at: Point)
  /// Single characters.
  case characters
  /// Words, from the one that was double-tapped.
  case words(Range<Int>)
  /// No further selection: everything is selected.
  case all
}

/// The responder of a text field, which receives its touches and edit actions.
struct TextFieldResponder: TouchResponder, ActionResponder, MenuResponder {
  let state: TextFieldState

  var actions: [Action] { [.cut, .copy, .paste, .delete, .select, .selectAll] }
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool { state.canPerform(action) }
  mutating func perform(_ action: Action, from sender: Entity) { state.perform(action) }
  func buildMenu(_ menu: inout Menu) { state.buildMenu(&menu) }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    if let touch = touches.first { state.began(touch) }
    return .handled
  }

  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    if let touch = touches.first { state.moved(touch) }
    return .handled
  }

  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    if let touch = touches.first { state.ended(touch) }
    return .handled
  }

  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    state.touch = .none
    return .handled
  }
}

extension TextFieldState {
  func began(_ touch: Touch) {
    nextMenu = nil
    guard isEnabled, touch.type != .controller else { return }
    if !isEditing {
      guard touch.type == .pointer else { return self.touch = .tap(at: touch.location) }
      guard scene.becomeFirstResponder(entity) else { return }
    }
    select(by: touch)
  }

  func moved(_ touch: Touch) {
    guard scene.isAlive(entity) else { return }
    switch self.touch {
    case .none, .all: break
    case .tap(let start):
      if touch.location.distance(to: start) > scene.thresholds.tapMovement.points { self.touch = .none }
    case .characters:
      let position = position(at: touch.location)
      select { $0.moveCaret(to: position, extending: true) }
    case .words(let first):
      let word = word(at: position(at: touch.location))
      let isBefore = word.lowerBound < first.lowerBound
      select {
        $0.moveCaret(to: isBefore ? first.upperBound : first.lowerBound)
        $0.moveCaret(to: isBefore ? word.lowerBound : max(word.upperBound, first.upperBound), extending: true)
      }
    }
  }

  func ended(_ touch: Touch) {
    if case .tap = self.touch, isEnabled, scene.becomeFirstResponder(entity) { select(by: touch) }
    let hasSelected = if case .none = self.touch { false } else { touch.type != .pointer && touch.tapCount > 1 }
    self.touch = .none
    // A further tap would select more.
    if hasSelected, editor.hasSelection { nextMenu = scene.currentTime + scene.thresholds.tapInterval }
  }

  /// Selects by the number of taps: the first moves the caret, the second selects a word, the third everything.
  private func select(by touch: Touch) {
    let position = position(at: touch.location)
    switch touch.tapCount {
    case ...1:
      self.touch = .characters
      select { $0.moveCaret(to: position, extending: touch.modifierFlags.contains(.shift)) }
    case 2:
      let word = word(at: position)
      self.touch = .words(word)
      select { $0.select(word) }
    default:
      self.touch = .all
      select { $0.selectAll() }
    }
  }
}
