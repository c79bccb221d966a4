import Dactyl
import Testing

@testable import DactylInput

/// The engine's own kinds are registered with the protocols that they conform to, where others are looked up.
@Suite struct BuiltInKindTests {
  @Test func namedClassesAreFoundByALookup() {
    let scene = Scene()
    #expect(scene.gestures.kinds.count == 9)
    for number in scene.gestures.kinds.indices {
      let kind = scene.gestures.kinds[number]
      let found = GestureCalls(of: kind.type, kind.column)
      #expect(Set(kind.calls.names) == Set(found.names), "\(kind.name)")
    }
  }

  private struct All: PressGestureRecognizer, PointerGestureRecognizer, RequirementGestureRecognizer {}
  fileprivate struct Custom: GestureRecognizer {}

  @Test func protocolsOfAGamesClassAreLookedUpAndItReceivesTheirEvents() {
    let (all, custom) = (
      GestureCalls(of: All.self, GestureColumn<All>()), GestureCalls(of: Custom.self, GestureColumn<Custom>())
    )
    #expect(Set(all.names) == ["presses", "pointer", "shouldRequireFailure", "shouldBeRequiredToFail"])
    #expect(custom.names == ["custom"])
    #expect(All.inputs == .touches && Custom.inputs == [.touches, .custom])
  }
}

extension BuiltInKindTests.Custom: CustomEventGestureRecognizer {
  fileprivate mutating func received(_ event: any CustomEvent, with context: inout GestureContext) {}
}

extension GestureCalls {
  fileprivate var names: [String] {
    Mirror(reflecting: self).children.compactMap { child in
      Mirror(reflecting: child.value).children.isEmpty ? nil : child.label
    }
  }
}
