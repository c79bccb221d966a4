/// Ingests a batch: samples of fingers, keys and other devices become inputs that begin, change or end. No code of the
/// game runs here; the receivers of an input are determined in later stages.
enum InputIntake {
  static func takeBatch(in scene: Scene) {
    let batch = scene.batch
    scene.now = max(scene.now, batch.timestamp)
    batch.willBeTaken()
    scene.inputs.arrived.removeAll()
    guard let event = batch.takeOther(isKept: scene.systems.hasEventListeners) else {
      TouchIntake.take(batch, in: scene)
      return scene.settling.isNeeded = true
    }
    TouchIntake.rest(in: scene.inputs)
    take(event, in: scene)
  }

  /// Ingests an event that is no touch.
  private static func take(_ event: consuming InputEvent.Kind, in scene: Scene) {
    switch event {
    case .key(let key): PressIntake.take(PressSample(key), in: scene)
    case .press(let sample): PressIntake.take(sample, in: scene)
    case .axis(let sample): take(sample, in: scene)
    case .scroll(let sample): ScrollIntake.take(sample, in: scene)
    case .transform(let sample): TransformIntake.take(sample, in: scene)
    case .hover(let location, let modifiers): HoverIntake.take(location, modifiers, in: scene)
    case .motion(let phase): MotionIntake.take(phase, in: scene)
    case .remote(let command): RemoteControlIntake.take(command, in: scene)
    case .text(let text): TextIntake.take(.text(text), in: scene)
    case .textEditing(let editing): TextIntake.take(.textEditing(editing), in: scene)
    case .window(let event): take(event, in: scene)
    case .device(.removed(let device)):
      scene.record(.removeDevice, rule: .T22)
      scene.cancel(.device(device), by: .T22)
      scene.inputs.forgetSilenced(of: device)
      scene.motionSensors.forget(device)
      scene.inputs.axes.forget(device)
      scene.controllerDevices.disconnect(device)
    case .device(.added): scene.record(.addDevice, rule: .none)
    case .controller(let controller):
      if scene.controllerDevices.take(controller) { scene.inputs.axes.forgetPlayers() }
    case .touchUpdate(let update): TouchDetailsIntake.take(update, in: scene)
    case .drop(let items): take(items, in: scene)
    case .accessibility(let request):
      scene.parts.added.forEach { $0.assistanceWasRequested(request) }
      scene.settling.isNeeded = true
    case .motionData(let sample): take(sample, in: scene)
    case .pointerMotion(let delta): take(pointerMotion: delta, in: scene)
    case .touch, .detailedTouch: break
    }
  }

  private static func take(_ items: DroppedItems, in scene: Scene) {
    guard !scene.ignores(.custom) else { return }
    guard items.location.isFinite else {
      return scene.report(.badLocation, "another program dropped something at no place: left out")
    }
    scene.parts.added.forEach { $0.itemsArrived(items) }
    scene.settling.isNeeded = true
  }

  private static func take(_ sample: AxisSample, in scene: Scene) {
    guard sample.value.isFinite else {
      return scene.report(.badLocation, "the \(sample.axis) of \(sample.device) is where there is no number: left out")
    }
    let range = sample.axis.isStick ? Float(-1)...1 : 0...1
    var sample = sample
    sample.value.dx = min(max(sample.value.dx, range.lowerBound), range.upperBound)
    sample.value.dy = sample.axis.isStick ? min(max(sample.value.dy, -1), 1) : 0
    scene.inputs.axes.take(sample)
    scene.parts.sampleObservers.forEach { $0.axisMoved(sample, at: scene.now) }
  }

  private static func take(_ sample: MotionSample, in scene: Scene) {
    guard sample.isFinite else {
      return scene.report(.badLocation, "a sensor of \(sample.device) measured what is no number: left out")
    }
    scene.motionSensors.take(sample, at: scene.now)
    scene.parts.sampleObservers.forEach { $0.motionMeasured(sample, at: scene.now) }
  }

  private static func take(pointerMotion delta: Vector, in scene: Scene) {
    guard (Point.zero + delta).isFinite else {
      return scene.report(.badLocation, "the mouse moved by what is no number: left out")
    }
    guard !scene.ignores(.hover) else { return }
    guard scene.pointerLock != nil else { return }
    scene.inputs.pointer.locking.take(PointerMotion(delta: delta, timestamp: scene.now))
    scene.parts.sampleObservers.forEach { $0.mouseMoved(by: delta) }
  }

  private static func take(_ event: WindowEvent, in scene: Scene) {
    switch event {
    case .deactivated, .hidden:
      scene.setPointerLock(nil)
      scene.cancel(.all, by: .T22)
      scene.inputs.axes.rest()
      scene.parts.sampleObservers.forEach { $0.inputWasSuspended(at: scene.now) }
      scene.controllerDevices.stopRumbling()
      // The mouse's second finger sends nothing more, since its keys may go up unobserved.
      _ = scene.inputs.unsilence(.mirroredMouse)
    case .resized(let size): scene.size = size
    case .displayAccommodations(let display): scene.setDisplay(display)
    case .quickAction(let id):
      if scene.systems.isNewUnknown(id) {
        scene.report(.unknownQuickAction, "there is no quick action \"\(id)\": ignored")
      }
    case .quitRequested: if scene.systems.closings.isEmpty { scene.quit() }
    case .closeRequested: if scene.systems.closings.isEmpty { scene.close() }
    default: break
    }
  }

  /// Handles the deadlines up to a moment: scrolls that are over, and the timeouts of silent fingers.
  static func callDeadlines(at now: Timestamp, in scene: Scene) {
    scene.inputs.arrived.removeAll()
    TouchIntake.rest(in: scene.inputs)
    TouchIntake.cancelSilentFingers(in: scene)
    ScrollIntake.callDeadline(at: now, in: scene)
  }
}

extension Scene {
  /// Returns the position of a stick or trigger as the controller last measured it, without any dead zone: −1…1 to
  /// the right and down for a stick, 0…1 in `dx` for a trigger. Zero for a controller that has sent nothing, and
  /// while the application is in the background.
  public func axisValue(_ axis: ControllerAxis, of device: DeviceID) -> Vector { inputs.axes[axis, device] }
}
