// The parts of events, as parts of the scene's state.

extension Timestamp: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(nanoseconds) }
}

extension DeviceID: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(rawValue) }
}

extension FingerID: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(device)
    hash.mix(finger)
  }
}

extension TouchSample: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(finger)
    hash.mix(location)
    hash.mix(force)
    hash.mix(raw: buttons)
    hash.mix(raw: phase)
    hash.mix(raw: type)
    hash.mix(raw: modifiers)
  }
}

extension ScrollSample: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(location)
    hash.mix(delta)
    hash.mix(isContinuous)
    hash.mix(raw: modifiers)
  }
}

extension PressType: StateHashable {
  package func mix(into hash: inout StateHash) {
    switch self {
    case .key(let key): hash.mix(key.usage)
    case .button(let button): hash.mix(bits: 1 << 32 | UInt64(button.rawValue))
    }
  }
}

extension PressSample: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(type)
    hash.mix(device)
    hash.mix(raw: phase)
    hash.mix(force)
    hash.mix(layoutText)
    hash.mix(typedText)
    hash.mix(raw: modifiers)
    hash.mix(isRepeat)
  }
}

extension Press: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(id)
    hash.mix(type)
    hash.mix(device)
    hash.mix(raw: phase)
    hash.mix(timestamp)
    hash.mix(force)
    hash.mix(typedText)
    hash.mix(layoutText)
    hash.mix(raw: modifierFlags)
    hash.mix(responder)
  }
}
