/// The visible views of a scene, and its draw list.
final class Drawing {
  /// The views that may be visible.
  let visible = VisibleViews()
  /// The items to draw, back to front.
  var list = DrawList()
  /// The number of items in the list.
  var count = 0
  /// The positions of the listed views' items.
  let places = ItemPlaces()
  /// Whether anything looks different than in the last frame that ended.
  var isNew = true
  /// The version of the views that the list shows.
  var version: UInt64?
  /// The colour behind all views.
  var background = Color.black
  /// The shape of the pointer.
  var cursor = CursorShape.arrow
  /// The font of text without one of its own.
  var font = Font.builtIn
  /// The fonts that need no file.
  let builtInFonts = BuiltInFonts()
  /// What is drawn and animated differently for people who need it.
  var display = DisplayAccommodations()
  /// The callers that want to know of its changes.
  let displayListeners = Listeners<Callback<DisplayAccommodations>>()
  /// The source of pictures and fonts.
  var assets: (any AssetSource)?
  /// Whether the list shows the scene of another time, since the scene went back to a snapshot.
  var isOutdated = false

  /// Copies what the game has set, and which version was drawn. The list is made again after the scene went back.
  func copyState(_ copier: StateCopier) {
    // Not copied: list, count (made again); builtInFonts (a cache); assets (the platform's).
    copier.copy(version) { version = $0 }
    copier.copy(background) { background = $0 }
    copier.copy(cursor) { cursor = $0 }
    copier.copy(font) { font = $0 }
    copier.copy(display) { display = $0 }
    copier.copy(displayListeners)
    guard copier.isRestoring else { return }
    isOutdated = true
    isNew = true
    visible.startOver()
    places.contentVersion.value = .max
  }
}
