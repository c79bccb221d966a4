@_exported import DactylScene

extension Scene {
  /// Makes an empty scene with its main window, with scrolling, input actions, focus and drag and drop.
  public convenience init(size: Size = Size(800, 600)) {
    self.init(withoutFeatures: size)
    addScrolling()
    addFocus()
    addInputActions()
    addDragAndDrop()
  }
}
