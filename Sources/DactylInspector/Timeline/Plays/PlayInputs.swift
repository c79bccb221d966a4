import Dactyl

/// The sources of input of a play, and which touch or press each of their samples became.
struct PlayInputs {
  /// A touch or press by its number.
  private struct Input: Hashable {
    var kind: InputKind
    var id: UInt64
  }

  private var sources: [PlaySource: Int] = [:]
  private var fingers: [FingerID: Int] = [:]
  /// The sources of touches and presses.
  private var owners: [Input: Int] = [:]
  /// The touches and presses that are down, by their sources.
  private var down: [Int: UInt64] = [:]
  /// The samples that began something since the last frame.
  private var began: [(kind: InputKind, sample: Int)] = []
  /// The first sample that belongs to no frame yet.
  private var firstNew = 0

  /// Adds what an event has to show.
  mutating func add(_ event: InputEvent, to play: inout Play) {
    let time = event.timestamp
    switch event.kind {
    case .touch(let sample), .detailedTouch(let sample, _):
      let source = finger(sample.finger, in: &play)
      add(.touch, PlaySample(time: time, source: source, phase: .init(sample.phase), location: sample.location), &play)
    case .press(let sample):
      guard !sample.isRepeat else { return }
      let source = source(PlaySource(name: ScenarioKeys.name(of: sample.type), kind: .key), in: &play)
      add(.press, PlaySample(time: time, source: source, phase: .init(sample.phase), location: nil), &play)
    case .key(let sample):
      guard !sample.isRepeat else { return }
      let source = source(PlaySource(name: ScenarioKeys.name(of: .key(sample.key)), kind: .key), in: &play)
      add(.press, PlaySample(time: time, source: source, phase: sample.isDown ? .began : .ended, location: nil), &play)
    case .hover(let location, _): add("pointer", time, location, &play)
    case .scroll(let sample): add("wheel", time, sample.location, &play)
    case .motion: add("shake", time, nil, &play)
    case .remote: add("remote control", time, nil, &play)
    case .text: add("text", time, nil, &play)
    case .window: add("window", time, nil, &play)
    case .device: add("devices", time, nil, &play)
    default: break
    }
  }

  private mutating func add(_ kind: InputKind, _ sample: PlaySample, _ play: inout Play) {
    if sample.phase == .began { began.append((kind, play.samples.count)) }
    play.samples.append(sample)
  }

  private mutating func add(_ name: String, _ time: Timestamp, _ location: Point?, _ play: inout Play) {
    let source = source(PlaySource(name: name, kind: .other), in: &play)
    play.samples.append(PlaySample(time: time, source: source, phase: nil, location: location))
  }

  private mutating func finger(_ id: FingerID, in play: inout Play) -> Int {
    if let index = fingers[id] { return index }
    let name = id == .mouse ? "mouse" : "finger \(id.finger)"
    // Fingers of two devices may have the same number.
    let taken = play.sources.filter { $0.name == name || $0.name.hasPrefix("\(name) of") }.count
    let index = source(PlaySource(name: taken == 0 ? name : "\(name) of device \(taken + 1)", kind: .finger), in: &play)
    fingers[id] = index
    return index
  }

  private mutating func source(_ source: PlaySource, in play: inout Play) -> Int {
    if let index = sources[source] { return index }
    sources[source] = play.sources.count
    play.sources.append(source)
    return play.sources.count - 1
  }

  /// Finds out which touches and presses the samples of a frame became: those that are down say so, and the others
  /// were numbered in the order of the samples.
  mutating func assign(_ decisions: [Decision], _ touches: Touches, in play: inout Play) {
    for touch in touches {
      guard let source = fingers[touch.finger], owners[Input(kind: .touch, id: touch.id)] == nil else { continue }
      owners[Input(kind: .touch, id: touch.id)] = source
      if let index = began.firstIndex(where: { $0.kind == .touch && play.samples[$0.sample].source == source }) {
        play.samples[began.remove(at: index).sample].input = touch.id
      }
    }
    for kind in [InputKind.touch, .press] {
      var ids: Set<UInt64> = []
      for decision in decisions where decision.inputKind == kind && decision.input != 0 {
        if owners[Input(kind: kind, id: decision.input)] == nil { ids.insert(decision.input) }
      }
      for (id, start) in zip(ids.sorted(), began.filter { $0.kind == kind }) {
        owners[Input(kind: kind, id: id)] = play.samples[start.sample].source
        play.samples[start.sample].input = id
      }
    }
    began = []
    for index in firstNew..<play.samples.count { follow(&play.samples[index]) }
    firstNew = play.samples.count
  }

  /// Gives a sample the number of the touch or press that its source has down.
  private mutating func follow(_ sample: inout PlaySample) {
    switch sample.phase {
    case .began: down[sample.source] = sample.input
    case .moved, .stationary: sample.input = down[sample.source] ?? 0
    case .ended, .cancelled: sample.input = down.removeValue(forKey: sample.source) ?? 0
    case nil: break
    }
  }

  /// The source of a decision's input, or nil.
  func source(of decision: Decision) -> Int? {
    decision.inputKind.flatMap { owners[Input(kind: $0, id: decision.input)] }
  }

  /// The name of a decision's input; nil for none.
  func name(of decision: Decision, in play: Play) -> String? {
    if let source = source(of: decision) { return play.sources[source].name }
    // Of a recognizer's touches the first one.
    if case .finger(let finger)? = decision.source, let source = fingers[finger] { return play.sources[source].name }
    return switch decision.inputKind {
    case .touch: "a finger"
    case .press: "a key"
    case .remoteControl: "remote control"
    case .hover: "pointer"
    case let kind?: "\(kind)"
    case nil: nil
    }
  }
}

extension TouchPhase {
  fileprivate init(_ phase: TouchSamplePhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }

  fileprivate init(_ phase: PressSamplePhase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
