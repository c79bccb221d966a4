import Dactyl
import DactylControls

/// Finds what is switched off: recognizers, controls, scroll views with more to show (G15, C13, V13).
enum SwitchedOffCheck: LintCheck {
  static let name = "switched-off"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let gestures = survey.recognizers.compactMap { gesture -> LintFinding? in
      guard !gesture.isEnabled, let view = gesture.view, survey.place(of: view.entity) != nil,
        !isScrolling(gesture, view)
      else { return nil }
      return LintFinding(
        self, .note, "G15", [view.entity], [gesture], "\(survey.name(gesture)) is switched off",
        "Set its isEnabled to true when it is to be used.")
    }
    let views = survey.items.compactMap { item -> LintFinding? in
      if let control = item.view.control, !control.isEnabled {
        return LintFinding(
          self, .note, "C13", [item.view.entity], [], "\(item.view) is a control that is switched off",
          "Set its isEnabled to true when it is to be used.")
      }
      guard let list = item.view.scrollView, !list.isScrollEnabled, list.hasRoom else { return nil }
      return LintFinding(
        self, .note, "V13", [item.view.entity], [], "\(item.view) has more to show, and scrolling is switched off",
        "Set its isScrollEnabled to true when it is to be scrolled.")
    }
    return gestures + views
  }

  /// Whether a recognizer is one of a scroll view's own.
  private static func isScrolling(_ gesture: AnyGesture, _ view: View) -> Bool {
    view.scrollView != nil && LintGesture(gesture, -1, GestureSettings()).kind == .other
  }
}

extension ScrollView {
  /// Whether the content is larger than the view.
  var hasRoom: Bool {
    let (size, inset) = (view.bounds.size, adjustedContentInset)
    return contentSize.width + Double(inset.left + inset.right) > Double(size.width) + 0.5
      || contentSize.height + Double(inset.top + inset.bottom) > Double(size.height) + 0.5
  }
}
