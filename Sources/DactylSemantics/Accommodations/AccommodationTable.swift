/// The accommodations of a scene, which all events go through before they are queued: slow keys, sticky keys, mouse
/// keys, fingers, and the pointer that rests. Made with the first setting: a scene without has none.
package final class AccommodationTable: AddedPart, EventAdapter {
  /// The seconds by which something may be late, or the clock run back. More is a jump, after which what waits has the
  /// time that was left.
  private static let longestStep = 1.0

  private var slowKeys = SlowKeys()
  private var stickyKeys = StickyKeys()
  private var pointerByKeys = PointerByKeys()
  private var touches = HeldTouches()
  private var dwell = DwellClick()
  private var keySettings = KeyAccommodations()
  /// The latest moment of an event or frame.
  private var latest = Timestamp(nanoseconds: .min)

  init(fingers: [FingerID]) { touches.note(fingers) }

  package func addHooks(to parts: SceneParts) {}

  // MARK: Settings

  var touchSettings: TouchAccommodations {
    get { touches.settings }
    set { touches.settings = newValue }
  }

  var pointerSettings: PointerAccommodations {
    get { dwell.settings }
    set { dwell.settings = newValue }
  }

  var keys: KeyAccommodations { keySettings }

  func set(_ keys: KeyAccommodations, in scene: Scene) {
    keySettings = keys
    slowKeys.settings = keys
    let moment = scene.eventTime
    var output = AccommodatedEvents()
    if keys.mouseKeys == nil {
      pointerByKeys.end(at: moment, &output)
    } else {
      pointerByKeys.settings = keys.mouseKeys
    }
    let wasSticky = stickyKeys.isOn
    stickyKeys.isOn = keys.stickyKeys
    if wasSticky, !keys.stickyKeys { stickyKeys.releaseAll(at: moment, &output) }
    if !output.events.isEmpty { pass(on: output, from: Self.count, in: scene) }
  }

  /// Where keys have moved the pointer since the last call, or nil.
  func takePointerMove() -> Point? { pointerByKeys.takeMove() }

  // MARK: Events

  package func eventArrived(_ event: InputEvent, in scene: Scene) {
    momentArrived(event.timestamp, in: scene)
    pass(on: AccommodatedEvents(events: [event]), from: 0, in: scene)
  }

  package var nextMoment: Timestamp? { moments.lazy.compactMap(\.self).min() }

  package func momentArrived(_ moment: Timestamp, in scene: Scene) {
    if moment - latest < -Self.longestStep { jump(by: moment - latest) }
    latest = latest - moment > Self.longestStep ? moment : max(latest, moment)
    guard var next = nextMoment, next <= moment else { return }
    if moment - next > Self.longestStep {
      jump(by: moment - next)
      next = nextMoment ?? moment
    }
    pointerByKeys.area = scene.size
    while next <= moment {
      guard let step = moments.firstIndex(of: next) else { return }
      pass(on: momentArrived(next, in: step), from: step + 1, in: scene)
      guard let following = nextMoment else { return }
      next = following
    }
  }

  /// Passes events through the steps from one on, and queues what comes out.
  private func pass(on output: AccommodatedEvents, from first: Int, in scene: Scene) {
    var events = output.events
    pointerByKeys.area = scene.size
    record(output, in: scene)
    for step in first..<max(first, Self.count) {
      let output = take(events, in: step)
      record(output, in: scene)
      events = output.events
    }
    for event in events { scene.queueEvent(event) }
  }

  private func record(_ output: AccommodatedEvents, in scene: Scene) {
    for remark in output.remarks {
      scene.record(remark.kind, remark.rule, of: remark.source, at: remark.timestamp, condition: remark.condition)
    }
  }

  // MARK: Steps

  /// The number of steps.
  private static let count = 5

  /// The moments at which something is due in the steps.
  private var moments: [Timestamp?] {
    [slowKeys.nextMoment, stickyKeys.nextMoment, pointerByKeys.nextMoment, touches.nextMoment, dwell.nextMoment]
  }

  private func take(_ events: [InputEvent], in step: Int) -> AccommodatedEvents {
    var output = AccommodatedEvents()
    for event in events {
      switch step {
      case 0: slowKeys.take(event, &output)
      case 1: stickyKeys.take(event, &output)
      case 2: pointerByKeys.take(event, &output)
      case 3: touches.take(event, &output)
      default: dwell.take(event, &output)
      }
    }
    return output
  }

  private func momentArrived(_ moment: Timestamp, in step: Int) -> AccommodatedEvents {
    var output = AccommodatedEvents()
    switch step {
    case 0: slowKeys.momentArrived(moment, &output)
    case 1: stickyKeys.momentArrived(moment, &output)
    case 2: pointerByKeys.momentArrived(moment, &output)
    case 3: touches.momentArrived(moment, &output)
    default: dwell.momentArrived(moment, &output)
    }
    return output
  }

  private func jump(by seconds: Double) {
    slowKeys.clockJumped(by: seconds)
    stickyKeys.clockJumped(by: seconds)
    pointerByKeys.clockJumped(by: seconds)
    touches.clockJumped(by: seconds)
    dwell.clockJumped(by: seconds)
  }

  // MARK: Life

  package func sceneDidEmpty(_ scene: Scene) {
    scene.eventAdapter = nil
  }

  package var pendingWork: [String] {
    nextMoment == nil ? [] : ["an accommodation waits"]
  }

  package func copyState(_ copier: StateCopier) {
    copier.copy(slowKeys) { slowKeys = $0 }
    copier.copy(stickyKeys) { stickyKeys = $0 }
    copier.copy(pointerByKeys) { pointerByKeys = $0 }
    copier.copy(touches) { touches = $0 }
    copier.copy(dwell) { dwell = $0 }
    copier.copy(keySettings) { keySettings = $0 }
    copier.copy(latest) { latest = $0 }
  }

  package func mix(into hash: inout StateHash) {
    hash.mix(slowKeys)
    hash.mix(stickyKeys)
    hash.mix(pointerByKeys)
    hash.mix(touches)
    hash.mix(dwell)
  }
}
