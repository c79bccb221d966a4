import Dactyl

/// Properties of scroll views as files have them, one by one.
extension ScrollView {
  /// The keys of the properties, but for the place of the content and the delegate.
  static let keys = [
    "content", "inset", "enabled", "delays_content_touches", "can_cancel_content_touches", "directional_lock",
    "paging", "bounces", "always_bounce_vertical", "always_bounce_horizontal", "deceleration", "zoom",
  ]

  /// Sets the property of a key to the value that a file has. Returns false for another key.
  @discardableResult
  func set(_ key: String, of model: ScenarioScroll) -> Bool {
    switch key {
    case "content": contentSize = ScrollSize(Double(model.content.dx), Double(model.content.dy))
    case "inset": contentInset = model.inset
    case "offset": contentOffset = ScrollPoint(model.offset)
    case "enabled": isScrollEnabled = model.isEnabled
    case "delays_content_touches": delaysContentTouches = model.delaysContentTouches
    case "can_cancel_content_touches": canCancelContentTouches = model.canCancelContentTouches
    case "directional_lock": isDirectionalLockEnabled = model.locksDirection
    case "paging": isPagingEnabled = model.pages
    case "bounces": bounces = model.bounces
    case "always_bounce_vertical": alwaysBounceVertical = model.alwaysBouncesDown
    case "always_bounce_horizontal": alwaysBounceHorizontal = model.alwaysBouncesAcross
    case "deceleration": decelerationRate = model.deceleration
    case "zoom":
      guard let zoom = model.zoom else { return true }
      (minimumZoomScale, maximumZoomScale) = (zoom.lowerBound, zoom.upperBound)
    case "touches_should_begin":
      delegate.touchesShouldBegin = model.touchesShouldBegin ? nil : { _, _, _ in false }
    case "touches_should_cancel":
      delegate.touchesShouldCancel = model.touchesShouldCancel.map { answer in { _, _ in answer } }
    default: return false
    }
    return true
  }
}
