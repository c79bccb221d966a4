/// A font that a renderer holds, by number; `.builtIn` is the small bitmap font that is always there.
public struct Font: Hashable, Sendable {
  /// The renderer's number for it.
  public var id: Int32
  /// Makes a handle; renderers do.
  public init(id: Int32) { self.id = id }
  /// The bitmap font that needs no file.
  public static let builtIn = Font(id: 0)
}

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
/// Lines are worked out when the text or its room changes, not in each frame; that takes a pass over the text.
public struct Label: Hashable, Sendable {
  /// The text. Lines end at `\n`, at CRLF and at the other line ends of Unicode.
  public var text: String
  /// The font of all of the text.
  public var font: Font
  /// The height of a line, in points.
  public var size: Float
  /// The colour of the text.
  public var color: Color
  /// Where the text stands in the bounds: 0 is left or top, 0.5 the middle, 1 right or bottom.
  public var alignment: Vector
  /// What stays free in the bounds to the left and to the right of lines, in points; 0 at first.
  public var lineFragmentPadding: Float
  /// How far the text may shrink so that it fits the bounds, as a part of its ``size``: from 1 at first, which lets it
  /// keep its size, down to 0. It shrinks before words are parted, letters left out or lines cut, and as little as it
  /// takes.
  public var minimumScaleFactor: Float
  private var mostLines: Int32
  /// What becomes of text that does not fit the bounds. Nil at first: it reaches beyond them.
  public var lineBreakMode: LineBreakMode?

  /// How many lines the text may have at most. 0 at first, for as many as it has; with a ``lineBreakMode``, as fit the
  /// height of the bounds, but always one.
  public var numberOfLines: Int {
    get { Int(mostLines) }
    set { mostLines = Int32(clamping: max(0, newValue)) }
  }

  /// Makes a label, in the middle of its bounds unless told, which keeps its size and its lines.
  public init(
    _ text: String, font: Font = .builtIn, size: Float = 16, color: Color = .black,
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
    mostLines = Int32(clamping: max(0, numberOfLines))
  }
}
