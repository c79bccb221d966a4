/// A view that is faint while anything is dragged from it: until the last of these drags has come home.
final class DimmedSource {
  let view: View
  /// How visible it is by itself, and how visible it was made.
  private var ownAlpha: Float
  private var faintAlpha: Float
  /// What each drag leaves of it: the faintest counts.
  private var shares: [Float] = []

  init(_ view: View) {
    self.view = view
    ownAlpha = view.alpha
    faintAlpha = ownAlpha
  }

  /// Whether no drag makes it faint any more.
  var isOver: Bool { shares.isEmpty }

  /// One more drag makes it faint. What the game has made it meanwhile is what it comes back to.
  func add(_ share: Float) {
    if view.alpha != faintAlpha { ownAlpha = view.alpha }
    shares.append(share)
    show()
  }

  /// A drag has come home. An alpha that the game has set meanwhile stays.
  func remove(_ share: Float) {
    if let index = shares.firstIndex(of: share) { shares.remove(at: index) }
    if view.isAlive, view.alpha == faintAlpha { show() }
  }

  private func show() {
    view.alpha = ownAlpha * (shares.min() ?? 1)
    faintAlpha = view.alpha
  }
}
