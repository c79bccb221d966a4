import Dactyl

extension DeviceList {
  /// The section of a game controller: what is held on it, its axes, and its sensors.
  static func section(
    of controller: GameController, _ held: [(type: PressType, device: DeviceID, force: Float?)], in scene: Scene
  ) -> PanelSection {
    let zones = restingZones(in: scene)
    var lines: [PanelLine] = []
    let buttons = held.filter { $0.device == controller.id }.compactMap { press -> String? in
      guard case .button(let button) = press.type else { return nil }
      return button.name(on: controller.kind) + (press.force == nil ? " (consumed)" : "")
    }
    lines.append(
      buttons.isEmpty
        ? .text("no button is down", isDim: true) : .text(buttons.joined(separator: ", "), mark: OverlayColors.takes))
    for axis in ControllerAxis.allCases {
      let (value, rest) = (scene.axisValue(axis, of: controller.id), zones[axis] ?? DeadZone().inner)
      guard axis.isStick else {
        lines.append(
          .bar(axis.englishName, value: InspectorNumbers.hundredths(value.dx), length: value.dx, rest: rest))
        continue
      }
      for (name, part) in [("x", value.dx), ("y", value.dy)] {
        lines.append(
          .bar(
            "\(axis.englishName) \(name)", value: InspectorNumbers.hundredths(part), length: part, isSigned: true,
            rest: rest))
      }
    }
    lines += sensors(of: controller.id, in: scene)
    let touches = scene.liveTouches.filter { $0.finger.device == controller.id }
    if !touches.isEmpty { lines.append(.text("\(touches.count) fingers on the touchpad", mark: OverlayColors.takes)) }
    let battery = controller.battery == .unknown ? "" : ", battery \(controller.battery)"
    let light = controller.player.map { $0 == scene.player(of: controller.id) ? "" : ", light of \($0 + 1)" } ?? ""
    return PanelSection(
      title: controller.name, summary: "player \(scene.player(of: controller.id) + 1)\(light)\(battery)", lines: lines,
      least: 7)
  }

  /// The inner dead zone of each axis in the bindings of the active contexts, the first that has one.
  private static func restingZones(in scene: Scene) -> [ControllerAxis: Float] {
    var zones: [ControllerAxis: Float] = [:]
    for context in scene.inputActions.activeContexts {
      for binding in context.actions.flatMap({ context.bindings(of: $0) }) {
        guard let axis = axis(of: binding), zones[axis] == nil else { continue }
        for case .deadZone(let zone) in binding.processors { zones[axis] = zone.inner }
      }
    }
    return zones
  }

  private static func axis(of binding: InputBinding) -> ControllerAxis? {
    switch binding.source {
    case .axis(let axis), .horizontal(let axis), .vertical(let axis), .flickStick(let axis): axis
    case .control, .pair, .directions, .touch, .mouseMotion, .wheelMotion, .gyroscope: nil
    }
  }
}
