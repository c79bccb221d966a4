import DactylScene

/// The views that may be visible, with their transforms: `Scene.listSight(of:in:into:)` fills it.
public final class SightList {
  let views = VisibleViews()

  /// Makes an empty list.
  public init() {}

  /// Calls the closure with each view that may be visible, and the transform from its coordinates to the scene's.
  public func forEach(_ body: (UInt32, Transform) throws -> Void) rethrows {
    for slot in 0..<views.listed {
      if let item = views.item(at: slot) { try body(item.index, item.transform) }
    }
  }
}
