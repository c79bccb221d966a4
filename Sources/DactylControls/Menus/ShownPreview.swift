import Dactyl

/// A preview that is shown: its content in a window of its own.
final class ShownPreview: SnapshotState {
  /// The progress at which a preview begins to be seen.
  static let start: Float = 0.3

  let owner: Entity
  let window: Window
  private let content: View
  private let style: PreviewStyle
  /// Whether the finger has come to the end.
  private(set) var isWhole = false
  /// Whether it stays without a finger.
  private(set) var isPinned = false
  /// Whether a finger holds it.
  private(set) var isPressed = false
  /// The frame of the whole content, in the scene's coordinates.
  private(set) var frame: Rect
  /// Where the finger was when it came to the end.
  private var fingerStart = Point.zero

  init(_ content: View, of owner: Entity, _ style: PreviewStyle, in scene: Scene) {
    (self.owner, self.content, self.style) = (owner, content, style)
    window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.canBecomeKey = false
    window.view.name = "preview"
    let room = Size(max(scene.size.width - 2 * style.margin, 1), max(scene.size.height - 2 * style.margin, 1))
    let size = Size(min(content.bounds.size.width, room.width), min(content.bounds.size.height, room.height))
    frame = Rect(center: Point(scene.size.width / 2, scene.size.height / 2), size: size)
    guard isAlive else { return }
    window.view.addSubview(content)
    guard isAlive else { return }
    content.frame = frame
    (content.clipsToBounds, content.clipCornerRadius) = (true, style.cornerRadius)
    grow(to: 0)
  }

  /// Whether its views exist.
  var isAlive: Bool { window.view.isAlive && content.isAlive }

  /// Shows it as far as a finger has come: it becomes larger and more visible.
  func grow(to progress: Float) {
    guard isAlive, !isPinned, !isWhole else { return }
    let part = min(max((progress - Self.start) / (1 - Self.start), 0), 1)
    content.alpha = part
    content.transform = .scale(0.8 + 0.2 * part)
    dim(part)
    if progress >= 1 { isWhole = true }
  }

  private func dim(_ part: Float) {
    window.view[Shape.self] = Shape(.rectangle(), fill: style.dimming.opacity(style.dimming.alpha * part))
  }

  /// Notes where the finger is that has come to the end.
  func begin(at place: Point) { (fingerStart, isPressed) = (place, true) }

  /// Moves it up with the finger. Returns whether the finger has come far enough for it to stay.
  func slide(to place: Point, _ way: Float) -> Bool {
    guard isAlive, isPressed else { return false }
    let up = min(place.y - fingerStart.y, 0)
    content.center = Point(frame.midX, frame.midY + up / 2)
    return -up >= way
  }

  /// Lets it stay, above the room for a menu of a height.
  func pin(besideMenuOf height: Float) {
    grow(to: 1)
    (isPinned, isPressed) = (true, false)
    window.view.accessibilityViewIsModal = true
    let room = window.view.bounds
    let free = room.size.height - frame.size.height - height
    frame.origin.y = max(min(style.margin, free / 2), free / 2).rounded()
    if frame.minY < 0 { frame.origin.y = 0 }
    let goal = frame.center
    content.animate(.easeOut(0.2).allowingUserInteraction) { $0.center = goal }
  }

  func remove() {
    if window.view.isAlive { window.view.destroy() }
    if content.isAlive { content.destroy() }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(isWhole) { isWhole = $0 }
    copier.copy(isPinned) { isPinned = $0 }
    copier.copy(isPressed) { isPressed = $0 }
    copier.copy(frame) { frame = $0 }
    copier.copy(fingerStart) { fingerStart = $0 }
  }
}
