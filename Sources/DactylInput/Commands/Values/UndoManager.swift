/// What was done, and how to take it back (R27).
///
/// Whoever changes something registers how to undo it. Whatever is registered while that runs is how to redo it, so one
/// function serves both ways:
/// ```swift
/// func move(_ card: View, to place: Point) {
///   let old = card.center
///   card.center = place
///   card.undoManager?.registerUndo(of: card.entity, "Move") { move(card, to: old) }
/// }
/// ```
/// What is registered in one event of a scene is undone as one; outside events each registration stands by itself.
/// Groups that are opened by hand hold what is registered in them, however long they are open.
public final class UndoManager {
  /// How many groups are kept, the latest ones; 0, the default, keeps all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether what is registered in one event is undone as one. Yes by default.
  public var groupsByEvent = true
  /// Whether `undo()` is at work.
  public private(set) var isUndoing = false
  /// Whether `redo()` is at work.
  public private(set) var isRedoing = false
  /// How many groups are open.
  public private(set) var groupingLevel = 0
  /// Counts up with everything that is registered, undone or redone.
  public private(set) var version: UInt64 = 0

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// What is registered until the open group, the undoing or the redoing is over.
  private var open: UndoGroup?
  private var disabledDepth = 0
  /// Says which event of its scene is handled; nil outside of events.
  var event: (() -> UInt64?)?
  /// Whether the scene still has an entity.
  var isAlive: ((Entity) -> Bool)?
  /// Whether it is a window's own, and forgets everything when that is gone: what it would undo may hold it in turn.
  var isWindows = false

  /// Makes an empty manager. `Scene.setUndoManager(_:of:)` puts it into the chain.
  public init() {}

  // MARK: Registering

  /// Whether what is registered is kept.
  public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Leaves out what is registered from now on. Calls nest.
  public func disableUndoRegistration() { disabledDepth += 1 }
  /// Takes back one call of `disableUndoRegistration()`. One too many does nothing.
  public func enableUndoRegistration() { disabledDepth = max(0, disabledDepth - 1) }

  /// Registers how to take back what was just done. Anything but an undo or redo that registers takes away what could
  /// be redone.
  ///
  /// - Parameters:
  ///   - target: whom it is about; with its end the action is gone. None is about nobody in particular.
  ///   - name: what was done, for menus; empty leaves the group's name as it is.
  ///   - undo: takes it back. What it registers in turn is how to do it again.
  public func registerUndo(of target: Entity = .none, _ name: String = "", _ undo: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    version += 1
    let action = UndoGroup.Action(target: target, run: undo)
    if open != nil {
      open?.actions.append(action)
      if !isUndoing && !isRedoing { setActionName(name) }
      return
    }
    // To let go of actions may run any code, so it comes last.
    let gone = exchange(&redoStack, for: [])
    defer { withExtendedLifetime(gone) {} }
    let event = event?()
    if groupsByEvent, let event, undoStack.last?.event == event {
      undoStack[undoStack.count - 1].actions.append(action)
    } else {
      undoStack.append(UndoGroup(actions: [action], event: event))
    }
    setActionName(name)
    trim()
  }

  /// Names the group that is open, or else the last one; an empty name changes nothing.
  public func setActionName(_ name: String) {
    guard !name.isEmpty else { return }
    if open != nil {
      open?.name = name
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = name
    }
  }

  /// Opens a group: what is registered until its end is undone as one. Groups nest; the outermost counts.
  public func beginUndoGrouping() {
    groupingLevel += 1
    if groupingLevel == 1 && open == nil { open = UndoGroup() }
  }

  /// Ends the group that was opened last. One too many does nothing; a group with nothing in it is none.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, !isUndoing, !isRedoing, let group = open.take(), !group.actions.isEmpty else { return }
    let gone = exchange(&redoStack, for: [])
    undoStack.append(group)
    trim()
    withExtendedLifetime(gone) {}
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  public var canUndo: Bool {
    let gone = prune(&undoStack)
    withExtendedLifetime(gone) {}
    return !undoStack.isEmpty
  }

  /// Whether there is something to redo.
  public var canRedo: Bool {
    let gone = prune(&redoStack)
    withExtendedLifetime(gone) {}
    return !redoStack.isEmpty
  }

  /// What `undo()` would take back; empty when it has no name.
  public var undoActionName: String { canUndo ? undoStack.last?.name ?? "" : "" }
  /// What `redo()` would do again; empty when it has no name.
  public var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }

  /// Takes the last group back, what was done last first.
  ///
  /// - Returns: false when there is none, while a group is open, and in the middle of undoing and redoing.
  @discardableResult
  public func undo() -> Bool {
    guard groupingLevel == 0, !isUndoing, !isRedoing, canUndo, let group = undoStack.popLast() else { return false }
    isUndoing = true
    if let inverse = run(group) { redoStack.append(inverse) }
    isUndoing = false
    withExtendedLifetime(group) {}
    return true
  }

  /// Does the group again that was undone last.
  ///
  /// - Returns: false when there is none, while a group is open, and in the middle of undoing and redoing.
  @discardableResult
  public func redo() -> Bool {
    guard groupingLevel == 0, !isUndoing, !isRedoing, canRedo, let group = redoStack.popLast() else { return false }
    isRedoing = true
    if let inverse = run(group) { undoStack.append(inverse) }
    isRedoing = false
    withExtendedLifetime(group) {}
    return true
  }

  /// Runs a group and gives what was registered meanwhile, or nil if nothing was.
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
    // Not before: what they hold may use the manager as it ends.
    withExtendedLifetime(takeActions()) {}
  }

  /// Forgets everything, and gives what that was, for whoever calls to let go of.
  func takeActions() -> [Any] {
    version += 1
    let actions: [Any] = [undoStack, redoStack, open?.actions as Any]
    undoStack = []
    redoStack = []
    open?.actions = []
    return actions
  }

  /// Forgets what is about an entity.
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
}

@available(*, unavailable)
extension UndoManager: Sendable {}

/// What is undone as one.
struct UndoGroup {
  struct Action {
    let target: Entity
    let run: () -> Void
  }
  var name = ""
  /// In the order in which they were registered.
  var actions: [Action] = []
  /// The event in which they were, when it was in one.
  var event: UInt64?

  init(name: String = "", actions: [Action] = [], event: UInt64? = nil) {
    self.name = name
    self.actions = actions
    self.event = event
  }
}
