/// Views that fingers hit as if they were larger than they are.
extension ViewColumns {
  /// Notes whether a view wants to be grown for fingers, whatever is so of all views.
  func setGrowth(_ isWanted: Bool, of index: UInt32) {
    if isWanted { hasGrownViews = true }
    update(index) { record in
      record.flags.set(.wantsGrowth, isWanted)
      record.flags.set(.isGrownForTouch, isWanted || (minimumHitSize != nil && !record.flags.contains(.isWindow)))
    }
  }

  /// Grows all views for fingers, those to come, too, or only those that want it. Costs a step for each view.
  func setMinimumHitSize(_ size: SIMD2<Float>?) {
    minimumHitSize = size
    if size != nil { hasGrownViews = true }
    for index in records.indices where isView(UInt32(index)) && !records[index].flags.contains(.isWindow) {
      records[index].flags.set(.isGrownForTouch, size != nil || records[index].flags.contains(.wantsGrowth))
      noteChange(of: UInt32(index))
    }
  }
}
