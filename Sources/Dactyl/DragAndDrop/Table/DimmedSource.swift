/// A view that is faint while anything is dragged from it: until the last of these drags has come home.
final class DimmedSource {
  let view: View
  /// How visible it is by itself, and how visible it was made.
  private var before: Float
  private var during: Float
  /// What each drag leaves of it: the faintest counts.
  private var shares: [Float] = []

  init(_ view: View) {
    self.view = view
    before = view.alpha
    during = before
  }

  /// Whether no drag makes it faint any more.
  var isOver: Bool { shares.isEmpty }

  /// One more drag makes it faint. What the game has made it meanwhile is what it comes back to.
  func add(_ share: Float) {
    if view.alpha != during { before = view.alpha }
    shares.append(share)
    show()
  }

  /// A drag has come home. An alpha that the game has set meanwhile stays.
  func remove(_ share: Float) {
    if let index = shares.firstIndex(of: share) { shares.remove(at: index) }
    if view.isAlive, view.alpha == during { show() }
  }

  private func show() {
    view.alpha = before * (shares.min() ?? 1)
    during = view.alpha
  }
}
