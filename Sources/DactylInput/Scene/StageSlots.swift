/// The added parts that run in a named stage of the frame, each in the slot of its stage: one a stage at most.
@safe @usableFromInline
struct StageSlots: ~Copyable {
  private let parts = Column<(any StagePart)?>()
  /// The same parts, as features find their own at every turn.
  @usableFromInline let objects = Column<AnyObject?>()
  /// The stages with a part, one bit each.
  private let filled = Cell<UInt32>(0)

  init() {
    parts.append(repeating: nil, count: FrameStage.allCases.count)
    objects.append(repeating: nil, count: FrameStage.allCases.count)
  }

  /// The part that runs in a stage, or nil.
  @inline(__always)
  subscript(stage: FrameStage) -> (any StagePart)? { parts[stage.rawValue] }

  /// Fills the slot of the part's stage, or empties it again.
  func add(_ part: any StagePart) { set(part, at: part.stage) }
  func remove(_ part: any StagePart) { if self[part.stage] === part { set(nil, at: part.stage) } }

  func copyState(_ copier: StateCopier) {
    copier.copy(parts)
    copier.copy(objects)
    copier.copy(filled)
  }

  private func set(_ part: (any StagePart)?, at stage: FrameStage) {
    assert(part == nil || self[stage] == nil, "two parts run in the stage of \(stage)")
    parts[stage.rawValue] = part
    objects[stage.rawValue] = part
    filled.value = part == nil ? filled.value & ~stage.bit : filled.value | stage.bit
  }

  /// Calls the closure with each part whose stage is waiting, in the order of the frame. Costs one test when there is
  /// none.
  @inline(__always)
  func forEach(in waiting: WaitingStages, _ body: (any StagePart) -> Void) {
    var left = waiting.bits & filled.value
    while left != 0 {
      if let part = parts[left.trailingZeroBitCount] { body(part) }
      left &= left - 1
    }
  }

  /// Whether no part runs in a stage.
  @inlinable @inline(__always)
  func isEmpty(_ stage: FrameStage) -> Bool { objects[stage.rawValue] == nil }

  /// Where the part of a stage, which must be there, is stored as what it is.
  @inlinable @inline(__always) @unsafe
  func place<Part: AnyObject>(of type: Part.Type, at stage: FrameStage) -> UnsafeMutablePointer<Part> {
    assert(objects[stage.rawValue] is Part)
    return unsafe UnsafeMutableRawPointer(objects.base + stage.rawValue).assumingMemoryBound(to: type)
  }
}

extension Scene {
  /// The added part of a type that runs in a stage, found in the slot of the stage. The closure adds it when there is
  /// none.
  // (Read in place: features read their table at every turn, and a copy would be retained and released each time.)
  @inlinable
  package subscript<Part: AnyObject>(_ type: Part.Type, at stage: FrameStage, orAdd add: (Scene) -> Void) -> Part {
    @inline(__always) _read {
      if parts.slots.isEmpty(stage) { add(self) }
      yield unsafe parts.slots.place(of: type, at: stage).pointee
    }
  }
}
