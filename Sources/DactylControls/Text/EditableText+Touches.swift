import Dactyl

/// The unit in which a drag of the finger on a text field or text view selects.
enum TextTouch {
  case none
  /// A finger that may become a tap: editing begins when it lifts, so that a scroll view can drag the field away under
  /// it.
  case tap
  /// Single characters.
  case characters
  /// Words, from the one that was double-tapped.
  case words(Range<Int>)
  /// No further selection: everything is selected.
  case all
  /// Characters, from the end of the selection that stays where it is. The finger holds the other one at this distance
  /// from its middle. One that has not moved yet may be a tap.
  case handle(fixed: Int, offset: Vector, hasMoved: Bool)
}

/// The responder of a text field or text view, which receives its touches and edit actions.
struct TextResponder: TouchResponder, ActionResponder, MenuResponder, FirstResponding {
  let state: EditableText

  var canResignFirstResponder: Bool { state.shouldEndEditing }

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
    state.cancelled()
    return .handled
  }
}

extension EditableText {
  func began(_ touch: Touch) {
    nextMenu = nil
    guard isEnabled, touch.type != .controller else { return }
    guard touch.type != .pointer else {
      hasHandles = false
      if isEditing || scene.becomeFirstResponder(entity) { select(by: touch) }
      return
    }
    if let handle = handle(at: touch.location) { return self.touch = handle }
    if !isEditing || isScrolledByFingers { return self.touch = .tap }
    select(by: touch)
  }

  func moved(_ touch: Touch) {
    guard scene.isAlive(entity) else { return }
    let hasMoved = touch.location.distance(to: touch.initialLocation) > scene.thresholds.tapMovement.points
    switch self.touch {
    case .tap:
      if hasMoved { self.touch = .none }
      return
    case .handle(let fixed, let offset, false):
      guard hasMoved else { return }
      self.touch = .handle(fixed: fixed, offset: offset, hasMoved: true)
    default: break
    }
    dragDidMove(to: touch.location)
    drag(to: touch.location)
  }

  /// Extends the selection to a point of the scene.
  func drag(to point: Point) {
    guard scene.isAlive(entity), isEditing else { return }
    switch touch {
    case .none, .all, .tap: break
    case .characters:
      let position = position(at: point)
      select { $0.moveCaret(to: position, extending: true) }
    case .words(let first):
      let word = word(at: position(at: point))
      let isBefore = word.lowerBound < first.lowerBound
      select {
        $0.moveCaret(to: isBefore ? first.upperBound : first.lowerBound)
        $0.moveCaret(to: isBefore ? word.lowerBound : max(word.upperBound, first.upperBound), extending: true)
      }
    case .handle(let fixed, let offset, _):
      let position = position(at: point + offset)
      // Something stays selected.
      guard position != fixed else { return }
      select {
        $0.moveCaret(to: fixed)
        $0.moveCaret(to: position, extending: true)
      }
    }
  }

  func ended(_ touch: Touch) {
    var hasSelected = touch.type != .pointer && touch.tapCount > 1
    switch self.touch {
    case .none: hasSelected = false
    case .handle(_, _, true): hasSelected = true
    case .tap, .handle: if isEnabled, scene.becomeFirstResponder(entity) { select(by: touch) }
    case .characters, .words, .all: break
    }
    self.touch = .none
    dragDidEnd()
    guard scene.isAlive(entity), hasSelected, editor.hasSelection else { return }
    // A further tap would select more.
    nextMenu = scene.currentTime + scene.thresholds.tapInterval
    showHandles()
  }

  func cancelled() {
    touch = .none
    dragDidEnd()
  }

  /// Selects by the number of taps: the first moves the caret, the second selects a word, the third everything.
  private func select(by touch: Touch) {
    let position = position(at: touch.location)
    switch touch.tapCount {
    case ...1:
      self.touch = .characters
      hasHandles = false
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
