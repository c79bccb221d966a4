import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// The pending callbacks to view controllers, compared with a plain list of them.
@Suite struct ControllerCallsTests {
  private struct Behavior: ViewControllerBehavior {}

  @Test("Calls are removed in order, and some of a controller's early", arguments: Seeds.each(6))
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scene = Stage().scene
    let controllers = (0..<6).map { _ in scene.makeViewController(Behavior()).entity }
    let responder = try #require(scene.responders.responder(of: controllers[0]))
    let kinds: [ControllerCall] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    let calls = ControllerCalls()
    var plain: [(call: ControllerCall, controller: Entity)] = []
    for step in 0..<1500 {
      let controller = controllers[random.below(controllers.count)]
      switch random.below(10) {
      case 0...4:
        let call = kinds[random.below(kinds.count)]
        calls.append(PendingControllerCall(call: call, controller: controller, responder: responder))
        plain.append((call, controller))
      case 5:
        var (turn, other) = (0, 0)
        calls.removeAll(of: controller) { call in
          turn += 1
          return call == .viewDidAppear || turn % 3 == 0
        }
        plain.removeAll { entry in
          guard entry.controller == controller else { return false }
          other += 1
          return entry.call == .viewDidAppear || other % 3 == 0
        }
      default:
        #expect(calls.first?.call == plain.first?.call && calls.first?.controller == plain.first?.controller)
        calls.removeFirst()
        if !plain.isEmpty { plain.removeFirst() }
      }
      #expect(calls.count == plain.count && calls.isEmpty == plain.isEmpty, "seed \(seed), step \(step)")
    }
  }
}
