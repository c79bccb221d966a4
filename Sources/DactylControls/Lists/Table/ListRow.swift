import Dactyl

/// A row that has a view, in a list.
struct ListRow {
  let view: Entity
  var path: ListPath
  /// Its kind, by its number in the list.
  let kind: Int
  /// Where it begins, in points from the top of the content, and how high its line is.
  var top = 0.0
  var height: Float = 0
  /// How high it is itself, as it was measured.
  var ownHeight: Float = 0
  /// Its frame as it was set last.
  var frame = Rect.zero
  /// What shows its state, behind all else in it; none until there was one to show.
  var mark = Entity.none
  var state: ListRowState = []
  /// Whether it was filled, and nobody has heard of its state yet.
  var isFresh = true
  /// Which frame was the last to be drawn when it was filled: as long as that is so, nobody has seen it.
  var filledAfter: UInt64?
  /// Whether its view was made to slide, fade or lie aside.
  var isAside = false
  /// How often it slid or faded.
  var slides: UInt32 = 0
  /// Whether it is hidden, and waits to be another row.
  var isHidden = false
}

/// A view that the game has put into a list beside the rows.
struct ListGuest {
  let view: Entity
  /// Where its centre is in the content, and where it was set last.
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
