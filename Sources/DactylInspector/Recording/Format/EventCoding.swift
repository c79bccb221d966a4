import Dactyl

// Events that are no touches, as records. Each is read in the same order in EventDecoding.swift.

extension ByteWriter {
  /// Writes what an event holds besides its moment; nothing for a touch.
  mutating func contents(_ kind: InputEvent.Kind) {
    switch kind {
    case .touch, .detailedTouch: break
    case .touchUpdate(let update): touchUpdate(update)
    case .hover(let location, let modifiers):
      if let location { point(location) }
      byte(modifiers.rawValue)
    case .pointerMotion(let delta): vector(delta)
    case .scroll(let sample):
      point(sample.location)
      vector(sample.delta)
      bool(sample.isContinuous)
      byte(sample.modifiers.rawValue)
    case .transform(let sample):
      byte(sample.phase.rawValue)
      point(sample.location)
      float(sample.scale)
      float(sample.rotation)
      byte(sample.modifiers.rawValue)
    case .key(let sample): key(sample)
    case .press(let sample): press(sample)
    case .axis(let sample):
      byte(sample.axis.rawValue)
      signed(sample.device.rawValue)
      vector(sample.value)
    case .text(let text): self.text(text)
    case .textEditing(let editing):
      text(editing.text)
      signed(Int64(editing.caret))
      signed(Int64(editing.selectionLength))
    case .motion(let phase): byte(phase.rawValue)
    case .motionData(let sample): motion(sample)
    case .remote(let command): byte(command.rawValue)
    case .window(let event): window(event)
    case .device(.added(let device)):
      bool(true)
      signed(device.rawValue)
    case .device(.removed(let device)):
      bool(false)
      signed(device.rawValue)
    case .controller(let controller): self.controller(controller)
    case .drop(let items):
      texts(items.files)
      texts(items.texts)
      point(items.location)
    case .accessibility(let request): self.request(request)
    }
  }

  mutating func details(_ details: TouchDetails) {
    float(details.altitudeAngle)
    float(details.azimuthAngle)
    float(details.maximumPossibleForce)
    byte(details.estimatedProperties.rawValue)
    byte(details.estimatedPropertiesExpectingUpdates.rawValue)
    bool(details.estimationUpdateIndex != nil)
    if let index = details.estimationUpdateIndex { signed(index) }
  }

  private mutating func touchUpdate(_ update: TouchUpdate) {
    signed(update.estimationUpdateIndex)
    optional(update.force)
    optional(update.altitudeAngle)
    optional(update.azimuthAngle)
    bool(update.location != nil)
    if let location = update.location { point(location) }
    byte(update.estimatedProperties.rawValue)
    byte(update.estimatedPropertiesExpectingUpdates.rawValue)
  }

  private mutating func key(_ sample: KeySample) {
    varint(UInt64(sample.key.usage))
    byte((sample.isDown ? 1 : 0) | (sample.isRepeat ? 2 : 0))
    typed(sample.characters, sample.typed, sample.latinLetter)
    byte(sample.modifiers.rawValue)
  }

  private mutating func press(_ sample: PressSample) {
    switch sample.type {
    case .key(let key):
      bool(false)
      varint(UInt64(key.usage))
    case .button(let button):
      bool(true)
      byte(button.rawValue)
    }
    signed(sample.device.rawValue)
    byte(sample.phase.rawValue)
    float(sample.force)
    bool(sample.isRepeat)
    typed(sample.characters, sample.typed, sample.latinLetter)
    byte(sample.modifiers.rawValue)
  }

  private mutating func typed(_ characters: String, _ typed: String?, _ latin: String?) {
    text(characters)
    optional(typed)
    optional(latin)
  }

  private mutating func motion(_ sample: MotionSample) {
    signed(sample.device.rawValue)
    axes(sample.acceleration)
    axes(sample.rotationRate)
  }

  private mutating func axes(_ vector: SIMD3<Float>?) {
    bool(vector != nil)
    guard let vector else { return }
    float(vector.x)
    float(vector.y)
    float(vector.z)
  }

  private mutating func window(_ event: WindowEvent) {
    switch event {
    case .activated: byte(0)
    case .deactivated: byte(1)
    case .hidden: byte(2)
    case .shown: byte(3)
    case .resized(let size):
      byte(4)
      self.size(size)
    case .closeRequested: byte(5)
    case .quitRequested: byte(6)
    case .displayAccommodations(let display):
      byte(7)
      bool(display.reducesMotion)
      bool(display.increasesContrast)
      bool(display.usesBoldText)
      float(display.textScale)
    case .quickAction(let id):
      byte(8)
      text(id)
    }
  }

  private mutating func controller(_ controller: GameController) {
    signed(controller.id.rawValue)
    text(controller.name)
    byte(controller.kind.rawValue)
    text(controller.identity.model)
    optional(controller.identity.serial)
    optional(controller.identity.port)
    varint(UInt64(controller.features.rawValue))
    byte(controller.battery.rawValue)
  }
}

extension InputEvent.Kind {
  /// The mark of the event's record.
  var mark: RecordingMark.Record {
    switch self {
    case .touch: .touch
    case .detailedTouch: .detailedTouch
    case .touchUpdate: .touchUpdate
    case .hover(let location, _): location == nil ? .hoverLeft : .hover
    case .pointerMotion: .pointerMotion
    case .scroll: .scroll
    case .transform: .transform
    case .key: .key
    case .press: .press
    case .axis: .axis
    case .text: .text
    case .textEditing: .textEditing
    case .motion: .motion
    case .motionData: .motionData
    case .remote: .remote
    case .window: .window
    case .device: .device
    case .controller: .controller
    case .drop: .drop
    case .accessibility: .accessibility
    }
  }
}
