extension Picture {
  /// Sets the colour of every invisible pixel to the mean of the visible ones beside it.
  ///
  /// A stretched or turned picture mixes neighbours: without this the black that most files have in transparent pixels
  /// would show as a dark rim.
  mutating func spreadColors() {
    for y in 0..<height {
      for x in 0..<width where pixels[(y * width + x) * 4 + 3] == 0 {
        spreadColor(toX: x, y: y)
      }
    }
  }

  private mutating func spreadColor(toX x: Int, y: Int) {
    var sums = SIMD4<Int>.zero
    for line in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let first = (line * width + column) * 4
        if pixels[first + 3] == 0 { continue }
        sums &+= SIMD4(Int(pixels[first]), Int(pixels[first + 1]), Int(pixels[first + 2]), 1)
      }
    }
    guard sums[3] > 0 else { return }
    let first = (y * width + x) * 4
    for part in 0..<3 { pixels[first + part] = UInt8(sums[part] / sums[3]) }
  }
}
