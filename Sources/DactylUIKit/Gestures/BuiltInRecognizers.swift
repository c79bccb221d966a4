/// Recognizes taps (TAP1-TAP12).
open class UITapGestureRecognizer: UIGestureRecognizer {
  private let core = Core(TapGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The number of consecutive taps that are required.
  open var numberOfTapsRequired: Int {
    get { core.value.numberOfTapsRequired }
    set { core.value.numberOfTapsRequired = newValue }
  }
  /// The number of fingers that are required.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
  /// The buttons of a pointer that must be down (TAP9).
  open var buttonMaskRequired: UIEvent.ButtonMask {
    get { UIEvent.ButtonMask(core.value.buttonMaskRequired) }
    set { core.value.buttonMaskRequired = newValue.engine }
  }
  /// Whether success of the recognizer makes another one fail: false for a tap that requires more taps (G41).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// Recognizes fingers that stay down (LP1-LP10).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let core = Core(LongPressGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The time that the fingers must stay down, in seconds.
  open var minimumPressDuration: TimeInterval {
    get { core.value.minimumPressDuration }
    set { core.value.minimumPressDuration = newValue }
  }
  /// The distance that a finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat {
    get { CGFloat(core.value.allowableMovement) }
    set { core.value.allowableMovement = Float(newValue) }
  }
  /// The number of full taps that are required first.
  open var numberOfTapsRequired: Int {
    get { core.value.numberOfTapsRequired }
    set { core.value.numberOfTapsRequired = newValue }
  }
  /// The number of fingers that are required.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
}

/// Recognizes fingers that drag (PAN1-PAN13).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private let core = Core(PanGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The least number of fingers to begin.
  open var minimumNumberOfTouches: Int {
    get { core.value.minimumNumberOfTouches }
    set { core.value.minimumNumberOfTouches = newValue }
  }
  /// The greatest number of fingers.
  open var maximumNumberOfTouches: Int {
    get { core.value.maximumNumberOfTouches }
    set { core.value.maximumNumberOfTouches = newValue }
  }
  /// The translation of the fingers since the gesture began, or since it was set, in a view's axes; nil for the
  /// window's (PAN6).
  open func translation(in view: UIView?) -> CGPoint { CGPoint(core.value.translation(in: axes(of: view))) }
  /// Sets the translation, from which further movement counts. The velocity is not affected (PAN8).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    core.value.setTranslation(translation.engineVector, in: axes(of: view))
  }
  /// The velocity of the fingers, in points per second, in a view's axes; nil for the window's (PAN9).
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(core.value.velocity(in: axes(of: view))) }
}

/// Recognizes two fingers that move together or apart (PI1-PI7).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private let core = Core(PinchGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The factor by which the distance of the fingers has changed since the start. Setting it re-bases it; the velocity
  /// is not affected (PI2, PAN8).
  open var scale: CGFloat {
    get { CGFloat(core.value.scale) }
    set { core.value.scale = Float(newValue) }
  }
  /// The rate of change of the scale, per second (PI4).
  open var velocity: CGFloat { CGFloat(core.value.velocity()) }
}

/// Recognizes two fingers that rotate (RO1-RO4).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private let core = Core(RotationGestureRecognizer())
  override var inner: (any InnerRecognizer)? { core }
  /// The rotation of the fingers since the start, in radians, clockwise. Setting it re-bases it; the velocity is not
  /// affected (RO3, PAN8).
  open var rotation: CGFloat {
    get { CGFloat(core.value.rotation) }
    set { core.value.rotation = Float(newValue) }
  }
  /// The angular velocity of the fingers, in radians per second.
  open var velocity: CGFloat { CGFloat(core.value.velocity()) }
}

/// Recognizes a finger that swipes in a direction (SW1-SW7).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, one bit each (SW1).
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
  /// The directions that are recognized.
  open var direction: Direction {
    get { Direction(rawValue: UInt(core.value.direction.rawValue)) }
    set { core.value.direction = SwipeDirection(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }
  /// The number of fingers that are required.
  open var numberOfTouchesRequired: Int {
    get { core.value.numberOfTouchesRequired }
    set { core.value.numberOfTouchesRequired = newValue }
  }
}

/// Recognizes a finger that drags from an edge of the screen (SE1-SE4).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private let edgeCore = Core(ScreenEdgePanGestureRecognizer())
  override var inner: (any InnerRecognizer)? { edgeCore }
  /// The edges from which the gesture starts.
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
  /// The view whose axes a value refers to; nil stands for the window.
  func axes(of view: UIView?) -> View? { view?.engine ?? self.view?.engine.window?.view }
}

extension UIEvent.ButtonMask {
  init(_ mask: ButtonMask) { self.init(rawValue: Int(mask.rawValue)) }
  var engine: ButtonMask { ButtonMask(rawValue: .init(truncatingIfNeeded: rawValue)) }
}
