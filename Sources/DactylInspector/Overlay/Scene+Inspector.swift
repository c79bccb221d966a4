import Dactyl

extension Scene {
  /// Whether the inspector is shown in front of the scene: touches with their trails, the areas that take them, the
  /// items that can have the focus, and in a panel the views under the pointer with what each does with a touch there,
  /// the recognizers with their states, the responder chain and the work of the frame. False by default.
  ///
  /// In programs of `DactylSDL` F3 switches it, unless the game handles that key.
  ///
  /// The inspector consists of drawn items alone: it has no views and no window, so that it takes no input and no
  /// focus, and the game's callbacks, its log of decisions and its state are the same as without it. While it is shown,
  /// a frame costs a pass over the visible views in addition, and a hit-test, which asks closures of hit shapes that it
  /// meets; otherwise it costs nothing. Areas and lines beyond what there is room for are counted, not shown.
  public var showsInspector: Bool {
    get { part(Inspector.self)?.showsStack ?? false }
    set { if newValue != showsInspector { inspector.show(stack: newValue, in: self) } }
  }

  /// Whether the device monitor is shown in front of the scene: each device with its player, what is held on it, its
  /// axes as measured and beyond the dead zone, and its sensors; and the input actions that are bound, with their
  /// values. False by default.
  ///
  /// In programs of `DactylSDL` F4 switches it, unless the game handles that key. Motion sensors are shown while a game
  /// listens to them (`Scene.onMotionData(_:)`).
  public var showsDeviceMonitor: Bool {
    get { part(Inspector.self)?.showsDevices ?? false }
    set { if newValue != showsDeviceMonitor { inspector.show(devices: newValue, in: self) } }
  }

  /// Whether F3 switches the inspector and F4 the device monitor, where nothing else handles the key: no text, no key
  /// command, no responder, no input action. `DactylSDL` sets it for each scene that it makes; false by default.
  public var hasInspectorKeys: Bool {
    get { part(InspectorKeys.self) != nil }
    set {
      guard newValue != hasInspectorKeys else { return }
      if newValue { addPart(InspectorKeys()) } else if let keys = part(InspectorKeys.self) { removePart(keys) }
    }
  }

  /// The inspector, which is made when it is needed first.
  package var inspector: Inspector {
    if let inspector = part(Inspector.self) { return inspector }
    let inspector = Inspector()
    addPart(inspector)
    return inspector
  }
}
