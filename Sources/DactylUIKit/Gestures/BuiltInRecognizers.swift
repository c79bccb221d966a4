/// Recognizes taps (TAP1-TAP12).
open class UITapGestureRecognizer: UIGestureRecognizer {
  private let core = Core(TapGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// How many taps in a row it takes.
  open var numberOfTapsRequired: Int {
    get { core.value.numberOfTapsRequired }
    set { core.value.numberOfTapsRequired = newValue }
  }
  /// How many fingers tap.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
  /// The buttons of a pointer that are down (TAP9).
  open var buttonMaskRequired: UIEvent.ButtonMask {
    get { UIEvent.ButtonMask(core.value.buttonMaskRequired) }
    set { core.value.buttonMaskRequired = newValue.engine }
  }
  /// Whether its success may make another fail: not a tap that needs more taps (G41).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// Recognizes fingers that stay down (LP1-LP10).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let core = Core(LongPressGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// How long they stay, in seconds.
  open var minimumPressDuration: TimeInterval {
    get { core.value.minimumPressDuration }
    set { core.value.minimumPressDuration = newValue }
  }
  /// How far a finger may stray until it begins, in points.
  open var allowableMovement: CGFloat {
    get { CGFloat(core.value.allowableMovement) }
    set { core.value.allowableMovement = Float(newValue) }
  }
  /// How many full taps come first.
  open var numberOfTapsRequired: Int {
    get { core.value.numberOfTapsRequired }
    set { core.value.numberOfTapsRequired = newValue }
  }
  /// How many fingers press.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
}

/// Recognizes fingers that drag (PAN1-PAN13).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private let core = Core(PanGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// How many fingers it needs to begin.
  open var minimumNumberOfTouches: Int {
    get { core.value.minimumNumberOfTouches }
    set { core.value.minimumNumberOfTouches = newValue }
  }
  /// How many fingers it takes.
  open var maximumNumberOfTouches: Int {
    get { core.value.maximumNumberOfTouches }
    set { core.value.maximumNumberOfTouches = newValue }
  }
  /// How far the fingers have come since it began, or since this was set, in a view's axes; nil means the window's
  /// (PAN6).
  open func translation(in view: UIView?) -> CGPoint { CGPoint(core.value.translation(in: axes(of: view))) }
  /// Sets that: what follows counts from there. The velocity goes on (PAN8).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    core.value.setTranslation(translation.engineVector, in: axes(of: view))
  }
  /// How fast the fingers move, in points a second, in a view's axes; nil means the window's (PAN9).
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(core.value.velocity(in: axes(of: view))) }
}

/// Recognizes two fingers that come together or part (PI1-PI7).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private let core = Core(PinchGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// How much farther apart they are than at the start, as a factor. Setting it re-bases it, and the velocity goes on
  /// (PI2, PAN8).
  open var scale: CGFloat {
    get { CGFloat(core.value.scale) }
    set { core.value.scale = Float(newValue) }
  }
  /// How fast that changes, a second (PI4).
  open var velocity: CGFloat { CGFloat(core.value.velocity()) }
}

/// Recognizes two fingers that turn (RO1-RO4).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private let core = Core(RotationGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// How far they have turned, in radians, clockwise. Setting it re-bases it, and the velocity goes on (RO3, PAN8).
  open var rotation: CGFloat {
    get { CGFloat(core.value.rotation) }
    set { core.value.rotation = Float(newValue) }
  }
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { CGFloat(core.value.velocity()) }
}

/// Recognizes a finger that slides in a direction (SW1-SW7).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions, a bit each (SW1).
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right, and to the left.
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2)
    /// Up, and down.
    public static let up = Direction(rawValue: 4), down = Direction(rawValue: 8)
  }

  private let core = Core(SwipeGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The directions that it takes.
  open var direction: Direction {
    get { Direction(rawValue: UInt(core.value.direction.rawValue)) }
    set { core.value.direction = SwipeDirection(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
  /// How many fingers slide.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
}

/// Recognizes a finger that drags from an edge of the screen (SE1-SE4).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private let edgeCore = Core(ScreenEdgePanGestureRecognizer())
  override var inner: (any InnerRecognizer)? { edgeCore }
  /// The edges that it starts from.
  open var edges: UIRectEdge {
    get { UIRectEdge(rawValue: UInt(edgeCore.value.edges.rawValue)) }
    set { edgeCore.value.edges = RectEdge(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
  open override func translation(in view: UIView?) -> CGPoint {
    CGPoint(edgeCore.value.translation(in: axes(of: view)))
  }
  open override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    edgeCore.value.setTranslation(translation.engineVector, in: axes(of: view))
  }
  open override func velocity(in view: UIView?) -> CGPoint { CGPoint(edgeCore.value.velocity(in: axes(of: view))) }
}

/// Recognizes a pointer over its view with no button pressed (HO1-HO4).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private let core = Core(HoverGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
}

extension UIGestureRecognizer {
  /// The view in whose axes something is meant; nil means the window's.
  func axes(of view: UIView?) -> View? { view?.engine ?? self.view?.engine.window?.view }
}

extension UIEvent.ButtonMask {
  init(_ mask: ButtonMask) { self.init(rawValue: Int(mask.rawValue)) }
  var engine: ButtonMask { ButtonMask(rawValue: .init(truncatingIfNeeded: rawValue)) }
}
