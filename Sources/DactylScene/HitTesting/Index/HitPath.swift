/// The way of the last hit-test. A finger's next one mostly goes the same, so what it will read is asked for at once
/// instead of step by step. No answer depends on it: what has changed, moved or gone since is asked for in vain.
struct HitPath {
  /// A view on the way, and where its children begin.
  struct Step {
    var view: UInt32 = 0
    var children: UInt32 = 0
  }

  /// How many steps are kept: the first ones of longer ways.
  static var length: Int { 16 }
  var steps = InlineArray<16, Step>(repeating: Step())
  var count = 0

  /// A step. (Mutating, so that it is read where it lies: otherwise all of them are copied first.)
  @inline(__always)
  mutating func step(_ number: Int) -> Step { steps[number] }
}

/// The nodes of a tree of boxes from the root down to what the last search found.
struct SearchPath {
  static var length: Int { 8 }
  var nodes = InlineArray<8, UInt32>(repeating: 0)
  var count = 0

  /// A node. (Mutating, as above.)
  @inline(__always)
  mutating func node(_ number: Int) -> UInt32 { nodes[number] }
}
