/// The appearance of a listed view: 32 bytes.
struct Appearance {
  /// a, b, c, d of the transform to the scene's coordinates.
  var linear: SIMD4<Float>
  /// tx, ty of the transform to the scene's coordinates.
  var shift: SIMD2<Float>
  var alpha: Float
  /// The index of the clip, -1 for none, or `outside`.
  var clip: Int32

  /// Marks a view that is out of sight, instead of a clip.
  static let outside: Int32 = -2
  /// The appearance around the root of a tree.
  static var around: Appearance { Appearance(transform: .identity, alpha: 1, clip: -1) }

  @inline(__always)
  init(transform: Transform, alpha: Float, clip: Int32) {
    linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
    shift = SIMD2(transform.tx, transform.ty)
    self.alpha = alpha
    self.clip = clip
  }

  var transform: Transform {
    Transform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: shift.x, ty: shift.y)
  }
}

/// A view that clips its contents.
package struct ViewClip {
  package var transform: Transform
  package var bounds: Rect
  /// The index of the clip around it, or -1.
  package var parent: Int32
  /// The upright box of the clipped area, intersected with the clips around it.
  var box: Rect
  /// The view's slot in the list.
  package var slot: UInt32
}

/// A list of views in paint order, each with its appearance. Made by `FreshList`, and updated by `KeptList`.
final class ViewList {
  // Not in snapshots: lists are made again after a scene went back.
  /// A listed view, with its relatives in the list: 12 bytes.
  struct Node {
    var index: UInt32
    /// The slot of the parent if that is listed, else `UInt32.max`.
    var parent: UInt32
    /// The slot after the last view inside this one.
    var end: UInt32
  }

  let appearances = Column<Appearance>()
  let nodes = Column<Node>()
  let clips = Column<ViewClip>()
  /// The number of listed views that are out of sight.
  let outside = Cell(0)

  /// The number of listed views that are in sight.
  var countInSight: Int { nodes.count - outside.value }

  func removeAll(keepingMemory: Bool = true) {
    appearances.removeAll(keepingMemory: keepingMemory)
    nodes.removeAll(keepingMemory: keepingMemory)
    clips.removeAll()
    outside.value = 0
  }
}

extension Rect {
  /// Whether a view's box may be visible in this area: true also for a box without area inside it.
  @inline(__always)
  func shows(in area: Rect) -> Bool {
    minX < area.maxX && area.minX < maxX && minY < area.maxY && area.minY < maxY
  }
}
