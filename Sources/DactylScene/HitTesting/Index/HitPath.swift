/// The path of the last hit-test. The next one of a finger mostly takes the same path, so what it will read is
/// prefetched at once instead of step by step. No result depends on it: where something has changed, the prefetch is
/// merely wasted.
struct HitPath {
  /// A view on the path, and the start of its children.
  struct Step {
    var view: UInt32 = 0
    var children: UInt32 = 0
  }

  /// The number of steps that are kept: the first ones of longer paths.
  static var length: Int { 16 }
  var steps = InlineArray<16, Step>(repeating: Step())
  var count = 0

  /// A step. (Mutating, so that it is read in place: otherwise all of them are copied first.)
  @inline(__always)
  mutating func step(_ number: Int) -> Step { steps[number] }
}

/// The nodes of a box tree from the root to what the last search found.
struct SearchPath {
  static var length: Int { 8 }
  var nodes = InlineArray<8, UInt32>(repeating: 0)
  var count = 0

  /// A node. (Mutating, as above.)
  @inline(__always)
  mutating func node(_ number: Int) -> UInt32 { nodes[number] }
}
