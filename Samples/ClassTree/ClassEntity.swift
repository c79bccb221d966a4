/// A thing with two properties of its own, as an object.
public final class ClassEntity {
  /// Where it is.
  public var position = ClassPoint(0, 0)
  /// How it moves.
  public var velocity = ClassPoint(1, 1)

  /// Makes one.
  public init() {}
}
