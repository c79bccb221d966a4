import Dactyl

extension RecordedTest {
  /// What a test expects at its end.
  package struct Expectation {
    /// The entry of the log of decisions, or a part of one; nil for what the reader is to write.
    package var entry: String?
    /// Whether the entry is whole but for its time.
    package var isWhole: Bool

    /// Makes an expectation.
    package init(_ entry: String?, isWhole: Bool) {
      self.entry = entry
      self.isWhole = isWhole
    }
  }

  /// The columns of a line.
  private static let width = 120

  /// The text of a Swift file with the test, a function with the name of that file; without a file, with the program's.
  package func text(expecting expectation: Expectation, file: String? = nil) -> String {
    let type = head.program.identifier
    let name = file.map(Self.function(of:)) ?? "\(type.lowercasedFirst)\(isExact ? "FrameByFrame" : "AsRecorded")"
    var lines = [
      "import DactylSDL", "import DactylTesting", "import Testing", "", "@testable import \(type)", "",
      "/// Made from a recording of \(head.program): \(eventCount) events in \(Timestamp(seconds: duration).inSeconds).",
    ]
    if isExact { lines.removeAll { $0 == "import DactylTesting" } }
    lines += leftOut.map { "/// Left out: \($0)." }
    lines.append("@MainActor @Test func \(name)() throws {")
    lines += (launch(type) + body + ending(expectation)).map { $0.isEmpty ? "" : "  \($0)" }
    // An event is a line, however long; people who format their code are left in peace.
    if lines.contains(where: { $0.count > Self.width }) { lines.insert("// swift-format-ignore-file", at: 0) }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The name of a function for the path of a file: that of the file, the first letter small.
  private static func function(of path: String) -> String {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return String(name).identifier.lowercasedFirst
  }

  private func launch(_ type: String) -> [String] {
    var lines = ["var options = \(type).options"]
    if head.windowSize.width >= 1, head.windowSize.height >= 1 {
      lines.append("options.size = \(SwiftLiteral.size(head.windowSize))")
    } else {
      lines = ["let options = \(type).options"]
    }
    lines += ["let app = try HeadlessApp(options: options)", "let scene = app.scene"]
    if head.pointsPerMillimeter > 0, head.pointsPerMillimeter != Scene().pointsPerMillimeter {
      lines.append("scene.pointsPerMillimeter = \(SwiftLiteral.number(head.pointsPerMillimeter))")
    }
    return lines + [
      "scene.decisions.turnOn(capacity: 1 << 16)", "let game = \(type)()",
      "defer { withExtendedLifetime(game) { app.end() } }", "try game.launch(scene)", "",
    ]
  }

  private func ending(_ expectation: Expectation) -> [String] {
    guard let entry = expectation.entry else {
      return ["", "// Expect here what should have happened:", "#expect(!scene.decisionLines.isEmpty)"]
    }
    let call = "scene.decisionLines.contains { $0.\(expectation.isWhole ? "hasSuffix" : "contains")"
    let comment =
      expectation.isWhole ? "// What the recording showed at its end. Expect what should have happened instead." : nil
    return ["", comment, "#expect(\(call)(\(SwiftLiteral.text(entry))) })"].compactMap { $0 }
  }

  // MARK: Steps

  private var body: [String] {
    isExact ? exactBody : hands.declarations + calls
  }

  /// The calls of hands. Several moves of one hand in a row are a loop.
  private var calls: [String] {
    var lines: [String] = []
    var (now, isWaiting) = (Int64(0), false)
    var moves: [(at: Int64, hand: String, to: Point)] = []
    func flush() {
      if moves.count > 2 {
        lines += loop(moves)
      } else {
        for move in moves { lines += [Self.wait(move.at), "\(move.hand).move(to: \(SwiftLiteral.point(move.to)))"] }
      }
      moves = []
    }
    for step in steps {
      switch step {
      case .wait(let milliseconds):
        if isWaiting { lines.append(Self.wait(now)) }
        (now, isWaiting) = (milliseconds, true)
      case .call(let call):
        if let move = call.move, isWaiting {
          if moves.last.map({ $0.hand != move.hand }) ?? false { flush() }
          moves.append((now, move.hand, move.to))
        } else {
          flush()
          if isWaiting { lines.append(Self.wait(now)) }
          lines.append(call.code)
        }
        isWaiting = false
      case .send, .frame: break
      }
    }
    flush()
    return isWaiting ? lines + [Self.wait(now)] : lines
  }

  private static func wait(_ milliseconds: Int64) -> String {
    "scene.advance(to: Timestamp(milliseconds: \(milliseconds)))"
  }

  private func loop(_ moves: [(at: Int64, hand: String, to: Point)]) -> [String] {
    let items = moves.map { "(\($0.at), \(SwiftLiteral.number($0.to.x)), \(SwiftLiteral.number($0.to.y)))" }
    return ["let path\(moves[0].at): [(Int64, Float, Float)] = ["] + Self.wrapped(items, indent: 2) + [
      "]", "for (time, x, y) in path\(moves[0].at) {", "  scene.advance(to: Timestamp(milliseconds: time))",
      "  \(moves[0].hand).move(to: Point(x, y))", "}",
    ]
  }

  /// Elements of a list, as many in a line as fit into a function.
  private static func wrapped(_ items: [String], indent: Int) -> [String] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + item.count + 4 <= width - 2 {
        lines[lines.count - 1] = "\(last) \(item),"
      } else {
        lines.append(String(repeating: " ", count: indent) + "\(item),")
      }
    }
    return lines
  }

  /// Every event and frame as it was.
  private var exactBody: [String] {
    var lines: [String] = []
    var idle: [Int64] = []
    func flush() {
      if idle.count > 1 {
        let moments = idle.map(String.init)
        let line = "for moment in [\(moments.joined(separator: ", "))] as [Int64] {"
        let fits = line.count <= Self.width - 2
        lines += fits ? [line] : ["for moment in ["] + Self.wrapped(moments, indent: 2) + ["] as [Int64] {"]
        lines += ["  scene.frame(at: Timestamp(nanoseconds: moment))", "}"]
      } else {
        lines += idle.map { "scene.frame(at: Timestamp(nanoseconds: \($0)))" }
      }
      idle = []
    }
    for step in steps {
      switch step {
      case .frame(let moment): idle.append(moment.nanoseconds)
      case .send(let event):
        flush()
        guard let kind = SwiftLiteral.event(event.kind) else { continue }
        lines.append("scene.send(InputEvent(at: Timestamp(nanoseconds: \(event.timestamp.nanoseconds)), \(kind)))")
      case .wait, .call: break
      }
    }
    flush()
    return lines
  }
}

extension String {
  /// The letters and digits of the text, as the name of a type.
  fileprivate var identifier: String {
    let kept = filter { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    return kept.first.map { $0.isNumber } ?? true ? "Program\(kept)" : kept
  }

  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
