import Dactyl

/// Tells what a person's hands did in the words of DactylTesting: its fingers and its mouse.
struct TestHands {
  /// A call in a test, with the event that it sends.
  struct Call {
    var code: String
    /// The event; nil for a property that is set.
    var kind: InputEvent.Kind?
    /// The name of the hand and the place that it moves to, of a plain move.
    var move: (hand: String, to: Point)?
  }

  private struct Finger {
    var id: FingerID
    var type: TouchType
    var location = Point.zero
    var force: Float = 0
    var modifiers: ModifierFlags = []
  }
  private var fingers: [Finger] = []
  private var usesMouse = false
  private var mouse = Finger(id: .mouse, type: .pointer)
  private var buttons: ButtonMask = []

  /// The lines that make the hands.
  var declarations: [String] {
    let made = fingers.indices.map { index in
      let finger = fingers[index]
      let call = SwiftLiteral.call(
        "Finger", finger.id.finger == 1 ? nil : "\(finger.id.finger)", "in: scene",
        finger.type == .direct ? nil : "type: .\(finger.type)",
        finger.id.device == .unknown ? nil : "device: \(SwiftLiteral.device(finger.id.device))")
      return "let \(name(index)) = \(call)"
    }
    return made + (usesMouse ? ["let mouse = Mouse(in: scene)"] : [])
  }

  private func name(_ index: Int) -> String { index == 0 ? "finger" : "finger\(index + 1)" }

  /// The calls for an event; nil where hands have no words for it.
  mutating func calls(for kind: InputEvent.Kind) -> [Call]? {
    var changed = self
    guard let calls = changed.take(kind) else { return nil }
    self = changed
    return calls
  }

  private mutating func take(_ kind: InputEvent.Kind) -> [Call]? {
    switch kind {
    case .touch(let sample) where sample.finger == .mouse && sample.type == .pointer: click(sample)
    case .touch(let sample) where sample.buttons.isEmpty: touch(sample)
    case .hover(let location?, let flags) where buttons.isEmpty:
      point(at: location, flags) + [mouseMove(to: location, sending: kind)]
    case .scroll(let sample) where !sample.isContinuous && usesMouse && sample.location == mouse.location:
      point(at: sample.location, sample.modifiers) + [
        Call(code: "mouse.scroll(by: \(SwiftLiteral.vector(sample.delta)))", kind: kind)
      ]
    default: nil
    }
  }

  // MARK: Fingers

  private mutating func touch(_ sample: TouchSample) -> [Call]? {
    let known = fingers.firstIndex { $0.id == sample.finger && $0.type == sample.type }
    // A finger that was down before the recording, or that is of another type by now, can't be told so.
    guard let index = known ?? (sample.phase == .began ? fingers.count : nil) else { return nil }
    if index == fingers.count { fingers.append(Finger(id: sample.finger, type: sample.type)) }
    let hand = name(index)
    var calls: [Call] = []
    let isDown = sample.phase == .began || sample.phase == .moved
    if isDown, sample.force != fingers[index].force {
      fingers[index].force = sample.force
      calls.append(Call(code: "\(hand).force = \(SwiftLiteral.number(sample.force))"))
    }
    if sample.modifiers != fingers[index].modifiers {
      fingers[index].modifiers = sample.modifiers
      calls.append(Call(code: "\(hand).modifiers = \(SwiftLiteral.modifiers(sample.modifiers))"))
    }
    var sent = sample
    sent.force = fingers[index].force
    let place = SwiftLiteral.point(sample.location)
    switch sample.phase {
    case .began: calls.append(Call(code: "\(hand).press(at: \(place))", kind: .touch(sent)))
    case .moved: calls.append(move(hand, sent))
    case .ended, .cancelled:
      // A finger lifts where it is.
      if sample.location != fingers[index].location {
        var way = sent
        way.phase = .moved
        calls.append(move(hand, way))
      }
      calls.append(Call(code: "\(hand).\(sample.phase == .ended ? "lift" : "cancel")()", kind: .touch(sent)))
    }
    fingers[index].location = sample.location
    return calls
  }

  private func move(_ hand: String, _ sample: TouchSample) -> Call {
    Call(
      code: "\(hand).move(to: \(SwiftLiteral.point(sample.location)))", kind: .touch(sample),
      move: (hand, sample.location))
  }

  // MARK: The mouse

  private mutating func click(_ sample: TouchSample) -> [Call]? {
    let (pressed, released) = (sample.buttons.subtracting(buttons), buttons.subtracting(sample.buttons))
    var sent = sample
    sent.force = 0
    var calls = point(at: nil, sample.modifiers)
    switch sample.phase {
    case .began:
      guard buttons.isEmpty, pressed.isSingle else { return nil }
      let button = pressed == .primary ? nil : SwiftLiteral.buttons(pressed)
      let code = SwiftLiteral.call("mouse.press", button, "at: \(SwiftLiteral.point(sample.location))")
      calls.append(Call(code: code, kind: .touch(sent)))
    case .moved:
      if sample.location != mouse.location || pressed.isEmpty && released.isEmpty {
        sent.buttons = buttons
        calls.append(mouseMove(to: sample.location, sending: .touch(sent)))
        sent.buttons = sample.buttons
      }
      guard pressed.isEmpty && released.isEmpty || pressed.union(released).isSingle else { return nil }
      if !pressed.isEmpty {
        calls.append(Call(code: "mouse.press(\(SwiftLiteral.buttons(pressed)))", kind: .touch(sent)))
      } else if !released.isEmpty {
        calls.append(Call(code: "mouse.release(\(SwiftLiteral.buttons(released)))", kind: .touch(sent)))
      }
    case .ended:
      // A mouse lets go where it is.
      guard released.isSingle, sample.buttons.isEmpty else { return nil }
      if sample.location != mouse.location {
        var way = sent
        (way.phase, way.buttons) = (.moved, buttons)
        calls.append(mouseMove(to: sample.location, sending: .touch(way)))
      }
      let button = released == .primary ? nil : SwiftLiteral.buttons(released)
      calls.append(Call(code: SwiftLiteral.call("mouse.release", button), kind: .touch(sent)))
    case .cancelled: return nil
    }
    mouse.location = sample.location
    buttons = sample.buttons
    return calls
  }

  /// Uses the mouse, with modifiers.
  private mutating func point(at location: Point?, _ modifiers: ModifierFlags) -> [Call] {
    usesMouse = true
    if let location { mouse.location = location }
    guard modifiers != mouse.modifiers else { return [] }
    mouse.modifiers = modifiers
    return [Call(code: "mouse.modifiers = \(SwiftLiteral.modifiers(modifiers))")]
  }

  private func mouseMove(to location: Point, sending kind: InputEvent.Kind) -> Call {
    Call(code: "mouse.move(to: \(SwiftLiteral.point(location)))", kind: kind, move: ("mouse", location))
  }
}

extension ButtonMask {
  fileprivate var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
