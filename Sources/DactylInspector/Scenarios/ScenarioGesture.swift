/// The gesture of a recognizer, with its parameters. Times are in milliseconds, lengths in points.
package enum ScenarioGesture: Hashable, Sendable {
  /// Taps with a number of fingers.
  case tap(taps: Int, touches: Int)
  /// Fingers that stay down, after some taps; `movement` is the distance that they may move.
  case longPress(taps: Int, touches: Int, duration: Double, movement: Float)
  /// Fingers that drag.
  case pan(minTouches: Int, maxTouches: Int?)
  /// A quick stroke in one of some directions.
  case swipe(directions: [ScenarioDirection], touches: Int)
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that rotate.
  case rotation
  /// A pan that starts at an edge.
  case screenEdgePan(edges: [ScenarioEdge])
  /// A pointer without a button down.
  case hover
  /// A recognizer of the runner's own that logs its touch callbacks and stays possible.
  case probe(canPrevent: Bool, canBePrevented: Bool)
  /// A continuous recognizer of the runner's own that begins when a finger lands.
  case immediate(canPrevent: Bool, canBePrevented: Bool)
}

/// The name of a gesture in a file.
package enum ScenarioGestureKind: String, Hashable, Sendable, CaseIterable {
  /// The kind of `ScenarioGesture.tap`.
  case tap
  /// The kind of `ScenarioGesture.longPress`.
  case longPress = "long_press"
  /// The kind of `ScenarioGesture.pan`.
  case pan
  /// The kind of `ScenarioGesture.swipe`.
  case swipe
  /// The kind of `ScenarioGesture.pinch`.
  case pinch
  /// The kind of `ScenarioGesture.rotation`.
  case rotation
  /// The kind of `ScenarioGesture.screenEdgePan`.
  case screenEdgePan = "screen_edge_pan"
  /// The kind of `ScenarioGesture.hover`.
  case hover
  /// The kind of `ScenarioGesture.probe`.
  case probe
  /// The kind of `ScenarioGesture.immediate`.
  case immediate
}

extension ScenarioGesture {
  /// The kind.
  var kind: ScenarioGestureKind {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .pan: .pan
    case .swipe: .swipe
    case .pinch: .pinch
    case .rotation: .rotation
    case .screenEdgePan: .screenEdgePan
    case .hover: .hover
    case .probe: .probe
    case .immediate: .immediate
    }
  }

  /// The name of the kind, as files have it.
  package var name: String { kind.rawValue }
}

/// The direction of a swipe.
package enum ScenarioDirection: String, Hashable, Sendable, CaseIterable {
  /// To larger x.
  case right
  /// To smaller x.
  case left
  /// To smaller y.
  case up
  /// To larger y.
  case down
}

/// An edge of a window.
package enum ScenarioEdge: String, Hashable, Sendable, CaseIterable {
  /// The edge with the smallest x.
  case left
  /// The edge with the largest x.
  case right
  /// The edge with the smallest y.
  case top
  /// The edge with the largest y.
  case bottom
}
