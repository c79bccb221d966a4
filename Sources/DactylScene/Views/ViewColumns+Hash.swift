/// The views as a part of the scene's state: their geometry, flags and order, and nothing of the indices over them.
extension ViewColumns {
  func mix(into hash: inout StateHash) {
    hash.mix(wantedHitSize)
    hash.mix(minimumHitSize)
    for number in records.indices where records[number].flags.contains(.isView) {
      let record = records[number]
      hash.mix(number)
      hash.mix(record.position)
      hash.mix(record.size)
      hash.mix(record.boundsOrigin)
      hash.mix(bits: UInt64(record.parent) | UInt64(record.flags.intersection(.hashed).rawValue) << 32)
      hash.mix(bits: UInt64(record.alpha.bitPattern) | UInt64(record.childCount) << 32)
      if record.flags.contains(.hasTransform) { hash.mix(record.linear) }
      var cursor = ChildCursor(record, self)
      while let child = cursor.next(self) { hash.mix(child) }
    }
    hash.mix(outsets)
    hash.mix(moved) { hash, moved in hash.mix(moved.position) }
    hash.mix(masks) { hash, mask in hash.mix(raw: mask) }
  }
}

extension ViewFlags {
  /// The flags on which the further course depends. The others belong to the indices over views, and may differ between
  /// two equal trees.
  fileprivate static let hashed: ViewFlags = [
    .isHidden, .isInteractionDisabled, .clips, .allowsMultipleTouch, .isExclusiveTouch, .passesThrough, .hasTransform,
    .hasOutsets, .isWindow, .isHeldByAnimation, .hasShape, .isMovedByTransform, .isGrownForTouch, .sticks, .laysOut,
    .needsLayout, .isImage, .hasListeners, .decidesPassing, .answersHitTest, .wantsGrowth,
  ]
}
