/// A scene: windows with their views, and everything that delivers input to them.
///
/// Give it events with `send(_:)` and let it run with `frame(at:)`; a platform such as DactylSDL does both. It needs no
/// display and reads no clock: the same events at the same moments give the same result, bit for bit. It lives where it
/// was made and is not `Sendable`.
@safe public final class Scene: SceneGraph {
  // The parts, each with its own state. As a `ScenePart` each implements what it does when entities are destroyed or
  // input is cancelled.

  /// The stages of the frame that have pending work.
  package let waiting = WaitingStages()
  /// The events that were sent and not handled yet.
  let queue = EventQueue()
  /// The inputs under way, and those whose end was not delivered yet.
  package let inputs: InputTable
  /// The events that are being handled: `inputs.batch`.
  let batch: EventBatch
  package let gestures: GestureTable
  let responders = ResponderTable()
  let firstResponders = FirstResponderTable()
  package let controllers = ControllerTable()
  let textInputs: TextInputTable
  let widgets = WidgetTable()
  let windowTable = WindowTable()
  let layout = LayoutTable()
  let tweens: TweenTable
  let systems = SystemTable()
  let drawing = Drawing()
  let frames = FrameState()
  package let settling = Settling()
  let life = SceneLife()
  let motionSensors = MotionSensors()
  let controllerDevices: GameControllerTable
  /// Which device drives which player.
  package let players: PlayerTable
  /// The parts that are called for what happens to the scene, those of other modules included.
  @usableFromInline let parts = SceneParts()

  /// The values of the game's objects that snapshots hold.
  let snapshotValues = Listeners<Callback<StateCopier>>()
  /// Whether the state is being copied into a snapshot or out of one.
  var isCopyingState = false

  /// The moment of the event or deadline that is being handled, on the scene's own clock.
  var now = Timestamp.zero

  /// The main window. It fills the scene and is resized with it.
  public private(set) lazy var window: Window = {
    let view = makeWindowView(frame: Rect(origin: .zero, size: size))
    watchEnd(of: view.entity)
    windowTable.add(view.entity)
    return Window(view)
  }()
  /// The window scene: the responder after all windows (R4).
  public var windowScene: Entity {
    if ownWindowScene == .none { ownWindowScene = makeEntity() }
    return ownWindowScene
  }
  private var ownWindowScene = Entity.none
  /// The application: the responder after the window scene (R4, R5).
  public var application: Entity {
    if ownApplication == .none { ownApplication = makeEntity() }
    return ownApplication
  }
  private var ownApplication = Entity.none
  /// The application's delegate: the last responder, when it is set and has one (R5).
  public var delegate: Entity {
    get { unsafe appDelegate }
    set { unsafe appDelegate = newValue }
  }
  // (Unchecked: it is read and written at once, never in between.)
  @exclusivity(unchecked) private var appDelegate = Entity.none
  /// The thresholds of all recognizers that have none of their own.
  public var gestureSettings: GestureSettings {
    get { gestures.givenSettings }
    set { gestures.givenSettings = newValue }
  }
  /// The number of points in a millimetre of the display, by which lengths in millimetres are converted. Set by the
  /// platform where it knows; values that are not positive and finite are ignored.
  public var pointsPerMillimeter: Float {
    get { gestures.density }
    set { if newValue > 0 && newValue.isFinite { gestures.density = newValue } }
  }
  /// The gesture settings with all lengths in points, as the passes read them.
  package var thresholds: GestureSettings { gestures.thresholds }
  /// How events become inputs: timeouts, predicted and resampled touches, keys that move the focus, mirrored fingers.
  public var inputSettings: InputSettings {
    get { inputs.settings }
    set {
      inputs.settings = newValue
      if newValue.fingerTimeout != nil { waiting.insert(.deadlines) }
      if newValue.mirroringModifier != nil { queue.mirror.isOn = true }
    }
  }
  /// The log of decisions about inputs, each with its rule. Off unless switched on.
  public var decisions = DecisionLog() {
    didSet {
      unsafe isWatched = decisions.isWatched
      gestures.keepsConditions = decisions.isWatched
    }
  }
  /// Whether decisions are recorded: a copy of `decisions.isOn` that passes read.
  package var isLogging: Bool { unsafe isWatched }
  // (Unchecked: every pass reads it, and each access is over at once.)
  @exclusivity(unchecked) private var isWatched = false
  /// The times from events to the presented frames that show them.
  public var latency: LatencyHistogram { frames.latency }
  /// The items to draw, back to front. Updated by `frame(at:)`.
  public var drawList: DrawList { drawing.list }
  /// The clipboard for cut and copied text; the platform sets the system's.
  public var clipboard: any Clipboard {
    get { textInputs.clipboard }
    set { textInputs.clipboard = newValue }
  }
  /// Receives when text editing begins, moves and ends; set by the platform.
  public var textInputPlatform: (any TextInputPlatform)? {
    get { textInputs.platform }
    set { textInputs.platform = newValue }
  }
  /// The shape of the pointer, which the platform shows.
  public var cursor: CursorShape {
    get { drawing.cursor }
    set { drawing.cursor = newValue }
  }
  /// The colour behind all views.
  public var background: Color {
    get { drawing.background }
    set {
      if drawing.background != newValue { drawing.isNew = true }
      drawing.background = newValue
      noteLook()
    }
  }
  /// Loads pictures and fonts; set by the platform.
  public var assets: (any AssetSource)? {
    get { drawing.assets }
    set {
      drawing.assets = newValue
      setNeedsArrangement()
    }
  }
  /// Returns the nanoseconds of a steady clock. Used for the times in the frame report and for nothing else.
  public var clock: (() -> UInt64)? {
    get { frames.clock }
    set { frames.clock = newValue }
  }
  /// The exit code of a scene that has ended; nil before that.
  public var exitCode: Int32? { life.exitCode }
  /// Whether the program ends with the scene, whatever other windows are open.
  package var endsProgram: Bool { life.endsProgram }
  /// The object that runs the scene and can open further windows; set by the platform, which knows its type.
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

  /// Makes an empty scene with its main window, to which no features were added.
  package init(withoutFeatures size: Size) {
    let columns = SceneColumns()
    inputs = InputTable(columns)
    batch = inputs.batch
    textInputs = TextInputTable(waiting)
    tweens = TweenTable(waiting)
    players = PlayerTable()
    controllerDevices = GameControllerTable(players)
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
    makeContent(Label.self)
    let sprites = column(of: Sprite.self)
    picturePart = { index in
      sprites[index].map { PicturePart(size: $0.texture.size, cell: $0.cell, isFlipped: $0.isFlipped) }
    }
    firstResponders.keyWindow = window.view.entity
  }

  // The columns forget the scene first, so that code which runs while its parts are released can't reach it.
  deinit { columns.end() }

  /// Copies the whole state of the scene into a snapshot, or out of it.
  func copyState(_ copier: StateCopier) {
    // Not copied: isCopyingState; decisions, isWatched (the log stays).
    copyGraph(copier)
    copier.copy(queue)
    copier.copy(inputs)
    copier.copy(parts)
    copier.copy(firstResponders)
    copier.copy(systems)
    drawing.copyState(copier)
    frames.copyState(copier)
    copier.copy(settling)
    copier.copy(life)
    copier.copy(motionSensors)
    copier.copy(controllerDevices)
    copier.copy(players)
    copier.copy(now) { now = $0 }
    copier.copy(ownWindowScene) { ownWindowScene = $0 }
    copier.copy(ownApplication) { ownApplication = $0 }
    unsafe copier.copy(&appDelegate)
    copier.copy(snapshotValues)
    // Late, since properties that are restored may mark stages.
    unsafe copier.copy(&waiting.word)
    // The platform may show text editing that is no more, or not yet.
    if copier.isRestoring && textInputs.isUsed { waiting.insert(.textInput) }
    snapshotValues.call(copier)
  }

  /// The middle of the scene.
  var middle: Point { Point(size.width / 2, size.height / 2) }

  /// Asks the program to end after this frame, with all its windows. What is under way then is cancelled (T22).
  public func quit(_ code: Int32 = 0) {
    life.exitCode = code
    life.endsProgram = true
  }

  /// Asks for the scene's own window to be closed after this frame. The program ends when its last window is closed.
  public func close() { life.exitCode = life.exitCode ?? 0 }

  /// The handle of a view, by its entity: for handlers that are given the entity of an input's view. The handle of an
  /// entity that is no view any more is stale (`View.isAlive`).
  public func view(_ entity: Entity) -> View { View(entity, in: self) }
}
