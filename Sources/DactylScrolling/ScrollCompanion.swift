/// What follows the content of a scroll view: bars beside it, or who places its views, such as a list.
package protocol ScrollCompanion: AnyObject {
  /// The content has moved, by whatever, or has other insets. It edits nothing now, and may ask for a layout.
  func contentDidMove()
  /// The offset has changed, by whatever. Told with the delegate and before it; may do anything.
  func didScroll(_ scrollView: ScrollView)
  /// The origin of the bounds went another way than the content (`contentBase`): what stands beside the content goes
  /// along.
  func baseDidMove(by way: Vector)
}
