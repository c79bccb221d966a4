/// What was taken out of tables in the middle of a change. Letting go of a value may run any code of the game, so it waits
/// here until everything is whole again.
package struct Remains: ~Copyable {
  private var values: [Any] = []

  package init() {}

  /// Keeps a value for now. What is nothing but bits need not be kept.
  package mutating func keep<Value>(_ value: consuming Value?) {
    if !_isPOD(Value.self), let value { values.append(value) }
  }

  /// Lets go of everything.
  package consuming func letGo() {
    // Not before: an optimized build may let go of what nobody uses.
    withExtendedLifetime(values) {}
  }
}

/// Puts a value in the place of another, which comes back: whoever calls lets go of it, when nobody is at the place.
@inlinable
package func exchange<Value>(_ place: inout Value, for value: consuming Value) -> Value {
  let old = place
  place = value
  return old
}
