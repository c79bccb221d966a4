/// The one pass that saves the state of a scene in a snapshot, and that restores it: both visit the same variables in
/// the same order, since each object names its variables once (`SnapshotState.copyState(_:)`).
///
/// Plain values lie one after another in one piece of memory; others are in a box each, and columns of them too. What a
/// box holds already, bit by bit, is left alone: a value in a box can't change in place, since a copy of it exists. So
/// a snapshot that is filled again allocates nothing, and costs little for what has not changed since.
///
/// No code of the game runs during a pass: values that were replaced are released at its end (`finish()`).
@usableFromInline
package final class StateCopier {
  // Not in snapshots: it is one.

  /// A pass that is under way. (In a cell, since each access to a variable of an object is checked otherwise.)
  @usableFromInline
  struct Pass {
    @usableFromInline var isRestoring = false
    @usableFromInline var nextByte = 0
    @usableFromInline var nextBox = 0
  }
  @usableFromInline let pass = Cell(Pass())
  /// The plain values.
  @usableFromInline let bytes = Column<UInt8>()
  /// The other values, in the order of the pass.
  @usableFromInline let boxes = Column<CopyBox>()
  /// The boxes with values that were replaced in this pass.
  @usableFromInline let changed = Column<CopyBox>()
  /// Boxes that are no longer in use, and what else is released at the end of a pass.
  private let removed = Column<AnyObject>()
  /// The objects that were visited in this pass.
  private let visited = VisitedObjects()

  package init() {}

  /// Whether variables receive the values of the snapshot; otherwise the snapshot receives theirs.
  @inlinable @inline(__always)
  package var isRestoring: Bool { pass.value.isRestoring }

  // MARK: Passes

  /// Begins a pass, which ends with `finish()`.
  package func begin(restoring: Bool) {
    pass.value = Pass(isRestoring: restoring)
    if !restoring { bytes.removeAll() }
  }

  /// Ends the pass, and releases what was replaced: code of the game may run now, with all state complete.
  package func finish() {
    visited.removeAll()
    if !isRestoring { while boxes.count > pass.value.nextBox { removed.append(boxes.removeLast()) } }
    while let box = changed.popLast() { box.letGo() }
    while let object = removed.popLast() { withExtendedLifetime(object) {} }
  }

  /// Keeps an object until the end of the pass.
  @usableFromInline
  package func keep(_ object: AnyObject) { removed.append(object) }

  // MARK: Values

  /// Copies a variable.
  @inlinable
  package func copy<Value>(_ value: inout Value) {
    if _isPOD(Value.self) {
      unsafe withUnsafeMutableBytes(of: &value) { unsafe copyBytes($0) }
    } else {
      copyBox(&value)
    }
  }

  /// Copies a property of an object: reads it, and sets it where that is needed to restore it. (Passed by reference, it
  /// would be checked for exclusivity wherever the module uses it.)
  @inlinable
  package func copy<Value>(_ value: Value, _ set: (Value) -> Void) {
    if _isPOD(Value.self) {
      var variable = value
      copy(&variable)
      if isRestoring { set(variable) }
    } else {
      let box = nextBox { CopiedValue<Value>() }
      if box.isHeld(value) { return }
      changed.append(box)
      if isRestoring { if let saved = box.exchange(for: value) { set(saved) } } else { box.save(value) }
    }
  }

  /// Copies the value of a cell.
  @inlinable
  package func copy<Value>(_ cell: borrowing Cell<Value>) { copy(&cell.value) }

  /// Copies the values of a column.
  @inlinable
  package func copy<Element>(_ column: borrowing Column<Element>) {
    if _isPOD(Element.self) {
      var count = column.count
      copy(&count)
      if isRestoring { unsafe column.resize(to: count) }
      unsafe copyBytes(UnsafeMutableRawBufferPointer(start: column.base, count: count * MemoryLayout<Element>.stride))
    } else {
      copyReferences(column)
    }
  }

  /// Copies the values of a sparse column.
  @inlinable
  package func copy<Value>(_ column: SparseColumn<Value>) { column.copyState(self) }

  // MARK: Objects

  /// Copies a reference to an object, and the state of the object that is referred to.
  @inlinable
  package func copy<Object: SnapshotState>(_ object: inout Object?) {
    copyReferences(&object)
    if let object { copy(object) }
  }

  @inlinable
  package func copy<Object: SnapshotState>(_ object: inout Object) {
    copyReferences(&object)
    copy(object)
  }

  /// Copies a list of objects, and the state of each.
  @inlinable
  package func copy<Object: SnapshotState>(_ objects: inout [Object]) {
    copyReferences(&objects)
    for object in objects { copy(object) }
  }

  /// Copies a dictionary of objects, and the state of each. (In the dictionary's own order, which is that of its
  /// memory: the snapshot holds the same.)
  @inlinable
  package func copy<Key, Object: SnapshotState>(_ objects: inout [Key: Object]) {
    copyReferences(&objects)
    for object in objects.values { copy(object) }
  }

  // The same for properties of objects.

  @inlinable
  package func copy<Object: SnapshotState>(_ object: Object?, _ set: (Object?) -> Void) {
    var variable = object
    copy(&variable)
    if isRestoring { set(variable) }
  }

  @inlinable
  package func copy<Object: SnapshotState>(_ object: Object, _ set: (Object) -> Void) {
    var variable = object
    copy(&variable)
    if isRestoring { set(variable) }
  }

  @inlinable
  package func copy<Object: SnapshotState>(_ objects: [Object], _ set: ([Object]) -> Void) {
    var variable = objects
    copy(&variable)
    if isRestoring { set(variable) }
  }

  @inlinable
  package func copy<Key, Object: SnapshotState>(_ objects: [Key: Object], _ set: ([Key: Object]) -> Void) {
    var variable = objects
    copy(&variable)
    if isRestoring { set(variable) }
  }

  /// Copies the objects of a column, and the state of each.
  @inlinable
  package func copy<Object: SnapshotState>(_ column: borrowing Column<Object>) {
    copyReferences(column)
    for index in column.indices { copy(column[index]) }
  }

  /// Copies the objects of a sparse column, and the state of each.
  @inlinable
  package func copy<Object: SnapshotState>(_ column: SparseColumn<Object>) {
    column.copyState(self)
    for index in column.values.indices { copy(column.values[index]) }
  }

  // The same without the state of objects. (By another name: for an object these would be chosen.)

  @inlinable
  package func copyReferences<Value>(_ value: inout Value) { copyBox(&value) }

  @inlinable
  package func copyReferences<Element>(_ column: borrowing Column<Element>) {
    let box = nextBox { CopiedColumn<Element>() }
    if isRestoring ? box.restore(column) : box.save(column) { changed.append(box) }
  }

  @inlinable
  func copyBox<Value>(_ value: inout Value) {
    let box = nextBox { CopiedValue<Value>() }
    if box.isHeld(value) { return }
    changed.append(box)
    if isRestoring { if let saved = box.exchange(for: value) { value = saved } } else { box.save(value) }
  }

  /// Copies the state of an object, which is visited once in a pass.
  @usableFromInline
  package func copy(_ object: some SnapshotState) {
    if visited.insert(object) { object.copyState(self) }
  }

  /// The same for an object that may not be there.
  @usableFromInline
  package func copy(_ object: (some SnapshotState)?) {
    if let object { copy(object) }
  }

  // MARK: Memory

  /// Copies plain memory.
  @inlinable @unsafe
  func copyBytes(_ memory: UnsafeMutableRawBufferPointer) {
    let (count, next) = (memory.count, pass.value.nextByte)
    guard count > 0, let start = memory.baseAddress else { return }
    if isRestoring {
      unsafe start.copyMemory(from: bytes.base + next, byteCount: count)
    } else {
      bytes.reserve(next + count)
      unsafe UnsafeMutableRawPointer(bytes.base + next).copyMemory(from: start, byteCount: count)
      unsafe bytes.forget(from: next + count)
    }
    pass.value.nextByte = next + count
  }

  /// The next box, which is made when there is none of its type in its place.
  @inlinable
  func nextBox<Box: CopyBox>(_ make: () -> Box) -> Box {
    let next = pass.value.nextBox
    pass.value.nextBox = next + 1
    if next < boxes.count {
      let box = boxes[next]
      if ObjectIdentifier(Swift.type(of: box)) == ObjectIdentifier(Box.self) {
        return unsafe unsafeDowncast(box, to: Box.self)
      }
    }
    let box = make()
    put(box, at: next)
    return box
  }

  @usableFromInline
  func put(_ box: CopyBox, at place: Int) {
    precondition(!isRestoring, "a pass that restores visits what the pass that saved has visited")
    if place < boxes.count {
      removed.append(boxes[place])
      boxes[place] = box
    } else {
      boxes.append(box)
    }
  }
}

/// An object with state that a snapshot holds.
@usableFromInline
package protocol SnapshotState: AnyObject {
  /// Passes each variable on which the further course depends to `copier.copy`, in an order that follows from variables
  /// passed before. Called when a snapshot is taken and when it is restored; no code of the game may run.
  func copyState(_ copier: StateCopier)
}
