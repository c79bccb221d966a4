/// A scene: windows with their views, and everything that makes them hear of input.
///
/// Give it events with `send(_:)` and let it run with `frame(at:)`; a platform such as DactylSDL does both. It needs no
/// display and reads no clock: the same events at the same moments give the same result, bit for bit. It lives where it was
/// made and is not `Sendable`.
@safe public final class Scene: SceneGraph {
  // Input on its way.
  let queue = EventQueue()
  let mirror = PointerMirror()
  /// The moment of what is being handled, on the scene's own clock.
  var now = Timestamp.zero
  /// The scene's own clock. Events leave the queue with its time.
  var time: SceneClock {
    get { queue.clock }
    set { queue.clock = newValue }
  }
  /// Up to which moment moves have been resampled.
  var resampledUpTo = Timestamp(nanoseconds: .min)
  var modifiers: ModifierFlags = []

  // The tables.
  let inputs: InputTable
  /// What came in, and is being handled: that of the inputs, at hand.
  let batch: EventBatch
  /// What recognizers answered about the event that is being routed.
  var eventAnswers = EventAnswers()
  /// Keys on their way to those who may claim them.
  let claims = PendingClaims()
  /// The begans that are on their way up the chain.
  let deliveries = DeliveriesUnderWay()
  let gestures: GestureTable
  let responders = ResponderTable()
  let controllers = ControllerTable()
  let firstResponders = FirstResponderTable()
  let textInputs = TextInputTable()
  let inputViews = InputViewTable()
  let widgets = WidgetTable()
  /// The tables that hear of the life of the scene, in the order in which they do.
  let parts = SceneParts()
  let layout = LayoutTable()
  let windowTable = WindowTable()
  let tracking = TouchTracking()
  let tapCounter = TapCounter()
  let tweens = TweenTable()
  let systems = SystemTable()

  // What waits to be settled.
  var needsSettling = false
  var isSettling = false
  /// How many passes run that must not be interrupted: what they set off is settled afterwards.
  var settlingHolds = 0
  /// What was asked for in hit shapes, and whether it is being done; see `postpone(_:)`.
  let postponed = List<(Scene) -> Void>()
  var isDoingPostponed = false
  let pendingActions = List<PendingAction>()
  let owedCancels = List<OwedCancel>()
  /// What the game sent and was not taken in yet.
  let customEvents = List<SentEvent>()
  /// The order in which ties between recognizers are broken.
  let tieOrder = TieOrder()
  let groups = InputGroups()
  let scratch = Scratch()

  // What the frame found out.
  var counters = FrameCounters()
  var stageTimes = StageTimes()
  let visible = VisibleViews()
  var isInFrame = false
  /// How many frames there have been, the one that runs included.
  var frameNumber = 0
  /// The events that no frame has shown yet, up to a number.
  let shownEvents = List<Timestamp>()
  /// When the last frame was, on the scene's own clock.
  var lastFrame: Timestamp?
  /// How often deadlines came due within a millisecond of this frame, and since when; see `isEndless(_:)`.
  var deadlineRounds: (start: Timestamp?, count: Int) = (nil, 0)
  /// Whether deadlines that come due wait for the next frame.
  var deadlinesWait = false
  var drawnVersion: UInt64?

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
  /// Every threshold of the gestures, for all recognizers that have none of their own.
  public var gestureSettings = GestureSettings() { didSet { resolveSettings() } }
  /// How many points a millimetre of the display has: what lengths in millimetres follow. Set by the platform, where it
  /// knows; what is no positive number is left out.
  public var pointsPerMillimeter = Length.standardDensity {
    didSet {
      if !(pointsPerMillimeter > 0 && pointsPerMillimeter.isFinite) { pointsPerMillimeter = oldValue }
      resolveSettings()
    }
  }
  /// The settings with all lengths in points: what every pass reads.
  package var thresholds: GestureSettings { gestures.thresholds }
  /// How input is taken.
  public var inputSettings: InputSettings {
    get { unsafe intake }
    set {
      unsafe intake = newValue
      inputs.predictionTime = newValue.predictionTime
      if newValue.mirroringModifier != nil { mirror.isOn = true }
    }
  }
  /// Who got what, and why. Off unless switched on.
  public var decisions = DecisionLog() { didSet { isLogging = decisions.isOn } }
  /// Whether decisions are written: what every pass asks all the time.
  private(set) var isLogging = false
  /// How many of the events that no frame has shown yet are kept: a flood says no more about latency than its beginning does.
  static var mostShownEvents: Int { 1024 }
  /// How long input took to be seen.
  public internal(set) var latency = LatencyHistogram()
  /// What is to be drawn, back to front; made by `frame(at:)`.
  public internal(set) var drawList = DrawList()
  /// How many items the list has.
  var drawnCount = 0
  /// Where cut and copied text goes; the platform brings the system's.
  public var clipboard: any Clipboard = MemoryClipboard()
  /// Who is told that text is edited; set by the platform.
  public weak var textInputPlatform: (any TextInputPlatform)?
  /// What the pointer is to look like; the platform shows it.
  public var cursor = CursorShape.arrow
  /// The colour behind everything.
  public var background = Color.black { didSet { visualVersion &+= 1 } }
  /// Where pictures and fonts come from; set by the platform.
  public var assets: (any AssetSource)?
  /// Nanoseconds of a steady clock, for the times in the frame report and for nothing else; set by whoever measures.
  public var clock: (() -> UInt64)? {
    get { unsafe stopwatch }
    set {
      unsafe stopwatch = newValue
      isTimed = newValue != nil
      stageTimes = StageTimes()
    }
  }
  /// Whether stages are timed.
  private(set) var isTimed = false
  // What passes read all the time. (Unchecked: each is read and written at once, never in between.)
  /// The first added part with its type: what that part's module finds without going through the others.
  /// (Unsafe, since it is asked for at every turn: the parts keep it as long as it is one of them.)
  @usableFromInline @exclusivity(unchecked) @unsafe
  var firstAdded: (type: ObjectIdentifier, part: Unmanaged<AnyObject>)?
  @exclusivity(unchecked) private var intake = InputSettings()
  @exclusivity(unchecked) private var stopwatch: (() -> UInt64)?
  @exclusivity(unchecked) private var appDelegate = Entity.none
  /// What the scene ended with; nil while it goes on.
  public private(set) var exitCode: Int32?
  /// Whether it is to end as soon as nothing of it runs (`end()`).
  var isToEnd = false
  /// Whether the whole program is to end with the scene, whatever other windows are open.
  package private(set) var endsProgram = false
  /// Who runs the scene and can open further windows; set by the platform, which knows what it is.
  package weak var host: AnyObject?
  /// How often it was asked for remote control events (X2).
  var remoteControlDepth = 0
  /// Who asks whether to undo after a shake, when a game does.
  var shakeToEdit: ((UndoManager) -> Void)?
  /// How deep input is ignored (T26).
  var ignoreDepth = 0

  /// The size of the scene in points. Setting it resizes the main window.
  public var size: Size {
    didSet {
      visualVersion &+= 1
      inputs.sceneSize = size
      guard size != oldValue else { return }
      if let camera = window.view[Camera.self] {
        camera.apply(to: window.view, in: Rect(origin: .zero, size: size))
      } else {
        window.view.frame = Rect(origin: .zero, size: size)
      }
    }
  }

  /// Makes an empty scene with its main window.
  public init(size: Size = Size(800, 600)) {
    self.size = size
    let columns = SceneColumns()
    inputs = InputTable(columns)
    batch = inputs.batch
    gestures = GestureTable(inputs)
    super.init(columns)
    inputs.sceneSize = size
    inputs.predictionTime = inputSettings.predictionTime
    gestures.registerBuiltInKinds()
    responders.columns = columns
    addOwnParts()
    columns.begin(self)
    observer = self
    shownEvents.reserve(Self.mostShownEvents)
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

  private func resolveSettings() {
    gestures.resolveSettings(gestureSettings, at: pointsPerMillimeter)
  }

  /// The middle of the scene.
  var middle: Point { Point(size.width / 2, size.height / 2) }

  /// Asks the program to end after this frame, with all its windows. What is under way then is cancelled (T22).
  public func quit(_ code: Int32 = 0) {
    exitCode = code
    endsProgram = true
  }

  /// Asks for the scene's own window to be closed after this frame. The program ends when its last window is closed.
  public func close() { exitCode = exitCode ?? 0 }

  package func view(_ entity: Entity) -> View { View(entity, in: self) }
}
