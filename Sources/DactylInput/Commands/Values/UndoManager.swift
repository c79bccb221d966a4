/// The registered operations that undo and redo changes (R27).
///
/// Code that changes something registers how to undo it. What is registered while that runs is how to redo it, so one
/// function serves both directions:
/// ```swift
/// func move(_ card: View, to place: Point) {
///   let old = card.center
///   card.center = place
///   card.undoManager?.registerUndo(of: card.entity, "Move") { move(card, to: old) }
/// }
/// ```
/// Operations that are registered in one event of a scene are undone together; outside events each registration is
/// separate. Groups that are opened explicitly contain what is registered while they are open.
public final class UndoManager: SnapshotState {
  /// The number of groups that are kept, the latest ones; 0, the default, keeps all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether operations that are registered in one event are undone together. True by default.
  public var groupsByEvent = true
  /// Whether `undo()` is running.
  public private(set) var isUndoing = false
  /// Whether `redo()` is running.
  public private(set) var isRedoing = false
  /// The number of open groups.
  public private(set) var groupingLevel = 0
  /// Incremented with each registration, undo and redo.
  public private(set) var version: UInt64 = 0

  private let changes = Listeners<Callback<UndoManager>>()

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The operations registered until the open group, the undo or the redo ends.
  private var open: UndoGroup?
  private var disabledDepth = 0
  /// Returns the number of the event that its scene handles; nil outside events.
  var event: (() -> UInt64?)?
  /// Whether the scene still has an entity.
  var isAlive: ((Entity) -> Bool)?
  /// Whether a window owns the manager, which is then emptied at the window's end: its operations may retain the
  /// manager in turn.
  var isWindows = false

  /// Makes an empty manager. Attach it to the chain with `Scene.setUndoManager(_:of:)`.
  public init() {}

  /// Adds a closure that is called with the manager after each registration outside of groups, each group, undo, redo
  /// and removal: to enable a button, or to save. The manager retains it, so it must not retain the manager.
  ///
  /// ```swift
  /// undo.onChange { undo in button.isEnabled = undo.canUndo }
  /// ```
  @discardableResult
  public func onChange(_ body: @escaping (UndoManager) -> Void) -> Subscription { changes.add(body) }

  // MARK: Registering

  /// Whether registered operations are kept.
  public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Stops keeping registered operations. Calls nest.
  public func disableUndoRegistration() { disabledDepth += 1 }
  /// Reverts one call of `disableUndoRegistration()`. An unmatched call does nothing.
  public func enableUndoRegistration() { disabledDepth = max(0, disabledDepth - 1) }

  /// Registers the operation that undoes a change. Outside of an undo or redo this removes everything that could be
  /// redone.
  ///
  /// - Parameters:
  ///   - target: the entity to which the change belongs; the operation is dropped at its end. `.none` for no entity.
  ///   - name: the name of the change, for menus; an empty one keeps the group's name.
  ///   - undo: undoes the change. What it registers in turn is how to redo it.
  public func registerUndo(of target: Entity = .none, _ name: String = "", _ undo: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    version += 1
    let action = UndoGroup.Action(target: target, run: undo)
    if open != nil {
      open?.actions.append(action)
      if !isUndoing && !isRedoing { setActionName(name) }
      return
    }
    // Listeners, and releasing operations, may run any code, so they come last.
    let gone = exchange(&redoStack, for: [])
    defer {
      changes.call(self)
      withExtendedLifetime(gone) {}
    }
    let event = event?()
    if groupsByEvent, let event, undoStack.last?.event == event {
      undoStack[undoStack.count - 1].actions.append(action)
    } else {
      undoStack.append(UndoGroup(actions: [action], event: event))
    }
    setActionName(name)
    trim()
  }

  /// Names the open group, or else the last one; an empty name changes nothing.
  public func setActionName(_ name: String) {
    guard !name.isEmpty else { return }
    if open != nil {
      open?.name = name
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = name
    }
  }

  /// Opens a group: operations that are registered until its end are undone together. Groups nest; the outermost
  /// counts.
  public func beginUndoGrouping() {
    groupingLevel += 1
    if groupingLevel == 1 && open == nil { open = UndoGroup() }
  }

  /// Ends the group that was opened last. An unmatched call does nothing; an empty group is dropped.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, !isUndoing, !isRedoing, let group = open.take(), !group.actions.isEmpty else { return }
    let gone = exchange(&redoStack, for: [])
    undoStack.append(group)
    trim()
    changes.call(self)
    withExtendedLifetime(gone) {}
  }

  // MARK: Undoing

  /// Whether there is an operation to undo.
  public var canUndo: Bool {
    let gone = prune(&undoStack)
    withExtendedLifetime(gone) {}
    return !undoStack.isEmpty
  }

  /// Whether there is an operation to redo.
  public var canRedo: Bool {
    let gone = prune(&redoStack)
    withExtendedLifetime(gone) {}
    return !redoStack.isEmpty
  }

  /// The name of what `undo()` would undo; empty when it has none.
  public var undoActionName: String { canUndo ? undoStack.last?.name ?? "" : "" }
  /// The name of what `redo()` would redo; empty when it has none.
  public var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }

  /// Undoes the last group, its latest operation first.
  ///
  /// - Returns: false when there is none, while a group is open, and during an undo or redo.
  @discardableResult
  public func undo() -> Bool {
    guard groupingLevel == 0, !isUndoing, !isRedoing, canUndo, let group = undoStack.popLast() else { return false }
    isUndoing = true
    if let inverse = run(group) { redoStack.append(inverse) }
    isUndoing = false
    changes.call(self)
    withExtendedLifetime(group) {}
    return true
  }

  /// Redoes the group that was undone last.
  ///
  /// - Returns: false when there is none, while a group is open, and during an undo or redo.
  @discardableResult
  public func redo() -> Bool {
    guard groupingLevel == 0, !isUndoing, !isRedoing, canRedo, let group = redoStack.popLast() else { return false }
    isRedoing = true
    if let inverse = run(group) { undoStack.append(inverse) }
    isRedoing = false
    changes.call(self)
    withExtendedLifetime(group) {}
    return true
  }

  /// Runs a group and returns the operations that were registered meanwhile, or nil if there were none.
  private func run(_ group: UndoGroup) -> UndoGroup? {
    version += 1
    open = UndoGroup(name: group.name)
    for action in group.actions.reversed() where isLive(action) { action.run() }
    groupingLevel = 0
    return open.take().flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  // MARK: Forgetting

  /// Removes all registered operations, those to undo and those to redo.
  public func removeAllActions() {
    // Released afterwards, since their contents may use the manager when they end.
    let actions = takeActions()
    changes.call(self)
    withExtendedLifetime(actions) {}
  }

  /// Removes all operations, and returns them for the caller to release.
  func takeActions() -> [Any] {
    version += 1
    let actions: [Any] = [undoStack, redoStack, open?.actions as Any]
    undoStack = []
    redoStack = []
    open?.actions = []
    return actions
  }

  /// Removes the operations of an entity.
  public func removeAllActions(of target: Entity) {
    version += 1
    func clean(_ stack: inout [UndoGroup]) {
      for index in stack.indices { stack[index].actions.removeAll { $0.target == target } }
      stack.removeAll(where: \.actions.isEmpty)
    }
    let before = (undoStack, redoStack, open)
    clean(&undoStack)
    clean(&redoStack)
    open?.actions.removeAll { $0.target == target }
    changes.call(self)
    withExtendedLifetime(before) {}
  }

  /// Removes the groups at the end of a stack whose targets have all ended, and returns them, so that the caller
  /// releases them when the stack is whole.
  private func prune(_ stack: inout [UndoGroup]) -> [UndoGroup] {
    var gone: [UndoGroup] = []
    while let last = stack.last, !last.actions.contains(where: isLive) { gone.append(stack.removeLast()) }
    return gone
  }

  private func isLive(_ action: UndoGroup.Action) -> Bool {
    action.target == .none || isAlive?(action.target) != false
  }

  private func trim() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    let before = (undoStack, redoStack)
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    withExtendedLifetime(before) {}
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    // Not copied: event, isAlive (they stay).
    copier.copy(changes)
    copier.copy(levelsOfUndo) { levelsOfUndo = $0 }
    copier.copy(groupsByEvent) { groupsByEvent = $0 }
    copier.copy(isUndoing) { isUndoing = $0 }
    copier.copy(isRedoing) { isRedoing = $0 }
    copier.copy(groupingLevel) { groupingLevel = $0 }
    copier.copy(version) { version = $0 }
    copier.copy(undoStack) { undoStack = $0 }
    copier.copy(redoStack) { redoStack = $0 }
    copier.copy(open) { open = $0 }
    copier.copy(disabledDepth) { disabledDepth = $0 }
    copier.copy(isWindows) { isWindows = $0 }
  }
}

@available(*, unavailable)
extension UndoManager: Sendable {}

/// Operations that are undone together.
struct UndoGroup {
  struct Action {
    let target: Entity
    let run: () -> Void
  }
  var name = ""
  /// The operations, in the order in which they were registered.
  var actions: [Action] = []
  /// The event in which they were registered, or nil.
  var event: UInt64?

  init(name: String = "", actions: [Action] = [], event: UInt64? = nil) {
    self.name = name
    self.actions = actions
    self.event = event
  }
}

extension UndoManager: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(groupingLevel)
    for stack in [undoStack, redoStack] {
      hash.mix(stack) { hash, group in
        hash.mix(group.name)
        hash.mix(group.actions) { hash, action in hash.mix(action.target) }
      }
    }
    hash.mix(open?.actions.count)
    hash.mix(disabledDepth)
  }
}
