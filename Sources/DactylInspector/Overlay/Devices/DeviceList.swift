import Dactyl

/// The devices of a scene and the input actions that they drive, as lines of the monitor.
package struct DeviceList {
  /// One section for each device, then one for each context of actions.
  private(set) var sections: [PanelSection] = []

  init() {}

  init(of scene: Scene, _ known: KnownDevices) {
    let held = scene.heldKeys
    sections = scene.gameControllers.map { Self.section(of: $0, held, in: scene) }
    sections.append(Self.mouse(known.hasMouse, in: scene))
    sections += known.keyboards.map { Self.keyboard($0, held, in: scene) }
    sections += known.screens.map { Self.screen($0, in: scene) }
    let own = scene.motionDevices.filter { scene.gameController($0) == nil }
    sections += own.map { device in
      PanelSection(title: "Sensors of \(InspectorNames.name(of: device))", lines: Self.sensors(of: device, in: scene))
    }
    sections += scene.inputActions.activeContexts.map { Self.section(of: $0, in: scene) }
  }

  private static func player(of device: DeviceID, in scene: Scene) -> String {
    "player \(scene.player(of: device) + 1)"
  }

  private static func mouse(_ isKnown: Bool, in scene: Scene) -> PanelSection {
    let touch = scene.liveTouches.first { $0.finger.device == .mouse }
    let place = touch?.location ?? scene.hoverLocation
    var lines: [PanelLine] = []
    if let place, place.isFinite {
      lines.append(.text("at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"))
    }
    if let touch {
      let buttons = (1...5).filter { touch.buttonMask.contains(.button($0)) }
      let names = buttons.map { InputControl.mouse(.button($0)).englishName }.joined(separator: ", ")
      lines.append(.text(names, mark: OverlayColors.takes))
    }
    let summary = isKnown ? player(of: .mouse, in: scene) : "not used yet"
    return PanelSection(title: "Mouse", summary: summary, lines: lines, least: 2)
  }

  private static func keyboard(
    _ device: DeviceID, _ held: [(type: PressType, device: DeviceID, force: Float?)], in scene: Scene
  ) -> PanelSection {
    var names: [String] = []
    for press in held where press.device == device {
      guard case .key(let key) = press.type else { continue }
      names.append(scene.name(of: key) + (press.force == nil ? " (consumed)" : ""))
    }
    let title = device == .unknown ? "Keyboard" : "Keyboard \(device.rawValue)"
    return PanelSection(
      title: title, summary: player(of: device, in: scene),
      lines: names.isEmpty ? [] : [.text(names.joined(separator: ", "), mark: OverlayColors.takes)], least: 1)
  }

  private static func screen(_ device: DeviceID, in scene: Scene) -> PanelSection {
    let touches = scene.liveTouches.filter { $0.finger.device == device && $0.type != .controller }
    let lines = touches.filter { $0.location.isFinite }.map { touch -> PanelLine in
      let force = touch.force > 0 ? ", force \(InspectorNumbers.hundredths(touch.force))" : ""
      return .text(
        "touch \(touch.id) at \(Int(touch.location.x.rounded())), \(Int(touch.location.y.rounded()))\(force)",
        mark: OverlayColors.takes)
    }
    return PanelSection(
      title: "Touch screen \(device.rawValue)", summary: "\(touches.count) fingers, \(player(of: device, in: scene))",
      lines: lines, least: 2)
  }

  static func sensors(of device: DeviceID, in scene: Scene) -> [PanelLine] {
    guard let data = scene.motionData(of: device) else { return [] }
    var lines: [PanelLine] = []
    for (name, vector, most) in [("acceleration", data.acceleration, Float(20)), ("rotation", data.rotationRate, 10)] {
      guard let vector else { continue }
      for (axis, value) in zip(["x", "y", "z"], [vector.x, vector.y, vector.z]) {
        lines.append(
          .bar("\(name) \(axis)", value: InspectorNumbers.hundredths(value), length: value / most, isSigned: true))
      }
    }
    return lines
  }
}
