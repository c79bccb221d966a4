@_exported import DactylActions
@_exported import DactylDragAndDrop
@_exported import DactylFocus
@_exported import DactylInput
@_exported import DactylScene
@_exported import DactylScrolling
@_exported import DactylSemantics
@_exported import DactylText

extension Scene {
  /// Makes an empty scene with its main window, with scrolling, input actions, focus and drag and drop.
  public convenience init(size: Size = Size(800, 600)) {
    self.init(withoutFeatures: size)
    addScrolling()
    addFocus()
    addInputActions()
    addSemantics()
    addDragAndDrop()
  }
}
