/// An object that follows the content of a scroll view: a bar beside it, or a list that places its views.
package protocol ScrollCompanion: SnapshotState {
  /// Called when the content has moved for any reason, or its insets have changed. It must not edit the scene, and may
  /// request a layout.
  func contentDidMove()
  /// Called when the offset has changed for any reason, right before the delegate. May change anything.
  func didScroll(_ scrollView: ScrollView)
  /// Called when the origin of the bounds moved without the content (`contentBase`): views beside the content move by
  /// the same vector.
  func baseDidMove(by way: Vector)
}
