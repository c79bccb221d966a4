/// Who edits text, by the entity that it is for, and what the platform was told of it.
final class TextInputTable {
  private var inputs = SparseColumn<TextInputHolder>()
  private let waiting: WaitingStages
  /// Whether anybody ever edited text.
  private(set) var isUsed = false { didSet { waiting.insert(.textInput) } }
  /// Keys that text took and that are still down, with whom they edit: they repeat there and nowhere else (P8).
  var typing: [(source: PressSource, entity: Entity)] {
    get { unsafe ownTyping }
    _modify { yield unsafe &ownTyping }
  }
  // (Unchecked: what changes it runs no other code, and every key asks.)
  @exclusivity(unchecked) private var ownTyping: [(source: PressSource, entity: Entity)] = []
  /// What takes the keyboard's place.
  let views = InputViewTable()
  /// Whether there ever were any.
  var hasViews = false { didSet { waiting.insert(.textInput) } }
  /// Where cut and copied text goes.
  var clipboard: any Clipboard = MemoryClipboard()
  /// Who is told that text is edited.
  weak var platform: (any TextInputPlatform)?
  /// Who knows the keyboard's layout.
  weak var keyboard: (any KeyboardPlatform)?
  /// What the platform was told last: that nobody edits, or where.
  var told: Rect?
  /// Who edited text in the last frame. What has ended since is kept until the next one, to be told that it does so no
  /// longer.
  var current: TextInputHolder?

  init(_ waiting: WaitingStages) { self.waiting = waiting }

  subscript(entity: Entity) -> TextInputHolder? { inputs[entity.index] }

  /// Sets what edits an entity's text, and gives what did so before.
  func set(_ input: (any TextInput)?, of entity: Entity, in columns: SceneColumns) -> TextInputHolder? {
    let old = take(entity.index)
    inputs[entity.index] = input.map { TextInputHolder($0, calls(of: $0) ?? Callee(in: columns)) }
    isUsed = true
    return old
  }

  /// The calls of an object that edits for some entity already.
  private func calls(of input: any TextInput) -> Callee? {
    for slot in 0..<inputs.count where inputs.values[slot].input === input { return inputs.values[slot].calls }
    return nil
  }

  /// Whether nobody can edit text.
  var isEmpty: Bool { inputs.count == 0 }
  /// The indices of the entities that edit text, in no order that means anything.
  var owners: Column<UInt32>.Values { inputs.owners.values }

  /// Takes out who edits for an entity that has ended, or gets another. To let go of it may run any code.
  func take(_ index: UInt32) -> TextInputHolder? {
    guard let input = inputs.take(index) else { return nil }
    input.end()
    return input
  }
}
