import Dactyl

/// A row of a list that has a view.
struct ListRow {
  let view: Entity
  var path: ListPath
  /// The kind of the row, as an index into the list's kinds.
  let kind: Int
  /// The top of the row, in points from the top of the content, and the height of its line.
  var top = 0.0
  var height: Float = 0
  /// The measured height of the row itself.
  var ownHeight: Float = 0
  /// The frame that was set last.
  var frame = Rect.zero
  /// The subview that shows the state, behind all others; none until there was a state to show.
  var mark = Entity.none
  var state: ListRowState = []
  /// Whether the row was filled, and its state was not reported to the delegate yet.
  var isFresh = true
  /// The version that was drawn last when the row was filled: while it is the same, the row has not been drawn.
  var filledAfter: UInt64?
  /// Whether the view is being animated, faded or moved aside.
  var isAside = false
  /// The number of animations of the row so far.
  var slides: UInt32 = 0
  /// Whether the view is hidden in the reuse pool.
  var isHidden = false
}

/// A view that the game has added to a list besides the rows.
struct ListGuest {
  let view: Entity
  /// The position of its centre in the content, and the centre that was set last.
  var place: Double
  var center: Float
}

/// A header or footer that has a view.
struct ListPin {
  let view: Entity
  let isFooter: Bool
  var section: Int
  var frame = Rect.zero
  var isUsed = false
}

/// The component of a row's view with the view for what the game adds (`ListView.contentView(of:)`).
struct ListRowContent {
  let view: Entity
}
