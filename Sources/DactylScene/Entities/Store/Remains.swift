/// Deferred releases: values that were removed from tables in the middle of a change. Releasing a value may run any
/// code of the game, so it is deferred until the change is complete.
package struct Remains: ~Copyable {
  private var values: [Any] = []

  package init() {}

  /// Defers the release of a value. Trivial values need no release.
  package mutating func keep<Value>(_ value: consuming Value?) {
    if !_isPOD(Value.self), let value { values.append(value) }
  }

  /// Releases all values.
  package consuming func letGo() {
    // Keeps the values until here: an optimized build may release what is no longer used.
    withExtendedLifetime(values) {}
  }
}

/// Replaces a value, and returns the old one, which the caller releases when no access to the variable is under way.
@inlinable
package func exchange<Value>(_ variable: inout Value, for value: consuming Value) -> Value {
  let old = variable
  variable = value
  return old
}
