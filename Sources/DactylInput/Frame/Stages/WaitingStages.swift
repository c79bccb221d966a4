/// The stages of a frame that have something to do, a bit for each: one word that a frame asks in place of all
/// features.
///
/// Whoever gets work for a stage marks it, at any moment, and takes the mark off when nothing of it is left; so does
/// the stage itself when it finds none. A mark without work costs a look; work without a mark would wait for ever.
package final class WaitingStages {
  // (Unchecked: every step of a frame asks, and it is read and written at once.)
  @exclusivity(unchecked) private var word: UInt32 = 0

  init() {}

  /// Whether no stage has anything to do.
  @inline(__always) var isEmpty: Bool { unsafe word == 0 }

  @inline(__always) package func contains(_ stage: FrameStage) -> Bool { unsafe word & stage.bit != 0 }
  package func insert(_ stage: FrameStage) { unsafe word |= stage.bit }
  package func remove(_ stage: FrameStage) { unsafe word &= ~stage.bit }
  /// Marks a stage, or takes the mark off.
  package func set(_ stage: FrameStage, _ isWaiting: Bool) { if isWaiting { insert(stage) } else { remove(stage) } }
}

extension FrameStage {
  @inline(__always) fileprivate var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
}
