extension UITextField {
  /// Posted when the user has changed the text of a field.
  public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// Posted when the user has changed the text of a view.
  public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}

extension UIResponder {
  /// Posted by nobody here: keyboards are on desks. As is the next.
  public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted by nobody here.
  public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The frame of a keyboard in such a notification.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of its animation in such a notification.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
