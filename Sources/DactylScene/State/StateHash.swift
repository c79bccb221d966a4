/// A hash over the state of a scene: the same values in the same order give the same hash in every process. Unlike
/// the standard library's it has no random seed, and unlike a checksum over memory it sees no padding and no address.
@frozen @usableFromInline
package struct StateHash {
  @usableFromInline var word: UInt64 = 0x6461_6374_796C_0001

  @inlinable package init() {}

  /// The hash of everything that was mixed in so far.
  @inlinable package var value: UInt64 {
    var value = word
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }

  /// Mixes in a word of bits.
  @inlinable @inline(__always)
  package mutating func mix(bits: UInt64) {
    word = (word ^ bits) &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
  }

  /// Mixes in a value.
  package mutating func mix<Value: StateHashable>(_ value: Value) { value.mix(into: &self) }

  /// Mixes in a raw value, such as that of an enumeration or an option set.
  @inlinable @inline(__always)
  package mutating func mix<Value: RawRepresentable>(raw value: Value) where Value.RawValue: FixedWidthInteger {
    mix(bits: UInt64(truncatingIfNeeded: value.rawValue))
  }

  /// Mixes in the number of some elements, and each of them in order.
  @inlinable
  package mutating func mix<Elements: Collection>(
    _ elements: Elements, _ body: (inout StateHash, Elements.Element) -> Void
  ) {
    mix(bits: UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  /// Mixes in elements whose order means nothing, such as those of a set or a dictionary.
  @inlinable
  package mutating func mix<Elements: Collection>(
    unordered elements: Elements, _ body: (inout StateHash, Elements.Element) -> Void
  ) {
    var sum: UInt64 = 0
    for element in elements {
      var own = StateHash()
      body(&own, element)
      sum &+= own.value
    }
    mix(bits: UInt64(elements.count))
    mix(bits: sum)
  }
}

/// A value that can be mixed into the hash of a scene's state.
package protocol StateHashable {
  /// Mixes the value into a hash: everything on which the further course depends, and nothing that differs between two
  /// runs with the same input, such as addresses, capacities and caches.
  func mix(into hash: inout StateHash)
}

extension StateHashable where Self: FixedWidthInteger {
  package func mix(into hash: inout StateHash) { hash.mix(bits: UInt64(truncatingIfNeeded: self)) }
}

extension Int: StateHashable {}
extension Int32: StateHashable {}
extension Int64: StateHashable {}
extension UInt8: StateHashable {}
extension UInt16: StateHashable {}
extension UInt32: StateHashable {}
extension UInt64: StateHashable {}

extension Bool: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: self ? 1 : 0) }
}

// By their bits: a hash is equal when the further course is, and that of -0 and 0 may differ.
extension Float: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: UInt64(bitPattern)) }
}

extension Double: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: bitPattern) }
}

extension SIMD2: StateHashable where Scalar == Float {
  package func mix(into hash: inout StateHash) {
    hash.mix(bits: UInt64(x.bitPattern) | UInt64(y.bitPattern) << 32)
  }
}

extension SIMD4: StateHashable where Scalar == Float {
  package func mix(into hash: inout StateHash) {
    hash.mix(lowHalf)
    hash.mix(highHalf)
  }
}

extension String: StateHashable {
  package func mix(into hash: inout StateHash) {
    var bits: UInt64 = 0
    var count = 0
    for byte in utf8 {
      bits = bits << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        hash.mix(bits: bits)
        bits = 0
      }
    }
    hash.mix(bits: bits)
    hash.mix(count)
  }
}

extension Optional: StateHashable where Wrapped: StateHashable {
  package func mix(into hash: inout StateHash) {
    guard let value = self else { return hash.mix(false) }
    hash.mix(true)
    hash.mix(value)
  }
}

extension Array: StateHashable where Element: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(count)
    for element in self { hash.mix(element) }
  }
}

extension Range: StateHashable where Bound: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(lowerBound)
    hash.mix(upperBound)
  }
}
