/// How large views are at least for fingers.
extension SceneGraph {
  /// The least size of the area in which fingers hit any view, in points of the view's own coordinates; nil, the
  /// default, hits views as large as they are. `Size(44, 44)` is what UIKit's guidelines ask for. Windows keep their
  /// size.
  ///
  /// A smaller view is hit around its middle, as far as its superview reaches (H4). A mouse or a pencil hits what it
  /// sees. A small view, or one that is listened on, that a finger is really on comes before one that is only grown to
  /// where the finger is. Views that have a least size of their own (`hasMinimumHitSize`) are hit in the larger of
  /// both.
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

  /// Whether any view is grown for fingers, or was.
  package final var hasGrownViews: Bool { views.hasGrownViews }
}

extension View {
  /// Whether it wants to be grown for fingers, whatever is so of all views.
  package var wantsGrowth: Bool {
    get { flag(.wantsGrowth) }
    nonmutating set { edit { $0.setGrowth(newValue, of: entity.index) } }
  }
}
