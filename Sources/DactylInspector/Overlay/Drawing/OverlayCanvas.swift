import Dactyl

/// Collects the items that the overlay shows, from back to front.
struct OverlayCanvas {
  /// The items so far.
  private(set) var list = DrawList()
  /// The area of the scene.
  let area: Rect
  private let scene: Scene
  private var shapes: UInt32 = 0
  private var labels: UInt32 = 0
  /// The indices of entities that no scene has, so that a renderer keeps nothing of them for a view of the game.
  private static let firstShape: UInt32 = 0xC000_0000
  private static let firstLabel: UInt32 = 0x8000_0000

  init(_ scene: Scene) {
    self.scene = scene
    area = Rect(origin: .zero, size: scene.size)
  }

  /// Adds a shape that fills a rectangle of some coordinates, which a transform leads to those of the scene.
  mutating func add(_ shape: Shape, in rect: Rect, by transform: Transform = .identity) {
    add(.shape(shape), Self.firstShape + shapes, rect, transform)
    shapes += 1
  }

  /// Adds a straight line.
  mutating func line(
    _ start: Point, _ end: Point, _ color: Color, width: Float = 1, by transform: Transform = .identity
  ) {
    add(Shape(.line(from: start, to: end), stroke: color, lineWidth: width), in: area, by: transform)
  }

  /// Adds text in a rectangle.
  mutating func add(_ label: Label, in rect: Rect) {
    add(.label(label), Self.firstLabel + labels, rect, .identity)
    labels += 1
  }

  private mutating func add(_ content: DrawItem.Content, _ index: UInt32, _ rect: Rect, _ transform: Transform) {
    guard rect.isFinite, transform.isFinite else { return }
    list.items.append(
      DrawItem(
        entity: Entity(index: index, generation: 1), transform: transform, bounds: rect, alpha: 1, clip: -1,
        content: content))
  }

  /// The size of text in a limited width, in as many lines as the label may have.
  func size(of label: Label, width: Float = .infinity) -> Size {
    scene.size(of: label, fitting: Size(width, .infinity))
  }
}
