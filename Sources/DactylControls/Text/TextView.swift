import Dactyl

/// A view for a text of many lines, which scrolls, and is edited like a text field: a handle of its view.
///
/// Fingers scroll it: a tap moves the caret, a double tap or a finger that rests selects a word, and handles at the
/// ends of the selection are dragged. The mouse selects by dragging, with scrolling at the edges; its wheel scrolls.
/// Up, down, page up and page down move the caret by lines, Home and End within a line, and with Control to the ends
/// of the text. Return begins a new line unless ``EditableTextHandle/returnKeyAction`` says otherwise. Tab moves on to
/// the next control or field. Everything else is as in a ``TextField``.
///
/// ```swift
/// let notes = scene.addTextView(frame: Rect(40, 40, 400, 240))
/// notes.placeholder = "What happened today?"
/// notes.editingChanged = { save($0.text) }
/// ```
/// All of the text is in one font and colour, and may contain links as little as a text field: see ``LinkLabel``. An
/// edit costs a comparison of the whole text and a pass over the paragraph that it changes: the view is meant for notes
/// and chapters, of up to some hundred thousand letters, not for books. Only visible lines are drawn.
public struct TextView: EditableTextHandle {
  /// The view of the text, which is a scroll view.
  public let view: View

  /// Makes a handle of a view that is a text view.
  public init(view: View) { self.view = view }

  /// The scroll view that it is.
  public var scrollView: ScrollView? { view.scrollView }

  /// Whether the text can be changed; true by default. If false, it can be selected and copied, and keys scroll it.
  public var isEditable: Bool {
    get { editing?.isEditable ?? false }
    nonmutating set {
      changing {
        if !newValue { $0.settle() }
        $0.isEditable = newValue
      }
    }
  }

  /// The height of lines, as a multiple of that of the letters; 1.25 by default.
  public var lineHeightMultiple: Float {
    get { state?.lineHeightMultiple ?? 1.25 }
    nonmutating set { changing { ($0 as? TextViewState)?.lineHeightMultiple = newValue } }
  }

  /// The number of lines that the text is shown in.
  public var numberOfLines: Int { state?.lines.lines.count ?? 0 }

  /// Scrolls by as little as needed to show a range of characters.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    changing { _ in }
    state?.scroll(to: range)
  }

  private var state: TextViewState? { editing as? TextViewState }
}

@available(*, unavailable)
extension TextView: Sendable {}

extension Scene {
  /// Makes a text view in front of the other subviews of a view, or of the main window.
  @discardableResult
  public func addTextView(frame: Rect? = nil, to parent: View? = nil) -> TextView {
    let view = addView(frame: frame ?? Rect(0, 0, 280, 160), to: parent)
    let state = TextViewState(view, in: self)
    setTextInput(state, of: view.entity)
    view.setResponder(TextResponder(state: state))
    state.addMenuGestures()
    state.refresh()
    return TextView(view: view)
  }
}

extension View {
  /// The text view whose view this is, or nil.
  public var textView: TextView? {
    let text = TextView(view: self)
    return isAlive && text.editing is TextViewState ? text : nil
  }
}
