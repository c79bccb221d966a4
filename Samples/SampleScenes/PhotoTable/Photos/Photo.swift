import Dactyl

/// A photo on the table: white paper with a picture, and a soft shadow that always falls downward.
final class Photo {
  let number: Int
  /// What fingers hold. Its parts take no touches.
  let view: View
  let format: PrintFormat
  /// What it does when no finger holds it; nil lies still.
  var glide: Glide?
  /// Where it was before it was brought up to be looked at; nil when it is not.
  var placeBefore: Placement?
  /// Where it is on its way to, when it is being brought somewhere.
  private(set) var goal: Placement?
  /// Whether fingers hold it.
  private(set) var isHeld = false
  private let shadow: View

  init(_ number: Int, _ plan: PrintPlan, picture: Texture, shadow texture: Texture, in parent: View, of scene: Scene) {
    self.number = number
    format = plan.format
    view = scene.addView(frame: Rect(origin: .zero, size: format.paper), to: parent)
    view.name = "photo \(number)"
    shadow = scene.addView(frame: .zero, to: view)
    shadow[Sprite.self] = Sprite(texture, slices: EdgeInsets(24))
    let paper = scene.addView(frame: view.bounds, to: view)
    paper[Shape.self] = Shape(.rectangle(cornerRadius: 1.5), fill: Color(0.975, 0.97, 0.955))
    let print = scene.addView(frame: Rect(origin: Point(format.border, format.border), size: format.picture), to: paper)
    print[Sprite.self] = Sprite(picture, cell: format.cell)
    if format.hasCaption {
      let top = format.border + format.picture.height
      let caption = scene.addView(frame: Rect(0, top, format.paper.width, format.foot), to: paper)
      caption[Label.self] = Label(plan.picture, size: 10, color: Color(0.36, 0.34, 0.33))
    }
    for part in [shadow, paper] { part.isUserInteractionEnabled = false }
    drawShadow()
  }

  /// Where it lies, in the coordinates of the table.
  var placement: Placement {
    get {
      let transform = view.transform
      return Placement(center: view.center, scale: transform.scale, angle: transform.angle)
    }
    set {
      view.center = newValue.center
      view.transform = newValue.transform
      drawShadow()
    }
  }

  /// Brings it somewhere, at its own pace.
  func bring(to goal: Placement, in seconds: Double, easing: Easing) {
    self.goal = goal
    view.animate(duration: seconds, easing: easing, allowsUserInteraction: true) {
      $0.center = goal.center
      $0.transform = goal.transform
    } completion: { [weak self] isWhole in
      guard let self else { return }
      if isWhole { self.goal = nil }
      drawShadow()
    }
  }

  /// Lets it stay where it is, though it was being brought somewhere.
  func stay() {
    goal = nil
    view.cancelAnimations()
  }

  /// Fingers took it, or let it go: it is drawn higher above the table.
  func setHeld(_ isHeld: Bool) {
    self.isHeld = isHeld
    drawShadow()
  }

  /// Lets the shadow fall downward on the screen, however the photo is turned; farther when it is held.
  func drawShadow() {
    let height: Float = isHeld ? 14 : 4
    let spread: Float = isHeld ? 20 : 15
    let transform = view.transform
    let down = transform.inverse?.apply(to: Vector(0, height)) ?? .zero
    let size = Size(format.paper.width + 2 * spread, format.paper.height + 2 * spread)
    shadow.bounds = Rect(origin: .zero, size: size)
    shadow.center = Point(format.paper.width / 2, format.paper.height / 2) + down
    shadow.alpha = isHeld ? 0.8 : 1
  }
}
