// The geometry and the handles of a scene, as parts of its state.

extension Entity: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(bits: UInt64(index) | UInt64(generation) << 32) }
}

extension Point: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(SIMD2(x, y)) }
}

extension Vector: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(SIMD2(dx, dy)) }
}

extension Size: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(SIMD2(width, height)) }
}

extension Rect: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(origin)
    hash.mix(size)
  }
}

extension EdgeInsets: StateHashable {
  package func mix(into hash: inout StateHash) { hash.mix(SIMD4(top, left, bottom, right)) }
}

extension Transform: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(SIMD4(a, b, c, d))
    hash.mix(SIMD2(tx, ty))
  }
}
