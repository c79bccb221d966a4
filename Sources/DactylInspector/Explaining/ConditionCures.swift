import Dactyl

/// The changes by which an input may meet a condition of a recognizer or control: of the recognizer's own limit first,
/// then of what the person did, its values only.
struct ConditionCures {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The recognizer, or the view with the control or drag source.
  let target: ScenarioTarget
  /// The fingers that landed.
  let landings: [WatchedLanding]

  /// The changes to try for a condition that was not met at a time.
  func changes(for condition: UnmetCondition, at time: Timestamp) -> [[ScenarioEdit]] {
    let own = limits(for: condition).map { [$0] }
    return own + steps(for: condition, at: time)
  }

  // MARK: Limits

  /// Changes of the limit, where the format has one.
  private func limits(for condition: UnmetCondition) -> [ScenarioEdit] {
    let measured = JSONValue.number(Double(condition.measured))
    func set(_ keys: String..., to value: JSONValue) -> ScenarioEdit { .set(target, keys, value) }
    let rounded = JSONValue.number(Double(condition.measured.rounded(condition.isShort ? .down : .up)))
    switch (condition.quantity, kind) {
    case (.movement, "long_press"): return condition.isShort ? [] : [set("movement", to: rounded)]
    case (.duration, "long_press"): return [set("duration", to: rounded)]
    case (.duration, "drag_source"): return [set("drag_source", "lift", to: rounded)]
    case (.movement, "drag_source"): return condition.isShort ? [] : [set("drag_source", "lift", to: .null)]
    case (.fingers, "tap"), (.fingers, "long_press"), (.fingers, "swipe"): return [set("touches", to: measured)]
    case (.fingers, "pan"):
      return [set(condition.isShort ? "min_touches" : "max_touches", to: measured)]
    case (.taps, "tap"), (.taps, "long_press"): return [set("taps", to: measured)]
    case (.interval, "tap"), (.apart, "tap"), (.interval, "long_press"): return [set("taps", to: .number(1))]
    case (.direction, "swipe"):
      return ["right", "left", "up", "down"].map { set("direction", to: .string($0)) }
    case (.edge, _), (.direction, "screen_edge_pan"):
      return ["left", "right", "top", "bottom"].map { .add(target, ["edges"], .string($0)) }
    default: return []
    }
  }

  /// The kind of the recognizer, or what the view is.
  private var kind: String {
    guard case .object(let id) = target, let model = document.object(id) else { return "" }
    if case .string(let kind)? = model["kind"] { return kind }
    return model["drag_source"] != nil ? "drag_source" : "control"
  }

  // MARK: What the person did

  /// A sample of a finger in the file, with the place where the finger had landed.
  private struct Sample {
    var step: Int
    var phase: String
    var time: Double
    var place: Point
    var start: Point
    var startTime: Double
    var startStep: Int
    var finger: Double
  }

  private func steps(for condition: UnmetCondition, at time: Timestamp) -> [[ScenarioEdit]] {
    switch condition.quantity {
    case .movement: condition.isShort ? farther(condition) : closer(condition)
    case .outside: inside()
    case .duration: condition.isShort ? longer(condition) : shorter(condition)
    case .interval: sooner(condition)
    case .apart: together(condition)
    case .edge: atEdge(condition)
    case .direction: turned()
    case .distance, .angle: apart()
    case .fingers, .taps, .buttons: []
    }
  }

  /// All samples of touches, in the order of the steps.
  private var samples: [Sample] {
    var starts: [Double: (Int, Double, Point)] = [:]
    return document.steps.enumerated().compactMap { index, step in
      guard case .string(let phase)? = step["touch"], case .number(let finger)? = step["finger"],
        case .number(let x)? = step["x"], case .number(let y)? = step["y"], case .number(let time)? = step["at"],
        let origin = document.origins[index]
      else { return nil }
      let place = Point(Float(x), Float(y))
      if phase == "began" { starts[finger] = (origin, time, place) }
      guard let (step, startTime, start) = starts[finger] else { return nil }
      return Sample(
        step: origin, phase: phase, time: time, place: place, start: start, startTime: startTime, startStep: step,
        finger: finger)
    }
  }

  private func moves(_ sample: Sample, to place: Point) -> [ScenarioEdit] {
    var edits: [ScenarioEdit] = []
    if place.x != sample.place.x { edits.append(.set(.step(sample.step), ["x"], .number(Double(place.x)))) }
    if place.y != sample.place.y { edits.append(.set(.step(sample.step), ["y"], .number(Double(place.y)))) }
    return edits
  }

  /// The samples after the landing of each finger, a list for each landing.
  private var paths: [[Sample]] {
    Dictionary(grouping: samples.filter { $0.phase != "began" }) { $0.startStep }.sorted { $0.key < $1.key }.map(
      \.value)
  }

  /// The shortest lists first.
  private func ordered(_ lists: [[ScenarioEdit]]) -> [[ScenarioEdit]] {
    lists.filter { !$0.isEmpty }.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element)
  }

  /// Fingers that moved too far stay closer to where they landed: each by itself, then all.
  private func closer(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    let lists = paths.map { path in
      path.filter { $0.place.distance(to: $0.start) > condition.limit }.flatMap { sample -> [ScenarioEdit] in
        let alongX = Point(sample.start.x, sample.place.y)
        let alongY = Point(sample.place.x, sample.start.y)
        if alongX.distance(to: sample.start) <= condition.limit { return moves(sample, to: alongX) }
        if alongY.distance(to: sample.start) <= condition.limit { return moves(sample, to: alongY) }
        return moves(sample, to: sample.start)
      }
    }
    return ordered(lists) + ordered([lists.flatMap { $0 }])
  }

  /// Fingers that did not move far enough go on in their direction: the last sample, then those after one another.
  private func farther(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    let factor = condition.measured > 0 ? condition.limit / condition.measured * 1.5 : 0
    let lists = paths.flatMap { path -> [[ScenarioEdit]] in
      let moved = path.filter { $0.phase == "moved" || $0.phase == "ended" }
      let far = moved.map { sample -> [ScenarioEdit] in
        let way = sample.place - sample.start
        let wanted = way == .zero ? Vector(condition.limit * 2, 0) : way * max(factor, 1.5)
        let alongX = Point(sample.start.x + wanted.dx, sample.place.y)
        let alongY = Point(sample.place.x, sample.start.y + wanted.dy)
        return abs(way.dx) >= abs(way.dy) ? moves(sample, to: alongX) : moves(sample, to: alongY)
      }
      return far.reversed().map { $0 } + (far.count > 1 ? [far.flatMap { $0 }] : [])
    }
    return ordered(lists)
  }

  /// Of two fingers one moves to a side: by its movement alone, then where it lifts as well.
  private func apart() -> [[ScenarioEdit]] {
    let ways = [Vector(150, 0), Vector(-150, 0), Vector(0, 150), Vector(0, -150)]
    return ordered(
      paths.reversed().flatMap { path in
        ways.flatMap { way -> [[ScenarioEdit]] in
          let all = path.map { moves($0, to: $0.place + way) }
          return [Array(all.prefix(1).joined()), Array(all.joined())]
        }
      })
  }

  /// Fingers stay at the place where they landed, or lift there.
  private func inside() -> [[ScenarioEdit]] {
    ordered(
      paths.flatMap { path -> [[ScenarioEdit]] in
        let all = path.filter { $0.place != $0.start }
        let near = all.map { sample -> [[ScenarioEdit]] in
          [
            moves(sample, to: Point(sample.start.x, sample.place.y)),
            moves(sample, to: Point(sample.place.x, sample.start.y)),
            moves(sample, to: sample.start),
          ]
        }
        let last = near.last ?? []
        let together = (0..<3).map { number in near.flatMap { $0[number] } }
        return last + together
      })
  }

  /// Fingers lift later.
  private func longer(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    samples.filter { $0.phase == "ended" }.map { sample in
      [.set(.step(sample.step), ["at"], .number(sample.startTime + Double(condition.limit.rounded(.up)) + 50))]
    }
  }

  /// Fingers lift sooner.
  private func shorter(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    samples.filter { $0.phase == "ended" }.map { sample in
      let time = sample.startTime + Double(condition.limit) / 2
      return [.set(.step(sample.step), ["at"], .number(time.rounded()))]
    }
  }

  /// The next tap comes sooner: each finger's later steps are moved by the same time.
  private func sooner(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    let all = samples
    let ends = all.filter { $0.phase == "ended" }
    return ordered(
      all.filter { $0.phase == "began" }.compactMap { landing -> [ScenarioEdit]? in
        guard let before = ends.last(where: { $0.time <= landing.time }) else { return nil }
        let excess = landing.time - before.time - Double(condition.limit) / 2
        guard excess > 0 else { return nil }
        return all.filter { $0.startStep == landing.step }.map { sample in
          .set(.step(sample.step), ["at"], .number((sample.time - excess).rounded()))
        }
      })
  }

  /// The next tap lands where the first one did.
  private func together(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    let all = samples
    guard let first = all.first else { return [] }
    let later = Set(all.filter { $0.startStep != first.startStep }.map(\.startStep)).sorted()
    return ordered(
      later.flatMap { step -> [[ScenarioEdit]] in
        let own = all.filter { $0.startStep == step }
        return [
          own.flatMap { moves($0, to: Point(first.place.x, $0.place.y)) },
          own.flatMap { moves($0, to: Point($0.place.x, first.place.y)) }, own.flatMap { moves($0, to: first.place) },
        ]
      })
  }

  /// The finger lands closer to the edge.
  private func atEdge(_ condition: UnmetCondition) -> [[ScenarioEdit]] {
    let size = stage.scene.size
    return samples.filter { $0.phase == "began" }.flatMap { sample -> [[ScenarioEdit]] in
      [
        moves(sample, to: Point(2, sample.place.y)), moves(sample, to: Point(size.width - 2, sample.place.y)),
        moves(sample, to: Point(sample.place.x, 2)), moves(sample, to: Point(sample.place.x, size.height - 2)),
      ].filter { !$0.isEmpty }
    }
  }

  /// Fingers move the other way, or across.
  private func turned() -> [[ScenarioEdit]] {
    ordered(
      paths.flatMap { path -> [[ScenarioEdit]] in
        func all(_ turn: (Vector) -> Vector) -> [ScenarioEdit] {
          path.flatMap { moves($0, to: $0.start + turn($0.place - $0.start)) }
        }
        return [
          all { Vector(-$0.dx, $0.dy) }, all { Vector($0.dx, -$0.dy) }, all { Vector($0.dx, 0) },
          all { Vector(0, $0.dy) },
          all { Vector($0.dy, $0.dx) }, all { Vector(-$0.dy, -$0.dx) }, all { Vector($0.dy, -$0.dx) },
          all { Vector(-$0.dy, $0.dx) },
        ]
      })
  }
}
