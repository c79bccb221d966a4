/// How an app's window is to be, and where its files lie. What is left out has a value that suits most games.
public struct AppOptions: Sendable {
  /// What stands in the window's title bar.
  public var title: String
  /// The size of the window when it opens, in points: at most twice the displays each way, or 4096 where that is more.
  /// A larger one is an error.
  public var size: Size
  /// The size that the scene always has, in points: the window then shows it as large as it can, in proportion,
  /// between black bars. Nil, and the scene is as large as the window.
  public var logicalSize: Size?
  /// Whether the user may change the window's size.
  public var isResizable: Bool
  /// Whether frames are shown in step with the display, if it can.
  public var vsync: Bool
  /// The colour behind everything; nil leaves the scene's own.
  public var background: Color?
  /// Folders in which pictures and fonts are looked for, before the app's resources, the executable's folder and the
  /// working directory. A relative one counts from the working directory.
  public var assetFolders: [String]

  /// Files that say which button of which controller is where, in the format of the community's `gamecontrollerdb.txt`
  /// (`ControllerMappings`): for controllers that SDL does not know, and instead of what it knows. A relative path
  /// counts from the working directory; later files come before earlier ones. One that can't be read is an error at the
  /// start. Those of the first window count for the program.
  public var controllerMappingFiles: [String] = []
  /// When triggers and sticks of controllers are pressed. Those of the first window count for the program.
  public var controllers = ControllerSettings()
  /// What counts as shaking the device or a controller; nil leaves their accelerometers off, which spares a
  /// controller's battery. Those of the first window count for the program.
  public var shakes: ShakeSettings? = ShakeSettings()

  /// Makes options; each that is left out has its default.
  public init(
    title: String = "Dactyl", size: Size = Size(800, 600), logicalSize: Size? = nil, isResizable: Bool = true,
    vsync: Bool = true, background: Color? = nil, assetFolders: [String] = []
  ) {
    self.title = title
    self.size = size
    self.logicalSize = logicalSize
    self.isResizable = isResizable
    self.vsync = vsync
    self.background = background
    self.assetFolders = assetFolders
  }
}
