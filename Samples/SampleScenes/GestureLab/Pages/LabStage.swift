import Dactyl

/// Where a page shows what its recognizers do: the middle of the lab, and who is watched.
final class LabStage {
  let scene: Scene
  /// What the page fills. Everything in it goes when the page does.
  let view: View
  /// What comes in from the edges of the window, in front of everything else, goes in here. It takes no touches.
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
  /// How large things are to be: 1 where there is room for all of them.
  var share: Float { min(1, size.width / 340, size.height / 300) }
  /// How large letters are then.
  func letters(_ size: Float) -> Float { max(smallestLetters, size * share) }

  /// Shows what a recognizer does, under a name, with its numbers.
  func watch<Kind>(
    _ gesture: Gesture<Kind>, _ name: String, _ numbers: @escaping (Gesture<Kind>) -> [LabNumber] = { _ in [] }
  ) {
    watches.append(RecognizerWatch(gesture, name, numbers))
  }

  /// Ends all of the page.
  func clear() {
    // What a gesture that is under way would still do is about a page that is gone.
    for watch in watches where watch.gesture.isAlive {
      watch.gesture.removeAllActions()
      watch.gesture.remove()
    }
    watches = []
    for part in view.subviews + edges.subviews { part.destroy() }
  }

  /// A ring that widens where something happened, and goes.
  func ripple(at point: Point, _ color: Color, size: Float = 120) {
    let ring = scene.addView(frame: Rect(center: point, size: Size(26, 26)), to: view)
    ring.isUserInteractionEnabled = false
    ring[Shape.self] = Shape(.ellipse, fill: color.opacity(0.12), stroke: color, lineWidth: 2.5)
    ring.animate(duration: 0.7, easing: .easeOut) {
      $0.size = Size(size, size)
      $0.alpha = 0
    } completion: { isWhole in
      // Else the page is gone, and the ring with it.
      if isWhole { ring.destroy() }
    }
  }

  /// Text in the middle of the stage, a way below its top.
  @discardableResult
  func note(_ text: String, at top: Float, size: Float = LabStyle.body, color: Color = LabStyle.muted) -> View {
    let letters = letters(size)
    let width = view.bounds.size.width - 12
    let text = scene.broken(text, size: letters, within: width)
    return scene.addText(
      text, size: letters, color: color, alignment: Vector(0.5, 0.5),
      frame: Rect(6, top, width, scene.room(for: text, size: letters).height + 6 * share), to: view)
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
