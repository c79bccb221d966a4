@testable import DactylInput

/// The notifications of each controller about its view, checked against their legal order and the actual state.
final class AppearanceBook {
  enum State { case gone, appearing, seen, disappearing }
  private(set) var states: [Entity: State] = [:]
  private(set) var faults: [String] = []
  private(set) var counts: [String: Int] = [:]

  func keepInSnapshots(of scene: Scene) {
    scene.keepInSnapshots(self, \.states)
    scene.keepInSnapshots(self, \.faults)
    scene.keepInSnapshots(self, \.counts)
  }

  /// Records a callback.
  func receive(_ call: String, _ controller: ViewController) {
    counts[call, default: 0] += 1
    let state = states[controller.entity] ?? .gone
    let next: State? =
      switch (state, call) {
      case (.gone, "willAppear"): .appearing
      case (.appearing, "didAppear"): .seen
      case (.seen, "willDisappear"), (.appearing, "willDisappear"): .disappearing
      case (.disappearing, "didDisappear"): .gone
      default: nil
      }
    let name = "\(controller.entity.index).\(controller.entity.generation)"
    guard let next else { return faults.append("\(name): \(call) while \(state)") }
    states[controller.entity] = next
    let view = controller.viewIfLoaded
    let isSeen = view.map { controller.scene?.isInSight($0.entity.index) == true } ?? false
    switch call {
    case "willAppear": if !controller.isAlive { faults.append("\(name): willAppear to the dead") }
    case "didAppear": if !isSeen { faults.append("\(name): didAppear out of sight") }
    default: break
    }
  }

  /// When everything is at rest, the last notifications match the state.
  func compare(_ controllers: [ViewController]) {
    for (entity, state) in states where state == .appearing || state == .disappearing {
      faults.append("\(entity.index) rests \(state)")
    }
    for controller in controllers {
      let view = controller.viewIfLoaded
      let isSeen = view.map { controller.scene?.isInSight($0.entity.index) == true } ?? false
      let state = states[controller.entity] ?? .gone
      if isSeen != (state == .seen) { faults.append("\(controller.entity.index) is seen \(isSeen), notified \(state)") }
    }
  }
}
