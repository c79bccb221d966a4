/// The text inputs of entities, and the state of which the platform was notified.
final class TextInputTable: SnapshotState {
  private var inputs = SparseColumn<TextInputHolder>()
  private let waiting: WaitingStages
  /// Whether any entity has ever had a text input.
  private(set) var isUsed = false { didSet { waiting.insert(.textInput) } }
  /// The keys that a text input took and that are still down, with the entity: they repeat there and nowhere else (P8).
  var typing: [(source: PressSource, entity: Entity)] {
    get { unsafe ownTyping }
    _modify { yield unsafe &ownTyping }
  }
  // (Unchecked: its changes run no other code, and it is read for every key.)
  @exclusivity(unchecked) private var ownTyping: [(source: PressSource, entity: Entity)] = []
  /// The views that replace the keyboard.
  let views = InputViewTable()
  /// Whether there have ever been any.
  var hasViews = false { didSet { waiting.insert(.textInput) } }
  /// The destination of cut and copied text.
  var clipboard: any Clipboard = MemoryClipboard()
  /// The object that is notified of text editing.
  weak var platform: (any TextInputPlatform)?
  /// The object that knows the keyboard's layout.
  weak var keyboard: (any KeyboardPlatform)?
  /// The caret of which the platform was last notified; nil for no editing.
  var notified: Rect?
  /// The text input of the last frame. One that has ended since is kept until the next frame, to be notified that it is
  /// not edited any more.
  var current: TextInputHolder?

  init(_ waiting: WaitingStages) { self.waiting = waiting }

  subscript(entity: Entity) -> TextInputHolder? { inputs[entity.index] }

  /// Sets the text input of an entity, and returns the previous one.
  func set(_ input: (any TextInput)?, of entity: Entity, in columns: SceneColumns) -> TextInputHolder? {
    let old = take(entity.index)
    inputs[entity.index] = input.map { TextInputHolder($0, calls(of: $0) ?? Callee(in: columns)) }
    isUsed = true
    return old
  }

  /// Returns the callee of an object that edits for some entity already.
  private func calls(of input: any TextInput) -> Callee? {
    for slot in 0..<inputs.count where inputs.values[slot].input === input { return inputs.values[slot].calls }
    return nil
  }

  /// Whether no entity has a text input.
  var isEmpty: Bool { inputs.count == 0 }
  /// The indices of the entities with a text input, in no particular order.
  var owners: Column<UInt32>.Values { inputs.owners.values }

  /// Removes the text input of an entity that has ended or gets another one. Releasing it may run any code.
  func take(_ index: UInt32) -> TextInputHolder? {
    guard let input = inputs.take(index) else { return nil }
    input.end()
    return input
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    // Not copied: clipboard, platform, keyboard (the platform's); notified (the platform's, until a frame updates it).
    copier.copy(inputs)
    copier.copy(isUsed) { isUsed = $0 || notified != nil }
    unsafe copier.copy(&ownTyping)
    copier.copy(views)
    copier.copy(hasViews) { hasViews = $0 }
    copier.copy(current) { current = $0 }
  }
}

extension TextInputTable {
  package func mix(into hash: inout StateHash) {
    hash.mix(inputs)
    hash.mix(typing) { hash, key in
      hash.mix(key.source.type)
      hash.mix(key.source.device)
      hash.mix(key.entity)
    }
    hash.mix(current?.nextDeadline)
  }
}
