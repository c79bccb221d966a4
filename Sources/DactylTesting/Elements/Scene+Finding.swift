import Dactyl

/// Tests by meaning: elements are found by what they are and by their names, as a person finds them, wherever they are.
extension Scene {
  /// Finds the element of a role with a name, which has to be the only one.
  ///
  /// - Throws: `ElementNotFound`, with the nearest ones and the whole tree of elements.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) throws(ElementNotFound) -> FoundElement {
    try only(label.map { "\(role.rawValue) \"\($0)\"" } ?? role.rawValue, near: label) {
      $0.role == role && (label == nil || $0.label == label)
    }
  }

  /// Finds the element with a name, which has to be the only one.
  ///
  /// - Throws: `ElementNotFound`, with the nearest ones and the whole tree of elements.
  public func find(label: String) throws(ElementNotFound) -> FoundElement {
    try only("\"\(label)\"", near: label) { $0.label == label }
  }

  /// Finds all elements and containers of a role, in reading order. Makes an array.
  public func findAll(_ role: AccessibilityRole) -> [FoundElement] {
    accessibility.allElements.filter { $0.role == role }.map { FoundElement(scene: self, element: $0) }
  }

  /// Advances the time until a condition holds, frame by frame.
  ///
  /// - Throws: `ElementNotFound` with the tree of elements when it does not hold after so many seconds.
  public func waitFor(_ seconds: Double = 5, _ condition: () -> Bool) throws(ElementNotFound) {
    let end = testClock.now + seconds
    while !condition() {
      guard testClock.now < end else { throw ElementNotFound(waited: seconds, in: self) }
      advance(by: min(1.0 / 60, end - testClock.now))
    }
  }

  private func only(
    _ wanted: String, near name: String?, _ isMeant: (AccessibilityElement) -> Bool
  ) throws(ElementNotFound) -> FoundElement {
    let found = accessibility.allElements.filter(isMeant)
    guard let first = found.first else { throw ElementNotFound(wanted, near: name, in: self) }
    guard found.count == 1 else { throw ElementNotFound(found, for: wanted, in: self) }
    return FoundElement(scene: self, element: first)
  }
}
