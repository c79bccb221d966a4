extension ScenarioExpectation {
  /// The events of views and recognizers, by their names in the log.
  private static let events =
    ScenarioCallbacks.single.map(\.0) + [
      "began", "changed", "ended", "cancelled", "recognized", "touchDown", "touchDownRepeat", "touchDragInside",
      "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
      "becameFirstResponder", "resignedFirstResponder", "performed", "willBeginDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndAnimation", "offset", "dragBegan",
      "dragEntered", "dragExited", "dropPerformed", "dragEnded", "becameFocused", "lostFocus", "focusStayed", "custom",
    ] + ScenarioAnswer.allCases.map(\.rawValue)

  /// Reads the expected log of a file, after everything that declares ids.
  static func list(_ node: JSONNode, _ names: ScenarioNames) throws(ScenarioError) -> [ScenarioExpectation] {
    try node.list { (element) throws(ScenarioError) in
      guard case .list = element.value else { return .entry(try element.pattern(names)) }
      let patterns = try element.list { (line) throws(ScenarioError) in try line.pattern(names) }
      guard !patterns.isEmpty else { throw element.fault("at least 1 entry wanted, 0 found") }
      return .anyOrder(patterns)
    }
  }

  /// Returns what is wrong with the words of an entry, or nil: a misspelt id would otherwise be a test that cannot
  /// pass.
  fileprivate static func fault(in words: [Substring], _ names: ScenarioNames) -> String? {
    let (who, what) = (String(words[0]), String(words[1]))
    let isKnown = { (id: String) in names.kind(of: id) != nil || id == "none" }
    if who == "hit", isKnown(what) { return nil }
    if ["elements", "speech"].contains(who) { return nil }
    guard isKnown(who) else { return "an id of this file, hit, elements or speech" }
    return events.contains(what) ? nil : "one of \(events.joined(separator: ", ")) after \(who)"
  }
}

extension JSONNode {
  fileprivate func pattern(_ names: ScenarioNames) throws(ScenarioError) -> ScenarioPattern {
    guard case .string(let line) = value, let pattern = ScenarioPattern(line) else {
      throw fault(wanted: "TIME WHO WHAT [DETAIL]")
    }
    if let wanted = ScenarioExpectation.fault(in: pattern.text.split(separator: " "), names) {
      throw fault(wanted: wanted)
    }
    return pattern
  }
}
