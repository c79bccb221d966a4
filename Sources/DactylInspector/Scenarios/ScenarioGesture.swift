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
  /// `ScenarioGesture.tap`.
  case tap
  /// `ScenarioGesture.longPress`.
  case longPress = "long_press"
  /// `ScenarioGesture.pan`.
  case pan
  /// `ScenarioGesture.swipe`.
  case swipe
  /// `ScenarioGesture.pinch`.
  case pinch
  /// `ScenarioGesture.rotation`.
  case rotation
  /// `ScenarioGesture.screenEdgePan`.
  case screenEdgePan = "screen_edge_pan"
  /// `ScenarioGesture.hover`.
  case hover
  /// `ScenarioGesture.probe`.
  case probe
  /// `ScenarioGesture.immediate`.
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
  /// Smallest x.
  case left
  /// Largest x.
  case right
  /// Smallest y.
  case top
  /// Largest y.
  case bottom
}
