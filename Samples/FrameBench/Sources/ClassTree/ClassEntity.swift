/// An object with two properties, the counterpart of an entity with two components.
public final class ClassEntity {
  /// The position of the object, in points.
  public var position = ClassPoint(0, 0)
  /// The velocity of the object.
  public var velocity = ClassPoint(1, 1)

  /// Makes an object with the default values.
  public init() {}
}
