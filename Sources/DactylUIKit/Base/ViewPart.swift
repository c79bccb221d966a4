/// What a view has for one feature, such as its constraints or its layer: it takes part in the view's layouts.
protocol ViewPart: AnyObject {
  /// Called before the subviews are placed, and before layouts are made at once.
  func viewWillLayOut()
  /// Called after the subviews were placed.
  func viewDidLayOut()
  /// Called when a subview was hidden or shown.
  func subviewWasHiddenOrShown()
  /// Called when the view gets another colour, or none. Returns whether the part has shown it.
  func show(background: Color?) -> Bool
}

extension ViewPart {
  func viewWillLayOut() {}
  func viewDidLayOut() {}
  func subviewWasHiddenOrShown() {}
  func show(background: Color?) -> Bool { false }
}

/// The parts of a view, in the order in which they take part.
struct ViewParts {
  private var all: [any ViewPart] = []

  /// The part of a type, or nil.
  func part<Part: ViewPart>(_ type: Part.Type) -> Part? {
    for part in all { if let part = part as? Part { return part } }
    return nil
  }

  mutating func remove<Part: ViewPart>(_ type: Part.Type) { all.removeAll { $0 is Part } }
  mutating func append(_ part: any ViewPart) { all.append(part) }

  func viewWillLayOut() { for part in all { part.viewWillLayOut() } }
  func viewDidLayOut() { for part in all { part.viewDidLayOut() } }
  func subviewWasHiddenOrShown() { for part in all { part.subviewWasHiddenOrShown() } }
  func show(background: Color?) -> Bool { all.reduce(false) { $1.show(background: background) || $0 } }
}
