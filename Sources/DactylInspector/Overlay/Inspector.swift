import Dactyl

/// The inspector of a scene: reads it after each frame, and shows what it read in front of it.
///
/// It is called for every decision and at the end of every frame, both only while something of it is shown.
package final class Inspector: AddedPart, FrameFollower, DecisionObserver {
  /// Whether the touches and the panel of views and recognizers are shown.
  private(set) var showsStack = false
  /// Whether the panel of devices is shown.
  private(set) var showsDevices = false
  /// Whether times are left out, which are others in each run. For pictures that are compared.
  package var hidesTimes = false
  /// What the last frame showed.
  package private(set) var overlay = DrawList()
  /// What the last frame read; empty while the inspector is not shown.
  package private(set) var contents = InspectorContents()
  /// The devices as the last frame read them; empty while the monitor is not shown.
  package private(set) var devices = DeviceList()
  private let focus = FocusProbe()
  private var lanes = GestureLanes()
  private var trails = TouchTrails()
  private var times = StageHistory()
  private var known = KnownDevices()
  private var layout = OverlayLayout()
  private weak var scene: Scene?

  init() {}

  func show(stack: Bool? = nil, devices: Bool? = nil, in scene: Scene) {
    showsStack = stack ?? showsStack
    showsDevices = devices ?? showsDevices
    self.scene = scene
    if !showsStack { forgetStack() }
    if !showsDevices { forgetDevices() }
    overlay = DrawList()
    scene.decisions.observer = showsStack ? self : nil
    scene.frameFollower = showsStack || showsDevices ? self : nil
  }

  private func forgetStack() {
    contents = InspectorContents()
    lanes = GestureLanes()
    trails = TouchTrails()
    times = StageHistory()
  }

  private func forgetDevices() {
    devices = DeviceList()
    known = KnownDevices()
  }

  package func didDecide(_ decision: Decision) { if let scene { lanes.note(decision, in: scene) } }

  package func frameDidEnd(_ report: FrameReport, of scene: Scene) -> Bool {
    var canvas = OverlayCanvas(scene)
    if showsStack {
      trails.follow(scene)
      times.add(report)
      contents = InspectorContents(of: scene, lanes, trails, times, focus, hidesTimes: hidesTimes)
      canvas.draw(contents)
    }
    if showsDevices {
      known.follow(scene)
      devices = DeviceList(of: scene, known)
    }
    layout.draw(
      showsStack ? contents.sections : nil, showsDevices ? devices.sections : nil, pointer: contents.pointer,
      controls: contents.focus.lazy.filter(\.isControl).map(\.frame), on: &canvas)
    defer { overlay = canvas.list }
    return overlay != canvas.list
  }

  /// Nothing that it shows has an influence on the scene.
  package var staysOnRestoring: Bool { true }
  package func mix(into hash: inout StateHash) {}
  package func copyState(_ copier: StateCopier) {}

  package func sceneDidEmpty(_ scene: Scene) { show(stack: false, devices: false, in: scene) }
}
