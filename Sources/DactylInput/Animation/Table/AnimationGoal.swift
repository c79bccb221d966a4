/// Where an animation leads.
enum AnimationGoal {
  /// Properties of the view.
  case view(AnimationTarget)
  /// A property of a component; nil for the numbers of nil. The closure sets the very value, where there is nothing to
  /// start from or to lead to.
  case component(Tween.Property, SIMD8<Float>?, set: (View) -> Void)
}

/// The values at which an animation ends. Those that are set are animated, in part too: `$0.center.x += 100`.
///
/// At first they are those of the view; where an animation of one is under way, its end value.
public struct AnimationTarget: Hashable, Sendable {
  /// The centre, in the superview's coordinates.
  public var center: Point { didSet { set[0] = 1 } }
  /// The size of the bounds; the centre is kept.
  public var size: Size { didSet { set[1] = 1 } }
  /// The transform about the centre. It rotates in the shorter direction.
  public var transform: Transform { didSet { set[2] = 1 } }
  /// The alpha of the view, from 0 to 1.
  public var alpha: Float { didSet { set[3] = 1 } }
  private var set = SIMD4<UInt8>(repeating: 0)

  init(of view: View, in table: TweenTable?, _ changes: (inout AnimationTarget) -> Void) {
    func value(_ property: Tween.Property) -> SIMD8<Float> {
      table?.goal(of: property, of: view.entity) ?? property.value(of: view)
    }
    (center, size, transform, alpha) = (.zero, .zero, view.transform, 1)
    center.animatableData = value(.center)
    size.animatableData = value(.size)
    if let goal = table?.goal(of: .transform, of: view.entity) { transform = Tween.Property.transform(of: goal) }
    alpha.animatableData = value(.alpha)
    changes(&self)
  }

  /// The number of values that were set.
  var count: Int { Int(set.wrappedSum()) }

  /// The end value of a property that was set, or nil; of the transform with the angle that is nearest to the present
  /// one.
  func goal(of property: Tween.Property, from view: View) -> SIMD8<Float>? {
    guard set[Int(property.number)] == 1 else { return nil }
    return switch property {
    case .center: center.animatableData
    case .size: size.animatableData
    case .transform: Tween.Property.parts(of: transform, near: property.value(of: view))
    default: alpha.animatableData
    }
  }
}
