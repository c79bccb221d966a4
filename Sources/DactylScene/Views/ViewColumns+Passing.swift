/// Which views let touches through that hit nothing in them: those that the game made so (H11), and, where it did not
/// decide, those that show a picture or text and on which nothing listens (H14). It is kept as one flag, so that
/// hit-testing asks no more than that.
extension ViewColumns {
  /// Notes that a view shows a picture or text, or that something listens on it, or that it is so no longer.
  func setPassing(_ reason: ViewFlags, _ isOn: Bool, of index: UInt32) {
    var flags = records[Int(index)].flags
    guard flags.contains(reason) != isOn else { return }
    flags.set(reason, isOn)
    // A window with a picture is a window: what it stands in front of gets none of its touches.
    if flags.isDisjoint(with: [.decidesPassing, .isWindow]) {
      flags.set(.passesThrough, flags.contains(.isImage) && !flags.contains(.isHeeded))
    }
    records[Int(index)].flags = flags
  }
}
