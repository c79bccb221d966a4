/// What was removed from tables in the middle of a change. Releasing a value may run any code of the game, so it waits
/// here until the change is complete.
package struct Remains: ~Copyable {
  private var values: [Any] = []

  package init() {}

  /// Keeps a value for now. What is nothing but bits need not be kept.
  package mutating func keep<Value>(_ value: consuming Value?) {
    if !_isPOD(Value.self), let value { values.append(value) }
  }

  /// Releases everything.
  package consuming func letGo() {
    // Not before: an optimized build may release what is no longer used.
    withExtendedLifetime(values) {}
  }
}

/// Replaces a value, and returns the old one: the caller releases it when no access to the variable is under way.
@inlinable
package func exchange<Value>(_ variable: inout Value, for value: consuming Value) -> Value {
  let old = variable
  variable = value
  return old
}
