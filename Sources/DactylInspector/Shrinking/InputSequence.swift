import Dactyl

/// Events of a recording that stand or fall together: the whole touch of a finger, a key from its press to its release,
/// a controller from its connection to its disconnection.
struct InputSequence: Hashable {
  /// An event, by its frame and its place in it.
  struct Place: Hashable, Comparable {
    var frame: Int
    var event: Int

    static func < (a: Place, b: Place) -> Bool { (a.frame, a.event) < (b.frame, b.event) }
  }

  /// The events without which the others are not well formed, in order: the first, and the end.
  var fixed: [Place] = []
  /// The events between that may be missing: moves, repeats, steps of a stick.
  var moves: [Place] = []
  /// The device of the events; nil for those of the window system.
  var device: SceneDevice?
  /// Whether it begins with the connection of the device: without it nothing comes from that.
  var connects = false

  /// A device as one scene knows it.
  struct SceneDevice: Hashable {
    var scene: Int
    var device: DeviceID
  }
}

/// The sequences of a recording.
struct InputSequences {
  /// All, in the order of their beginnings. Every event is in one of them.
  private(set) var all: [InputSequence] = []
  /// The sequences that go on, by what does.
  private var open: [Subject: Int] = [:]

  /// What goes on in one scene.
  private struct Subject: Hashable {
    var scene: Int
    var source: Source
  }

  private enum Source: Hashable {
    case finger(FingerID)
    case key(Key)
    case press(PressType, DeviceID)
    case axis(ControllerAxis, DeviceID)
    case sensor(DeviceID)
    case device(DeviceID)
    case pointer, lockedPointer, pinch, shake, composition, activity, visibility

    /// The device that has to be connected for it; nil for the window system.
    var needed: DeviceID? {
      switch self {
      case .finger(let finger): finger.device
      case .press(_, let device), .axis(_, let device), .sensor(let device), .device(let device): device
      case .key, .pointer, .lockedPointer, .pinch, .shake, .composition, .activity, .visibility: nil
      }
    }
  }

  /// What an event does to the sequence of its source.
  private enum Part {
    case first
    case move
    /// In between, and needed.
    case middle
    case last
  }

  init(_ recording: Recording) {
    for (index, frame) in recording.frames.enumerated() {
      for (number, event) in frame.events.enumerated() {
        add(event.kind, InputSequence.Place(frame: index, event: number), frame.scene)
      }
    }
  }

  private mutating func add(_ kind: InputEvent.Kind, _ place: InputSequence.Place, _ scene: Int) {
    if case .touch(let sample) = kind, sample.finger == .mouse, sample.phase == .began {
      // The mouse hovers anew after a click.
      open[Subject(scene: scene, source: .pointer)] = nil
    }
    guard let (source, part) = Self.role(of: kind) else { return begin(place, nil) }
    let subject = Subject(scene: scene, source: source)
    let current = part == .first ? nil : open[subject]
    switch (current, part) {
    case (let index?, .move): all[index].moves.append(place)
    case (let index?, _): all[index].fixed.append(place)
    case (nil, _):
      begin(place, source.needed.map { InputSequence.SceneDevice(scene: scene, device: $0) })
      if part == .first, case .device = source { all[all.count - 1].connects = true }
      open[subject] = all.count - 1
    }
    if part == .last { open[subject] = nil }
  }

  private mutating func begin(_ place: InputSequence.Place, _ device: InputSequence.SceneDevice?) {
    all.append(InputSequence(fixed: [place], device: device))
  }

  /// The source of an event and its part in the sequence; nil for an event by itself.
  private static func role(of kind: InputEvent.Kind) -> (Source, Part)? {
    switch kind {
    case .touch(let sample): (.finger(sample.finger), part(sample.phase, .move))
    // Corrections refer to these by number.
    case .detailedTouch(let sample, let details):
      (.finger(sample.finger), part(sample.phase, details.estimationUpdateIndex == nil ? .move : .middle))
    case .hover(let location, _): (.pointer, location == nil ? .last : .move)
    case .pointerMotion: (.lockedPointer, .move)
    case .transform(let sample): (.pinch, part(sample.phase, .move))
    case .key(let sample): (.key(sample.key), sample.isDown ? sample.isRepeat ? .move : .first : .last)
    case .press(let sample): (.press(sample.type, sample.device), part(sample))
    case .axis(let sample): (.axis(sample.axis, sample.device), sample.value == .zero ? .last : .move)
    case .textEditing(let editing): (.composition, editing.text.isEmpty ? .last : .move)
    case .motion(let phase): (.shake, phase == .began ? .first : .last)
    case .motionData(let sample): (.sensor(sample.device), .move)
    case .window(.deactivated): (.activity, .first)
    case .window(.activated): (.activity, .last)
    case .window(.hidden): (.visibility, .first)
    case .window(.shown): (.visibility, .last)
    case .device(.added(let device)): (.device(device), .first)
    case .device(.removed(let device)): (.device(device), .last)
    case .controller(let controller): (.device(controller.id), .middle)
    case .touchUpdate, .scroll, .text, .remote, .window, .drop, .accessibility: nil
    }
  }

  private static func part(_ phase: TouchSamplePhase, _ moved: Part) -> Part {
    switch phase {
    case .began: .first
    case .moved: moved
    case .ended, .cancelled: .last
    }
  }

  private static func part(_ sample: PressSample) -> Part {
    switch sample.phase {
    case .began: sample.isRepeat ? .move : .first
    case .changed: .move
    case .ended, .cancelled: .last
    }
  }
}
