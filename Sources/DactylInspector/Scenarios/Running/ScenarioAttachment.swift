import Dactyl

/// Adds a recognizer of a scenario to its view, with an action that logs its states.
struct ScenarioAttachment {
  private let model: ScenarioRecognizer
  private let journal: ScenarioJournal
  private let showsValues: Bool

  init(_ model: ScenarioRecognizer, _ journal: ScenarioJournal, _ showsValues: Bool) {
    self.model = model
    self.journal = journal
    self.showsValues = showsValues
  }

  func attach(to view: View) -> AnyGesture {
    switch model.kind {
    case .tap(let taps, let touches):
      add(TapGestureRecognizer(taps: taps, touches: touches), to: view) { $0.any.locationText }
    case .longPress(let taps, let touches, let duration, let movement):
      add(
        LongPressGestureRecognizer(duration: duration / 1000, movement: movement, taps: taps, touches: touches),
        to: view
      ) { $0.any.locationText }
    case .pan(let minimum, let maximum):
      add(PanGestureRecognizer(minimumTouches: minimum, maximumTouches: maximum ?? .max), to: view) {
        "translation=\(ScenarioNumber.pair($0.translation.dx, $0.translation.dy))"
      }
    case .swipe(let directions, let touches):
      add(SwipeGestureRecognizer(direction: SwipeDirection(directions.map(\.direction)), touches: touches), to: view) {
        $0.any.locationText
      }
    case .pinch: add(PinchGestureRecognizer(), to: view) { "scale=\(ScenarioNumber.fixed($0.scale, decimals: 3))" }
    case .rotation:
      add(RotationGestureRecognizer(), to: view) { "rotation=\(ScenarioNumber.fixed($0.rotation, decimals: 3))" }
    case .screenEdgePan(let edges):
      add(ScreenEdgePanGestureRecognizer(edges: RectEdge(edges.map(\.edge))), to: view) {
        "translation=\(ScenarioNumber.pair($0.translation.dx, $0.translation.dy))"
      }
    case .hover: add(HoverGestureRecognizer(), to: view) { $0.any.locationText }
    case .probe(let prevents, let yields):
      add(ProbeRecognizer(id: model.id, journal: journal, prevents: prevents, yields: yields), to: view) { _ in "" }
    case .immediate(let prevents, let yields):
      add(ImmediateRecognizer(prevents: prevents, yields: yields), to: view) { _ in "" }
    }
  }

  /// Adds a recognizer that logs its states, with its numbers where the file requests them.
  private func add<Kind: GestureRecognizer>(
    _ kind: Kind, to view: View, _ numbers: @escaping (Gesture<Kind>) -> String
  ) -> AnyGesture {
    view.addGestureRecognizer(kind) { [id = model.id, journal, showsValues] gesture in
      let word = Kind.isDiscrete ? "recognized" : "\(gesture.state)"
      let text = showsValues ? numbers(gesture) : ""
      journal.write(text.isEmpty ? "\(id) \(word)" : "\(id) \(word) \(text)")
    }.any
  }
}

extension AnyGesture {
  /// The location in the recognizer's view, as written in the log.
  fileprivate var locationText: String {
    let location = location(in: view)
    return "location=\(ScenarioNumber.pair(location.x, location.y))"
  }
}
