import Dactyl

extension DeviceList {
  /// The section of a context of input actions: each action with its bindings and its value, for each player.
  static func section(of context: InputContext, in scene: Scene) -> PanelSection {
    let players = playerCount(of: scene)
    let blocks = context.blocksLower ? ", blocks those below" : ""
    return PanelSection(
      title: "Actions \"\(context.name)\"", summary: "\(context.actions.count)\(blocks)",
      lines: context.actions.flatMap { action in
        (0..<players).flatMap { lines(of: action, context, player: $0, of: players, in: scene) }
      }, least: 3)
  }

  private static func playerCount(of scene: Scene) -> Int {
    let devices = scene.gameControllers.map(\.id) + [.mouse, .unknown]
    return (devices.map { scene.player(of: $0) }.max() ?? 0) + 1
  }

  private static func lines(
    of action: InputActionID, _ context: InputContext, player: Int, of players: Int, in scene: Scene
  ) -> [PanelLine] {
    let bindings = context.bindings(of: action).map { scene.inputActions.prompt($0, player: player).name }
    let input = scene.input(player: player)
    let name = players > 1 ? "\(action.name) \(player + 1)" : action.name
    let keys = bindings.joined(separator: " / ")
    switch action.kind {
    case .button:
      let isDown = input[InputAction<Bool>(action.name)]
      return [.text("\(name): \(keys)", mark: isDown ? OverlayColors.takes : OverlayColors.track)]
    case .axis:
      let value = input[InputAction<Float>(action.name)]
      return [bar(name, value), .text(keys, isDim: true)]
    case .vector:
      let value = input[InputAction<Vector>(action.name)]
      return [bar("\(name) x", value.dx), bar("\(name) y", value.dy), .text(keys, isDim: true)]
    case .touch:
      let place = input[InputAction<Point?>(action.name)]
      let text = place.map { "\(Int($0.x.rounded())), \(Int($0.y.rounded()))" } ?? "none"
      return [.text("\(name) \(text): \(keys)", mark: place == nil ? OverlayColors.track : OverlayColors.takes)]
    case .movement:
      let way = input[InputAction<Movement>(action.name)]
      return [.text("\(name): \(keys)", mark: way == .zero ? OverlayColors.track : OverlayColors.takes)]
    }
  }

  private static func bar(_ name: String, _ value: Float) -> PanelLine {
    .bar(name, value: InspectorNumbers.hundredths(value), length: value, isSigned: true)
  }
}
