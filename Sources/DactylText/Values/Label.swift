/// Text in the bounds of its view: a component.
///
/// Lines end where the text ends them, and may reach beyond the bounds. With a ``lineBreakMode`` the text stays within
/// them: it wraps, or is cut, or ends in an ellipsis. With a ``minimumScaleFactor`` it shrinks before that.
///
/// ```swift
/// row[Label.self] = Label(mail.subject, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
/// text[Label.self] = Label(mail.text, alignment: .zero, lineBreakMode: .byWordWrapping)
/// text.frame.size.height = text.size(fitting: Size(text.bounds.size.width, .infinity)).height
/// ```
///
/// Parts of the text can have a font, a size and a colour of their own: see ``AttributedText``. Letters are drawn in
/// the order in which they are written, from left to right, also those of scripts that are written from right to left;
/// letters that join, as in Arabic, stand each by itself.
///
/// Lines are computed when the text or its room changes, not in each frame; this takes a pass over the text.
public struct Label: Hashable, Sendable {
  /// The text. Lines end at `\n`, at CRLF and at the other line ends of Unicode. Setting it removes the attributes of
  /// its parts.
  public var text: String { didSet { if extras != nil { change { $0.runs = [] } } } }
  // (What most have not is in memory of its own, and small values are beside each other: a label of 71 bytes at most
  // keeps the items of draw lists, which are copied and compared in each frame, at 128, beyond which copies take a
  // call.)
  private var extras: Extras?
  /// The font of all of the text.
  public var font: Font
  /// The height of a line, in points.
  public var size: Float
  /// The colour of the text. Nil, the default, is black or white: whichever differs more from what is behind the text.
  public var color: Color?
  /// The treatment of text that does not fit the bounds. Nil by default: the text reaches beyond them.
  public var lineBreakMode: LineBreakMode?
  private var mostLines: Int16
  /// The position of the text in the bounds: 0 is left or top, 0.5 the middle, 1 right or bottom.
  public var alignment: Vector
  /// The margin in the bounds to the left and to the right of lines, in points; 0 by default.
  public var lineFragmentPadding: Float
  /// The smallest scale of the text, as a part of its ``size``: 1 by default, which keeps the size, down to 0. The text
  /// shrinks by as little as needed to fit the bounds, before words are divided, letters left out or lines cut.
  public var minimumScaleFactor: Float
  // (In hundredths, with a bit for what does not follow it: the label stays small, and is copied for each item.)
  private var scaling: UInt16 = 100
  private static let isFixed: UInt16 = 1 << 15

  /// Whether the text follows the scale of texts that somebody prefers (AX31); true by default. Text that is part of a
  /// picture, such as the number of a card, does not.
  public var followsTextScale: Bool {
    get { scaling & Self.isFixed == 0 }
    set { scaling = newValue ? 100 : 100 | Self.isFixed }
  }

  /// The scale of the text that somebody prefers, which the scene sets in labels that it hands out to be drawn: the
  /// text is as many times ``size`` high, as far as its bounds allow (AX31).
  public var textScale: Float { Float(scaling & ~Self.isFixed) / 100 }

  /// Sets the scale of the text, in hundredths, where the label follows it.
  package mutating func adapt(toTextScale percent: UInt16) { if scaling & Self.isFixed == 0 { scaling = percent } }

  /// The most lines of the text, up to 32,767. 0, the default, does not limit them; with a ``lineBreakMode`` the limit
  /// is then the number that fits the height of the bounds, but at least one.
  public var numberOfLines: Int {
    get { Int(mostLines) }
    set { mostLines = Int16(clamping: max(0, newValue)) }
  }

  /// The height of lines, as a multiple of that of their letters: 1 by default. The letters are in the middle of it.
  public var lineHeightMultiple: Float {
    get { extras?.values.lineHeightMultiple ?? 1 }
    set { change { $0.lineHeightMultiple = newValue } }
  }

  /// The text with the attributes of its parts.
  public var attributedText: AttributedText {
    get { AttributedText(text, runs: runs) }
    set {
      text = newValue.string
      if extras != nil || !newValue.runs.isEmpty { change { $0.runs = newValue.runs } }
    }
  }

  /// The attributes of the text's parts; empty for none.
  package var runs: [TextRun] { extras?.values.runs ?? [] }

  private struct ExtraValues: Hashable, Sendable {
    var runs: [TextRun] = []
    var lineHeightMultiple: Float = 1
  }

  private indirect enum Extras: Hashable, Sendable {
    case extras(ExtraValues)

    var values: ExtraValues {
      switch self {
      case .extras(let values): values
      }
    }
  }

  private mutating func change(_ change: (inout ExtraValues) -> Void) {
    var values = extras?.values ?? ExtraValues()
    change(&values)
    extras = values == ExtraValues() ? nil : .extras(values)
  }

  /// Makes a label, by default in the middle of its bounds, with its size and lines unchanged.
  public init(
    _ text: String, font: Font = .default, size: Float = 16, color: Color? = nil,
    alignment: Vector = Vector(0.5, 0.5), numberOfLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Float = 1, lineFragmentPadding: Float = 0
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.color = color
    self.alignment = alignment
    self.lineFragmentPadding = lineFragmentPadding
    self.minimumScaleFactor = minimumScaleFactor
    self.lineBreakMode = lineBreakMode
    mostLines = Int16(clamping: max(0, numberOfLines))
  }

  /// Makes a label of a text whose parts have attributes, by default in the middle of its bounds.
  public init(
    _ text: AttributedText, font: Font = .default, size: Float = 16, color: Color? = nil,
    alignment: Vector = Vector(0.5, 0.5), numberOfLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Float = 1, lineFragmentPadding: Float = 0
  ) {
    self.init(
      text.string, font: font, size: size, color: color, alignment: alignment, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, minimumScaleFactor: minimumScaleFactor, lineFragmentPadding: lineFragmentPadding)
    if !text.runs.isEmpty { change { $0.runs = text.runs } }
  }
}
