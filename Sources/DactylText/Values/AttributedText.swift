/// A text whose parts differ in font, size and colour, or are links: the text of a ``Label``.
///
/// ```swift
/// var text: AttributedText = "Read \("the guide", .link("guide")) first."
/// text += AttributedText(" Now.", .bold)
/// view[Label.self] = Label(text, lineBreakMode: .byWordWrapping)
/// ```
public struct AttributedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text alone.
  public private(set) var string = ""
  /// The attributes of the text from its start on; nothing after the last one has any.
  package private(set) var runs: [TextRun] = []

  /// Makes a text with the same attributes everywhere.
  public init(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    append(string, attributes)
  }

  /// Makes a text without attributes.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text of an interpolation: `"one \("two", .bold) three"`.
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  package init(_ string: String, runs: [TextRun]) {
    self.string = string
    self.runs = runs
  }

  /// Whether it has no text.
  public var isEmpty: Bool { string.isEmpty }

  /// Adds text at the end.
  public mutating func append(_ string: String, _ attributes: TextAttributes = TextAttributes()) {
    guard !string.isEmpty else { return }
    append(attributes, from: self.string.utf8.count, to: self.string.utf8.count + string.utf8.count)
    self.string += string
  }

  /// Adds another text at the end.
  public mutating func append(_ other: AttributedText) {
    let start = string.utf8.count
    string += other.string
    var last = 0
    for run in other.runs {
      append(run.attributes, from: start + last, to: start + run.end)
      last = run.end
    }
  }

  /// The two texts one after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var text = left
    text.append(right)
    return text
  }

  /// Adds another text at the end.
  public static func += (left: inout AttributedText, right: AttributedText) { left.append(right) }

  /// Returns the attributes of the character at an index of ``string``. Costs a step for each change of attributes
  /// before it.
  public func attributes(at index: String.Index) -> TextAttributes {
    let offset = string.utf8.distance(from: string.startIndex, to: index)
    return runs.first { offset < $0.end }?.attributes ?? TextAttributes()
  }

  /// Sets what these attributes set, in a range of ``string``. Costs a step for each change of attributes.
  ///
  /// ```swift
  /// if let range = text.string.firstRange(of: "gold") { text.addAttributes(.color(.yellow), in: range) }
  /// ```
  public mutating func addAttributes(_ attributes: TextAttributes, in range: Range<String.Index>) {
    let first = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let end = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    let old = runs + [TextRun(end: string.utf8.count, attributes: TextAttributes())]
    runs = []
    var start = 0
    for run in old where run.end > start {
      var merged = run.attributes
      merged.merge(attributes)
      append(run.attributes, from: start, to: min(run.end, max(first, start)))
      append(merged, from: max(start, first), to: min(run.end, end))
      append(run.attributes, from: max(start, end), to: run.end)
      start = run.end
    }
  }

  /// The text with attributes for its links, under those that they have.
  package func withLinks(_ attributes: TextAttributes) -> AttributedText {
    var text = self
    for index in runs.indices where runs[index].attributes.link != nil {
      text.runs[index].attributes = [attributes, runs[index].attributes]
    }
    return text
  }

  /// Adds the attributes of text at the end, so that neighbours differ and the last ones are not empty.
  private mutating func append(_ attributes: TextAttributes, from start: Int, to end: Int) {
    guard start < end, attributes != TextAttributes() else { return }
    if let last = runs.indices.last, runs[last].attributes == attributes, runs[last].end == start {
      runs[last].end = end
      return
    }
    if start > runs.last?.end ?? 0 { runs.append(TextRun(end: start, attributes: TextAttributes())) }
    runs.append(TextRun(end: end, attributes: attributes))
  }

  /// The parts of an interpolated text.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = AttributedText("")

    /// Makes an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds the text between two interpolations.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }
    /// Adds a value's description, with attributes.
    public mutating func appendInterpolation<Value>(_ value: Value, _ attributes: TextAttributes) {
      text.append("\(value)", attributes)
    }
    /// Adds a value's description.
    public mutating func appendInterpolation<Value>(_ value: Value) { text.append("\(value)") }
    /// Adds a text with its attributes.
    public mutating func appendInterpolation(_ other: AttributedText) { text.append(other) }
  }
}

/// The attributes of a part of a text: from the end of the part before to an end, in bytes of UTF-8.
package struct TextRun: Hashable, Sendable {
  package var end: Int
  package var attributes: TextAttributes
}
