import Dactyl

/// A press, an action and a key command on their way up a chain of views, of which only the outermost handles them.
///
/// An action is sent directly. A press and a command come as events, each in a frame of its own; the time of an idle
/// frame is subtracted. The handler only counts. In the first chain no views lie between, and the handler's own view
/// comes first: the additional time of the others is due to their chains.
enum ChainPass {
  static let passes: [BenchPass] = [.chainPress, .chainAction, .chainCommand]

  static func run(depth: Int, passes: Set<BenchPass>) -> [BenchRow] {
    Self.passes.filter(passes.contains).map { pass in
      let samples =
        switch pass {
        case .chainPress: press(depth)
        case .chainAction: action(depth)
        default: command(depth)
        }
      return BenchRow("chain", views: depth, pass.rawValue, per: .operation, samples)
    }
  }

  private static func press(_ depth: Int) -> Samples {
    let bench = ChainBench(depth, [.presses])
    return bench.presses(PressSample(.key(.space), .began), PressSample(.key(.space), .ended))
  }

  private static func command(_ depth: Int) -> Samples {
    let bench = ChainBench(depth, [.actions, .keyCommands])
    let began = PressSample(.key(.space), .began, characters: "s", modifiers: .control)
    return bench.presses(began, PressSample(.key(.space), .ended, characters: "s", modifiers: .control))
  }

  private static func action(_ depth: Int) -> Samples {
    let bench = ChainBench(depth, [.actions])
    let sender = bench.inner.entity
    return Sampler(most: 1000, operations: 100, watch: .wall).run { _, timed in
      timed { for _ in 0..<100 { bench.scene.sendAction("deal", from: sender) } }
    }
  }
}

/// Nested views beside the screen, so that nothing is drawn. The outermost has the handler, the innermost is first
/// responder.
private final class ChainBench {
  let scene = Scene(size: Size(100, 100))
  let inner: View
  private var milliseconds: Int64 = 0

  init(_ depth: Int, _ events: ResponderEvents) {
    let outer = scene.addView(frame: Rect(500, 500, 400, 400))
    outer.setResponder(ChainHandler(handledEvents: events))
    var view = outer
    for _ in 0..<depth { view = scene.addView(frame: Rect(0, 0, 400, 400), to: view) }
    inner = view
    if depth > 0 { inner.setResponder(ChainHandler(handledEvents: [])) }
    inner.becomeFirstResponder()
  }

  /// Times frames that begin with the first event.
  func presses(_ began: PressSample, _ ended: PressSample) -> Samples {
    let idle = Sampler(most: 2000, watch: .wall).run { _, timed in play(nil, timed) }.quantile(0.5)
    var samples = Sampler(most: 2000, watch: .wall).run { _, timed in
      play(began, timed)
      play(ended) { $0() }
    }
    samples.subtract(idle)
    return samples
  }

  private func play(_ sample: PressSample?, _ timed: (() -> Void) -> Void) {
    milliseconds += 16
    let moment = Timestamp(milliseconds: milliseconds)
    timed {
      if let sample { scene.send(InputEvent(at: moment, .press(sample))) }
      scene.frame(at: moment)
    }
  }
}

/// Counts the events that it handles.
private struct ChainHandler: PressResponder, ActionResponder, KeyCommandResponder, FirstResponding {
  var handledEvents: ResponderEvents
  var count = 0
  var canBecomeFirstResponder: Bool { true }
  let keyCommands = [KeyCommand("s", .control, action: "deal")]

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    count += 1
    return .handled
  }
  func canPerformAction(_ action: Action, from sender: Entity) -> Bool { action == "deal" }
  mutating func perform(_ action: Action, from sender: Entity) { count += 1 }
}
