import Dactyl

/// Reads and changes the lines of a run.
extension MeasuredHeights {
  /// The estimated height of lines that were not measured, and the spacing of all lines.
  struct Pitch {
    var estimate: Double
    var spacing: Double

    func height(of sums: Sums) -> Double {
      sums.height + Double(sums.lines - sums.measured) * estimate + Double(sums.lines) * spacing
    }
  }

  /// The sums of all lines of a run.
  func sums(_ run: Run) -> Sums {
    var all = sums(run.root)
    all.lines += run.tail
    return all
  }

  /// The sums of the lines before a line, and its height; nil when it was not measured.
  func look(at line: Int, in run: Run) -> (before: Sums, height: Float?) {
    var before = Sums()
    var (node, left) = (run.root, line)
    while node != Self.none {
      let below = nodes[Int(node)].left
      let start = sums(below).lines
      if left < start {
        node = below
        continue
      }
      before += sums(below)
      left -= start
      if left >= nodes[Int(node)].own.lines {
        before += nodes[Int(node)].own
        left -= nodes[Int(node)].own.lines
        node = nodes[Int(node)].right
        continue
      }
      var index = Int(node) * Self.blockSize
      while left > Int(entries[index].gap) {
        before += Sums(lines: Int(entries[index].gap) + 1, measured: 1, height: Double(entries[index].height))
        left -= Int(entries[index].gap) + 1
        index += 1
      }
      before.lines += left
      return (before, left == Int(entries[index].gap) ? entries[index].height : nil)
    }
    before.lines += left
    return (before, nil)
  }

  /// The line at a position, which is counted from the top of the first line, and its own top. Beyond the end it is the
  /// last line.
  func line(at place: Double, in run: Run, _ pitch: Pitch) -> (line: Int, top: Double) {
    var (line, top) = (0, 0.0)
    let place = max(place, 0)
    var node = run.root
    while node != Self.none {
      let below = nodes[Int(node)].left
      let height = pitch.height(of: sums(below))
      if place < top + height {
        node = below
        continue
      }
      (line, top) = (line + sums(below).lines, top + height)
      let own = pitch.height(of: nodes[Int(node)].own)
      if place >= top + own {
        (line, top) = (line + nodes[Int(node)].own.lines, top + own)
        node = nodes[Int(node)].right
        continue
      }
      return self.line(at: place, inBlock: node, from: line, top, pitch)
    }
    // Partial sums are rounded differently from the whole: the position is at the end of the line before.
    if line < sums(run.root).lines {
      let last = max(line - 1, 0)
      return (last, pitch.height(of: look(at: last, in: run).before))
    }
    // Behind the last entry.
    let step = pitch.estimate + pitch.spacing
    guard run.tail > 0 else { return last(of: run, pitch) }
    let more = step > 0 ? max(0, min((place - top) / step, Double(run.tail - 1))) : 0
    return (line + Int(clamping: more), top + more.rounded(.down) * step)
  }

  private func line(
    at place: Double, inBlock node: UInt32, from first: Int, _ start: Double, _ pitch: Pitch
  ) -> (line: Int, top: Double) {
    var (line, top) = (first, start)
    let step = pitch.estimate + pitch.spacing
    let (begin, count) = (Int(node) * Self.blockSize, Int(nodes[Int(node)].count))
    for index in begin..<(begin + count) {
      let gap = Int(entries[index].gap)
      let reach = Double(gap) * step
      if place < top + reach {
        let more = step > 0 ? max(0, min(Int(clamping: (place - top) / step), gap - 1)) : 0
        return (line + more, top + Double(more) * step)
      }
      (line, top) = (line + gap, top + reach)
      let height = Double(entries[index].height) + pitch.spacing
      if place < top + height || index == begin + count - 1 { return (line, top) }
      (line, top) = (line + 1, top + height)
    }
    return (line, top)
  }

  private func last(of run: Run, _ pitch: Pitch) -> (line: Int, top: Double) {
    let line = max(count(run) - 1, 0)
    return (line, pitch.height(of: look(at: line, in: run).before))
  }

  // MARK: Changing

  /// Sets the measured height of a line.
  func set(_ height: Float, of line: Int, in run: inout Run) {
    let known = sums(run.root).lines
    if line >= known {
      append(Entry(gap: UInt32(line - known), height: height), to: &run)
      run.tail -= line - known + 1
      return
    }
    // The lines behind it are split off and joined again, so that its entry is the last one of the part before it.
    let parts = split(run.root, at: line)
    let rest = split(parts.after, at: 1)
    release(rest.before)
    var front = Run(root: parts.before)
    append(Entry(gap: UInt32(parts.tail), height: height), to: &front)
    run.root = joinedBlocks(front.root, rest.after)
  }

  /// Replaces the height of a measured line. Returns false when the line was not measured.
  func replace(_ height: Float, of line: Int, in run: Run) -> Bool {
    guard let old = look(at: line, in: run).height else { return false }
    if old != height { change(run.root, line, height) }
    return true
  }

  private func change(_ node: UInt32, _ line: Int, _ height: Float) {
    let below = nodes[Int(node)].left
    let start = sums(below).lines
    if line < start {
      change(below, line, height)
    } else if line >= start + nodes[Int(node)].own.lines {
      change(nodes[Int(node)].right, line - start - nodes[Int(node)].own.lines, height)
    } else {
      var (index, left) = (Int(node) * Self.blockSize, line - start)
      while left > Int(entries[index].gap) {
        left -= Int(entries[index].gap) + 1
        index += 1
      }
      entries[index].height = height
      recount(node)
    }
    refresh(node)
  }

  /// Inserts lines that were not measured.
  func insert(_ count: Int, at line: Int, in run: inout Run) {
    let known = sums(run.root).lines
    guard line < known else {
      run.tail += count
      return
    }
    let parts = split(run.root, at: line)
    run.root = joined(parts.before, parts.after, parts.tail + count)
  }

  /// Removes lines.
  func remove(_ lines: Range<Int>, in run: inout Run) {
    guard !lines.isEmpty else { return }
    let known = sums(run.root).lines
    if lines.upperBound > known { run.tail -= lines.upperBound - max(known, lines.lowerBound) }
    guard lines.lowerBound < known else { return }
    let end = split(run.root, at: min(lines.upperBound, known))
    let start = split(end.before, at: lines.lowerBound)
    release(start.after)
    if end.after == Self.none {
      run.root = start.before
      run.tail += start.tail
    } else {
      run.root = joined(start.before, end.after, start.tail)
    }
  }

  /// Drops the measured heights of lines, which stay.
  func forget(_ lines: Range<Int>, in run: inout Run) {
    guard lines.lowerBound < sums(run.root).lines else { return }
    let count = lines.count
    remove(lines, in: &run)
    insert(count, at: lines.lowerBound, in: &run)
  }

  /// Joins two trees, with a number of lines between them that were not measured. The second has entries, or that
  /// number is 0.
  private func joined(_ a: UInt32, _ b: UInt32, _ gap: Int) -> UInt32 {
    if gap > 0, b != Self.none { widenFirstGap(of: b, by: gap) }
    return joinedBlocks(a, b)
  }

  private func widenFirstGap(of root: UInt32, by count: Int) {
    let below = nodes[Int(root)].left
    if below != Self.none {
      widenFirstGap(of: below, by: count)
    } else {
      entries[Int(root) * Self.blockSize].gap += UInt32(count)
      recount(root)
    }
    refresh(root)
  }
}
