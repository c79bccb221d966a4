extension Touch {
  /// The window that it landed in, or nil.
  public var window: Window? { windowEntity == .none ? nil : Window(View(windowEntity, in: columns)) }

  /// The recognizers that have it now, in the order in which they hear of it: those that failed, ignored it or came to
  /// rest are gone from it (G20). Makes an array.
  public var gestureRecognizers: [AnyGesture] {
    guard let scene = columns.scene, let slot = scene.inputs.slot(of: self) else { return [] }
    return scene.gestures(having: slot)
  }
}
