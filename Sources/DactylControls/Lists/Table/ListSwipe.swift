import Dactyl

/// A row that was dragged aside, and what shows behind it.
struct ListSwipe {
  var path: ListPath
  /// The row's view, and what lies behind it: the buttons.
  let row: Entity
  let part: Entity
  let isLeading: Bool
  let actions: [ListSwipeAction]
  let buttons: [Entity]
  /// How wide the buttons are together.
  let width: Float
  /// Whether fingers drag it.
  var isDragged = true
  /// How far aside the row lay when they began.
  var start: Float = 0
  /// Whether it goes back, or out.
  var isEnding = false

  /// How far aside the row lies when it is open: to the right is positive.
  var openPlace: Float { isLeading ? width : -width }
}

/// A row that is being taken elsewhere.
struct ListMove {
  /// The row as it was when it was lifted.
  let row: ListRow
  let shadow: Entity
  /// Where it came from, and where the list has it now.
  let from: ListPath
  var path: ListPath
  /// From the finger to the middle of the row.
  let grip: Vector
  /// Where the finger is, from the corner of what shows of the list.
  var finger: Point
  /// The place of the content to which it was followed last.
  var followed: (x: Float, y: Double)?

  var view: Entity { row.view }

  /// How many rows more the list has in a section than the game, which has not heard of the move yet.
  func change(in section: Int) -> Int {
    (section == path.section ? 1 : 0) - (section == from.section ? 1 : 0)
  }

  /// The row that the game has where the list has one.
  func modelPath(of path: ListPath) -> ListPath {
    if path == self.path { return from }
    var row = path.row
    if path.section == self.path.section, row > self.path.row { row -= 1 }
    if path.section == from.section, row >= from.row { row += 1 }
    return ListPath(row: row, section: path.section)
  }
}
