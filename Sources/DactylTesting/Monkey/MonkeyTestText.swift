import Dactyl

/// Steps of a monkey as the body of a test.
struct MonkeyTestText {
  /// What the test expects at its end.
  enum Ending {
    /// That everything holds.
    case holds
    /// That everything holds after some seconds of rest.
    case rest
    /// That two plays are the same, with the rest.
    case same
  }
  private let size: Size
  private var lines: [String] = []
  /// The fingers that are down.
  private var fingers: Set<Int> = []

  init(size: Size) { self.size = size }

  /// The lines of all scenes, which are made one after another.
  mutating func write(_ scenes: [[MonkeyStep]], _ ending: Ending, _ problem: String) -> String {
    if ending == .same { lines.append("func play() throws -> UInt64 {") }
    for steps in scenes.dropLast() {
      lines.append("do {  // A game that ends.")
      write(steps)
      lines += ["withExtendedLifetime(game) { #expect(invariants.problems() == []) }", "scene.end()", "}"]
    }
    write(scenes.last ?? [])
    if ending != .holds { lines.append("scene.advance(by: \(MonkeyRun.secondsToRest))") }
    switch ending {
    case .holds: lines.append("withExtendedLifetime(game) { #expect(invariants.problems() == []) }")
    case .rest: lines.append("withExtendedLifetime(game) { #expect(invariants.problemsAtRest() == []) }")
    case .same:
      lines.append("return withExtendedLifetime(game) { (invariants.problems(), invariants.digest).1 }")
      lines += ["}", "#expect(try play() == play())"]
    }
    lines.append("// \(problem)")
    return lines.joined(separator: "\n")
  }

  private mutating func write(_ steps: [MonkeyStep]) {
    fingers = []
    lines.append("let scene = Scene(size: \(SwiftLiteral.size(size)))")
    lines.append("let invariants = monkey.invariants(of: scene)")
    lines.append("let game = try makeScene(scene)")
    lines.append("scene.advance(by: 0)")
    var hands: [String] = []
    for case let hand? in steps.map(\.action.hand) where !hands.contains(hand.name) {
      hands.append(hand.name)
      lines.append("let \(hand.name) = \(hand.maker)")
    }
    var wait = 0
    for step in steps {
      wait += step.milliseconds
      guard let line = line(of: step.action) else { continue }
      if wait > 0 { lines.append("scene.advance(by: \(Double(wait) / 1000))") }
      lines.append(line)
      wait = 0
    }
    if wait > 0 { lines.append("scene.advance(by: \(Double(wait) / 1000))") }
  }

  private mutating func line(of action: MonkeyStep.Action) -> String? {
    switch action {
    case .wait: return nil
    case .touch(let number, let point):
      return
        "finger\(number).\(fingers.insert(number).inserted ? "press(at" : "move(to"): \(SwiftLiteral.point(point)))"
    case .lift(let number):
      fingers.remove(number)
      return "finger\(number).lift()"
    case .cancelTouch(let number):
      fingers.remove(number)
      return "finger\(number).cancel()"
    case .disconnectFingers:
      fingers = []
      return "scene.send(.device(.removed(.unknown)))"
    case .point(let point): return "mouse.move(to: \(SwiftLiteral.point(point)))"
    case .leave: return "mouse.leave()"
    case .mouseDown(let button): return "mouse.press(\(SwiftLiteral.buttons(button)))"
    case .mouseUp(let button): return "mouse.release(\(SwiftLiteral.buttons(button)))"
    case .wheel(let delta): return "mouse.scroll(by: \(SwiftLiteral.vector(delta)))"
    case .keyDown(let key, let modifiers):
      let press = "keyboard.press(\(SwiftLiteral.key(key)))"
      return modifiers.isEmpty
        ? press : "keyboard.modifiers = \(SwiftLiteral.modifiers(modifiers))\n\(press)\nkeyboard.modifiers = []"
    case .keyUp(let key): return "keyboard.release(\(SwiftLiteral.key(key)))"
    case .type(let text): return "keyboard.type(\(SwiftLiteral.text(text)))"
    case .connect(let number): return "pad\(number).connect()"
    case .disconnect(let number): return "pad\(number).disconnect()"
    case .buttonDown(let number, let button): return "pad\(number).press(.\(button))"
    case .buttonUp(let number, let button): return "pad\(number).release(.\(button))"
    case .push(let number, let axis, let value): return "pad\(number).push(.\(axis), to: \(SwiftLiteral.vector(value)))"
    case .resize(let size): return "scene.send(.window(.resized(\(SwiftLiteral.size(size)))))"
    case .deactivate: return "scene.send(.window(.deactivated))"
    case .activate: return "scene.send(.window(.activated))"
    case .quit: return "scene.send(.window(.quitRequested))"
    }
  }
}

extension MonkeyStep.Action {
  /// The name of the hand of the action, and what makes it; nil for the window.
  fileprivate var hand: (name: String, maker: String)? {
    switch self {
    case .touch(let number, _), .lift(let number), .cancelTouch(let number):
      ("finger\(number)", "Finger(\(number), in: scene)")
    case .point, .leave, .mouseDown, .mouseUp, .wheel: ("mouse", "Mouse(in: scene)")
    case .keyDown, .keyUp, .type: ("keyboard", "Keyboard(in: scene)")
    case .connect(let number), .disconnect(let number), .buttonDown(let number, _), .buttonUp(let number, _),
      .push(let number, _, _):
      ("pad\(number)", "Pad(\(number), in: scene)")
    case .wait, .disconnectFingers, .resize, .deactivate, .activate, .quit: nil
    }
  }
}
