/// The attributes of a label's text as they are measured: empty for a text of one kind.
package struct FittedRuns {
  /// A part of the text with the same attributes.
  package struct Run {
    /// The end of the part: always the end of a character.
    package var end: String.Index
    package var attributes: TextAttributes
    package var font: Font
    /// The size, in sizes of the label.
    package var scale: Double
    /// The part of the height above the baseline, in sizes of the label; and that below it.
    package var ascent: Double
    package var descent: Double
    /// The distance of the baseline above that of the line, in sizes of the label.
    package var rise: Double
  }

  /// The parts from the start of the text to its end.
  package private(set) var runs: [Run] = []
  /// The height of a line, in heights of its letters.
  private let multiple: Double
  /// The distance of the baseline of the label's font from the top of its letters' line, in sizes of the label.
  private let plainBaseline: Double

  init(_ label: Label, by metrics: any FontMetrics) {
    multiple = label.lineHeightMultiple > 0 && label.lineHeightMultiple.isFinite ? Double(label.lineHeightMultiple) : 1
    plainBaseline = metrics.usableBaseline(of: label.font)
    let given = label.runs
    guard !given.isEmpty else { return }
    let text = label.text
    var (place, passed) = (text.startIndex, 0)
    runs.reserveCapacity(given.count + 1)
    for run in given where run.end > passed {
      guard let end = text.utf8.index(place, offsetBy: run.end - passed, limitedBy: text.endIndex) else { break }
      // A mark at the start of the next part belongs to the letter before it.
      let whole = Self.end(of: end, in: text)
      passed += text.utf8.distance(from: place, to: whole)
      place = whole
      runs.append(Run(run.attributes, to: whole, label, by: metrics))
    }
    if place < text.endIndex || runs.isEmpty {
      runs.append(Run(TextAttributes(), to: text.endIndex, label, by: metrics))
    }
  }

  /// The end of the character around an index.
  private static func end(of index: String.Index, in text: String) -> String.Index {
    guard index > text.startIndex, index < text.endIndex else { return index }
    let start = text.index(before: text.index(after: index))
    return start == index ? index : text.index(after: start)
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The height of a line of a text of one kind, in sizes of the label.
  var plainHeight: Double { multiple }

  /// The number of the part around an index.
  func number(at index: String.Index) -> Int { runs.firstIndex { index < $0.end } ?? max(runs.count - 1, 0) }

  /// The distance of the baseline of a line from its top, and the height of the line, in sizes of the label.
  func extent(of line: Range<String.Index>) -> (baseline: Double, height: Double) {
    if runs.isEmpty { return (plainBaseline + (multiple - 1) / 2, multiple) }
    var (ascent, descent) = (0.0, 0.0)
    var start: String.Index?
    for run in runs {
      // An empty line is as high as the text before it.
      let isIn = run.end > line.lowerBound && (start.map { $0 < line.upperBound } ?? true)
      if isIn || line.isEmpty && run.end >= line.lowerBound {
        ascent = max(ascent, run.ascent + run.rise)
        descent = max(descent, run.descent - run.rise)
        if line.isEmpty { break }
      }
      start = run.end
    }
    let letters = ascent + descent
    return (ascent + letters * (multiple - 1) / 2, letters * multiple)
  }
}

extension FittedRuns.Run {
  fileprivate init(_ attributes: TextAttributes, to end: String.Index, _ label: Label, by metrics: any FontMetrics) {
    self.end = end
    self.attributes = attributes
    font = attributes.font?.resolved(in: label.font) ?? label.font
    let size = attributes.size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? label.size
    scale = Double(size / label.size)
    let baseline = metrics.usableBaseline(of: font)
    (ascent, descent) = (baseline * scale, (1 - baseline) * scale)
    rise = attributes.baselineOffset.map { $0.isFinite ? Double($0 / label.size) : 0 } ?? 0
  }
}

/// A part of a line with the same attributes.
package struct TextPiece: Equatable {
  /// The part of the text; nil for the ellipsis.
  package var range: Range<String.Index>?
  /// The number of its attributes (``FittedText/runs``).
  package var run: Int
  /// Its distance from the start of the line, in sizes of the label.
  package var left: Double
  /// Its width, in sizes of the label.
  package var width: Double
}
