/// Who edits text, by the entity that it is for, and what the platform was told of it.
final class TextInputTable {
  private var inputs = SparseColumn<any TextInput>()
  /// Those that were told that editing began, and not that it ended.
  private var editing: Set<UInt32> = []
  /// Whether anybody ever edited text: all that is asked every frame until then.
  private(set) var isUsed = false
  /// Keys that text took and that are still down, with whom they edit: they repeat there and nowhere else (P8).
  var typing: [(source: PressSource, entity: Entity)] = []
  /// What the platform was told last: that nobody edits, or where.
  var told: Rect?
  /// Who edited text in the last frame.
  var current: (any TextInput)?

  subscript(entity: Entity) -> (any TextInput)? {
    get { inputs[entity.index] }
    set {
      inputs[entity.index] = newValue
      editing.remove(entity.index)
      isUsed = true
    }
  }

  /// Notes that what edits an entity's text is told that editing begins or ends. False when it was told that last.
  func setEditing(_ isEditing: Bool, _ entity: Entity) -> Bool {
    isEditing ? editing.insert(entity.index).inserted : editing.remove(entity.index) != nil
  }

  /// Whether nobody can edit text.
  var isEmpty: Bool { inputs.count == 0 }
  /// The indices of the entities that edit text, in no order that means anything.
  var owners: Column<UInt32>.Values { inputs.owners.values }

  /// Takes out who edits for an entity that has ended. To let go of it may run any code.
  func take(_ index: UInt32) -> (any TextInput)? {
    guard let input = inputs.take(index) else { return nil }
    if input === current { current = nil }
    editing.remove(index)
    return input
  }
}
