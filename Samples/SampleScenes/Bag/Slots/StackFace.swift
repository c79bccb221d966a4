import Dactyl

/// The appearance of a stack in a view: its picture, and in the corner the number when there are several items.
final class StackFace {
  let picture: View
  private let count: View
  private let pictures: ItemPictures

  init(in view: View, _ pictures: ItemPictures, of scene: Scene) {
    self.pictures = pictures
    picture = scene.addView(frame: .zero, to: view)
    count = scene.addView(frame: .zero, to: view)
    for part in [picture, count] { part.isUserInteractionEnabled = false }
  }

  /// Shows a stack, or nothing, on a slot with a side of this length in points.
  func show(_ stack: Stack?, side: Float) {
    picture.isHidden = stack == nil
    count.isHidden = (stack?.count ?? 0) < 2
    guard let stack else { return }
    picture.bounds = Rect(0, 0, side * 0.86, side * 0.86)
    picture.center = Point(side / 2, side / 2)
    picture[Sprite.self] = pictures.picture(of: stack.item)
    let letters = max(side * 0.22, smallestLetters)
    let text = "\(stack.count)"
    let width = letters * (0.6 * Float(text.count) + 0.7)
    count.frame = Rect(side * 0.97 - width, side * 0.97 - letters * 1.25, width, letters * 1.25)
    count[Shape.self] = Shape(
      .rectangle(cornerRadius: letters * 0.6), fill: Color(0.07, 0.06, 0.07, 0.92), stroke: Color(1, 1, 1, 0.25))
    count[Label.self] = Label(text, size: letters, color: Color(1, 0.95, 0.82))
  }

  /// Lets the picture grow and shrink for a moment, to show that something has arrived.
  func bounce() {
    picture.transform = .scale(1.18)
    picture.animate(duration: 0.22, easing: .easeOut) { $0.transform = .identity }
  }
}
