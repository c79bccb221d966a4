/// Listening for a new binding, and ending that.
extension RebindSession {
  /// Records the sticks and triggers that are away from rest: they have to return to rest before they are accepted.
  func noteBusyAxes(of axes: AxisTable) {
    for device in axes.devices {
      for axis in ControllerAxis.allCases where axes[axis, device].length > Self.restWay {
        busy.append(AxisSample(axis, .zero, device: device))
      }
    }
  }

  private static var restWay: Float { 0.3 }
  private static var takenWay: Float { 0.6 }

  /// Ends the session; the binding does not change.
  public func cancel() {
    guard let scene = columns.scene else { return }
    finish(.cancelled, in: scene.actionTable)
  }

  /// Ends the session with a result. The completion is called after the running passes.
  func finish(_ result: RebindResult, in table: InputActionTable) {
    guard self.result == nil, let scene = columns.scene else { return }
    self.result = result
    scene.removeKeyInterceptor(self)
    if table.listening === self { table.listening = nil }
    table.finished.append(self)
    scene.setNeedsSettling()
    scene.settleIfIdle()
  }

  // MARK: Listening

  /// Offers a control that was pressed.
  func offer(_ control: InputControl, in table: InputActionTable, at now: Timestamp) {
    guard result == nil else { return }
    guard !options.cancelControls.contains(control) else { return finish(.cancelled, in: table) }
    guard isWanted(InputBinding(.control(control)).family) else { return }
    guard let binding = table.binding(target), let new = changed(binding, to: control) else { return }
    finish(table.bind(new, at: target, options.conflict, at: now), in: table)
  }

  /// Offers a stick or trigger that moved.
  func axisMoved(_ sample: AxisSample, in table: InputActionTable, at now: Timestamp) {
    guard result == nil else { return }
    if let index = busy.firstIndex(where: { $0.axis == sample.axis && $0.device == sample.device }) {
      if sample.value.length < Self.restWay { busy.remove(at: index) }
      return
    }
    guard isWanted(.controller), sample.value.length >= Self.takenWay, let binding = table.binding(target),
      let new = changed(binding, to: sample.axis, sample.value)
    else { return }
    finish(table.bind(new, at: target, options.conflict, at: now), in: table)
  }

  private func isWanted(_ family: InputFamily) -> Bool { options.family.map { $0 == family } ?? true }

  /// The binding with another control; nil if that does not fit.
  private func changed(_ binding: InputBinding, to control: InputControl) -> InputBinding? {
    var new = binding
    if let part = target.part {
      guard binding.controls.indices.contains(part) else { return nil }
      new.setControl(part, control)
      return new
    }
    // Sticks and triggers are also reported as a whole; an axis takes that.
    guard target.action.kind == .button || (target.action.kind == .axis && control.axis == nil) else { return nil }
    new.source = .control(control)
    return new
  }

  private func changed(_ binding: InputBinding, to axis: ControllerAxis, _ value: Vector) -> InputBinding? {
    guard target.part == nil else { return nil }
    var new = binding
    switch target.action.kind {
    case .button, .touch: return nil
    case .axis:
      new.source =
        !axis.isStick ? .axis(axis) : abs(value.dx) >= abs(value.dy) ? .horizontal(axis) : .vertical(axis)
    case .vector, .movement:
      guard axis.isStick else { return nil }
      if case .flickStick = new.source { new.source = .flickStick(axis) } else { new.source = .axis(axis) }
    }
    return new
  }
}

extension RebindSession: KeyInterceptor {
  /// Binds the key or button, if it is one that the session listens for. All keys are handled while it listens.
  public func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    if !isRepeat { offer(InputControl(press.type), in: scene.actionTable, at: scene.currentTime) }
    return true
  }

  /// True: no key types while the session listens.
  public var interceptsText: Bool { true }
}
