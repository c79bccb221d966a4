import Dactyl

@testable import DactylInspector

/// Events of every kind, with every optional part once there and once not.
enum SampleEvents {
  static let all: [InputEvent] = kinds.enumerated().map {
    InputEvent(at: Timestamp(nanoseconds: 5_000_000_000 + Int64($0.offset) * 3_333_333), $0.element)
  }

  private static let pad = DeviceID(7)
  private static let finger = FingerID(device: DeviceID(-4), 1 << 40)

  private static var kinds: [InputEvent.Kind] { touches + pointers + keys + texts + sensors + others }

  private static var touches: [InputEvent.Kind] {
    var kinds: [InputEvent.Kind] = []
    for type in TouchType.allCases {
      for (phase, force) in [(TouchSamplePhase.began, Float(1)), (.moved, 1), (.moved, 0.25), (.ended, 0)] {
        kinds.append(
          .touch(TouchSample(finger: finger, phase: phase, location: Point(force, 17), type: type, force: force)))
      }
    }
    kinds.append(
      .touch(
        TouchSample(
          finger: .mouse, phase: .began, location: Point(-0.0, .infinity), type: .pointer, force: -0.0,
          buttons: [.primary, .button(32)], modifiers: [.shift, .capsLock])))
    kinds.append(
      .touch(
        TouchSample(
          finger: .mouse, phase: .moved, location: Point(.leastNonzeroMagnitude, -.infinity), type: .pointer,
          force: .infinity,
          buttons: .primary)))
    kinds.append(.touch(TouchSample(finger: .mouse, phase: .cancelled, location: .zero, type: .pointer)))
    kinds.append(
      .detailedTouch(
        TouchSample(finger: FingerID(3), phase: .began, location: Point(1, 2), type: .pencil, force: 0.5),
        TouchDetails(
          altitudeAngle: 1, azimuthAngle: 2, maximumPossibleForce: 3, estimated: [.force, .location],
          expectingUpdates: .force, estimationUpdateIndex: -9)))
    kinds.append(
      .detailedTouch(TouchSample(finger: FingerID(3), phase: .moved, location: Point(1, 2.5)), TouchDetails()))
    kinds.append(
      .touchUpdate(
        TouchUpdate(
          -9, force: 1, altitudeAngle: 2, azimuthAngle: 3, location: Point(4, 5), estimated: .azimuth,
          expectingUpdates: .altitude)))
    kinds.append(.touchUpdate(TouchUpdate(.max)))
    return kinds
  }

  private static var pointers: [InputEvent.Kind] {
    let phases: [TouchSamplePhase] = [.began, .moved, .ended, .cancelled]
    return [
      .hover(Point(3.5, 4), modifiers: .control), .hover(nil, modifiers: []),
      .scroll(ScrollSample(location: Point(1, 2), delta: Vector(0, -3))),
      .scroll(ScrollSample(location: Point(1, 2), delta: Vector(0.5, 0), isContinuous: true, modifiers: .alternate)),
    ]
      + phases.map {
        .transform(TransformSample(phase: $0, location: Point(9, 8), scale: 1.5, rotation: -2, modifiers: .command))
      }
  }

  private static var keys: [InputEvent.Kind] {
    [
      .key(KeySample(.w, isDown: true, characters: "w", typed: "W", modifiers: .shift, latinLetter: "w")),
      .key(KeySample(.w, isDown: true, isRepeat: true, characters: "ц", latinLetter: "")),
      .key(KeySample(Key(usage: .max), isDown: false)),
      .press(PressSample(.key(.space), .began, characters: " ", typed: " ", isRepeat: true)),
    ]
      + [PressSamplePhase.began, .changed, .ended, .cancelled].map {
        .press(PressSample(.button(.leftTrigger), $0, force: 0.3, device: pad, modifiers: .control, latinLetter: "q"))
      }
      + ControllerAxis.allCases.map { .axis(AxisSample($0, Vector(-0.5, 1), device: pad)) }
  }

  private static var texts: [InputEvent.Kind] {
    [
      .text("a word, 語 and 👩‍👩‍👧"), .text(""), .textEditing(TextEditing("か", caret: 1, selectionLength: 3)),
      .textEditing(TextEditing("", caret: -1)),
    ]
  }

  private static var sensors: [InputEvent.Kind] {
    MotionPhase.allCases.map { .motion($0) } + [
      .motionData(MotionSample(device: pad, acceleration: SIMD3(1, -2, 9.81), rotationRate: SIMD3(0.1, 0, -0.1))),
      .pointerMotion(Vector(-3, 0.5)), .motionData(MotionSample(acceleration: SIMD3(0, 0, 1))),
      .motionData(MotionSample()),
    ]
  }

  private static var others: [InputEvent.Kind] {
    let windows: [WindowEvent] = [
      .activated, .deactivated, .hidden, .shown, .resized(Size(640, 480.5)), .closeRequested, .quitRequested,
      .displayAccommodations(DisplayAccommodations(reducesMotion: true, textScale: 1.25)), .quickAction("new-game"),
    ]
    return RemoteCommand.allCases.map { .remote($0) } + windows.map { .window($0) } + [
      .device(.added(pad)), .device(.removed(.mouse)),
      .controller(
        GameController(
          id: pad, name: "Pad", kind: .playStation5,
          identity: ControllerIdentity(model: "054c:0ce6", serial: "a0", port: "usb-1"),
          features: [.rumble, .gyroscope], battery: .low)),
      .controller(GameController(id: pad, name: "")),
      .drop(DroppedItems(files: ["/a b", "/ü"], texts: ["x"], at: Point(5, 6))), .drop(DroppedItems(at: .zero)),
    ] + requests.map { .accessibility($0) }
  }

  /// A request of each action, of a view or a part.
  private static var requests: [AccessibilityRequest] {
    let view = Entity(index: 300, generation: .max)
    let actions: [AccessibilityAction] = [
      .activate, .increment, .decrement, .scroll(.right), .scrollToVisible, .escape, .magicTap, .focus, .setValue(-0.1),
      .setText("Ünï\0"), .setSelection(2..<300), .custom("Move to Archive"),
    ]
    return actions.enumerated().map { index, action in
      AccessibilityRequest(
        action, of: AccessibilityElementID(view, part: index % 3 == 0 ? nil : index * 1000 - 2000),
        by: AccessibilityClient.allCases[index % AccessibilityClient.allCases.count])
    }
  }
}

extension Recording {
  /// A recording with a frame for each event, 16 ms apart.
  static func made(of events: [InputEvent], hash: UInt64? = nil) -> Recording {
    var recording = Recording(head: RecordingHead(program: "Cards"))
    for (index, event) in events.enumerated() {
      var frame = RecordedFrame(moment: Timestamp(milliseconds: 5000 + 16 * Int64(index)))
      frame.events = [event]
      frame.hash = hash.map { $0 &+ UInt64(index) }
      recording.frames.append(frame)
    }
    return recording
  }
}
