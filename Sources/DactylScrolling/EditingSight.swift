/// Where text was edited when it was last brought into sight.
struct EditingSight {
  let entity: Entity
  /// Where the caret is, in the content of the innermost scroll view.
  let place: ScrollPoint
  /// Where what takes the keyboard's place begins, in the scene; infinite for nowhere.
  let covered: Float
  /// How large that scroll view and who edits are.
  let size: Size
  let textSize: Size

  /// Whether nothing came to another place, but for rounding.
  func isNear(_ other: EditingSight) -> Bool {
    let way = place - other.place
    return entity == other.entity && covered == other.covered && size == other.size && textSize == other.textSize
      && abs(way.x) < 0.5 && abs(way.y) < 0.5
  }
}
