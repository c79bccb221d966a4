/// What a recognizer recognizes, with its parameters. Times are in milliseconds, lengths in points.
package enum ScenarioGesture: Hashable, Sendable {
  /// Taps of some fingers.
  case tap(taps: Int, touches: Int)
  /// Fingers that stay, after some taps; `movement` is how far they may stray.
  case longPress(taps: Int, touches: Int, duration: Double, movement: Float)
  /// Fingers that wander.
  case pan(minTouches: Int, maxTouches: Int?)
  /// A quick stroke in one of some directions.
  case swipe(directions: [ScenarioDirection], touches: Int)
  /// Two fingers that part or close.
  case pinch
  /// Two fingers that turn.
  case rotation
  /// A pan that comes in from an edge.
  case screenEdgePan(edges: [ScenarioEdge])
  /// A pointer with no button down.
  case hover
  /// The runner's own: logs its touch callbacks and stays possible.
  case probe(canPrevent: Bool, canBePrevented: Bool)
  /// The runner's own: a continuous one that begins when a finger lands.
  case immediate(canPrevent: Bool, canBePrevented: Bool)
}

/// The word for a gesture in a file.
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

/// Where a swipe goes.
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
