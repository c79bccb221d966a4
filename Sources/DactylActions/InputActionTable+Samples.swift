/// Samples as they are ingested: sticks, modifier keys, and the device that each player uses.
extension InputActionTable: SampleObserver {
  // Until anything is bound nothing is recorded.
  func pressArrived(_ sample: PressSample, at now: Timestamp) { if isUsed { note(sample, at: now) } }
  func touchBegan(_ sample: TouchSample) { if isUsed { noteUse(of: sample) } }

  func axisMoved(_ sample: AxisSample, at now: Timestamp) {
    if sample.value.length > DeviceUse.stickWay {
      use.note(.controller, sample.device, of: player(of: sample.device))
    }
    guard isActive else { return }
    if let session = listening { return session.axisMoved(sample, in: self, at: now) }
    updateBindings(of: sample, at: now)
  }

  func mouseMoved(by way: Vector) { moveMouse(by: way) }

  func motionMeasured(_ sample: MotionSample, at now: Timestamp) {
    guard wantsMotionData || gyroscopes[sample.device] != nil else { return }
    let turn = gyroscopes.change(sample.device) { $0.take(sample, at: now, findsRest: gyroscopes.findsRest) }
    move(.localGyroscope, by: turn.local, sample.device)
    move(.playerGyroscope, by: turn.player, sample.device)
  }

  var wantsMotionData: Bool { isActive && (isBound(.localGyroscope) || isBound(.playerGyroscope)) }

  func pointerMoved(to location: Point) { use.notePointer(at: location, of: player(of: .mouse)) }

  func wheelTurned(_ sample: ScrollSample) { if isActive { turned = sample } }

  func inputWasSuspended(at now: Timestamp) {
    updateAxes(at: now)
    endToggles(at: now)
  }

  private func note(_ sample: PressSample, at now: Timestamp) {
    if sample.phase == .began {
      let family = if case .key = sample.type { InputFamily.keyboard } else { InputFamily.controller }
      use.note(family, sample.device, of: player(of: sample.device))
    }
    note(sample.modifiers, at: now)
  }

  private func noteUse(of sample: TouchSample) {
    let family: InputFamily =
      switch sample.type {
      case .pointer: .keyboard
      case .controller: .controller
      default: .touch
      }
    use.note(family, sample.finger.device, of: player(of: sample.finger.device))
  }

  /// Updates the bindings of a stick or trigger that moved. Called for those of controllers and those on the screen.
  func updateBindings(of sample: AxisSample, at now: Timestamp) {
    // A change that is skipped here is found by the next frame, which evaluates all axes.
    if axes.version == seenAxes + 1 { seenAxes = axes.version }
    axisMoved(sample.axis, sample.device, at: now)
  }
}
