import Dactyl

extension ByteReader {
  /// Reads an event that is no touch, by the mark of its record. Returns nil for a mark of another record.
  mutating func contents(_ mark: RecordingMark.Record) throws(Fault) -> InputEvent.Kind? {
    switch mark {
    case .touchUpdate: return .touchUpdate(try touchUpdate())
    case .hover: return .hover(try point("a location"), modifiers: try modifiers())
    case .hoverLeft: return .hover(nil, modifiers: try modifiers())
    case .pointerMotion: return .pointerMotion(try vector("a movement"))
    case .scroll:
      return .scroll(
        ScrollSample(
          location: try point("a location"), delta: try vector("a scroll"), isContinuous: try bool("a touchpad"),
          modifiers: try modifiers()))
    case .transform:
      return .transform(
        TransformSample(
          phase: try value("a phase") { TouchSamplePhase(rawValue: $0) }, location: try point("a location"),
          scale: try float("a scale"), rotation: try float("an angle"), modifiers: try modifiers()))
    case .key: return .key(try key())
    case .press: return .press(try press())
    case .axis:
      let axis = try value("a stick or trigger") { ControllerAxis(rawValue: $0) }
      let device = try device()
      return .axis(AxisSample(axis, try vector("a stick's position"), device: device))
    case .text: return .text(try text("text"))
    case .textEditing:
      let text = try text("text")
      let caret = Int(try signed("a caret"))
      return .textEditing(TextEditing(text, caret: caret, selectionLength: Int(try signed("a selection"))))
    case .motion: return .motion(try value("a shake's phase") { MotionPhase(rawValue: $0) })
    case .motionData:
      let device = try device()
      let acceleration = try axes()
      return .motionData(MotionSample(device: device, acceleration: acceleration, rotationRate: try axes()))
    case .remote: return .remote(try value("a remote command") { RemoteCommand(rawValue: $0) })
    case .window: return .window(try window())
    case .device:
      let isAdded = try bool("a connection")
      return .device(isAdded ? .added(try device()) : .removed(try device()))
    case .controller: return .controller(try controller())
    case .drop:
      let files = try texts("files")
      let texts = try texts("texts")
      return .drop(DroppedItems(files: files, texts: texts, at: try point("a location")))
    case .accessibility: return .accessibility(try request())
    default: return nil
    }
  }

  mutating func details() throws(Fault) -> TouchDetails {
    TouchDetails(
      altitudeAngle: try float("an angle"), azimuthAngle: try float("an angle"),
      maximumPossibleForce: try float("a force"), estimated: try properties(), expectingUpdates: try properties(),
      estimationUpdateIndex: try bool("an index") ? try signed("an index") : nil)
  }

  private mutating func touchUpdate() throws(Fault) -> TouchUpdate {
    TouchUpdate(
      try signed("an index"), force: try optionalFloat("a force"), altitudeAngle: try optionalFloat("an angle"),
      azimuthAngle: try optionalFloat("an angle"), location: try bool("a location") ? try point("a location") : nil,
      estimated: try properties(), expectingUpdates: try properties())
  }

  private mutating func properties() throws(Fault) -> TouchProperties {
    TouchProperties(rawValue: try byte("properties"))
  }

  mutating func modifiers() throws(Fault) -> ModifierFlags { ModifierFlags(rawValue: try byte("modifier keys")) }
  mutating func device() throws(Fault) -> DeviceID { DeviceID(try signed("a device")) }

  private mutating func usage() throws(Fault) -> Key {
    Key(usage: UInt16(truncatingIfNeeded: try number(below: 1 << 16, "a key")))
  }

  private mutating func key() throws(Fault) -> KeySample {
    let key = try usage()
    let flags = try value("a key's state") { $0 < 4 ? $0 : nil }
    let characters = try text("characters")
    let typed = try optionalText("typed characters")
    let latin = try optionalText("a Latin letter")
    return KeySample(
      key, isDown: flags & 1 != 0, isRepeat: flags & 2 != 0, characters: characters, typed: typed,
      modifiers: try modifiers(), latinLetter: latin)
  }

  private mutating func press() throws(Fault) -> PressSample {
    let type: PressType =
      try bool("a button") ? .button(try value("a button") { ControllerButton(rawValue: $0) }) : .key(try usage())
    let device = try device()
    let phase = try value("a press's phase") { PressSamplePhase(rawValue: $0) }
    let force = try float("a force")
    let isRepeat = try bool("a repetition")
    let characters = try text("characters")
    let typed = try optionalText("typed characters")
    let latin = try optionalText("a Latin letter")
    return PressSample(
      type, phase, force: force, characters: characters, typed: typed, device: device, modifiers: try modifiers(),
      isRepeat: isRepeat, latinLetter: latin)
  }

  private mutating func axes() throws(Fault) -> SIMD3<Float>? {
    guard try bool("a measurement") else { return nil }
    return SIMD3(try float("a measurement"), try float("a measurement"), try float("a measurement"))
  }

  private mutating func window() throws(Fault) -> WindowEvent {
    let start = offset
    switch try byte("a window's event") {
    case 0: return .activated
    case 1: return .deactivated
    case 2: return .hidden
    case 3: return .shown
    case 4: return .resized(try size("a size"))
    case 5: return .closeRequested
    case 6: return .quitRequested
    case 7:
      return .displayAccommodations(
        DisplayAccommodations(
          reducesMotion: try bool("reduced motion"), increasesContrast: try bool("increased contrast"),
          usesBoldText: try bool("bold text"), textScale: try float("a scale of texts")))
    case 8: return .quickAction(try text("a quick action"))
    case let other: throw fault("a window's event wanted, \(other) found", at: start)
    }
  }

  private mutating func controller() throws(Fault) -> GameController {
    let device = try device()
    let name = try text("a controller's name")
    let kind = try value("a controller's kind") { GameController.Kind(rawValue: $0) }
    let model = try text("a model")
    let serial = try optionalText("a serial number")
    let identity = ControllerIdentity(model: model, serial: serial, port: try optionalText("a port"))
    let features = ControllerFeatures(
      rawValue: UInt16(truncatingIfNeeded: try number(below: 1 << 16, "a controller's features")))
    let battery = try value("a battery") { ControllerBattery(rawValue: $0) }
    return GameController(
      id: device, name: name, kind: kind, identity: identity, features: features, battery: battery)
  }
}
