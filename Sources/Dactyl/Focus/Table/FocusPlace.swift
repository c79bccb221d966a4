/// Where the focus is or was: enough to go on from when its item is gone (F12).
struct FocusPlace {
  let item: Entity
  /// The item and all views around it, the inner ones first; the window is the last.
  var path: [Entity] = []
  /// The item's box in the scene's coordinates.
  var box = FocusBox()
}
