/// Something that an assistive client asks of an element, as an event (`InputEvent.Kind.accessibility`): it goes
/// through the queue, into recordings and into the log of decisions like any other input (AX5).
public struct AccessibilityRequest: Hashable, Sendable {
  /// What is asked for.
  public var action: AccessibilityAction
  /// The element.
  public var element: AccessibilityElementID
  /// Who asks.
  public var client: AccessibilityClient

  /// Makes a request.
  public init(_ action: AccessibilityAction, of element: AccessibilityElementID, by client: AccessibilityClient) {
    self.action = action
    self.element = element
    self.client = client
  }
}

/// The identity of an accessibility element: a view, or a part of one that is no view of its own, such as a row of a
/// list. It stays the same while the view lives.
public struct AccessibilityElementID: Hashable, Sendable {
  /// The view.
  public var view: Entity
  /// The number of the part in its view, counted from 0; nil for the view itself.
  public var part: Int?

  /// Makes an identity.
  public init(_ view: Entity, part: Int? = nil) {
    self.view = view
    self.part = part
  }
}

/// The actions that assistive clients ask for (AX5–AX10).
public enum AccessibilityAction: Hashable, Sendable {
  /// Uses the element, as a tap does (AX6).
  case activate
  /// Increases the value by a step (AX7).
  case increment
  /// Decreases the value by a step (AX7).
  case decrement
  /// Scrolls by a page (AX10).
  case scroll(AccessibilityScrollDirection)
  /// Brings the element into sight.
  case scrollToVisible
  /// Leaves what is open: an alert, a menu, a sheet, a page (AX9).
  case escape
  /// The most important action of the present situation, such as to pause the game.
  case magicTap
  /// Moves the focus of the keyboard to the element.
  case focus
  /// Sets the value of an adjustable element.
  case setValue(Double)
  /// Replaces the text of a field.
  case setText(String)
  /// Selects a range of a field's text, in characters; an empty one places the caret.
  case setSelection(Range<Int>)
  /// An action of the element's own, by its name.
  case custom(String)
}

extension AccessibilityAction {
  /// The number of the kind of action, as the log of decisions has it: from 0, in the order above.
  public var number: UInt8 {
    switch self {
    case .activate: 0
    case .increment: 1
    case .decrement: 2
    case .scroll: 3
    case .scrollToVisible: 4
    case .escape: 5
    case .magicTap: 6
    case .focus: 7
    case .setValue: 8
    case .setText: 9
    case .setSelection: 10
    case .custom: 11
    }
  }
}

/// The directions of `AccessibilityAction.scroll(_:)`: where the content that comes into sight is.
public enum AccessibilityScrollDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Content above comes into sight.
  case up
  /// Content below comes into sight.
  case down
  /// Content at the left comes into sight.
  case left
  /// Content at the right comes into sight.
  case right
}

/// The kinds of clients that ask for accessibility actions, as the log of decisions names them.
public enum AccessibilityClient: UInt8, Hashable, Sendable, CaseIterable {
  /// A screen reader, or another program of the system.
  case screenReader
  /// The engine's own exploring by touch.
  case touchExploration
  /// Switches that step through the elements.
  case switches
  /// A test.
  case test
  /// Code of the game.
  case game
}

extension DeviceID {
  /// The device of the touches and keys that stand for what assistive clients ask (AX6).
  public static let assistance = DeviceID(-4)
}

extension FingerID {
  /// The finger that activates elements for assistive clients (AX6).
  public static let assistance = FingerID(device: .assistance, 0)
}
