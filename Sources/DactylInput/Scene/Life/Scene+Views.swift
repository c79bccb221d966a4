extension Scene {
  /// Makes a view and adds it in front of its siblings, to the main window or to a given view.
  ///
  /// All calls that make something with a view, such as `addSprite(_:at:to:)`, add it by this one. A parent that was
  /// destroyed or is of another scene is refused with a diagnostic; the view is then made, but is in no tree.
  @discardableResult
  public func addView(frame: Rect, to parent: View? = nil) -> View {
    let view = makeView(frame: frame)
    (parent ?? window.view).addSubview(view)
    return view
  }

  /// Makes a view that shows a picture, in the picture's size in pixels, with its centre at a point.
  ///
  /// Throws an `AssetError` that names the places searched when there is no such picture.
  @discardableResult
  public func addSprite(_ name: String, at center: Point, to parent: View? = nil) throws(AssetError) -> View {
    let texture = try texture(named: name)
    let view = addView(frame: Rect(center: center, size: texture.size), to: parent)
    view[Sprite.self] = Sprite(texture)
    view.name = name
    return view
  }

  /// Returns the picture of a name, from `assets`.
  public func texture(named name: String) throws(AssetError) -> Texture {
    guard let assets else { throw AssetError(name: name, reason: "the scene has no source of pictures (Scene.assets)") }
    return try assets.texture(named: name)
  }

  /// Returns the sprite sheet that a JSON file describes, with its picture, which is beside it: as TexturePacker (JSON
  /// hash or array), Aseprite and Free Texture Packer write them. Each file is read once.
  ///
  /// An `AssetError` names the place in the file where something else was found than wanted. Frames that were turned
  /// by the packer are refused; of trimmed ones the visible part is the frame.
  public func loadSpriteSheet(_ name: String) throws(AssetError) -> SpriteSheet {
    guard let assets else { throw AssetError(name: name, reason: "the scene has no source of pictures (Scene.assets)") }
    return try assets.spriteSheet(named: name)
  }

  /// Returns the pixels of a picture that are at least as opaque as a threshold, 0…1. For a view that is hit only
  /// where its sprite is visible: `view.hitShape = .mask(try scene.alphaMask(named: "ship.png"))`.
  public func alphaMask(named name: String, threshold: Float = 0.5) throws(AssetError) -> AlphaMask {
    guard let assets else { throw AssetError(name: name, reason: "the scene has no source of pictures (Scene.assets)") }
    return try assets.alphaMask(named: name, threshold: threshold)
  }

  /// Returns the font in a file of a name, from `assets`.
  public func font(named name: String) throws(AssetError) -> Font {
    guard let assets else { throw AssetError(name: name, reason: "the scene has no source of fonts (Scene.assets)") }
    return try assets.font(named: name)
  }

  /// Returns the view at a point in the scene's coordinates, through all windows from the front (W2-W4), or nil.
  public func hitTest(_ point: Point) -> View? {
    TargetingSystem.query(point, in: self).map { view($0.view) }
  }

  /// The view that a mouse would hit at a point, but for a window for hands alone, without a record in the log of
  /// decisions.
  package func exactHitTest(_ point: Point) -> View? {
    windowTable.isAssisting = true
    defer { windowTable.isAssisting = false }
    return TargetingSystem.query(point, exactly: true, isRecorded: false, in: self).map { view($0.view) }
  }

  // MARK: Windows

  /// The window that touches of assistive clients pass, since it makes those: only hands hit it. `.none` for none.
  package var windowForHands: Entity {
    get { windowTable.handsOnly }
    set { windowTable.handsOnly = newValue }
  }

  /// Adds a window in front of the others of its level. Its frame is in the scene's coordinates.
  @discardableResult
  public func addWindow(frame: Rect, level: Float = 0) -> Window {
    let window = Window(makeWindowView(frame: frame))
    let entity = window.view.entity
    guard isAlive(entity) else { return window }
    watchEnd(of: entity)
    windowTable.add(entity, level: level)
    visualVersion &+= 1
    takeKeyIfNone(entity)
    return window
  }

  /// The windows, from back to front.
  public var windows: [Window] { windowTable.order.map { Window(view($0)) } }

  func setLevel(_ level: Float, of window: Entity) {
    guard check(window, "set the level of window"), windowTable.contains(window) else { return }
    windowTable.setLevel(level, of: window)
    visualVersion &+= 1
  }

  func bringWindowToFront(_ window: Entity) {
    guard check(window, "bring to the front window"), windowTable.contains(window) else { return }
    windowTable.bringToFront(window)
    visualVersion &+= 1
  }

  /// The frame of a window in the scene's coordinates; that of the main window is the whole scene.
  func frame(of window: Window) -> Rect {
    window == self.window ? Rect(origin: .zero, size: size) : window.view.frame
  }
}
