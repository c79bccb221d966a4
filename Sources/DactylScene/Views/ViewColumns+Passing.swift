/// The flag of views that let touches through where none of their subviews is hit: the views for which the game decided
/// so (H11), and otherwise those that show a picture or text and have no listeners (H14). Hit-testing reads only this
/// one flag.
extension ViewColumns {
  /// Sets whether a view shows a picture or text, or whether it has listeners.
  func setPassing(_ reason: ViewFlags, _ isOn: Bool, of index: UInt32) {
    var flags = records[Int(index)].flags
    guard flags.contains(reason) != isOn else { return }
    flags.set(reason, isOn)
    // A window with a picture never lets touches through: the views behind it receive none of them.
    if flags.isDisjoint(with: [.decidesPassing, .isWindow]) {
      flags.set(.passesThrough, flags.contains(.isImage) && !flags.contains(.hasListeners))
    }
    records[Int(index)].flags = flags
  }
}
