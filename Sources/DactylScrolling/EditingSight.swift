/// The position of the edited text when it was last scrolled into sight.
struct EditingSight {
  let entity: Entity
  /// The origin of the caret in the content of the innermost scroll view.
  let place: ScrollPoint
  /// The top edge of the input views in the scene; infinite when there are none.
  let covered: Float
  /// The sizes of that scroll view and of the view that edits.
  let size: Size
  let textSize: Size

  /// Whether all positions are the same, except for rounding.
  func isNear(_ other: EditingSight) -> Bool {
    let way = place - other.place
    return entity == other.entity && covered == other.covered && size == other.size && textSize == other.textSize
      && abs(way.x) < 0.5 && abs(way.y) < 0.5
  }
}
