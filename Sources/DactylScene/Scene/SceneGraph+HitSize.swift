/// The minimum hit size of views for fingers.
extension SceneGraph {
  /// The least size of the area in which fingers hit any view, in points of the view's own coordinates; nil, the
  /// default, hits views at their own size. UIKit's guidelines ask for `Size(44, 44)`. Windows keep their size.
  ///
  /// A smaller view is hit around its middle, as far as its superview reaches (H4). A mouse or a pencil hits only what
  /// is visible. A small view, or one with listeners, that a finger hits exactly comes before one whose enlarged area
  /// it hits. Views with a minimum size of their own (`hasMinimumHitSize`) are hit in the larger of both.
  ///
  /// Setting it costs a step for each view. A size that is not finite or negative is refused, with a diagnostic.
  public final var minimumHitSize: Size? {
    get { views.minimumHitSize.map { Size($0.x, $0.y) } }
    set {
      guard canEdit("set `minimumHitSize`") else { return }
      if let newValue, !(newValue.isFinite && newValue.width >= 0 && newValue.height >= 0) {
        return report(
          .badGeometry, "can't set `minimumHitSize` to (\(newValue.width), \(newValue.height)): no such size can be")
      }
      views.setMinimumHitSize(newValue.map { SIMD2($0.width, $0.height) })
    }
  }

  /// Whether any view is, or was, enlarged for fingers.
  package final var hasGrownViews: Bool { views.hasGrownViews }
}

extension View {
  /// Whether the view itself asks to be enlarged for fingers, apart from the setting for all views.
  package var wantsGrowth: Bool {
    get { flag(.wantsGrowth) }
    nonmutating set { edit { $0.setGrowth(newValue, of: entity.index) } }
  }
}
