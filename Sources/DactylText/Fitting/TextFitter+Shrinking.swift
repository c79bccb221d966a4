extension TextFitter {
  /// The scale of the letters: the largest at which everything is shown and no word is divided, or else the smallest
  /// that the label allows. Up to the scale that somebody prefers (AX31), with which the smallest does not shrink.
  mutating func scale() -> Float {
    let most = label.textScale
    let least = min(most, label.minimumScaleFactor < 1 ? max(label.minimumScaleFactor, 0.01) : 1)
    if least >= most || fits(most) { return most }
    guard wraps, label.numberOfLines != 1 else {
      let scale = scaleOfWholeLines(most)
      return scale >= least ? scale : scaleOfCutText(least, most)
    }
    guard fits(least) else { return scaleOfCutText(least, most) }
    // More room never makes more lines, so that bisection finds the limit.
    var (low, high) = (least, most)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The scale of a text that does not fit at the smallest one either: as much larger as is preferred, as long as no
  /// line less is shown.
  private mutating func scaleOfCutText(_ least: Float, _ most: Float) -> Float {
    guard most > 1, label.lineBreakMode != nil else { return least }
    start(least)
    let height = label.size * Float(runs.plainHeight) * Float(left)
    return max(least, min(least * most, room.height / height))
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
  private mutating func scaleOfWholeLines(_ most: Float) -> Float {
    start(1, isUnlimited: true)
    var (height, seen, widest) = (0.0, 0.0, 0.0)
    while let line = nextLine() {
      height += line.height
      widest = max(widest, line.width)
      // Empty lines at the end do not count if lines may be left out.
      if label.lineBreakMode == nil || isAnythingSeen(in: line.head) { seen = height }
    }
    let wide = widest > 0 ? room.width / (Float(widest) * label.size) : most
    return min(most, wide, room.height / (Float(seen > 0 ? seen : 1) * label.size))
  }
}
