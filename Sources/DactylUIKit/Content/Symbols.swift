/// Symbols as the system has them, drawn in a square of twenty points.
///
/// A symbol is a text of steps: M and L with a point, C with two control points and a point, Z, O with the middle and
/// radius of a circle, and R with a rectangle. A first F fills what others draw as lines; holes are what lies inside.
enum Symbols {
  private static let steps: [String: String] = [
    "plus": "M 10 3 L 10 17 M 3 10 L 17 10",
    "minus": "M 3 10 L 17 10",
    "xmark": "M 4 4 L 16 16 M 16 4 L 4 16",
    "checkmark": "M 3 11 L 8 16 L 17 4",
    "chevron.left": "M 13 3 L 6 10 L 13 17",
    "chevron.right": "M 7 3 L 14 10 L 7 17",
    "chevron.up": "M 3 13 L 10 6 L 17 13",
    "chevron.down": "M 3 7 L 10 14 L 17 7",
    "arrow.left": "M 17 10 L 3 10 M 9 4 L 3 10 L 9 16",
    "arrow.right": "M 3 10 L 17 10 M 11 4 L 17 10 L 11 16",
    "arrow.up": "M 10 17 L 10 3 M 4 9 L 10 3 L 16 9",
    "arrow.down": "M 10 3 L 10 17 M 4 11 L 10 17 L 16 11",
    "arrow.clockwise":
      "M 16 6 C 14 3 11 2.5 8.5 3 C 5 4 3 7 3 10 C 3 14 6 17 10 17 C 13 17 16 15 17 12 M 16 2 L 16 6 L 12 6",
    "circle": "O 10 10 8",
    "circle.fill": "F O 10 10 9",
    "square": "R 3 3 14 14",
    "square.fill": "F R 2 2 16 16",
    "triangle": "M 10 3 L 18 17 L 2 17 Z",
    "triangle.fill": "F M 10 2 L 19 18 L 1 18 Z",
    "star": "M 10 2 L 12.3 7.2 L 18 7.8 L 13.8 11.6 L 15 17.2 L 10 14.3 L 5 17.2 L 6.2 11.6 L 2 7.8 L 7.7 7.2 Z",
    "star.fill": "F M 10 1 L 12.6 7 L 19 7.6 L 14.2 11.9 L 15.6 18.2 L 10 14.9 L 4.4 18.2 L 5.8 11.9 L 1 7.6 L 7.4 7 Z",
    "heart":
      "M 10 17 C 4 13 2 10 2 7 C 2 4.5 4 3 6 3 C 8 3 9.3 4 10 5.5 C 10.7 4 12 3 14 3 C 16 3 18 4.5 18 7 C 18 10 16 13 10 17 Z",
    "heart.fill":
      "F M 10 18 C 3 13 1 10 1 7 C 1 4 3.5 2 6 2 C 8 2 9.3 3 10 4.5 C 10.7 3 12 2 14 2 C 16.5 2 19 4 19 7 C 19 10 17 13 10 18 Z",
    "trash": "M 3 5 L 17 5 M 8 5 L 8 3 L 12 3 L 12 5 M 5 5 L 6 18 L 14 18 L 15 5 M 8 8 L 8.4 15 M 12 8 L 11.6 15",
    "trash.fill": "F R 3 4 14 2 R 8 2 4 2 M 4.5 7 L 15.5 7 L 14.5 18 L 5.5 18 Z",
    "magnifyingglass": "O 8.5 8.5 5.5 M 12.5 12.5 L 18 18",
    "ellipsis": "F O 4 10 1.6 O 10 10 1.6 O 16 10 1.6",
    "line.3.horizontal": "M 3 5 L 17 5 M 3 10 L 17 10 M 3 15 L 17 15",
    "play": "M 5 3 L 17 10 L 5 17 Z",
    "play.fill": "F M 4 2 L 18 10 L 4 18 Z",
    "pause": "R 4 3 4 14 R 12 3 4 14",
    "pause.fill": "F R 4 3 4 14 R 12 3 4 14",
    "stop.fill": "F R 3 3 14 14",
    "person": "O 10 7 4 M 3 18 C 3 14 6 12.5 10 12.5 C 14 12.5 17 14 17 18",
    "person.fill": "F O 10 6 4 M 2 18 C 2 13 6 11.5 10 11.5 C 14 11.5 18 13 18 18 Z",
    "bookmark": "M 5 2 L 15 2 L 15 18 L 10 14 L 5 18 Z",
    "bookmark.fill": "F M 4 1 L 16 1 L 16 19 L 10 14.5 L 4 19 Z",
    "flag.fill": "F R 3 2 2 17 M 6 3 L 17 6 L 6 10 Z",
    "gear":
      "O 10 10 3 O 10 10 6.5 M 10 1 L 10 3.5 M 10 16.5 L 10 19 M 1 10 L 3.5 10 M 16.5 10 L 19 10 M 3.6 3.6 L 5.4 5.4 M 14.6 14.6 L 16.4 16.4 M 16.4 3.6 L 14.6 5.4 M 5.4 14.6 L 3.6 16.4",
    "photo": "R 2 3 16 14 O 7 8 1.5 M 2 15 L 7.5 11 L 11 14 L 14 9 L 18 13.5",
    "camera": "M 2 6 L 6 6 L 7.5 3.5 L 12.5 3.5 L 14 6 L 18 6 L 18 16.5 L 2 16.5 Z O 10 11 3.2",
    "house": "M 2 10 L 10 3 L 18 10 M 4.5 8.5 L 4.5 17 L 15.5 17 L 15.5 8.5 M 8.5 17 L 8.5 12 L 11.5 12 L 11.5 17",
    "house.fill":
      "F M 1 10.5 L 10 2 L 19 10.5 L 16.5 10.5 L 16.5 18 L 12 18 L 12 12.5 L 8 12.5 L 8 18 L 3.5 18 L 3.5 10.5 Z",
    "phone":
      "M 5 2.5 L 7.5 6.5 L 6 8.5 C 7 11 9 13 11.5 14 L 13.5 12.5 L 17.5 15 C 17 17 15.5 18 13.5 17.5 C 8 16 4 12 2.5 6.5 C 2 4.5 3 3 5 2.5 Z",
    "phone.fill":
      "F M 5 2 L 8 6.5 L 6.5 8.5 C 7.5 11 9 12.5 11.5 13.5 L 13.5 12 L 18 15 C 17.5 17.5 15.5 18.5 13.5 18 C 8 16.5 3.5 12 2 6.5 C 1.5 4.5 2.5 2.5 5 2 Z",
    "envelope": "R 2 4 16 12 M 2 5 L 10 11.5 L 18 5",
    "envelope.fill": "F R 1.5 3.5 17 13 M 2.5 4.5 L 10 10.5 L 17.5 4.5 L 17.5 5.7 L 10 11.7 L 2.5 5.7 Z",
    "tray": "M 2 11 L 5 4 L 15 4 L 18 11 L 18 16.5 L 2 16.5 Z M 2 11 L 7 11 L 8 13.5 L 12 13.5 L 13 11 L 18 11",
    "folder": "M 2 4.5 L 8 4.5 L 10 6.5 L 18 6.5 L 18 16.5 L 2 16.5 Z",
    "folder.fill": "F M 1.5 4 L 8 4 L 10 6 L 18.5 6 L 18.5 17 L 1.5 17 Z",
    "doc": "M 4 2 L 12 2 L 16 6 L 16 18 L 4 18 Z M 12 2 L 12 6 L 16 6",
    "pencil": "M 3 17 L 4 13 L 14 3 L 17 6 L 7 16 Z M 12 5 L 15 8",
    "square.and.pencil": "M 10 4 L 3 4 L 3 17 L 16 17 L 16 10 M 8 12 L 9 9 L 15.5 2.5 L 17.5 4.5 L 11 11 Z",
    "square.and.arrow.up": "M 7 8 L 4 8 L 4 18 L 16 18 L 16 8 L 13 8 M 10 13 L 10 2 M 6.5 5.5 L 10 2 L 13.5 5.5",
    "square.and.arrow.down": "M 7 8 L 4 8 L 4 18 L 16 18 L 16 8 L 13 8 M 10 2 L 10 13 M 6.5 9.5 L 10 13 L 13.5 9.5",
    "bell": "M 3 15 L 17 15 M 5 15 C 6 12 5 4 10 3.5 C 15 4 14 12 15 15 M 8.5 17.5 L 11.5 17.5",
    "bell.fill": "F M 2.5 15.5 C 6 12 4 4 10 3 C 16 4 14 12 17.5 15.5 Z R 8 16.5 4 1.8",
    "clock": "O 10 10 8 M 10 5 L 10 10 L 14 12",
    "calendar": "R 2.5 4 15 13.5 M 2.5 8 L 17.5 8 M 6 2 L 6 5 M 14 2 L 14 5",
    "bolt.fill": "F M 12 1 L 4 11.5 L 9.5 11.5 L 8 19 L 16 8 L 10.5 8 Z",
    "cart":
      "M 1.5 3 L 4 3 L 6 13 L 15.5 13 L 17.5 6 L 4.7 6 O 7.5 16.5 1.3 O 14 16.5 1.3",
    "eye": "M 1 10 C 5 3.5 15 3.5 19 10 C 15 16.5 5 16.5 1 10 Z O 10 10 3",
    "eye.slash": "M 1 10 C 5 3.5 15 3.5 19 10 C 15 16.5 5 16.5 1 10 Z O 10 10 3 M 3 3 L 17 17",
    "lock": "R 4 9 12 9 M 6.5 9 L 6.5 6 C 6.5 1.5 13.5 1.5 13.5 6 L 13.5 9",
    "lock.fill": "F R 3.5 9 13 9.5 M 6 9 L 6 6 C 6 1 14 1 14 6 L 14 9 L 12 9 L 12 6 C 12 3.2 8 3.2 8 6 L 8 9 Z",
    "mappin": "O 10 5.5 3.5 M 10 9 L 10 18",
    "location.fill": "F M 18.5 1.5 L 11 18.5 L 10 10 L 1.5 9 Z",
    "paperplane": "M 18 2 L 2 9 L 8 11.5 L 11 18 Z M 18 2 L 8 11.5",
    "paperplane.fill": "F M 19 1 L 1 9 L 8 12 L 11 19 Z",
    "mic.fill": "F M 7 4 C 7 0.5 13 0.5 13 4 L 13 10 C 13 13.5 7 13.5 7 10 Z R 9.2 15 1.6 3 R 6 17.4 8 1.4",
    "speaker.wave.2.fill": "F M 2 7 L 5 7 L 10 3 L 10 17 L 5 13 L 2 13 Z R 12 7.5 1.5 5 R 15 5.5 1.5 9",
    "info.circle": "O 10 10 8 M 10 9 L 10 14 M 10 6 L 10 6.4",
    "questionmark.circle": "O 10 10 8 M 7.5 8 C 7.5 5 12.5 5 12.5 8 C 12.5 9.5 10 10 10 11.8 M 10 13.8 L 10 14.2",
    "exclamationmark.triangle": "M 10 3 L 18 17 L 2 17 Z M 10 8 L 10 12.5 M 10 14.4 L 10 14.8",
    "arrow.counterclockwise":
      "M 4 6 C 6 3 9 2.5 11.5 3 C 15 4 17 7 17 10 C 17 14 14 17 10 17 C 7 17 4 15 3 12 M 4 2 L 4 6 L 8 6",
    "arrow.up.arrow.down": "M 6 16 L 6 4 M 3 7 L 6 4 L 9 7 M 14 4 L 14 16 M 11 13 L 14 16 L 17 13",
    "arrow.left.and.right": "M 2 10 L 18 10 M 5.5 6 L 2 10 L 5.5 14 M 14.5 6 L 18 10 L 14.5 14",
    "rectangle": "R 1.5 4 17 12",
    "rectangle.fill": "F R 1 3.5 18 13",
    "list.bullet": "M 7 5 L 18 5 M 7 10 L 18 10 M 7 15 L 18 15 O 3 5 0.6 O 3 10 0.6 O 3 15 0.6",
    "square.grid.2x2": "R 2.5 2.5 6 6 R 11.5 2.5 6 6 R 2.5 11.5 6 6 R 11.5 11.5 6 6",
    "slider.horizontal.3": "M 2 5 L 18 5 M 2 10 L 18 10 M 2 15 L 18 15 O 13 5 1.6 O 6 10 1.6 O 11 15 1.6",
    "gearshape":
      "O 10 10 3 O 10 10 6.5 M 10 1 L 10 3.5 M 10 16.5 L 10 19 M 1 10 L 3.5 10 M 16.5 10 L 19 10 M 3.6 3.6 L 5.4 5.4 M 14.6 14.6 L 16.4 16.4 M 16.4 3.6 L 14.6 5.4 M 5.4 14.6 L 3.6 16.4",
    "play.circle": "O 10 10 8 M 8 6.5 L 14 10 L 8 13.5 Z",
    "pause.circle": "O 10 10 8 M 8 6.5 L 8 13.5 M 12 6.5 L 12 13.5",
    "play.circle.fill": "F O 10 10 9 M 7.5 5.5 L 15 10 L 7.5 14.5 Z",
    "pause.circle.fill": "F O 10 10 9 R 6.5 6 2.4 8 R 11.1 6 2.4 8",
    "backward.fill": "F M 10 3 L 1 10 L 10 17 Z M 19 3 L 10 10 L 19 17 Z",
    "forward.fill": "F M 1 3 L 10 10 L 1 17 Z M 10 3 L 19 10 L 10 17 Z",
    "checkmark.square": "R 3 3 14 14 M 6 10.5 L 9 13.5 L 14 7",
    "checkmark.square.fill": "F R 2 2 16 16 M 5.5 10.5 L 7 9 L 9 11 L 13.5 6 L 15 7.3 L 9.1 14 Z",
    "plus.circle": "O 10 10 8 M 10 6 L 10 14 M 6 10 L 14 10",
    "minus.circle": "O 10 10 8 M 6 10 L 14 10",
    "xmark.circle": "O 10 10 8 M 7 7 L 13 13 M 13 7 L 7 13",
    "checkmark.circle": "O 10 10 8 M 6 10.5 L 9 13.5 L 14 7",
    "plus.circle.fill":
      "F O 10 10 9 M 9 5 L 11 5 L 11 9 L 15 9 L 15 11 L 11 11 L 11 15 L 9 15 L 9 11 L 5 11 L 5 9 L 9 9 Z",
    "minus.circle.fill": "F O 10 10 9 R 5 9 10 2",
    "xmark.circle.fill":
      "F O 10 10 9 M 10 8.6 L 12.6 6 L 14 7.4 L 11.4 10 L 14 12.6 L 12.6 14 L 10 11.4 L 7.4 14 L 6 12.6 L 8.6 10 L 6 7.4 L 7.4 6 Z",
    "checkmark.circle.fill": "F O 10 10 9 M 5.5 10.5 L 7 9 L 9 11 L 13.5 6 L 15 7.3 L 9.1 14 Z",
  ]

  /// What draws a symbol, in black; nil for a name that is not known.
  static func items(_ name: String) -> [DrawnItem]? {
    guard let text = steps[name] else { return nil }
    var path = BezierPath()
    var isFilled = false
    for step in text.split(whereSeparator: { $0 == " " }).joined(separator: " ").split(by: "MLCZORF") {
      let all = step.numbers
      switch step.first {
      case "F": isFilled = true
      case "M" where all.count == 2: path.move(to: Point(all[0], all[1]))
      case "L" where all.count == 2: path.addLine(to: Point(all[0], all[1]))
      case "C" where all.count == 6:
        path.addCurve(
          to: Point(all[4], all[5]), controlPoint1: Point(all[0], all[1]), controlPoint2: Point(all[2], all[3]))
      case "Z": path.close()
      case "O" where all.count == 3:
        path.append(BezierPath(ovalIn: Rect(center: Point(all[0], all[1]), size: Size(2 * all[2], 2 * all[2]))))
      case "R" where all.count == 4: path.append(BezierPath(rect: Rect(all[0], all[1], all[2], all[3])))
      default: break
      }
    }
    path.usesEvenOddFillRule = true
    let shape = Shape(.path(path), fill: isFilled ? .black : nil, stroke: isFilled ? nil : .black, lineWidth: 1.8)
    return [DrawnItem(content: .shape(shape), frame: nil, alpha: 1, clip: nil)]
  }
}

extension String {
  /// The parts that begin with one of some letters.
  fileprivate func split(by letters: String) -> [Substring] {
    var (parts, start) = ([Substring](), startIndex)
    for index in indices where letters.contains(self[index]) && index != start {
      parts.append(self[start..<index])
      start = index
    }
    return parts + [self[start...]]
  }
}

extension Substring {
  fileprivate var numbers: [Float] { dropFirst().split(separator: " ").compactMap { Float($0) } }
}
