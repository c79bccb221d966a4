/// A view that is faint while anything is dragged from it: until the last of these drags has arrived.
final class DimmedSource: SnapshotState {
  let view: View
  /// The alpha of the view by itself, and the alpha that was set for the drags.
  private var ownAlpha: Float
  private var faintAlpha: Float
  /// The share of the alpha that each drag leaves: the smallest counts.
  private var shares: [Float] = []

  init(_ view: View) {
    self.view = view
    ownAlpha = view.alpha
    faintAlpha = ownAlpha
  }

  /// Whether no drag makes the view faint any more.
  var isOver: Bool { shares.isEmpty }

  /// Adds the share of a drag. An alpha that the game has set meanwhile is the one that is restored at the end.
  func add(_ share: Float) {
    if view.alpha != faintAlpha { ownAlpha = view.alpha }
    shares.append(share)
    show()
  }

  /// Removes the share of a drag that has arrived. An alpha that the game has set meanwhile stays.
  func remove(_ share: Float) {
    if let index = shares.firstIndex(of: share) { shares.remove(at: index) }
    if view.isAlive, view.alpha == faintAlpha { show() }
  }

  private func show() {
    view.alpha = ownAlpha * (shares.min() ?? 1)
    faintAlpha = view.alpha
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(ownAlpha) { ownAlpha = $0 }
    copier.copy(faintAlpha) { faintAlpha = $0 }
    copier.copy(shares) { shares = $0 }
  }
}
