/// Who places the views of a scroll view where its content has come to, such as a list.
package protocol ScrollFollower: AnyObject {
  /// The content has moved, by whatever. It edits nothing now, and asks for a layout.
  func contentDidMove()
}
