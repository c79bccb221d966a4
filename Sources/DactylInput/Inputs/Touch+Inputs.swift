extension Touch {
  /// The window in which the touch landed, or nil.
  public var window: Window? { windowEntity == .none ? nil : Window(View(windowEntity, in: columns)) }

  /// The recognizers that have the touch at present, in the order in which they receive it, without those that failed,
  /// ignored it or were reset (G20). Allocates an array.
  public var gestureRecognizers: [AnyGesture] {
    guard let scene = columns.scene, let slot = scene.inputs.slot(of: self) else { return [] }
    return scene.gestures(having: slot)
  }
}
