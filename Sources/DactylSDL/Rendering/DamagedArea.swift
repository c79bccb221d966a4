/// A few rectangles of pixels that must be drawn again. They may overlap.
struct DamagedArea: Sendable {
  private(set) var rects: [PixelRect] = []

  /// More are merged: each is drawn by itself.
  static let mostRects = 6

  /// Empties it.
  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle. Those that it overlaps, and those that are as well drawn together with it, are merged with it.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var number = 0
    while number < rects.count {
      if rects[number].waste(with: rect) <= 0 {
        rect = rect.union(rects.remove(at: number))
        number = 0
      } else {
        number += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.mostRects { mergeTwo() }
  }

  /// Merges the two that lose least by it.
  private mutating func mergeTwo() {
    var best = (first: 0, second: 1, waste: Int64.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = rects[first].waste(with: rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let other = rects.remove(at: best.second)
    add(rects.remove(at: best.first).union(other))
  }

  /// Keeps it to the pixels that there are. Where it is most of them, it becomes all of them.
  mutating func limit(to output: PixelRect) {
    for number in rects.indices { rects[number] = rects[number].intersection(output) }
    rects.removeAll { $0.isEmpty }
    if rects.reduce(0, { $0 + $1.area }) * 4 > output.area * 3 { rects = [output] }
  }
}

extension PixelRect {
  /// How many pixels it has.
  var area: Int64 { Int64(max(0, width)) * Int64(max(0, height)) }

  /// The least rectangle that holds both; neither may be empty.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// How many more pixels are drawn when both are drawn as one rectangle.
  fileprivate func waste(with other: PixelRect) -> Int64 { union(other).area - area - other.area }
}
