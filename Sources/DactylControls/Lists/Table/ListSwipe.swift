import Dactyl

/// A row that was dragged aside, with the buttons behind it.
struct ListSwipe {
  var path: ListPath
  /// The view of the row, and the view behind it that contains the buttons.
  let row: Entity
  let part: Entity
  let isLeading: Bool
  let actions: [ListSwipeAction]
  let buttons: [Entity]
  /// The width of all buttons together.
  let width: Float
  /// Whether a finger is dragging the row.
  var isDragged = true
  /// Whether a wheel or touchpad drags it.
  var isScrolled = false
  /// The translation of the row when the drag began.
  var start: Float = 0
  /// Whether the row is going back.
  var isEnding = false

  /// The translation of the open row; to the right is positive.
  var openPlace: Float { isLeading ? width : -width }
}

/// A lifted row that is being moved.
struct ListMove {
  /// The row as it was when it was lifted.
  let row: ListRow
  let shadow: Entity
  /// The original path, and the present one in the list.
  let from: ListPath
  var path: ListPath
  /// The vector from the finger to the middle of the row.
  let grip: Vector
  /// The position of the finger, from the corner of the visible part of the list.
  var finger: Point
  /// The position in the content that was followed last.
  var followed: (x: Float, y: Double)?

  var view: Entity { row.view }

  /// The number of rows that the list has more in a section than the game, which is not notified of the move yet.
  func change(in section: Int) -> Int {
    (section == path.section ? 1 : 0) - (section == from.section ? 1 : 0)
  }

  /// The path in the game's data of the row that has a path in the list.
  func modelPath(of path: ListPath) -> ListPath {
    if path == self.path { return from }
    var row = path.row
    if path.section == self.path.section, row > self.path.row { row -= 1 }
    if path.section == from.section, row >= from.row { row += 1 }
    return ListPath(row: row, section: path.section)
  }
}
