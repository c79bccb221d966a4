extension Raster {
  /// Returns the pixels not premultiplied, each fully transparent one with the colour of those around it.
  ///
  /// Linear filtering mixes a picture's edge with the transparent pixels beside it; were those black, every edge
  /// would get a dark fringe.
  func straightPixels() -> [Ink] {
    var straight = pixels.map { $0.w > 0 ? ($0 / $0.w).alpha($0.w) : .zero }
    let sum = pixels.reduce(Ink.zero, +)
    var isKnown = pixels.map { $0.w > 0 }
    for _ in 0..<4 { spread(&straight, &isKnown) }
    let rest = sum.w > 0 ? (sum / sum.w).alpha(0) : .zero
    for index in straight.indices where !isKnown[index] { straight[index] = rest }
    return straight
  }

  private func spread(_ straight: inout [Ink], _ isKnown: inout [Bool]) {
    let known = isKnown
    for y in 0..<height {
      for x in 0..<width where !known[y * width + x] {
        var sum = Ink.zero
        var count = 0.0
        for ny in max(y - 1, 0)...min(y + 1, height - 1) {
          for nx in max(x - 1, 0)...min(x + 1, width - 1) where known[ny * width + nx] {
            sum += straight[ny * width + nx]
            count += 1
          }
        }
        guard count > 0 else { continue }
        straight[y * width + x] = (sum / count).alpha(0)
        isKnown[y * width + x] = true
      }
    }
  }
}
