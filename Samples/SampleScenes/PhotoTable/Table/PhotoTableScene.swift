import Dactyl

/// The photo table: a few dozen photos, each moved, scaled and turned by any fingers that land on it, several at once
/// by several people.
///
/// - Fingers on a photo move, scale and turn it; what is under them stays under them. Let go in mid-movement it glides
///   on.
/// - Whatever is touched comes to the front. Two taps straighten a photo and make it as large as the table, and two
///   more send it back. A long press puts it behind all others.
/// - With Control or Alt held the mouse plays two fingers.
/// - Escape lets go of everything. F1 shows the keys, F3 the touches and recognizers.
///
/// It needs no display. The same input at the same moments gives the same events and pictures. It lives as long as its
/// scene: what the scene calls holds it.
public final class PhotoTableScene {
  /// What hears of everything that happens.
  public var onEvent: ((PhotoTableEvent) -> Void)?
  /// The scene that it fills.
  public let scene: Scene
  /// Between which scales a photo stays, in a window of the usual size.
  public static let scales: ClosedRange<Float> = 0.35...5
  /// How near to the table's edge the centre of a photo may come to rest, in points, where there is room.
  public static let margin: Float = 40

  /// All photos, by number.
  private(set) var photos: [Photo] = []
  /// Parent of the photos.
  let table: View
  /// The size for which the photos are laid out.
  private(set) var laidOutSize: Size
  /// Moves photos on that were let go; there is one only while any glides.
  var momentum: SystemID?
  private let floor: TiledFloor
  private let mirror: MirrorOverlay
  private let helpPanel: HelpPanel
  private let overlay: TouchOverlay

  private static let help = [
    ("drag", "move; two fingers turn and zoom"), ("tap twice", "look at it; twice again: back"),
    ("long press", "put it behind all others"), ("Ctrl, Alt", "the mouse plays two fingers"),
    ("Escape", "let go of everything"),
  ]

  /// Fills a scene with a table and lays the photos out. Throws an `AssetError` when the scene has no source of
  /// pictures, or one of them is missing.
  public init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    laidOutSize = scene.size
    floor = try TiledFloor("wood.bmp", in: scene)
    table = scene.addView(frame: .zero)
    table.name = "table"
    table.passesThrough = true
    mirror = try MirrorOverlay(in: scene)
    helpPanel = try HelpPanel("Photo Table", Self.help, in: scene)
    overlay = try TouchOverlay(in: scene)
    let shadow = try scene.texture(named: "photo-shadow.bmp")
    for (number, plan) in PrintPlan.all.enumerated() {
      let picture = try scene.texture(named: "photo-\(plan.picture).bmp")
      let photo = Photo(number, plan, picture: picture, shadow: shadow, in: table, of: scene)
      let center = Point(plan.position.dx * scene.size.width, plan.position.dy * scene.size.height)
      photo.placement = Placement(
        center: center, scale: plan.scale * Self.photoScale(on: scene.size), angle: plan.angle)
      photos.append(photo)
      listen(to: photo)
    }
    fit()
    // Some window managers keep drags with Alt for themselves.
    scene.inputSettings.mirroringModifier = [.control, .alternate]
    scene.onEvent { [self] in hear($0) }
  }

  /// Brings everything inside the table after its size changed.
  private func fit() {
    let size = scene.size
    guard size.width > 0, size.height > 0 else { return }
    let old = laidOutSize
    laidOutSize = size
    floor.cover(size)
    table.frame = Rect(origin: .zero, size: size)
    mirror.fit(size)
    helpPanel.fit(size)
    overlay.fit(size)
    layOutPhotos(from: old)
    for photo in photos where !photo.isHeld && photo.goal == nil { keep(photo) }
  }

  /// What is no touch: keys, and the window's size.
  private func hear(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized): fit()
    case .key(let key) where key.isDown && !key.isRepeat:
      if key.key == .escape { scene.cancelTouches() }
      if key.key == .f1 { helpPanel.toggle() }
      if key.key == .f3 { overlay.toggle() }
    default: break
    }
  }
}
