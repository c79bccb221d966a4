import Dactyl

/// The stage on which a page shows its recognizers: the middle of the lab, and the watched recognizers.
final class LabStage {
  let scene: Scene
  /// The view that the page fills. Everything in it is destroyed with the page.
  let view: View
  /// The parent of the sheets that are drawn in from the edges of the window, in front of everything else. It takes no
  /// touches.
  let edges: View
  private(set) var watches: [RecognizerWatch] = []
  let shadow: Texture

  init(_ view: View, edges: View, shadow: Texture, in scene: Scene) {
    self.view = view
    self.edges = edges
    self.shadow = shadow
    self.scene = scene
  }

  var size: Size { view.bounds.size }
  var middle: Point { view.bounds.center }
  /// The share of their full size at which things are drawn: 1 where there is room for all of them.
  var share: Float { min(1, size.width / 340, size.height / 300) }
  /// Returns the size of letters at that share, no smaller than can be read.
  func letters(_ size: Float) -> Float { max(smallestLetters, size * share) }

  /// Shows the states of a recognizer, under a name, with its numbers.
  func watch<Kind>(
    _ gesture: Gesture<Kind>, _ name: String, _ numbers: @escaping (Gesture<Kind>) -> [LabNumber] = { _ in [] }
  ) {
    watches.append(RecognizerWatch(gesture, name, numbers))
  }

  /// Removes everything of the page.
  func clear() {
    // A gesture under way must not act on a page that is removed.
    for watch in watches where watch.gesture.isAlive {
      watch.gesture.removeAllActions()
      watch.gesture.remove()
    }
    watches = []
    for part in view.subviews + edges.subviews { part.destroy() }
  }

  /// Shows a ring that widens where something happened, and fades.
  func ripple(at point: Point, _ color: Color, size: Float = 120) {
    let ring = scene.addView(frame: Rect(center: point, size: Size(26, 26)), to: view)
    ring.isUserInteractionEnabled = false
    ring[Shape.self] = Shape(.ellipse, fill: color.opacity(0.12), stroke: color, lineWidth: 2.5)
    ring.animate(duration: 0.7, easing: .easeOut) {
      $0.size = Size(size, size)
      $0.alpha = 0
    } completion: { isWhole in
      // Otherwise the page was removed, and the ring with it.
      if isWhole { ring.destroy() }
    }
  }

  /// Adds a text in the middle of the stage, at a distance below its top.
  @discardableResult
  func note(_ text: String, at top: Float, size: Float = LabStyle.body, color: Color = LabStyle.muted) -> View {
    let letters = letters(size)
    let width = view.bounds.size.width - 12
    let note = scene.addText(
      text, size: letters, color: color, alignment: Vector(0.5, 0.5), frame: .zero, to: view)
    note[Label.self]?.lineBreakMode = .byWordWrapping
    note.frame = Rect(6, top, width, note.size(fitting: Size(width, .infinity)).height + 6 * share)
    return note
  }
}

/// A thing on the stage to be touched: a rounded sheet of a colour with a shadow, and a word on it. It is smaller on a
/// small stage.
struct LabCard {
  let view: View
  private let body: View
  private let word: View

  init(_ text: String, _ size: Size, _ color: Color, at center: Point, on stage: LabStage) {
    let size = Size(size.width * stage.share, size.height * stage.share)
    view = stage.scene.addView(frame: Rect(center: center, size: size), to: stage.view)
    view.name = "card"
    let shadow = stage.scene.addView(frame: Rect(-15, -11, size.width + 30, size.height + 30), to: view)
    shadow[Sprite.self] = Sprite(stage.shadow, tint: Color(1, 1, 1, 0.55), slices: EdgeInsets(24))
    shadow.isUserInteractionEnabled = false
    body = stage.scene.addView(frame: view.bounds, to: view)
    body.isUserInteractionEnabled = false
    word = stage.scene.addText(
      text, size: stage.letters(20), color: .white, alignment: Vector(0.5, 0.5), frame: view.bounds, to: view)
    paint(color)
  }

  func paint(_ color: Color) { body[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: color) }

  func write(_ text: String) { word.write(text) }
}
