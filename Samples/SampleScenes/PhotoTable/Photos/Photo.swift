import Dactyl
import DactylControls

/// A photo on the table: white paper with a picture, and a soft shadow that always falls downward.
final class Photo {
  let number: Int
  /// The view that fingers hold. Its subviews take no touches.
  let view: View
  let format: PrintFormat
  /// The momentum of a released photo; nil lies still.
  var glide: Glide?
  /// The placement before the photo was enlarged to be looked at; nil when it is not.
  var placeBefore: Placement?
  /// The placement at the end of the present animation.
  private(set) var goal: Placement?
  /// Whether fingers hold the photo.
  private(set) var isHeld = false
  private let shadow: View

  init(_ number: Int, _ plan: PrintPlan, picture: Texture, shadow texture: Texture, in parent: View, of scene: Scene) {
    self.number = number
    format = plan.format
    view = scene.addView(frame: Rect(origin: .zero, size: format.paper), to: parent)
    view.name = "photo \(number)"
    view.accessibilityLabel = "photo, \(plan.picture)"
    view.accessibilityTraits = .image
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
    let preview = view.addPreviewInteraction { [format] view in
      guard let scene = view.scene else { return nil }
      let room = Size(scene.size.width - 80, scene.size.height - 80)
      let scale = max(min(room.width / format.picture.width, room.height / format.picture.height), 0.1)
      let large = scene.makeView(frame: Rect(0, 0, format.picture.width * scale, format.picture.height * scale))
      large[Sprite.self] = Sprite(picture, cell: format.cell)
      return large
    }
    // A finger that only stays puts the photo behind the others.
    preview.gesture?.duration = .infinity
    for part in [shadow, paper] { part.isUserInteractionEnabled = false }
    drawShadow()
  }

  /// The placement in the coordinates of the table.
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

  /// Animates the photo to a placement.
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

  /// Ends an animation of the placement where the photo is.
  func stay() {
    goal = nil
    view.cancelAnimations()
  }

  /// Sets whether fingers hold the photo: a held one is drawn higher above the table.
  func setHeld(_ isHeld: Bool) {
    self.isHeld = isHeld
    drawShadow()
  }

  /// Draws the shadow downward on the screen, however the photo is turned; farther away when it is held.
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
