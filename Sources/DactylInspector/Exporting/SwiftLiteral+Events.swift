import Dactyl

extension SwiftLiteral {
  /// The kind of an event as Swift; nil for those that have no short form: descriptions of controllers, sensors,
  /// corrections of pencils, things that were dropped.
  static func event(_ kind: InputEvent.Kind) -> String? {
    switch kind {
    case .touch(let sample): ".touch(\(touch(sample)))"
    case .detailedTouch(let sample, let details): call(".detailedTouch", touch(sample), touchDetails(details))
    case .hover(let location, let flags): call(".hover", location.map(point) ?? "nil", "modifiers: \(modifiers(flags))")
    case .pointerMotion(let delta): ".pointerMotion(\(vector(delta)))"
    case .scroll(let sample): ".scroll(\(scroll(sample)))"
    case .transform(let sample): ".transform(\(transform(sample)))"
    case .key(let sample): ".key(\(key(sample)))"
    case .press(let sample): ".press(\(press(sample)))"
    case .axis(let sample):
      ".axis(\(call("AxisSample", ".\(sample.axis)", vector(sample.value), "device: \(device(sample.device))")))"
    case .text(let typed): ".text(\(text(typed)))"
    case .textEditing(let editing):
      call(
        ".textEditing",
        call(
          "TextEditing", text(editing.text), "caret: \(editing.caret)",
          editing.selectionLength == 0 ? nil : "selectionLength: \(editing.selectionLength)"))
    case .motion(let phase): ".motion(.\(phase))"
    case .remote(let command): ".remote(.\(command))"
    case .window(.resized(let size)): ".window(.resized(\(self.size(size))))"
    case .window(.displayAccommodations(let display)):
      ".window(.displayAccommodations(\(self.display(display))))"
    case .window(.quickAction(let id)): ".window(.quickAction(\(text(id))))"
    case .window(let event): ".window(.\(event))"
    case .device(.added(let id)): ".device(.added(\(device(id))))"
    case .device(.removed(let id)): ".device(.removed(\(device(id))))"
    case .touchUpdate, .motionData, .controller, .drop, .accessibility: nil
    }
  }

  private static func display(_ display: DisplayAccommodations) -> String {
    call(
      "DisplayAccommodations", display.reducesMotion ? "reducesMotion: true" : nil,
      display.increasesContrast ? "increasesContrast: true" : nil, display.usesBoldText ? "usesBoldText: true" : nil,
      display.textScale == 1 ? nil : "textScale: \(number(display.textScale))")
  }

  private static func touch(_ sample: TouchSample) -> String {
    call(
      "TouchSample", "finger: \(finger(sample.finger))", "phase: .\(sample.phase)",
      "location: \(point(sample.location))", sample.type == .direct ? nil : "type: .\(sample.type)",
      sample.force == 0 ? nil : "force: \(number(sample.force))",
      sample.buttons.isEmpty ? nil : "buttons: \(buttons(sample.buttons))", flags(sample.modifiers))
  }

  private static func touchDetails(_ details: TouchDetails) -> String {
    let plain = TouchDetails()
    return call(
      "TouchDetails",
      details.altitudeAngle == plain.altitudeAngle ? nil : "altitudeAngle: \(number(details.altitudeAngle))",
      details.azimuthAngle == 0 ? nil : "azimuthAngle: \(number(details.azimuthAngle))",
      details.maximumPossibleForce == 0 ? nil : "maximumPossibleForce: \(number(details.maximumPossibleForce))")
  }

  private static func scroll(_ sample: ScrollSample) -> String {
    call(
      "ScrollSample", "location: \(point(sample.location))", "delta: \(vector(sample.delta))",
      sample.isContinuous ? "isContinuous: true" : nil, flags(sample.modifiers))
  }

  private static func transform(_ sample: TransformSample) -> String {
    call(
      "TransformSample", "phase: .\(sample.phase)", "location: \(point(sample.location))",
      sample.scale == 1 ? nil : "scale: \(number(sample.scale))",
      sample.rotation == 0 ? nil : "rotation: \(number(sample.rotation))", flags(sample.modifiers))
  }

  private static func key(_ sample: KeySample) -> String {
    call(
      "KeySample", key(sample.key), "isDown: \(sample.isDown)", sample.isRepeat ? "isRepeat: true" : nil,
      sample.characters.isEmpty ? nil : "characters: \(text(sample.characters))",
      sample.typed.map { "typed: \(text($0))" }, flags(sample.modifiers),
      sample.latinLetter.map { "latinLetter: \(text($0))" })
  }

  private static func press(_ sample: PressSample) -> String {
    let type =
      switch sample.type {
      case .key(let key): ".key(\(self.key(key)))"
      case .button(let button): ".button(.\(button))"
      }
    return call(
      "PressSample", type, ".\(sample.phase)", sample.force == 1 ? nil : "force: \(number(sample.force))",
      sample.characters.isEmpty ? nil : "characters: \(text(sample.characters))",
      sample.typed.map { "typed: \(text($0))" },
      sample.device == .unknown ? nil : "device: \(device(sample.device))", flags(sample.modifiers),
      sample.isRepeat ? "isRepeat: true" : nil, sample.latinLetter.map { "latinLetter: \(text($0))" })
  }

  private static func flags(_ modifiers: ModifierFlags) -> String? {
    modifiers.isEmpty ? nil : "modifiers: \(self.modifiers(modifiers))"
  }
}
