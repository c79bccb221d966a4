/// Divides a label's text into the lines that are shown in a room, one after another.
struct TextFitter {
  let label: Label
  /// The room for text, in points: without the padding of lines.
  let room: Size
  let ellipsis: (text: String, width: Double)
  /// The attributes of the text.
  let runs: FittedRuns
  var walk: TextWalk

  /// The width of the room, in heights of a line.
  private(set) var limit = Double.infinity
  /// The number of lines that are still allowed.
  private(set) var left = Int.max
  private var lastEnd: TextLine.End?
  /// Whether a part of the text was left out.
  private(set) var isTruncated = false

  init(_ label: Label, in room: Size, by metrics: any FontMetrics) {
    var ruler = LetterRuler(metrics, label.font)
    ellipsis = ruler.ellipsis()
    self.label = label
    runs = FittedRuns(label, by: metrics)
    walk = TextWalk(label.text, ruler, runs.runs)
    let height = room.height.isNaN ? .infinity : room.height
    // A text that may reach beyond its bounds grows freely where there are none.
    let isFitted = label.isLimited || label.isFitted && room.width > 0
    self.room = isFitted ? Size(room.width - 2 * label.padding, height) : Size(.infinity, .infinity)
  }

  /// Whether anything can be shown at all.
  var hasRoom: Bool { room.width > 0 }

  /// Whether lines may end elsewhere than at line ends of the text.
  var wraps: Bool { label.lineBreakMode != nil && label.lineBreakMode != .byClipping }

  private var truncates: Bool {
    switch label.lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    default: false
    }
  }

  /// Starts again, with letters of a scale, or with lines of unlimited width.
  mutating func start(_ scale: Float, isUnlimited: Bool = false) {
    walk.place = TextWalk.Place(index: label.text.startIndex)
    lastEnd = nil
    isTruncated = false
    let height = Double(label.size) * Double(scale)
    // Sums of rounded numbers may be a little larger than the measured width.
    limit = isUnlimited ? .infinity : Double(room.width) / height + Self.tolerance
    left = label.numberOfLines > 0 ? label.numberOfLines : Int.max
    guard !isUnlimited, label.lineBreakMode != nil else { return }
    let fitting = Double(room.height) / height + Self.tolerance
    if fitting < 1e9 { left = min(left, max(1, countLines(in: fitting))) }
  }

  /// The number of lines that fit a height, in sizes of the label.
  private mutating func countLines(in height: Double) -> Int {
    guard !runs.isEmpty else { return Int(clamping: (height / runs.plainHeight).rounded(.down)) }
    let start = walk.place
    var (count, sum) = (0, 0.0)
    while true {
      let line = takeLine()
      sum += runs.extent(of: line.range).height
      if sum > height { break }
      count += 1
      if line.end == .text { break }
    }
    walk.place = start
    return count
  }

  static let tolerance = 1e-4

  /// The next line that is shown; nil after the last one.
  mutating func nextLine() -> TextLine? {
    guard var line = nextShownLine() else { return nil }
    let shown = line.hasEllipsis && line.head.isEmpty ? line.tail : line.head
    (line.baseline, line.height) = runs.extent(of: line.hasEllipsis ? shown : line.range)
    return line
  }

  private mutating func nextShownLine() -> TextLine? {
    guard lastEnd != .text, left > 0 else { return nil }
    left -= 1
    let start = walk.place
    var line = takeLine()
    lastEnd = line.end
    if truncates, line.width > limit || left == 0 && hasMore(), let mode = label.lineBreakMode {
      (left, isTruncated) = (0, true)
      walk.place = start
      return TextTruncation(limit: limit, ellipsis: ellipsis.width).line(mode, &walk)
    }
    if left == 0, hasMore() { isTruncated = true }
    if label.lineBreakMode == .byClipping, line.width > limit { clip(&line) }
    return line
  }

  private func hasMore() -> Bool { isAnythingSeen(in: walk.place.index..<label.text.endIndex) }

  /// Whether a part of the text contains anything but spaces.
  func isAnythingSeen(in range: Range<String.Index>) -> Bool {
    label.text.unicodeScalars[range].contains { !$0.properties.isWhitespace }
  }

  /// Takes the next line, up to the limit of its width or to its end.
  private mutating func takeLine() -> TextLine {
    let start = walk.place.index
    walk.place.previous = nil
    let isByLetter = label.lineBreakMode == .byCharWrapping
    // The sum is computed like that of the pen that draws.
    var width: Float = 0
    // The shown part: spaces at the end are not shown in lines that wrap.
    var (shown, shownWidth) = (start, width)
    var last: (place: TextWalk.Place, shown: String.Index, width: Float)?
    while !walk.isAtEnd {
      let here = walk.place
      let cluster = walk.next()
      if cluster.isLineEnd {
        if !wraps { (shown, shownWidth) = (here.index, width) }
        return TextLine(start..<walk.place.index, shownTo: shown, width: Double(shownWidth), .hard)
      }
      if here.index > start {
        if isByLetter || cluster.mayBreak { last = (here, shown, shownWidth) }
        // A cluster without width stays with the letter before it, even with one that is too wide.
        let isAdded = cluster.width > 0 || width > shownWidth
        if wraps, !cluster.isSpace, isAdded, Double(width + Float(cluster.width)) > limit {
          let (place, shown, width) = last ?? (here, shown, shownWidth)
          walk.place = place
          return TextLine(start..<place.index, shownTo: shown, width: Double(width), last == nil ? .forced : .soft)
        }
      }
      width += Float(cluster.width)
      if !cluster.isSpace { (shown, shownWidth) = (walk.place.index, width) }
    }
    if !wraps { (shown, shownWidth) = (walk.place.index, width) }
    return TextLine(start..<walk.place.index, shownTo: shown, width: Double(shownWidth), .text)
  }

  /// Removes the letters at the end of a line that do not fit as a whole.
  private mutating func clip(_ line: inout TextLine) {
    let place = walk.place
    walk.place = TextWalk.Place(index: line.head.lowerBound)
    var width = 0.0
    var end = walk.place.index
    while end < line.head.upperBound {
      let cluster = walk.next()
      if width + cluster.width > limit { break }
      width += cluster.width
      end = walk.place.index
    }
    walk.place = place
    isTruncated = true
    (line.head, line.tail, line.width) = (line.head.lowerBound..<end, end..<end, width)
  }
}
