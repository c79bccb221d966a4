/// A set of edges of the screen.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes one finger that moves inward from an edge of the screen, which is the scene's area (SE1-SE4).
///
/// It is a pan that starts in a band along the edge and moves inward; with another start or direction it fails at once.
/// Further fingers are ignored. Make recognizers that compete for the finger wait for it: `require(toFail:)`, or the
/// delegate's `shouldBeRequiredToFail` (SE4).
public struct ScreenEdgePanGestureRecognizer: GestureRecognizer {
  var track = PanTrack()
  /// The edges from which the finger may come; none by default (SE1).
  public var edges: RectEdge
  /// The edges at which the finger landed; empty at rest. In a corner it contains two.
  public private(set) var landed: RectEdge = []

  /// Makes a recognizer of drags from some edges.
  public init(edges: RectEdge = []) { self.edges = edges }

  /// Tracks a finger that lands at one of the edges, and fails otherwise (SE3). Further fingers are ignored (SE2).
  public mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
    for index in touches.indices {
      guard track.down == 0 else {
        context.ignore(touches[index])
        continue
      }
      landed = edges.intersection(Self.edges(at: touches[index].location, context))
      guard !landed.isEmpty else { return context.fail(interior(touches[index].location, context)) }
      track.down = 1
      track.start(at: context.timestamp)
    }
  }

  /// The distance from the nearest of the edges, for a finger that landed elsewhere.
  @inline(never)
  private func interior(_ point: Point, _ context: borrowing GestureContext) -> UnmetCondition {
    let size = context.sceneSize
    let distances: [(RectEdge, Float)] = [
      (.top, point.y), (.left, point.x), (.bottom, size.height - point.y), (.right, size.width - point.x),
    ]
    let nearest = distances.filter { edges.contains($0.0) }.map(\.1).min() ?? .infinity
    return UnmetCondition(.edge, measured: nearest, limit: context.settings.edgeWidth.points, rule: .SE3)
  }

  private static func edges(at point: Point, _ context: GestureContext) -> RectEdge {
    let (size, width) = (context.sceneSize, context.settings.edgeWidth.points)
    var edges: RectEdge = []
    if point.y <= width { edges.insert(.top) }
    if point.x <= width { edges.insert(.left) }
    if point.y >= size.height - width { edges.insert(.bottom) }
    if point.x >= size.width - width { edges.insert(.right) }
    return edges
  }

  /// Begins the pan when the finger has moved far enough inward; then every move changes it.
  public mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
    track.travel(touches, &context)
    guard context.state == .possible else { return context.state = .changed }
    let way = track.travelled
    guard way.length >= context.settings.panDistance.points else { return }
    guard isInward(way) else { return context.fail(UnmetCondition(.direction, rule: .SE3)) }
    if !context.settings.panIncludesStart { track.forgetWay() }
    context.state = .began
  }

  /// Whether a translation is directed more inward than along one of the edges at which the finger landed.
  private func isInward(_ way: Vector) -> Bool {
    landed.contains(.left) && way.dx >= abs(way.dy) || landed.contains(.right) && -way.dx >= abs(way.dy)
      || landed.contains(.top) && way.dy >= abs(way.dx) || landed.contains(.bottom) && -way.dy >= abs(way.dx)
  }

  /// Ends the pan, or fails if it has not begun. Called when the finger lifts.
  public mutating func touchesEnded(_ touches: Touches, with context: inout GestureContext) {
    track.travel(touches, &context)
    if context.state == .possible { context.fail(unmetCondition(context)) } else { context.state = .ended }
    track.down = 0
  }

  /// The rest of the way inward.
  public func unmetCondition(_ context: borrowing GestureContext) -> UnmetCondition? {
    track.unmetCondition(fingers: 1, context.settings.panDistance.points)
  }

  /// Gets ready for the next attempt. Called when the current one is over.
  public mutating func reset() {
    track.reset()
    landed = []
  }
}
