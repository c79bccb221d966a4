import DactylControls

extension AccessibleObject {
  /// Answers where an object is, and what is at a point of it.
  func answerComponent(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    switch member {
    case "Contains":
      let (x, y) = (try arguments.integer(0), try arguments.integer(1))
      return [.bool(area(try arguments.integer(2)).contains(x, y))]
    case "GetAccessibleAtPoint":
      let (x, y) = (try arguments.integer(0), try arguments.integer(1))
      return [objects.reference(object(atX: x, y: y, isOnDesktop: try arguments.integer(2) == 0))]
    case "GetExtents": return [.structure(area(try arguments.integer(0)).values)]
    case "GetPosition": return Array(area(try arguments.integer(0)).values.prefix(2))
    case "GetSize": return Array(area(1).values.suffix(2))
    case "GetLayer": return [.uint32(window != nil && element == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(perform(.focus))]
    case "ScrollTo", "ScrollToPoint": return [.bool(perform(.scrollToVisible))]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  /// The area of the object, relative to the desktop (0), its window (1) or its parent (2).
  func area(_ coordinates: Int) -> PixelRect {
    guard let window else { return .empty }
    guard let element else { return window.area(isOnDesktop: coordinates == 0) }
    var area = window.area(element.frame, isOnDesktop: coordinates == 0)
    if coordinates == 2, let parent = parent.flatMap({ objects.object(at: $0) }), parent.element != nil {
      let around = parent.area(1)
      (area.x, area.y) = (area.x &- around.x, area.y &- around.y)
    }
    return area
  }

  /// The innermost object at a point, by the hit-test of touches; nil for none, and for one that is not in this one.
  private func object(atX x: Int, y: Int, isOnDesktop: Bool) -> AccessiblePath? {
    guard let window else { return nil }
    let point = window.scenePoint(x, y, isOnDesktop: isOnDesktop)
    guard let found = window.scene.accessibility.element(at: point) else {
      return element == nil && area(isOnDesktop ? 0 : 1).contains(x, y) ? path : nil
    }
    guard let own = element?.id else { return .element(window.number, found.id) }
    var current: AccessibilityElement? = found
    while let element = current {
      if element.id == own { return .element(window.number, found.id) }
      current = element.parent.flatMap { window.scene.accessibility.element($0) }
    }
    return nil
  }
}

extension PixelRect {
  /// Whether a point is inside.
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= Int(self.x) && y >= Int(self.y) && x < Int(self.x) + Int(width) && y < Int(self.y) + Int(height)
  }
}
