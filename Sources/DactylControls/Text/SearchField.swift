import Dactyl

/// A text field for searching: a magnifying glass, the text, and a button that clears it, which is shown as long as
/// there is a text.
public struct SearchField: Hashable {
  /// The view of all of it.
  public let view: View
  /// The field for the text.
  public let textField: TextField
  /// The button that clears the text.
  public let clearButton: Button

  /// The text. Setting it does not call the action.
  public var text: String {
    get { textField.text }
    nonmutating set {
      textField.text = newValue
      showClearButton()
    }
  }

  /// The text that is shown while there is none.
  public var placeholder: String {
    get { textField.placeholder }
    nonmutating set { textField.placeholder = newValue }
  }

  /// Clears the text, as its button does: the action is called, and the field is edited.
  public func clear() { clearButton.control.sendActions(for: .primaryActionTriggered) }

  fileprivate func showClearButton() {
    if clearButton.view.isAlive { clearButton.view.isHidden = text.isEmpty }
  }
}

@available(*, unavailable)
extension SearchField: Sendable {}

extension Scene {
  /// Makes a search field in front of the other subviews of a view, or of the main window.
  /// ```swift
  /// scene.addSearchField(to: bar.view) { search in show(names.filter { $0.hasPrefix(search.text) }) }
  /// ```
  /// - Parameters:
  ///   - placeholder: The text that is shown while there is none.
  ///   - frame: The frame, in the parent's coordinates; nil for 220 x 40 points at its origin, as in a container.
  ///   - parent: The view that gets it; nil for the main window.
  ///   - action: Called when the user has changed or cleared the text.
  @discardableResult
  public func addSearchField(
    placeholder: String = "Search", frame: Rect? = nil, to parent: View? = nil, action: ((SearchField) -> Void)? = nil
  ) -> SearchField {
    let row = addContainer(
      .row(spacing: 4, padding: EdgeInsets(top: 0, left: 10, bottom: 0, right: 4), vertical: .center),
      frame: frame ?? Rect(0, 0, 220, 40), to: parent)
    let style = TextFieldStyle()
    row.view[Shape.self] = style.background
    row.add(makeMagnifyingGlass(style.placeholderColor), LayoutItem(width: 16, height: 16))
    let field = addTextField()
    field.placeholder = placeholder
    field.view.accessibilityRole = .searchField
    field.style.background = nil
    field.style.editingBackground = nil
    row.add(field.view, LayoutItem(weight: 1))
    let clear = addButton("×", frame: Rect(0, 0, 32, 32), to: row.view)
    clear.view.layoutItem = LayoutItem(width: 32, height: 32)
    var clearStyle = controlStyle
    clearStyle.normal.fill = nil
    clearStyle.normal.text = style.textColor
    clearStyle.highlighted.fill = style.placeholderColor.opacity(0.15)
    clearStyle.highlighted.text = style.textColor
    clear.style = clearStyle
    let search = SearchField(view: row.view, textField: field, clearButton: clear)
    search.showClearButton()
    field.editingChanged = { _ in
      search.showClearButton()
      action?(search)
    }
    clear.addAction(for: .primaryActionTriggered) { _, _ in
      search.text = ""
      field.beginEditing()
      action?(search)
    }
    return search
  }

  private func makeMagnifyingGlass(_ color: Color) -> View {
    let glass = makeView(frame: Rect(0, 0, 16, 16))
    glass.isUserInteractionEnabled = false
    let lens = addView(frame: Rect(1, 1, 11, 11), to: glass)
    lens[Shape.self] = Shape(.ellipse, stroke: color, lineWidth: 2)
    let handle = addView(frame: Rect(0, 0, 16, 16), to: glass)
    handle[Shape.self] = Shape(.line(from: Point(10.5, 10.5), to: Point(15, 15)), stroke: color, lineWidth: 2)
    return glass
  }
}
