/// A scene: windows with their views, and everything that makes them hear of input.
///
/// Give it events with `send(_:)` and let it run with `frame(at:)`; a platform such as DactylSDL does both. It needs no
/// display and reads no clock: the same events at the same moments give the same result, bit for bit. It lives where it
/// was made and is not `Sendable`.
@safe public final class Scene: SceneGraph {
  // The parts, each with a state of its own. What one has to do when something of the scene ends, or when input is
  // cancelled, it says as a `ScenePart`.

  /// The stages of a frame that have something to do.
  package let waiting = WaitingStages()
  /// Events that wait for their frame.
  let queue = EventQueue()
  /// All inputs that anybody still needs.
  let inputs: InputTable
  /// What came in, and is being handled: that of the inputs, at hand.
  let batch: EventBatch
  let gestures: GestureTable
  let responders = ResponderTable()
  let firstResponders = FirstResponderTable()
  let controllers = ControllerTable()
  let textInputs: TextInputTable
  let widgets = WidgetTable()
  let windowTable = WindowTable()
  let layout = LayoutTable()
  let tweens: TweenTable
  let scrolls: ScrollTable
  let focus: FocusTable
  let actionTable: InputActionTable
  let systems = SystemTable()
  let drawing = Drawing()
  let frames = FrameState()
  let settling = Settling()
  let life = SceneLife()
  let motionSensors = MotionSensors()
  let controllerDevices = GameControllerTable()
  /// The parts that hear of what happens to the scene, those of other modules included.
  @usableFromInline let parts = SceneParts()

  /// The moment of what is being handled, on the scene's own clock.
  var now = Timestamp.zero

  /// The main window. It fills the scene and is resized with it.
  public private(set) lazy var window: Window = {
    let view = makeWindowView(frame: Rect(origin: .zero, size: size))
    watchEnd(of: view.entity)
    windowTable.add(view.entity)
    return Window(view)
  }()
  /// The window scene: the responder after all windows (R4).
  public private(set) lazy var windowScene: Entity = makeEntity()
  /// The application: the responder after the window scene (R4, R5).
  public private(set) lazy var application: Entity = makeEntity()
  /// The application's delegate: the last responder, when it is set and has one (R5).
  public var delegate: Entity {
    get { unsafe appDelegate }
    set { unsafe appDelegate = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var appDelegate = Entity.none
  /// Every threshold of the gestures, for all recognizers that have none of their own.
  public var gestureSettings: GestureSettings {
    get { gestures.givenSettings }
    set { gestures.givenSettings = newValue }
  }
  /// How many points a millimetre of the display has: what lengths in millimetres follow. Set by the platform, where it
  /// knows; what is no positive number is left out.
  public var pointsPerMillimeter: Float {
    get { gestures.density }
    set { if newValue > 0 && newValue.isFinite { gestures.density = newValue } }
  }
  /// The settings with all lengths in points: what every pass reads.
  package var thresholds: GestureSettings { gestures.thresholds }
  /// How input is taken.
  public var inputSettings: InputSettings {
    get { inputs.settings }
    set {
      inputs.settings = newValue
      if newValue.fingerTimeout != nil { waiting.insert(.deadlines) }
      if newValue.mirroringModifier != nil { queue.mirror.isOn = true }
    }
  }
  /// Who got what, and why. Off unless switched on.
  public var decisions = DecisionLog() { didSet { isLogging = decisions.isOn } }
  /// Whether decisions are written: what every pass asks all the time.
  private(set) var isLogging = false
  /// How long input took to be seen.
  public var latency: LatencyHistogram { frames.latency }
  /// What is to be drawn, back to front; made by `frame(at:)`.
  public var drawList: DrawList { drawing.list }
  /// Where cut and copied text goes; the platform brings the system's.
  public var clipboard: any Clipboard {
    get { textInputs.clipboard }
    set { textInputs.clipboard = newValue }
  }
  /// Who is told that text is edited; set by the platform.
  public var textInputPlatform: (any TextInputPlatform)? {
    get { textInputs.platform }
    set { textInputs.platform = newValue }
  }
  /// What the pointer is to look like; the platform shows it.
  public var cursor: CursorShape {
    get { drawing.cursor }
    set { drawing.cursor = newValue }
  }
  /// The colour behind everything.
  public var background: Color {
    get { drawing.background }
    set {
      if drawing.background != newValue { drawing.isNew = true }
      drawing.background = newValue
      visualVersion &+= 1
    }
  }
  /// Where pictures and fonts come from; set by the platform.
  public var assets: (any AssetSource)? {
    get { drawing.assets }
    set { drawing.assets = newValue }
  }
  /// Nanoseconds of a steady clock, for the times in the frame report and for nothing else; set by whoever measures.
  public var clock: (() -> UInt64)? {
    get { frames.clock }
    set { frames.clock = newValue }
  }
  /// What the scene ended with; nil while it goes on.
  public var exitCode: Int32? { life.exitCode }
  /// Whether the whole program is to end with the scene, whatever other windows are open.
  package var endsProgram: Bool { life.endsProgram }
  /// Who runs the scene and can open further windows; set by the platform, which knows what it is.
  package var host: AnyObject? {
    get { life.host }
    set { life.host = newValue }
  }

  /// The size of the scene in points. Setting it resizes the main window.
  public var size: Size {
    get { inputs.sceneSize }
    set {
      let old = inputs.sceneSize
      visualVersion &+= 1
      inputs.sceneSize = newValue
      guard newValue != old else { return }
      if let camera = window.view[Camera.self] {
        camera.apply(to: window.view, in: Rect(origin: .zero, size: newValue))
      } else {
        window.view.frame = Rect(origin: .zero, size: newValue)
      }
      for part in parts.all { part.sceneDidResize(self) }
    }
  }

  /// Makes an empty scene with its main window.
  public init(size: Size = Size(800, 600)) {
    let columns = SceneColumns()
    inputs = InputTable(columns)
    batch = inputs.batch
    actionTable = InputActionTable(inputs, waiting)
    textInputs = TextInputTable(waiting)
    tweens = TweenTable(waiting)
    scrolls = ScrollTable(waiting)
    focus = FocusTable(waiting)
    gestures = GestureTable(inputs)
    super.init(columns)
    inputs.sceneSize = size
    gestures.registerBuiltInKinds()
    responders.columns = columns
    addOwnParts()
    columns.begin(self)
    observer = self
    makeVisual(Sprite.self, isImage: true)
    makeVisual(Shape.self, isImage: false)
    makeVisual(Label.self, isImage: true)
    let sprites = column(of: Sprite.self)
    picturePart = { index in
      sprites[index].map { PicturePart(size: $0.texture.size, cell: $0.cell, isFlipped: $0.isFlipped) }
    }
    firstResponders.keyWindow = window.view.entity
  }

  // First of all nobody finds it any more; what it owns goes afterwards.
  deinit { columns.end() }

  /// The middle of the scene.
  var middle: Point { Point(size.width / 2, size.height / 2) }

  /// Asks the program to end after this frame, with all its windows. What is under way then is cancelled (T22).
  public func quit(_ code: Int32 = 0) {
    life.exitCode = code
    life.endsProgram = true
  }

  /// Asks for the scene's own window to be closed after this frame. The program ends when its last window is closed.
  public func close() { life.exitCode = life.exitCode ?? 0 }

  package func view(_ entity: Entity) -> View { View(entity, in: self) }
}
