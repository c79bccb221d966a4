extension UIResponder {
  /// The method for an action: one of `selectors`, or an edit action that every responder has.
  func method(for action: Selector) -> Method? { action.method(of: self) ?? editAction(named: action.name) }

  private func editAction(named name: String) -> Method? {
    switch name {
    case "cut:": Method { (sender: Any?) in self.cut(sender) }
    case "copy:": Method { (sender: Any?) in self.copy(sender) }
    case "paste:": Method { (sender: Any?) in self.paste(sender) }
    case "delete:": Method { (sender: Any?) in self.delete(sender) }
    case "select:": Method { (sender: Any?) in self.select(sender) }
    case "selectAll:": Method { (sender: Any?) in self.selectAll(sender) }
    default: nil
    }
  }
}
