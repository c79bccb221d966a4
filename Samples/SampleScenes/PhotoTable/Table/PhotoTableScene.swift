import Dactyl

/// The photo table: a few dozen photos, each moved, scaled and turned by any fingers that land on it, several at once
/// by several people.
///
/// - Fingers on a photo move, scale and turn it; the points under them stay under them. A photo released in
///   mid-movement glides.
/// - A touched photo comes to the front. Two taps straighten a photo and make it as large as the table, and two more
///   move it back. A long press moves it behind all others.
/// - With Control or Alt held, the mouse plays two fingers.
/// - Escape cancels all touches. F1 shows the keys, F3 the inspector.
///
/// It needs no display. The same input at the same moments gives the same events and pictures. It lives as long as its
/// scene, which holds it through the closures that the scene calls.
public final class PhotoTableScene {
  /// Called with each event.
  public var onEvent: ((PhotoTableEvent) -> Void)?
  /// The scene that the table fills.
  public let scene: Scene
  /// The range of a photo's scale, in a window of the usual size.
  public static let scales: ClosedRange<Float> = 0.35...5
  /// The least distance from the table's edge at which a photo's centre may come to rest, in points, if there is room.
  public static let margin: Float = 40

  /// All photos, by number.
  private(set) var photos: [Photo] = []
  /// The parent view of the photos.
  let table: View
  /// The size for which the photos are laid out.
  private(set) var laidOutSize: Size
  /// The system that moves released photos; present only while any of them glides.
  var momentum: Subscription?
  private let floor: TiledFloor
  private let mirror: MirrorOverlay
  private let helpPanel: HelpPanel

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
    // Some window managers use drags with Alt themselves, so Control works as well.
    scene.inputSettings.mirroringModifier = [.control, .alternate]
    scene.onEvent { [self] in receive($0) }
  }

  /// Keeps everything inside the table after its size changed.
  private func fit() {
    let size = scene.size
    guard size.width > 0, size.height > 0 else { return }
    let old = laidOutSize
    laidOutSize = size
    floor.cover(size)
    table.frame = Rect(origin: .zero, size: size)
    mirror.fit(size)
    helpPanel.fit(size)
    layOutPhotos(from: old)
    for photo in photos where !photo.isHeld && photo.goal == nil { keep(photo) }
  }

  /// Handles events other than touches: keys, and the window's size.
  private func receive(_ event: InputEvent) {
    switch event.kind {
    case .window(.resized): fit()
    case .key(let key) where key.isDown && !key.isRepeat:
      if key.key == .escape { scene.cancelTouches() }
      if key.key == .f1 { helpPanel.toggle() }
    default: break
    }
  }
}
