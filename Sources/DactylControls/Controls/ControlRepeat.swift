import Dactyl

/// What a control does again and again while a finger or key holds it: a deadline of the scene, and nothing at rest.
struct ControlRepeat {
  let control: Entity
  let step: ControlStep
  /// Who holds it: a touch or a press, the other is 0.
  let touch: UInt64
  let press: UInt64
  var next: Timestamp
  /// How often it has come.
  var count = 0
}

extension ControlRepeat {
  static func begin(_ step: ControlStep, of control: Control, touch: UInt64 = 0, press: UInt64 = 0, in scene: Scene) {
    let controls = scene.controls
    controls.repeats.removeAll { $0.control == control.entity }
    let delay = controls.settings.repeating.delay.positive(or: 0.5)
    controls.repeats.append(
      ControlRepeat(control: control.entity, step: step, touch: touch, press: press, next: scene.currentTime + delay))
  }

  /// Does what is due. Each may change and destroy anything.
  static func callDeadlines(at now: Timestamp, in scene: Scene) {
    let controls = scene.controls
    while let index = controls.repeats.firstIndex(where: { $0.next <= now }) {
      var due = controls.repeats[index]
      guard due.isHeld(in: scene) else {
        controls.repeats.remove(at: index)
        continue
      }
      due.count += 1
      due.next = due.next + controls.settings.repeating.pause(after: due.count)
      controls.repeats[index] = due
      let control = Control(due.control, in: scene)
      // A finger that is outside pauses it.
      guard due.touch == 0 || control.isTouchInside else { continue }
      let behavior = control.behavior
      if behavior.takes(due.step, in: control) { behavior.take(due.step, in: control) }
    }
  }

  /// Whether what holds the control is still down: a responder of the game's may have kept the end of it from the control.
  private func isHeld(in scene: Scene) -> Bool {
    guard scene.isAlive(control), let row = scene.controls.rows[control.index], !row.state.contains(.disabled) else {
      return false
    }
    if touch != 0 { return row.touch == touch && scene.isTouchDown(touch) }
    return row.state.contains(.focused) && scene.isPressDown(press)
  }
}

extension Control {
  /// Does a step again and again (`ControlBehavior.take(_:in:)`) from now on while the finger that it tracks stays down, as
  /// soon and as fast as `ControlSettings.repeating` says. While the finger is outside nothing is done.
  public func repeatWhileTracking(_ step: ControlStep) {
    guard let scene, let row, row.touch != 0 else { return }
    ControlRepeat.begin(step, of: self, touch: row.touch, in: scene)
  }
}

/// How soon and how fast a control repeats that is held, in seconds. What is no positive number counts as it is unless set.
public struct ControlRepeating: Hashable, Sendable {
  /// After how long it begins: as long as a long press takes, so that a tap is never two.
  public var delay = 0.5
  /// How long it pauses between two at first: slow enough to stop at a number that one sees.
  public var interval = 0.1
  /// How long it pauses later: what is far away comes near.
  public var fastInterval = 0.04
  /// How often it repeats before it is fast.
  public var slowCount = 10

  /// Half a second, ten times a second, and later twenty-five times.
  public init() {}

  func pause(after count: Int) -> Double {
    count < slowCount ? interval.positive(or: 0.1) : fastInterval.positive(or: 0.04)
  }
}

extension Double {
  /// At least a thousandth; another number in place of what is none.
  fileprivate func positive(or other: Double) -> Double { self > 0 && isFinite ? max(self, 0.001) : other }
}
