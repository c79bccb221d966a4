/// All bindings of all contexts, as arrays for passes; made again when a binding changes.
final class ActionMap: SnapshotState {
  /// The part of a binding that a control is.
  struct Part {
    let binding: Int
    /// 0 for the only control; 0 and 1 of a pair; up, left, down and right of four.
    let part: Int
  }

  /// The bindings, with those of a context in a row.
  let bindings = Column<BoundBinding>()
  /// The processors and chords of the bindings.
  let steps = Column<InputProcessor>()
  let chords = Column<InputControl>()
  /// The bindings of each action, and the range of each action in that array.
  let ofActions = Column<Int>()
  let rangesOfActions = Column<Range<Int>>()
  /// The bindings of each stick and trigger, by its raw value.
  private(set) var ofAxes: [[Int]] = Array(repeating: [], count: ControllerAxis.allCases.count)
  /// The bindings of each motion (`MotionSource`).
  private(set) var ofMotions: [[Int]] = Array(repeating: [], count: MotionSource.allCases.count)
  /// The bindings of fingers.
  private(set) var ofTouches: [Int] = []
  /// The parts that each control is, and the contexts in which it belongs to a chord.
  private var parts: [InputControl: [Part]] = [:]
  private var chordContexts: [InputControl: [Int]] = [:]
  private var chains: [[InputProcessor]: Range<Int>] = [:]
  /// Whether any stick or trigger has a chord or modifiers.
  private(set) var hasAskingSticks = false
  /// Whether any control is a button of the mouse.
  private(set) var hasMouse = false

  func parts(of control: InputControl) -> [Part] { parts[control] ?? [] }

  /// Whether a control belongs to a chord, in a context or in any.
  func isChord(_ control: InputControl, in context: Int) -> Bool { chordContexts[control]?.contains(context) == true }
  func isChord(_ control: InputControl) -> Bool { chordContexts[control] != nil }

  /// Removes all bindings.
  func removeAll() {
    bindings.removeAll()
    steps.removeAll()
    chords.removeAll()
    for axis in ofAxes.indices { ofAxes[axis] = [] }
    for motion in ofMotions.indices { ofMotions[motion] = [] }
    chains = [:]
    (ofTouches, parts, chordContexts) = ([], [:], [:])
    (hasAskingSticks, hasMouse) = (false, false)
  }

  /// Adds the bindings of a context, in their order. The closure returns the number of an action.
  func add(_ context: InputContext, _ number: Int, action: (InputContext.Entry) -> Int?) {
    for entry in context.entries {
      guard let action = action(entry) else { continue }
      for binding in entry.bindings { add(binding, entry.action.kind, context: number, action: action) }
    }
  }

  private func add(_ binding: InputBinding, _ kind: InputActionKind, context: Int, action: Int) {
    // Reported where it was bound.
    guard kind == .movement || !binding.movesOnly else { return }
    let index = bindings.count
    var bound = BoundBinding(binding, kind, context: context, action: action)
    bound.steps = add(binding.processors, to: &bound)
    let firstChord = chords.count
    for control in binding.chord {
      chords.append(control)
      if chordContexts[control]?.last != context { chordContexts[control, default: []].append(context) }
    }
    bound.chord = firstChord..<chords.count
    bindings.append(bound)
    for (part, control) in binding.controls.enumerated() where control != .none {
      parts[control, default: []].append(Part(binding: index, part: part))
      if case .mouse = control { hasMouse = true }
    }
    if let axis = binding.axis {
      ofAxes[Int(axis.rawValue)].append(index)
      if bound.conditions > 0 { hasAskingSticks = true }
    }
    if let motion = binding.motion { ofMotions[motion.rawValue].append(index) }
    if bound.shape == .touch { ofTouches.append(index) }
  }

  private func add(_ processors: [InputProcessor], to bound: inout BoundBinding) -> Range<Int> {
    let first = steps.count
    var chain: [InputProcessor] = []
    let isGiven = processors.contains { if case .deadZone = $0 { true } else { false } }
    if bound.shape.isAnalog, bound.shape != .flick, !isGiven { chain.append(.deadZone(DeadZone())) }
    for processor in processors where processor.isSound {
      if case .smoothing(let time) = processor {
        bound.smoothing = bound.kind == .movement ? 0 : time
      } else {
        chain.append(processor)
      }
    }
    // Equal chains of processors are stored once.
    if let known = chains[chain] { return known }
    chain.forEach { steps.append($0) }
    chains[chain] = first..<steps.count
    return first..<steps.count
  }

  /// Groups the bindings by action, and makes taps wait for double taps of the same control.
  func finish(actions count: Int) {
    ofActions.removeAll()
    rangesOfActions.removeAll()
    // The bindings of each action are counted, and then stored behind those of the actions before it.
    var next = Array(repeating: 0, count: count)
    for index in bindings.indices { next[bindings[index].action] += 1 }
    var end = 0
    for action in next.indices {
      let first = end
      end += next[action]
      next[action] = first
      rangesOfActions.append(first..<end)
    }
    ofActions.append(repeating: 0, count: end)
    for index in bindings.indices {
      let action = bindings[index].action
      ofActions[next[action]] = index
      next[action] += 1
    }
    for list in parts.values { waitForSecondTaps(among: list) }
  }

  /// Makes the taps among the bindings of a control wait for the longest double tap in their context with the same
  /// modifiers.
  private func waitForSecondTaps(among list: [Part]) {
    struct Rivals: Hashable {
      let context: Int
      let modifiers: ModifierFlags
      init(_ binding: BoundBinding) { (context, modifiers) = (binding.context, binding.modifiers) }
    }
    var waits: [Rivals: Double] = [:]
    for part in list {
      let binding = bindings[part.binding]
      guard case .doubleTap = binding.interaction else { continue }
      waits[Rivals(binding)] = max(waits[Rivals(binding)] ?? 0, binding.interaction.seconds)
    }
    guard !waits.isEmpty else { return }
    for part in list where bindings[part.binding].shape == .control {
      if case .tap = bindings[part.binding].interaction {
        bindings[part.binding].tapWait = waits[Rivals(bindings[part.binding])]
      }
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(bindings)
    copier.copy(steps)
    copier.copy(chords)
    copier.copy(ofActions)
    copier.copy(rangesOfActions)
    copier.copy(ofAxes) { ofAxes = $0 }
    copier.copy(ofMotions) { ofMotions = $0 }
    copier.copy(ofTouches) { ofTouches = $0 }
    copier.copy(parts) { parts = $0 }
    copier.copy(chordContexts) { chordContexts = $0 }
    copier.copy(chains) { chains = $0 }
    copier.copy(hasAskingSticks) { hasAskingSticks = $0 }
    copier.copy(hasMouse) { hasMouse = $0 }
  }
}

/// A binding as passes read it: plain data.
struct BoundBinding {
  enum Shape: UInt8 {
    case control, pair, directions, axis, horizontal, vertical, flick, touch, motion

    var isAnalog: Bool { self == .axis || self == .horizontal || self == .vertical || self == .flick }
  }

  let context: Int
  let action: Int
  let kind: InputActionKind
  let shape: Shape
  let axis: ControllerAxis
  let modifiers: ModifierFlags
  /// The number of its modifiers and chord controls: of the bindings of a control, those with the most win.
  let conditions: Int
  /// Whether it has a value along one axis only.
  let isFlat: Bool
  /// Whether it has a value along both axes, and its action is no movement.
  let isPlain: Bool
  let interaction: InputInteraction
  let area: Rect?
  var chord = 0..<0
  var steps = 0..<0
  var smoothing = 0.0
  /// The time for which a tap waits for a double tap, in seconds; nil when it does not wait.
  var tapWait: Double?

  init(_ binding: InputBinding, _ kind: InputActionKind, context: Int, action: Int) {
    self.context = context
    self.action = action
    self.kind = kind
    modifiers = binding.modifiers
    conditions = binding.modifiers.rawValue.nonzeroBitCount + binding.chord.count
    isFlat =
      switch binding.source {
      case .horizontal, .vertical: true
      default: kind == .axis
      }
    isPlain = !isFlat && kind != .movement
    interaction = kind == .button ? binding.interaction : .press
    axis = binding.axis ?? .leftStick
    area = if case .touch(let area) = binding.source { area } else { nil }
    shape =
      switch binding.source {
      case .control: .control
      case .pair: .pair
      case .directions: .directions
      case .axis: .axis
      case .horizontal: .horizontal
      case .vertical: .vertical
      case .flickStick: .flick
      case .touch: .touch
      case .mouseMotion, .wheelMotion, .gyroscope: .motion
      }
  }
}
