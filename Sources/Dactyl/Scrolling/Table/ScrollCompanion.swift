/// What stands beside the content of a scroll view and follows it, as its bars do.
package protocol ScrollCompanion: AnyObject {
  /// The offset has changed, by whatever. Told before the delegate is; may do anything.
  func didScroll(_ scrollView: ScrollView)
}
