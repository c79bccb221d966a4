import Testing

@testable import DactylControls

/// Measured heights of a few among many lines, compared with an array of all.
@Suite struct MeasuredHeightsTests {
  private let pitch = MeasuredHeights.Pitch(estimate: 44, spacing: 2)

  private func check(_ heights: MeasuredHeights, _ run: MeasuredHeights.Run, _ plain: [Float?], _ seed: UInt64) {
    #expect(heights.count(run) == plain.count, "seed \(seed)")
    var (top, measured) = (0.0, 0)
    var tops: [Double] = []
    for line in plain.indices {
      tops.append(top)
      let found = heights.look(at: line, in: run)
      #expect(found.height == plain[line] && found.before.lines == line && found.before.measured == measured)
      #expect(pitch.height(of: found.before) == top, "seed \(seed), line \(line)")
      top += Double(plain[line] ?? 44) + 2
      if plain[line] != nil { measured += 1 }
    }
    #expect(pitch.height(of: heights.sums(run)) == top && heights.sums(run).measured == measured)
    for offset in stride(from: -10.0, to: top + 20, by: max(top / 37, 1)) {
      let found = heights.line(at: offset, in: run, pitch)
      let wanted = max(tops.lastIndex { $0 <= max(offset, 0) } ?? 0, 0)
      #expect(found.line == (plain.isEmpty ? 0 : wanted), "seed \(seed), at \(offset)")
      if !plain.isEmpty { #expect(found.top == tops[wanted]) }
    }
  }

  @Test(
    "Random measurements, insertions and deletions equal those of an array", arguments: 1...40 as ClosedRange<UInt64>)
  func oracle(seed: UInt64) {
    var random = Dice(seed)
    let heights = MeasuredHeights()
    var plain = [Float?](repeating: nil, count: random.below(400))
    var run = MeasuredHeights.Run(tail: plain.count)
    for step in 0..<150 {
      switch random.below(10) {
      case 0:
        let (line, count) = (random.below(plain.count + 1), random.below(30))
        heights.insert(count, at: line, in: &run)
        plain.insert(contentsOf: [Float?](repeating: nil, count: count), at: line)
      case 1 where !plain.isEmpty:
        let line = random.below(plain.count)
        let end = min(plain.count, line + random.below(40))
        heights.remove(line..<end, in: &run)
        plain.removeSubrange(line..<end)
      case 2 where !plain.isEmpty:
        let line = random.below(plain.count)
        let end = min(plain.count, line + random.below(10))
        heights.forget(line..<end, in: &run)
        for index in line..<end { plain[index] = nil }
      default:
        guard !plain.isEmpty else { continue }
        // One screen of lines, downward or upward.
        let start = random.below(plain.count)
        let lines = Array(start..<min(plain.count, start + random.below(30)))
        for line in random.below(2) == 0 ? lines : lines.reversed() {
          let height = Float(1 + random.below(200))
          if !heights.replace(height, of: line, in: run) { heights.set(height, of: line, in: &run) }
          plain[line] = height
        }
      }
      if step % 10 == 9 { check(heights, run, plain, seed) }
    }
    heights.remove(0..<plain.count, in: &run)
    #expect(heights.bytes == 0 && run.tail == 0, "what is not needed is given back")
  }

  @Test("A measured line takes at most 16 bytes, downward, upward and by jumps", arguments: 0..<4)
  func memory(variant: Int) {
    let heights = MeasuredHeights()
    var run = MeasuredHeights.Run(tail: 1_000_000)
    var random = Dice(7)
    var count = 0
    func measure(_ line: Int) {
      if heights.replace(20, of: line, in: run) { return }
      heights.set(20, of: line, in: &run)
      count += 1
    }
    switch variant {
    case 0: for line in 0..<50_000 { measure(line) }
    case 1: for line in (900_000..<950_000).reversed() { measure(line) }
    case 2:
      for _ in 0..<3000 {
        let start = random.below(999_000)
        for line in start..<(start + 20) { measure(line) }
      }
    default:
      for _ in 0..<3000 {
        let start = random.below(999_000)
        for line in (start..<(start + 20)).reversed() { measure(line) }
      }
    }
    #expect(heights.sums(run).measured == count)
    #expect(heights.bytes <= 16 * count, "\(Double(heights.bytes) / Double(count)) bytes a line")
    #expect(heights.count(run) == 1_000_000)
  }
}

/// Pseudorandom numbers, the same for a seed each time.
struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit <= 0 ? 0 : Int((state >> 11) % UInt64(limit))
  }
}
