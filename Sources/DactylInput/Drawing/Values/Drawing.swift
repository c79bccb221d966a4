/// What of a scene can be seen, and what is drawn of it.
final class Drawing {
  /// The views that may be seen.
  let visible = VisibleViews()
  /// What is to be drawn, back to front.
  var list = DrawList()
  /// How many items the list has.
  var count = 0
  /// Where in the list the items of the listed views are.
  let places = ItemPlaces()
  /// Whether anything shows differently than in the last frame that ended.
  var isNew = true
  /// The state of the views that the list shows.
  var version: UInt64?
  /// The colour behind everything.
  var background = Color.black
  /// What the pointer is to look like.
  var cursor = CursorShape.arrow
  /// Where pictures and fonts come from.
  var assets: (any AssetSource)?
}
