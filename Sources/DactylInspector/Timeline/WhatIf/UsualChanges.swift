import Dactyl

/// The changes of a scenario that a person would try first, one setting at a time.
struct UsualChanges {
  let file: ScenarioFile
  /// The play of the file, which tells who had to do with the input.
  let play: Play

  /// The edits of each change: those of recognizers that received input, of pairs of them, of views, then of the other
  /// recognizers.
  var edits: [[ScenarioEdit]] {
    let received = Set(play.verdicts.filter { $0.kind == .bindGesture }.compactMap(\.recognizer))
    let names = Set(received.map { play.recognizers[$0].name })
    let (near, far) = (
      file.recognizers.filter { names.contains($0.id) }, file.recognizers.filter { !names.contains($0.id) }
    )
    return near.flatMap(changes) + pairs.flatMap { changes($0, $1) } + visited.flatMap(changes(ofView:))
      + far.flatMap(changes)
  }

  // MARK: Recognizers

  private func changes(_ recognizer: ScenarioRecognizer) -> [[ScenarioEdit]] {
    let target = ScenarioTarget.object(recognizer.id)
    var changes = recognizer.kind.numbers.map { [ScenarioEdit.set(target, [$0.key], .number($0.value))] }
    changes.append([.set(target, ["enabled"], .bool(!recognizer.isEnabled))])
    changes.append([.set(target, ["cancels_touches_in_view"], .bool(!recognizer.cancelsTouchesInView))])
    changes.append([.set(target, ["delays_touches_began"], .bool(!recognizer.delaysTouchesBegan))])
    changes.append([.set(target, ["delays_touches_ended"], .bool(!recognizer.delaysTouchesEnded))])
    changes += recognizer.requiresFailureOf.map { [.remove(target, ["requires_failure_of"], .string($0))] }
    guard let delegate = recognizer.delegate else { return changes }
    changes += [
      ("should_begin", delegate.shouldBegin), ("should_receive_touch", delegate.shouldReceiveTouch),
      ("should_receive_press", delegate.shouldReceivePress), ("should_receive_event", delegate.shouldReceiveEvent),
    ].map { [.set(target, ["delegate", $0.0], .bool(!$0.1))] }
    changes += [
      ("simultaneous_with", delegate.simultaneousWith), ("should_require_failure_of", delegate.shouldRequireFailureOf),
      ("should_be_required_to_fail_by", delegate.shouldBeRequiredToFailBy),
    ].flatMap { list in list.1.map { [.remove(target, ["delegate", list.0], .string($0))] } }
    return changes
  }

  /// The pairs of recognizers of the file that received the same input, each pair in both orders.
  private var pairs: [(ScenarioRecognizer, ScenarioRecognizer)] {
    let byID = Dictionary(file.recognizers.map { ($0.id, $0) }) { first, _ in first }
    var receivers: [[UInt64]: Set<String>] = [:]
    for verdict in play.verdicts where verdict.kind == .bindGesture {
      guard let source = verdict.source, let recognizer = verdict.recognizer else { continue }
      receivers[[UInt64(source), verdict.input], default: []].insert(play.recognizers[recognizer].name)
    }
    var met: Set<[String]> = []
    for names in receivers.values {
      for first in names { for second in names where first != second { met.insert([first, second]) } }
    }
    return met.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { pair in
      guard let first = byID[pair[0]], let second = byID[pair[1]] else { return nil }
      return (first, second)
    }
  }

  private func changes(_ first: ScenarioRecognizer, _ second: ScenarioRecognizer) -> [[ScenarioEdit]] {
    var changes: [[ScenarioEdit]] = []
    if !first.requiresFailureOf.contains(second.id) {
      changes.append([.add(.object(first.id), ["requires_failure_of"], .string(second.id))])
    }
    let allowed = [(first, second), (second, first)].contains {
      $0.0.delegate?.simultaneousWith.contains($0.1.id) == true
    }
    // The answer holds for both recognizers.
    if first.id < second.id, !allowed {
      changes.append([.add(.object(first.id), ["delegate", "simultaneous_with"], .string(second.id))])
    }
    return changes
  }

  // MARK: Views

  /// The ids of the views and windows that hit-testing came to, and of those around them.
  private var visited: [String] {
    var indices: Set<Int> = []
    for verdict in play.verdicts {
      let isMissed = verdict.kind == .hitTest && HitVerdict(rawValue: verdict.detail) == .outside
      guard [.hitTest, .bindView, .refuseView].contains(verdict.kind), !isMissed, var index = verdict.responder else {
        continue
      }
      while indices.insert(index).inserted, let parent = play.responders[index].parent { index = parent }
    }
    return indices.sorted().map { play.responders[$0].name }
  }

  private func changes(ofView id: String) -> [[ScenarioEdit]] {
    let target = ScenarioTarget.object(id)
    func set(_ keys: [String], _ value: Bool) -> [ScenarioEdit] { [.set(target, keys, .bool(value))] }
    if let window = file.windows.first(where: { $0.id == id }) {
      return [
        set(["hidden"], !window.isHidden), set(["interactive"], !window.isInteractive),
        set(["passes_through"], !window.passesThrough),
      ]
    }
    guard let view = file.views.first(where: { $0.id == id }) else { return [] }
    var changes = [
      set(["hidden"], !view.isHidden), set(["interactive"], !view.isInteractive), set(["clips"], !view.clips),
      set(["passes_through"], !view.passesThrough), set(["multiple_touch"], !view.isMultipleTouchEnabled),
      set(["exclusive_touch"], !view.isExclusiveTouch), set(["gate"], !view.gate), [.front(id)],
    ]
    if view.hitOutsets == .zero {
      changes.append([.set(target, ["hit_outsets"], .list([20, 20, 20, 20].map { JSONItem(.number($0)) }))])
    }
    if let control = view.control { changes.append(set(["control", "enabled"], !control.isEnabled)) }
    if let scroll = view.scroll {
      changes += [
        ("enabled", scroll.isEnabled), ("delays_content_touches", scroll.delaysContentTouches),
        ("can_cancel_content_touches", scroll.canCancelContentTouches), ("directional_lock", scroll.locksDirection),
        ("paging", scroll.pages), ("bounces", scroll.bounces),
      ].map { set(["scroll", $0.0], !$0.1) }
    }
    return changes
  }
}

extension ScenarioGesture {
  /// Each number of the gesture, halved and doubled; of counts the neighbours.
  fileprivate var numbers: [(key: String, value: Double)] {
    func count(_ key: String, _ value: Int, from least: Int) -> [(key: String, value: Double)] {
      [value - 1, value + 1].filter { $0 >= least }.map { (key, Double($0)) }
    }
    func number(_ key: String, _ value: Double) -> [(key: String, value: Double)] {
      [(key, value / 2), (key, value * 2)]
    }
    return switch self {
    case .tap(let taps, let touches): count("taps", taps, from: 1) + count("touches", touches, from: 1)
    case .longPress(let taps, let touches, let duration, let movement):
      number("duration", duration) + number("movement", Double(movement)) + count("taps", taps, from: 0)
        + count("touches", touches, from: 1)
    case .pan(let fewest, let most):
      count("min_touches", fewest, from: 1) + (most.map { count("max_touches", $0, from: 1) } ?? [])
    case .swipe(_, let touches): count("touches", touches, from: 1)
    case .pinch, .rotation, .screenEdgePan, .hover, .probe, .immediate: []
    }
  }
}
