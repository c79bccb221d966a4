/// A widget or text input (`Widget`, `TextInput`) that says what its view is to assistive clients, and does what they
/// ask. Controls, fields and lists do so.
///
/// Its answers are read when a client asks, and when the view may have changed since; they change nothing.
public protocol AccessibilityProviding {
  /// What the view is now.
  func accessibilityProperties(of view: View) -> AccessibilityProperties
  /// The parts of the view that are elements by themselves; nil, the default, where there are none.
  func accessibilityParts(of view: View) -> AccessibilityParts?
  /// Does what a client asks, of the view or of one of its parts. It may change and destroy anything.
  ///
  /// - Returns: whether it did. The default is false: then the request goes on as its rule says (AX6–AX10).
  func perform(_ action: AccessibilityAction, ofPart part: Int?, of view: View) -> Bool
}

extension AccessibilityProviding {
  /// The default implementation answers nil.
  public func accessibilityParts(of view: View) -> AccessibilityParts? { nil }
  /// The default implementation answers false.
  public func perform(_ action: AccessibilityAction, ofPart part: Int?, of view: View) -> Bool { false }
}

/// The parts of a view that are elements by themselves: the rows of a list, the segments of a control.
public struct AccessibilityParts {
  /// The number of all parts, made or not (AX12).
  public var count: Int
  /// Those that clients see now, in order: what is in sight, and one more on each side.
  public var listed: [AccessibilityPart]
  /// Whether nothing else in the view is an element.
  public var isEverything: Bool
  /// Whether the widget has the keys though the focus is elsewhere, as a menu has: then the focused part has the focus
  /// for clients, or the widget itself while none has.
  public var hasKeys = false

  /// Makes parts.
  public init(count: Int, _ listed: [AccessibilityPart], isEverything: Bool = false) {
    self.count = count
    self.listed = listed
    self.isEverything = isEverything
  }
}

@available(*, unavailable)
extension AccessibilityParts: Sendable {}

/// A part of a view that is an element by itself.
public struct AccessibilityPart {
  /// The number of the part, counted from 0.
  public var number: Int
  /// The view that shows it, or nil: its texts are the label where the properties have none, and widgets in it are
  /// elements, too.
  public var view: View?
  /// The place of the part, in the coordinates of the view that it is a part of.
  public var frame: Rect
  /// What the part is.
  public var properties: AccessibilityProperties
  /// Whether it has the focus of the keyboard while its view has.
  public var isFocused = false

  /// Makes a part.
  public init(_ number: Int, _ properties: AccessibilityProperties, frame: Rect, view: View? = nil) {
    self.number = number
    self.properties = properties
    self.frame = frame
    self.view = view
  }
}

@available(*, unavailable)
extension AccessibilityPart: Sendable {}
