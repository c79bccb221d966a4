/// The stages of a frame that have work, one bit each: a frame reads one word instead of asking all features.
///
/// A part that gets work for a stage marks the stage, at any moment, and removes the mark when no work is left; a stage
/// that finds no work removes its mark, too. A mark without work costs a call; work without a mark would never be done.
@usableFromInline
package final class WaitingStages {
  // Not in snapshots: the scene copies its bits.
  // (Unchecked: every step of a frame asks, and it is read and written at once.)
  @usableFromInline @exclusivity(unchecked) var word: UInt32 = 0

  init() {}

  /// The stages, as the bits of a word (`FrameStage.bit`).
  @inline(__always) var bits: UInt32 { unsafe word }

  /// Whether no stage has work.
  @inline(__always) var isEmpty: Bool { unsafe word == 0 }

  @inlinable @inline(__always) package func contains(_ stage: FrameStage) -> Bool { unsafe word & stage.bit != 0 }
  @inlinable package func insert(_ stage: FrameStage) { unsafe word |= stage.bit }
  @inlinable package func remove(_ stage: FrameStage) { unsafe word &= ~stage.bit }
  /// Marks a stage, or removes the mark.
  @inlinable package func set(_ stage: FrameStage, _ isWaiting: Bool) {
    if isWaiting { insert(stage) } else { remove(stage) }
  }
}

extension FrameStage {
  /// The bit of the stage among those of all stages.
  @inlinable @inline(__always) var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
}
