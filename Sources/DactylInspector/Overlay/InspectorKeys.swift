import Dactyl

/// Switches the inspector and the device monitor by keys that nothing else handled. The last part that is offered them.
final class InspectorKeys: AddedPart, UnhandledPressTaker {
  var pressTakerRank: PressTakerRank { .inspector }

  func addHooks(to parts: SceneParts) { parts.add(pressTaker: self) }
  var staysOnRestoring: Bool { true }
  func mix(into hash: inout StateHash) {}
  func copyState(_ copier: StateCopier) {}

  func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    switch press.type {
    case .key(.f3): scene.showsInspector.toggle()
    case .key(.f4): scene.showsDeviceMonitor.toggle()
    default: return false
    }
    return true
  }
}
