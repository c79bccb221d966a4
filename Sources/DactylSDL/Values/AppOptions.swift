/// The options of an app's window, and the folders of its assets. Each has a default that suits most games.
public struct AppOptions: Sendable {
  /// The title of the window.
  public var title: String
  /// The size of the window when it opens, in points: at most twice the displays in each direction, or 4096 where that
  /// is more. A larger one is an error.
  public var size: Size
  /// The position of the window on the desktop, in its points; nil for the middle of the display.
  package var position: (x: Int32, y: Int32)?
  /// The fixed size of the scene, in points: the window then shows it as large as possible, in proportion, between
  /// black bars. With nil the scene has the size of the window, divided by `contentScale`.
  public var logicalSize: Size?
  /// How large the points of the scene are in the window, where it has no `logicalSize`: as large as the window's own
  /// by default. An app with texts and controls has them readable in a window of any size by
  /// `.growing(above: Size(1280, 800))`.
  ///
  /// The scene is resized as by the user where the scale changes with the window (`Scene.size`, `.resized`).
  public var contentScale: ContentScale
  /// Whether the user can resize the window.
  public var isResizable: Bool
  /// Whether frames are presented in step with the display, if that is possible.
  public var vsync: Bool
  /// The colour behind everything; nil for the scene's own.
  public var background: Color?
  /// The folders that are searched for pictures and fonts, before the app's resources, the executable's folder and the
  /// working directory. A relative folder is relative to the working directory.
  public var assetFolders: [String]

  /// Files with mappings of controllers' buttons, in the format of the community's `gamecontrollerdb.txt`
  /// (`ControllerMappings`): for controllers that SDL does not know, and in place of its own mappings. A relative path
  /// is relative to the working directory; later files take precedence over earlier ones. One that cannot be read is an
  /// error at the start. Those of the first window apply to the whole program.
  public var controllerMappingFiles: [String] = []
  /// The thresholds of triggers and sticks. Those of the first window apply to the whole program.
  public var controllers = ControllerSettings()
  /// The settings of shakes of the device or a controller; nil leaves their accelerometers off, which saves a
  /// controller's battery. Those of the first window apply to the whole program.
  public var shakes: ShakeSettings? = ShakeSettings()
  /// Whether F3 shows the inspector and F4 the device monitor, where the game does not handle the key
  /// (`Scene.hasInspectorKeys`). True by default; a game that is shipped sets it to false.
  public var hasInspectorKeys = true
  /// Whether screen readers and other assistive programs of the desktop can read and use the windows (AX1): by AT-SPI2,
  /// where a session has it. True by default; where nobody asks it costs nothing. That of the first window applies to
  /// the whole program.
  public var servesScreenReaders = true

  /// Whether the windows follow the settings of the desktop about motion, contrast and the size of texts (AX29–AX31):
  /// `Scene.assistance.display`. True by default; it costs nothing where there is no session of a desktop. That of the
  /// first window applies to the whole program.
  public var followsDesktopSettings = true

  /// What the program can be asked to do from outside of it (AX32): `Scene.onQuickAction(_:)` receives it. At the
  /// command line by `--action ID`; on a desktop by the menu of its icon, once `dactyl desktop-file` has written the
  /// file for that.
  public var quickActions: [QuickAction] = []
  /// The name of the program on the bus of a desktop's session, such as org.example.Cards: with one, a quick action
  /// that is asked for while it runs is done by the program that runs, whose window comes to the front. Nil by default.
  public var applicationID: String?

  /// Whether the program keeps a recording of itself from its launch on, which the key F9 saves unless the game takes
  /// the key: a file beside it from which everything happens once more, for a report of a fault. True in debug builds.
  ///
  /// A recording holds everything that was typed, passwords too, what was on the clipboard when the game looked, and
  /// the names of dropped files. It stays in memory until it is saved, in 16 MB at most, which is hours of play; what
  /// comes after that is left out, and the file says so.
  ///
  /// The last thirty seconds are marked in the file (`ReplayOptions.from`), but not cut out: the closures of a game are
  /// made by its launch and nothing else, so that a replay has to begin there. It plays what comes before as fast as it
  /// goes. It costs some nanoseconds for an event, and once a second a hash of the state of the scene.
  public var keepsRecording = Self.isDebugBuild
  /// Whether the program may be launched once more while it runs: `Scene.explain(_:)` launches copies without a window,
  /// plays the recording into them, and tries changes there. True by default. A program whose launch can't run twice,
  /// since it writes files or connects to something, sets it to false: explanations then come from the log of
  /// decisions, and changes are not tried.
  public var canLaunchAgain = true
  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Makes options, with defaults for those that are left out.
  public init(
    title: String = "Dactyl", size: Size = Size(800, 600), logicalSize: Size? = nil,
    contentScale: ContentScale = .fixed(1), isResizable: Bool = true,
    vsync: Bool = true, background: Color? = nil, assetFolders: [String] = []
  ) {
    self.title = title
    self.size = size
    self.logicalSize = logicalSize
    self.contentScale = contentScale
    self.isResizable = isResizable
    self.vsync = vsync
    self.background = background
    self.assetFolders = assetFolders
  }
}
