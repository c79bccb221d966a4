/// The axes along which a pan goes, in its view's superview.
public struct PanAxes: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// To the sides.
  public static let horizontal = PanAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = PanAxes(rawValue: 2)
  /// Along both axes.
  public static let all: PanAxes = [.horizontal, .vertical]
}

/// What few pans are told, and what those need while they go on. It lies on the heap, so that all others are as small
/// as before.
package struct PanOptions {
  /// How far the middle of the fingers travels until it begins; nil for what the settings say.
  var distance: Float?
  /// The buttons that a pointer must hold; none for any.
  var buttons: ButtonMask = []
  var axes = PanAxes.all
  var locksDirection = false
  var limits = MotionLimits()
  /// Along which axes the present drag goes; nil until it begins.
  private(set) var chosen: PanAxes?
  /// The axes of the superview, when it was looked at last.
  var space = MotionSpace()

  /// How many times as far along an axis as aside a drag goes that is locked to it. Ours: a way that is more askew is
  /// one in any direction, as on a scroll view.
  package static var lockRatio: Float { 2 }

  /// What of the way within limits was taken, in the scene's axes.
  private var taken = Vector.zero

  /// Begins again.
  mutating func reset() {
    chosen = nil
    taken = .zero
  }

  /// Chooses the axes of a drag that begins with a way in the scene's axes. False when it goes another way than the
  /// pan.
  mutating func choose(for way: Vector) -> Bool {
    let inside = space.inside(way)
    let (x, y) = (abs(inside.dx), abs(inside.dy))
    switch axes {
    case .horizontal: guard x >= y else { return false }
    case .vertical: guard y >= x else { return false }
    case .all where locksDirection:
      chosen = x >= y * Self.lockRatio ? .horizontal : y >= x * Self.lockRatio ? .vertical : .all
      return true
    default: guard !axes.isEmpty else { return false }
    }
    chosen = axes
    return true
  }

  /// What of a way the chosen axes let through, in the scene's axes.
  func along(_ way: Vector) -> Vector {
    guard let chosen, chosen != .all else { return way }
    return space.outside(kept(space.inside(way), chosen))
  }

  /// What shows of a way, with axes and limits, in the scene's axes.
  func shown(_ way: Vector) -> Vector {
    guard limits.translation != nil else { return along(way) }
    return space.outside(limits.shown(kept(space.inside(way), chosen ?? .all), on: space.size))
  }

  /// The same without what was taken.
  func shownAndNotTaken(_ way: Vector) -> Vector { shown(way) - taken }

  /// Takes what shows of a way and was not taken before.
  mutating func take(_ way: Vector) -> Vector {
    let rest = shownAndNotTaken(way)
    taken += rest
    return rest
  }

  mutating func forgetTaken() { taken = .zero }

  /// The way of which this shows.
  func way(showing shown: Vector) -> Vector {
    guard limits.translation != nil else { return shown }
    return space.outside(limits.translation(showing: space.inside(shown), on: space.size))
  }

  private func kept(_ way: Vector, _ axes: PanAxes) -> Vector {
    Vector(axes.contains(.horizontal) ? way.dx : 0, axes.contains(.vertical) ? way.dy : 0)
  }
}

extension PanGestureRecognizer {
  /// Along which axes of its view's superview it goes; all by default.
  ///
  /// With one axis it begins only when the fingers have come at least as far along it as aside by the time they have
  /// come far enough; otherwise it fails, and leaves them to others. Translation and velocity are along the axis then,
  /// whatever else the fingers do. The same holds for a scroll with which it begins.
  public var axes: PanAxes {
    get { options.value?.axes ?? .all }
    set { setOption(\.axes, newValue) }
  }

  /// Whether a drag that begins mostly along one axis of the superview, at least twice as far as aside, stays on it
  /// until it ends; false by default, as UIKit's scroll view has it. It matters where both `axes` are allowed.
  public var isDirectionalLockEnabled: Bool {
    get { options.value?.locksDirection ?? false }
    set { setOption(\.locksDirection, newValue) }
  }

  /// Where its translation may lead, in the axes of its view's superview; nil, as by default, for anywhere. No
  /// translation is always allowed, whether it is inside or not. What goes beyond gives way as `rubberBand` says, and
  /// fingers that went beyond come back as far before the translation changes again. The velocity stays that of the
  /// fingers.
  public var translationLimits: Rect? {
    get { options.value?.limits.translation }
    set { setOption(\.limits.translation, newValue) }
  }

  /// How the translation gives way beyond its limits, from 0, as by default, for not at all, to 1. Of a way x beyond
  /// shows d·(1 − 1/(rubberBand·x/d + 1)) on a superview that is d wide or high. 0.55 is what UIKit's scroll views
  /// have.
  public var rubberBand: Float {
    get { options.value?.limits.rubberBand ?? 0 }
    set { setOption(\.limits.rubberBand, newValue) }
  }

  /// The buttons that a pointer must hold until the pan begins: all of them, and no others (TAP9); none, as by default,
  /// takes any. Once it has begun, the last that lifts ends it. Fingers and pencils have none, and always satisfy it.
  public var buttonMaskRequired: ButtonMask {
    get { options.value?.buttons ?? [] }
    set { setOption(\.buttons, newValue) }
  }

  func match(_ touches: Touches) -> ButtonMatch {
    buttonMaskRequired.isEmpty ? .noPointer : ButtonMatch(touches, buttonMaskRequired)
  }

  mutating func setOption<Value>(_ path: WritableKeyPath<PanOptions, Value>, _ value: Value) {
    options.update(orMake: PanOptions()) { $0[keyPath: path] = value }
  }

  /// Looks what the axes of the superview are now.
  mutating func noteSpace(_ context: borrowing GestureContext) {
    let space = MotionSpace(context)
    options.update(orMake: PanOptions()) { $0.space = space }
  }

  /// Chooses the axes of a drag that begins with a way; false when it is none of this pan.
  mutating func chooseAxes(for way: Vector) -> Bool {
    options.isEmpty || options.update(orMake: PanOptions()) { $0.choose(for: way) }
  }
}
