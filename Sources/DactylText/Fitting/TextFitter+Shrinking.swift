extension TextFitter {
  /// The scale of the letters: the largest at which everything is shown and no word is divided, or else the smallest
  /// that the label allows.
  mutating func scale() -> Float {
    guard label.minimumScaleFactor < 1 else { return 1 }
    let least = max(label.minimumScaleFactor, 0.01)
    if fits(1) { return 1 }
    guard wraps, label.numberOfLines != 1 else { return max(least, scaleOfWholeLines()) }
    guard fits(least) else { return least }
    // More room never makes more lines, so that bisection finds the limit.
    var (low, high) = (least, Float(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func fits(_ scale: Float) -> Bool {
    start(scale)
    var height = 0.0
    while let line = nextLine() {
      height += line.height
      if isTruncated || line.end == .forced || line.width > limit { return false }
    }
    return Float(height) * label.size * scale <= room.height + label.size * Float(Self.tolerance)
  }

  /// The scale at which the lines of the unwrapped text fit the room.
  private mutating func scaleOfWholeLines() -> Float {
    start(1, isUnlimited: true)
    var (height, seen, widest) = (0.0, 0.0, 0.0)
    while let line = nextLine() {
      height += line.height
      widest = max(widest, line.width)
      // Empty lines at the end do not count if lines may be left out.
      if label.lineBreakMode == nil || isAnythingSeen(in: line.head) { seen = height }
    }
    let wide = widest > 0 ? room.width / (Float(widest) * label.size) : 1
    return min(1, wide, room.height / (Float(seen > 0 ? seen : 1) * label.size))
  }
}
