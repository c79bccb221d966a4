/// Views whose hit areas are enlarged for fingers.
extension ViewColumns {
  /// Sets whether a view itself asks to be enlarged for fingers.
  func setGrowth(_ isWanted: Bool, of index: UInt32) {
    if isWanted { hasGrownViews = true }
    update(index) { record in
      record.flags.set(.wantsGrowth, isWanted)
      record.flags.set(.isGrownForTouch, isWanted || (minimumHitSize != nil && !record.flags.contains(.isWindow)))
    }
  }

  /// Sets a minimum hit size for all views, future ones included, or nil for only those that ask. Costs a step for each
  /// view.
  func setMinimumHitSize(_ size: SIMD2<Float>?) {
    minimumHitSize = size
    if size != nil { hasGrownViews = true }
    for index in records.indices where isView(UInt32(index)) && !records[index].flags.contains(.isWindow) {
      records[index].flags.set(.isGrownForTouch, size != nil || records[index].flags.contains(.wantsGrowth))
      noteChange(of: UInt32(index))
    }
  }
}
