import Dactyl
import DactylScene

/// What the benchmark calls of the engine that games do not: it is a package of its own.
extension Scene {
  /// Returns the view that a point hits in a tree.
  public func viewIndex(at point: Point, in root: UInt32) -> UInt32? { hitTest(root, at: point) }

  /// Updates the indices of hit-testing to all changes.
  public func updateHitTesting() { refreshBoxes() }

  /// Lists the views of some trees that may be visible in a rectangle of the scene's coordinates.
  public func listSight(of roots: [Entity], in viewport: Rect, into sight: SightList) {
    collect(roots, in: viewport, into: sight.views)
  }

  /// The number of bytes that entities and views use, without components.
  public var bytesOfViews: Int { bytesInUse }

  /// The number of bytes that the recognizers use that receive no touch.
  public var bytesOfRestingGestures: Int { gestureBytesAtRest }
}
