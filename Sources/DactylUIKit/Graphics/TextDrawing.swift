extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind letters; it is passed over.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines are set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The distance between letters; it is passed over, as are the others.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Passed over.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Passed over.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Passed over.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Passed over.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Passed over.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Passed over.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Passed over.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// How lines of a text are set. Of it the alignment and what becomes of text without room count.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Where lines are.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What becomes of text that does not fit.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The distance between lines; it is passed over.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The style that says nothing.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  open func copy(with zone: NSZone?) -> Any { mutableCopy(with: zone) }
  open func mutableCopy(with zone: NSZone?) -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.alignment, copy.lineBreakMode, copy.lineSpacing) = (alignment, lineBreakMode, lineSpacing)
    return copy
  }
}

/// How lines of a text are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Passed over, as the others.
  open var lineHeightMultiple: CGFloat = 0
  /// Passed over.
  open var minimumLineHeight: CGFloat = 0
  /// Passed over.
  open var maximumLineHeight: CGFloat = 0
  /// Passed over.
  open var paragraphSpacing: CGFloat = 0
  /// Passed over.
  open var firstLineHeadIndent: CGFloat = 0
  /// Passed over.
  open var headIndent: CGFloat = 0
  /// Passed over.
  open var tailIndent: CGFloat = 0
}

/// What a box around a text contains; it has no effect here.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An option of UIKit.
  public static let truncatesLastVisibleLine = Self(rawValue: 32), usesLineFragmentOrigin = Self(rawValue: 1)
  /// An option of UIKit.
  public static let usesFontLeading = Self(rawValue: 2), usesDeviceMetrics = Self(rawValue: 8)
}

/// What drawing a text would need to know; it has no effect here.
public final class NSStringDrawingContext: NSObject {}

/// The attributes of a text that count: its font, its colour and its alignment.
struct TextLook {
  var font: UIFont?
  var color: UIColor?
  var paragraph: NSParagraphStyle?

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
    paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
  }

  func label(_ text: String) -> Label {
    let font = font ?? .systemFont(ofSize: 12)
    var label = Label(
      text, font: font.engine, size: Float(font.pointSize), color: (color ?? .black).engine,
      alignment: Vector((paragraph?.alignment ?? .natural).engine, 0), numberOfLines: 0)
    label.lineBreakMode = (paragraph?.lineBreakMode ?? .byWordWrapping).engine
    label.followsTextScale = false
    return label
  }

  func size(of text: String, within size: CGSize) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let room = Size(
      size.width > 0 && size.width < 1e6 ? Float(size.width) : .infinity,
      size.height > 0 && size.height < 1e6 ? Float(size.height) : .infinity)
    let needed = UIApplication.shared.scene.size(of: label(text), fitting: room)
    return CGSize(width: CGFloat(needed.width), height: CGFloat(needed.height))
  }

  func draw(_ text: String, in rect: CGRect) {
    guard !text.isEmpty else { return }
    UIGraphicsGetCurrentContext()?.add([
      DrawnItem(content: .label(label(text)), frame: rect.engine, alpha: 1, clip: nil)
    ])
  }

  func draw(_ text: String, at point: CGPoint) {
    draw(text, in: CGRect(origin: point, size: size(of: text, within: .zero)))
  }
}

extension String {
  /// The size of the text with attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLook(attrs).size(of: self, within: .zero)
  }
  /// Draws the text into the context that is being drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextLook(attrs).draw(self, at: point)
  }
  /// Draws the text in a rectangle of the context that is being drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextLook(attrs).draw(self, in: rect)
  }
  /// The box around the text in a room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: TextLook(attributes).size(of: self, within: size)) }
}

extension NSString {
  /// The size of the text with attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  /// Draws the text into the context that is being drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text in a rectangle of the context that is being drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  /// The box around the text in a room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The look of all of it: that of its first letter.
  var look: TextLook { TextLook(length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : nil) }
  /// The size, in points, in the look of its first letter.
  public func size() -> CGSize { look.size(of: string, within: .zero) }
  /// Draws it into the context that is being drawn, in the look of its first letter.
  public func draw(at point: CGPoint) { look.draw(string, at: point) }
  /// Draws it in a rectangle of the context that is being drawn, in the look of its first letter.
  public func draw(in rect: CGRect) { look.draw(string, in: rect) }
  /// The box around it in a room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: look.size(of: string, within: size)) }
}
