/// Symbols as the system has them, drawn in a square of twenty points.
///
/// A symbol is a text of steps: M and L with a point, C with two control points and a point, Z, O with the middle and
/// radius of a circle, and R with a rectangle. A first F fills what others draw as lines; holes are what lies inside.
enum Symbols {
  private static let steps: [String: String] = [
    "plus": "M10 3 L10 17 M3 10 L17 10",
    "minus": "M3 10 L17 10",
    "xmark": "M4 4 L16 16 M16 4 L4 16",
    "checkmark": "M3 11 L8 16 L17 4",
    "chevron.left": "M13 3 L6 10 L13 17",
    "chevron.right": "M7 3 L14 10 L7 17",
    "chevron.up": "M3 13 L10 6 L17 13",
    "chevron.down": "M3 7 L10 14 L17 7",
    "arrow.left": "M17 10 L3 10 M9 4 L3 10 L9 16",
    "arrow.right": "M3 10 L17 10 M11 4 L17 10 L11 16",
    "arrow.up": "M10 17 L10 3 M4 9 L10 3 L16 9",
    "arrow.down": "M10 3 L10 17 M4 11 L10 17 L16 11",
    "arrow.clockwise": "M16 6 C14 3 11 2.5 8.5 3 C5 4 3 7 3 10 C3 14 6 17 10 17 C13 17 16 15 17 12 M16 2 L16 6 L12 6",
    "circle": "O10 10 8",
    "circle.fill": "F O10 10 9",
    "square": "R3 3 14 14",
    "square.fill": "F R2 2 16 16",
    "triangle": "M10 3 L18 17 L2 17 Z",
    "triangle.fill": "F M10 2 L19 18 L1 18 Z",
    "star": "M10 2 L12.3 7.2 L18 7.8 L13.8 11.6 L15 17.2 L10 14.3 L5 17.2 L6.2 11.6 L2 7.8 L7.7 7.2 Z",
    "star.fill": "F M10 1 L12.6 7 L19 7.6 L14.2 11.9 L15.6 18.2 L10 14.9 L4.4 18.2 L5.8 11.9 L1 7.6 L7.4 7 Z",
    "heart":
      "M10 17 C4 13 2 10 2 7 C2 4.5 4 3 6 3 C8 3 9.3 4 10 5.5 C10.7 4 12 3 14 3 C16 3 18 4.5 18 7 C18 10 16 13 10 17 Z",
    "heart.fill":
      "F M10 18 C3 13 1 10 1 7 C1 4 3.5 2 6 2 C8 2 9.3 3 10 4.5 C10.7 3 12 2 14 2 C16.5 2 19 4 19 7 C19 10 17 13 10 18 Z",
    "trash": "M3 5 L17 5 M8 5 L8 3 L12 3 L12 5 M5 5 L6 18 L14 18 L15 5 M8 8 L8.4 15 M12 8 L11.6 15",
    "trash.fill": "F R3 4 14 2 R8 2 4 2 M4.5 7 L15.5 7 L14.5 18 L5.5 18 Z",
    "magnifyingglass": "O8.5 8.5 5.5 M12.5 12.5 L18 18",
    "ellipsis": "F O4 10 1.6 O10 10 1.6 O16 10 1.6",
    "line.3.horizontal": "M3 5 L17 5 M3 10 L17 10 M3 15 L17 15",
    "play": "M5 3 L17 10 L5 17 Z",
    "play.fill": "F M4 2 L18 10 L4 18 Z",
    "pause": "R4 3 4 14 R12 3 4 14",
    "pause.fill": "F R4 3 4 14 R12 3 4 14",
    "stop.fill": "F R3 3 14 14",
    "person": "O10 7 4 M3 18 C3 14 6 12.5 10 12.5 C14 12.5 17 14 17 18",
    "person.fill": "F O10 6 4 M2 18 C2 13 6 11.5 10 11.5 C14 11.5 18 13 18 18 Z",
    "bookmark": "M5 2 L15 2 L15 18 L10 14 L5 18 Z",
    "bookmark.fill": "F M4 1 L16 1 L16 19 L10 14.5 L4 19 Z",
    "flag.fill": "F R3 2 2 17 M6 3 L17 6 L6 10 Z",
    "gear":
      "O10 10 3 O10 10 6.5 M10 1 L10 3.5 M10 16.5 L10 19 M1 10 L3.5 10 M16.5 10 L19 10 M3.6 3.6 L5.4 5.4 M14.6 14.6 L16.4 16.4 M16.4 3.6 L14.6 5.4 M5.4 14.6 L3.6 16.4",
    "plus.circle": "O10 10 8 M10 6 L10 14 M6 10 L14 10",
    "minus.circle": "O10 10 8 M6 10 L14 10",
    "xmark.circle": "O10 10 8 M7 7 L13 13 M13 7 L7 13",
    "checkmark.circle": "O10 10 8 M6 10.5 L9 13.5 L14 7",
    "plus.circle.fill": "F O10 10 9 M9 5 L11 5 L11 9 L15 9 L15 11 L11 11 L11 15 L9 15 L9 11 L5 11 L5 9 L9 9 Z",
    "minus.circle.fill": "F O10 10 9 R5 9 10 2",
    "xmark.circle.fill":
      "F O10 10 9 M10 8.6 L12.6 6 L14 7.4 L11.4 10 L14 12.6 L12.6 14 L10 11.4 L7.4 14 L6 12.6 L8.6 10 L6 7.4 L7.4 6 Z",
    "checkmark.circle.fill": "F O10 10 9 M5.5 10.5 L7 9 L9 11 L13.5 6 L15 7.3 L9.1 14 Z",
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
