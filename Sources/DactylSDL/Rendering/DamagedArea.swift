/// A few rectangles of pixels that must be drawn again. They may overlap.
struct DamagedArea: Sendable {
  private(set) var rects: [PixelRect] = []

  /// The greatest number of rectangles; more are merged, since each is drawn separately.
  static let mostRects = 6

  /// Removes all rectangles.
  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle. It is merged with those that it overlaps or that cost no more when drawn together with it.
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

  /// Merges the two rectangles for which that costs least.
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

  /// Limits the rectangles to the output. Where they cover most of it, all of it is damaged.
  mutating func limit(to output: PixelRect) {
    for number in rects.indices { rects[number] = rects[number].intersection(output) }
    rects.removeAll { $0.isEmpty }
    if rects.reduce(0, { $0 + $1.area }) * 4 > output.area * 3 { rects = [output] }
  }
}

extension PixelRect {
  /// The number of pixels.
  var area: Int64 { Int64(max(0, width)) * Int64(max(0, height)) }

  /// The smallest rectangle around both; neither may be empty.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The number of additional pixels when both are drawn as one rectangle.
  fileprivate func waste(with other: PixelRect) -> Int64 { union(other).area - area - other.area }
}
