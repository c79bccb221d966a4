import Dactyl

/// The part of a recording that a question is about.
struct AskedTime {
  /// The index of the first frame whose decisions are read.
  var firstFrame: Int
  /// The moments of the input, in which what is asked about should have happened.
  var times: ClosedRange<Timestamp>
  /// The moments from the first input that may have to do with it, as the first of two taps.
  var wide: ClosedRange<Timestamp>
}

/// What is known of the input that a question is about.
enum AskedInput: Hashable {
  /// A touch of a finger, that landed at a moment.
  case touch(FingerID, Timestamp)
  /// The last touch; without any, the last input of another kind.
  case lastTouch
  /// The last press of a key.
  case key(Key)
  /// The last press; without any, the last input of another kind.
  case lastPress
}

extension AskedTime {
  /// The seconds between inputs that may have to do with each other.
  private static let pause = 1.0
  /// The seconds before them of which the decisions are read as well.
  private static let lead = 2.0

  /// Finds an input in what was recorded of a scene; nil when there is none.
  init?(_ asked: AskedInput, in recording: Recording, scene: Int) {
    let inputs = Self.inputs(of: recording, scene)
    guard let index = Self.index(of: asked, in: inputs) else { return nil }
    let input = inputs[index]
    let last = recording.frames.last { $0.scene == scene }?.moment ?? input.began
    let over = input.end.map { min($0 + Self.pause, max(last, $0)) } ?? max(last, input.began)
    times = input.began...max(over, input.began)
    // What came shortly before, and all that was under way then.
    var start = input.began
    for earlier in inputs[..<index].reversed() where earlier.isTouch == input.isTouch {
      guard earlier.end.map({ start - $0 <= Self.pause }) ?? true else { continue }
      start = min(start, earlier.began)
    }
    wide = start...times.upperBound
    let from = start + -Self.lead
    var first = recording.frames.firstIndex { $0.scene == scene && $0.moment >= from } ?? 0
    for other in inputs where other.began < start && (other.end.map { $0 >= from } ?? true) {
      first = min(first, other.frame)
    }
    firstFrame = first
  }

  /// An input in a recording.
  private struct Input {
    /// The frame that it came in for.
    var frame: Int
    var began: Timestamp
    /// The moment at which it was over; nil for one that goes on.
    var end: Timestamp?
    var finger: FingerID?
    var key: Key?
    var isPress = false

    var isTouch: Bool { finger != nil }
  }

  private static func index(of asked: AskedInput, in inputs: [Input]) -> Int? {
    switch asked {
    case .touch(let finger, let moment):
      return inputs.lastIndex { $0.finger == finger && $0.began == moment }
        ?? inputs.lastIndex { $0.finger == finger && $0.began <= moment }
    case .lastTouch: return inputs.lastIndex(where: \.isTouch) ?? inputs.indices.last
    case .key(let key): return inputs.lastIndex { $0.key == key }
    case .lastPress: return inputs.lastIndex(where: \.isPress) ?? inputs.indices.last
    }
  }

  /// The inputs of a scene, in the order in which they began.
  private static func inputs(of recording: Recording, _ scene: Int) -> [Input] {
    var inputs: [Input] = []
    for (index, frame) in recording.frames.enumerated() where frame.scene == scene {
      for event in frame.events { add(event, index, to: &inputs) }
    }
    return inputs
  }

  private static func add(_ event: InputEvent, _ frame: Int, to inputs: inout [Input]) {
    let time = event.timestamp
    func end(_ isSame: (Input) -> Bool) {
      if let last = inputs.lastIndex(where: { isSame($0) && $0.end == nil }) { inputs[last].end = time }
    }
    switch event.kind {
    case .touch(let sample), .detailedTouch(let sample, _):
      if sample.phase == .began {
        inputs.append(Input(frame: frame, began: time, finger: sample.finger))
      } else if sample.phase != .moved {
        end { $0.finger == sample.finger }
      }
    case .key(let sample) where !sample.isRepeat:
      if sample.isDown {
        inputs.append(Input(frame: frame, began: time, key: sample.key, isPress: true))
      } else {
        end { $0.key == sample.key }
      }
    case .press(let sample) where sample.phase == .began && !sample.isRepeat:
      let key: Key? = if case .key(let key) = sample.type { key } else { nil }
      inputs.append(Input(frame: frame, began: time, end: time, key: key, isPress: true))
    case .scroll, .transform, .motion, .remote, .drop:
      inputs.append(Input(frame: frame, began: time, end: time))
    default: break
    }
  }
}
