import Dactyl

/// Changes of a scenario file after which a payload may be dropped on a target.
struct DropCures {
  let stage: ScenarioStage
  let document: ScenarioDocument
  let target: View
  let payload: String

  private var id: ScenarioTarget { .object(stage.id(of: target)) }

  var accepting: [[ScenarioEdit]] { [[.add(id, ["drop_target", "accepts"], .string(payload))]] }

  var proposing: [[ScenarioEdit]] {
    ["move", "copy"].map { [.set(id, ["drop_target", "proposal"], .string($0))] }
  }

  /// Changes after which a target inside this one is not under the finger, or does not get the payload.
  func clearing(_ inner: View, at step: Int) -> [[ScenarioEdit]] {
    let edits = ViewChanges(stage: stage, document: document, step: step)
    let box = inner.convert(inner.bounds, to: nil)
    let area = target.convert(target.bounds, to: nil)
    let corners = [
      Point(area.minX, area.minY), Point(area.maxX - box.size.width, area.minY),
      Point(area.minX, area.maxY - box.size.height),
      Point(area.maxX - box.size.width, area.maxY - box.size.height), Point(area.minX - box.size.width - 8, area.minY),
      Point(area.maxX + 8, area.minY),
    ]
    let others = target.subviews.filter { $0 != inner }.map { $0.convert($0.bounds, to: nil) }
    func isFree(_ corner: Point) -> Bool {
      let place = Rect(origin: corner, size: box.size)
      return !others.contains { $0.intersects(place) }
    }
    let name = edits.target(of: inner)
    return edits.undoing([inner]) + (corners.filter(isFree) + corners).flatMap { edits.moving(inner, to: $0) }
      + [
        [.set(name, ["passes_through"], .bool(true))],
        [.remove(name, ["drop_target", "accepts"], .string(payload))],
      ]
  }

  // MARK: The lift

  /// Changes after which a source is lifted by what the finger does; else of the finger.
  func lifting(
    _ source: View, _ condition: UnmetCondition?, _ time: Timestamp, since step: Int, _ finger: Int
  ) -> [[ScenarioEdit]] {
    let start = document.time(of: step)
    let held = Double(time.nanoseconds) / 1e6 - start
    let name = ScenarioTarget.object(stage.id(of: source))
    var cures = [0.5, 0.8, 0.2].map { share in
      [ScenarioEdit.set(name, ["drag_source", "lift"], .number((held * share).rounded(.down)))]
    }
    cures.append([.set(name, ["drag_source", "lift"], .number(0))])
    // The finger itself: later, or further.
    let own = document.steps.indices.filter { index in
      index > step && document.steps[index]["finger"] == .number(Double(finger))
        && document.steps[index]["touch"] != nil
    }
    let need = Double(condition?.quantity == .duration ? condition?.limit ?? 500 : lift(of: source) * 1000) + 50
    for index in own {
      let rest = own.filter { $0 >= index }
      let delay = need - (document.time(of: rest[0]) - start)
      guard delay > 0 else { continue }
      cures.append(rest.compactMap { document.moving($0, by: delay) })
    }
    if let last = own.last, let edit = document.moving(last, by: need) { cures.append([edit]) }
    return cures.filter { !$0.isEmpty }
  }

  /// Changes after which a source is lifted before another recognizer is recognized.
  func beating(_ other: String, _ source: View, after seconds: Double) -> [[ScenarioEdit]] {
    let name = ScenarioTarget.object(stage.id(of: source))
    let elapsed = (seconds * 1000).rounded(.down)
    var cures = [0.5, 0.8, 0.2, 0].map { share in
      [ScenarioEdit.set(name, ["drag_source", "lift"], .number((elapsed * share).rounded(.down)))]
    }
    if document.object(other)?["kind"] == .string("long_press") {
      cures.append([.set(.object(other), ["duration"], .number(Double(lift(of: source)) * 1000 + 300))])
    }
    return cures
  }

  /// The time that a source rests until it is lifted, in seconds.
  private func lift(of source: View) -> Float {
    guard case .number(let lift)? = document.object(stage.id(of: source))?["drag_source"]?["lift"] else { return 0.5 }
    return Float(lift / 1000)
  }
}

extension ScenarioDocument {
  /// Changes after which a drag source is lifted later.
  func laterLifts(of source: String) -> [[ScenarioEdit]] {
    [1000.0, 2000, 5000, 20000].map { [.set(.object(source), ["drag_source", "lift"], .number($0))] }
  }

  /// The time of a step, in milliseconds.
  func time(of index: Int) -> Double {
    if steps.indices.contains(index), case .number(let time)? = steps[index]["at"] { time } else { 0 }
  }

  /// The change that delays a step by milliseconds; nil for one that was inserted.
  func moving(_ index: Int, by delay: Double) -> ScenarioEdit? {
    origins[index].map { .set(.step($0), ["at"], .number(time(of: index) + delay)) }
  }
}
