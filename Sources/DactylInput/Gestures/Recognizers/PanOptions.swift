/// The axes along which a pan moves, in its view's superview.
public struct PanAxes: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = PanAxes(rawValue: 1)
  /// The vertical axis.
  public static let vertical = PanAxes(rawValue: 2)
  /// Along both axes.
  public static let all: PanAxes = [.horizontal, .vertical]
}

/// The options that few pans have, and their state during a drag. On the heap, so that all others are small.
package struct PanOptions {
  /// The distance that the fingers' centroid travels until the pan begins; nil for that of the settings.
  var distance: Float?
  /// The buttons that a pointer must hold; empty for any.
  var buttons: ButtonMask = []
  var axes = PanAxes.all
  var locksDirection = false
  var limits = MotionLimits()
  /// The axes of the present drag; nil until it begins.
  private(set) var chosen: PanAxes?
  /// The axes of the superview at the last update.
  var space = MotionSpace()

  /// The ratio of the movement along an axis to that across it from which a drag is locked to the axis. Ours: a more
  /// oblique drag moves in any direction, as on a scroll view.
  package static var lockRatio: Float { 2 }

  /// The part of the limited translation that `take(_:)` returned, in the scene's axes.
  private var taken = Vector.zero

  /// Resets the state of a drag.
  mutating func reset() {
    chosen = nil
    taken = .zero
  }

  /// Chooses the axes of a drag that begins with a translation in the scene's axes. Returns false when its direction is
  /// not allowed.
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

  /// Returns the part of a translation along the chosen axes, in the scene's axes.
  func along(_ way: Vector) -> Vector {
    guard let chosen, chosen != .all else { return way }
    return space.outside(kept(space.inside(way), chosen))
  }

  /// Returns the translation as it is shown, with axes and limits, in the scene's axes.
  func shown(_ way: Vector) -> Vector {
    guard limits.translation != nil else { return along(way) }
    return space.outside(limits.shown(kept(space.inside(way), chosen ?? .all), on: space.size))
  }

  /// Returns the translation as it is shown, less the part that was taken.
  func shownAndNotTaken(_ way: Vector) -> Vector { shown(way) - taken }

  /// Takes the part of the shown translation that was not taken before, and returns it.
  mutating func take(_ way: Vector) -> Vector {
    let rest = shownAndNotTaken(way)
    taken += rest
    return rest
  }

  mutating func forgetTaken() { taken = .zero }

  /// Returns the translation that is shown as the given one.
  func way(showing shown: Vector) -> Vector {
    guard limits.translation != nil else { return shown }
    return space.outside(limits.translation(showing: space.inside(shown), on: space.size))
  }

  private func kept(_ way: Vector, _ axes: PanAxes) -> Vector {
    Vector(axes.contains(.horizontal) ? way.dx : 0, axes.contains(.vertical) ? way.dy : 0)
  }
}

extension PanGestureRecognizer {
  /// The axes of its view's superview along which the pan moves; all by default.
  ///
  /// With one axis it begins only if the fingers have moved at least as far along it as across it when they have moved
  /// far enough; otherwise it fails and leaves them to other recognizers. Translation and velocity are then along the
  /// axis, whatever else the fingers do. The same holds for a scroll with which it begins.
  public var axes: PanAxes {
    get { options.value?.axes ?? .all }
    set { setOption(\.axes, newValue) }
  }

  /// Whether a drag that begins mostly along one axis of the superview, at least twice as far as across it, stays on it
  /// until it ends; false by default, as on UIKit's scroll view. Only matters when `axes` allows both.
  public var isDirectionalLockEnabled: Bool {
    get { options.value?.locksDirection ?? false }
    set { setOption(\.locksDirection, newValue) }
  }

  /// The allowed translations, in the axes of its view's superview; nil, the default, for any. A translation of zero is
  /// always allowed, whether it is inside or not. Beyond the limits the translation yields by `rubberBand`, and fingers
  /// that went beyond have to return as far before it changes again. The velocity stays that of the fingers.
  public var translationLimits: Rect? {
    get { options.value?.limits.translation }
    set { setOption(\.limits.translation, newValue) }
  }

  /// How far the translation yields beyond its limits, from 0, the default (not at all), to 1. A distance x beyond is
  /// shown as d·(1 − 1/(rubberBand·x/d + 1)) on a superview of width or height d. UIKit's scroll views have 0.55.
  public var rubberBand: Float {
    get { options.value?.limits.rubberBand ?? 0 }
    set { setOption(\.limits.rubberBand, newValue) }
  }

  /// The buttons that a pointer must hold until the pan begins: all of them, and no others (TAP9); empty, the default,
  /// for any. Once it has begun, it ends when the last button lifts. Fingers and pencils have no buttons, and always
  /// satisfy it.
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

  /// Updates the axes of the superview.
  mutating func noteSpace(_ context: borrowing GestureContext) {
    let space = MotionSpace(context)
    options.update(orMake: PanOptions()) { $0.space = space }
  }

  /// Chooses the axes of a drag that begins with a translation; returns false when its direction is not allowed.
  mutating func chooseAxes(for way: Vector) -> Bool {
    options.isEmpty || options.update(orMake: PanOptions()) { $0.choose(for: way) }
  }
}
