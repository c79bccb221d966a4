/// The properties of components that animations were asked for, each with the code that reads and sets it.
///
/// There are as many as key paths in the program's code, so that none is ever removed.
struct ComponentProperties {
  /// A property, which reads and sets its numbers.
  struct Access {
    /// The numbers of a view's component; nil where the view has no such component, or the value is nil.
    let value: (View) -> SIMD8<Float>?
    /// Sets them where the view has the component.
    let set: (View, SIMD8<Float>) -> Void
    /// Whether it moves something, rather than colouring it.
    let isMotion: Bool
  }
  private var accesses: [Access] = []
  private var numbers: [AnyKeyPath: UInt16] = [:]

  subscript(property: Tween.Property) -> Access { accesses[Int(property.number) - 4] }

  /// The property at a path in a component; makes it when it is asked for first, then with what is called after it was
  /// set.
  mutating func property<Component, Value: Animatable>(
    _ path: WritableKeyPath<Component, Value>, didSet: ((View) -> Void)? = nil
  ) -> Tween.Property? {
    if let number = numbers[path] { return Tween.Property(number: number) }
    guard accesses.count < Int(UInt16.max) - 4 else { return nil }
    let property = Tween.Property(number: UInt16(accesses.count + 4))
    accesses.append(
      Access(
        value: { $0[Component.self]?[keyPath: path].numbers },
        set: { view, numbers in
          guard var component = view[Component.self] else { return }
          component[keyPath: path].animatableData = numbers
          view[Component.self] = component
          didSet?(view)
        }, isMotion: Value.self != Color.self && Value.self != Color?.self))
    numbers[path] = property.number
    return property
  }
}

extension Animatable {
  /// The numbers; nil for an optional without a value.
  var numbers: SIMD8<Float>? { (self as? any OptionalValue)?.isNil == true ? nil : animatableData }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}
