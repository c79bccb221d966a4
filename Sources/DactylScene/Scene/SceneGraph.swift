/// Entities, their components and the tree of views: the columns that all passes work on.
///
/// It is bound to the thread where it was made and is not `Sendable`. Games use a `Scene`, a subclass with input.
open class SceneGraph {
  /// The columns that handles refer to.
  // Not in snapshots: `copyGraph(_:)` copies what is.
  @usableFromInline package final let columns: SceneColumns
  @usableFromInline final var entities: EntityAllocator { @inlinable _read { yield columns.entities } }
  @usableFromInline final var components: ComponentStore { @inlinable _read { yield columns.components } }
  /// The slot of each index, read here without going through the columns.
  @usableFromInline final let slots: Column<EntitySlot>.Values
  final let views: ViewColumns
  /// Notified of views and entities that leave or end, so that what is kept for them can be released.
  package final unowned var observer: (any SceneGraphObserver)? {
    didSet { entities.watchAll(observer?.observesEveryEnd ?? false) }
  }
  /// A counter that increases whenever something visible may have changed. Who sets it says that any view may have.
  package final var visualVersion: UInt64 {
    get { columns.visualVersion }
    set { columns.visualVersion = newValue }
  }
  /// Empty lists for destroying views, taken out while they are in use, so that it does not allocate.
  private final let spareEnded = Cell<[Entity]>([])
  private final let sparePending = Cell<[UInt32]>([])
  /// The names of the last destroyed views.
  final var lastNames = LastNames()
  /// The number of diagnostics that were reported, by kind.
  public internal(set) final var diagnosticCounts: [Diagnostic.Kind: Int] = [:]
  package final let diagnosticListeners = Listeners<Callback<Diagnostic>>()
  /// Where diagnostics go while there is no listener for them; set by the platform.
  package final var diagnosticOutput: ((Diagnostic) -> Void)?

  /// Makes an empty graph with columns of its own.
  package init(_ columns: SceneColumns = SceneColumns()) {
    self.columns = columns
    views = columns.views
    slots = columns.entities.slots.values
    columns.begin(self)
  }

  // A subclass that owns more has called it before.
  deinit { columns.end() }

  // MARK: Views

  /// Makes the root view of a window, whose frame is in the coordinates around the windows.
  package final func makeWindowView(frame: Rect) -> View {
    let view = makeView(frame: frame)
    view.update { record in
      record.flags.insert(.isWindow)
      record.flags.remove(.isGrownForTouch)
    }
    return view
  }

  /// Makes a view that is in no tree yet.
  public final func makeView(frame: Rect = .zero) -> View { columns.makeView(frame: frame) }

  // MARK: Diagnostics

  /// Adds a listener for diagnostics: reports of misuse, and of bad input from devices. DactylSDL prints them while
  /// there is no listener. They are counted in any case (`diagnosticCounts`).
  @discardableResult
  public final func onDiagnostic(_ body: @escaping (Diagnostic) -> Void) -> Subscription {
    diagnosticListeners.add(body)
  }

  /// Whether an entity is alive; otherwise the attempt is reported.
  package final func check(_ entity: Entity, _ attempt: @autoclosure () -> String) -> Bool {
    columns.check(entity, attempt())
  }

  /// Counts a diagnostic and passes it to the listeners; of those that devices cause, which may be very many, only the
  /// first of each kind. A game reports misuse of its own parts with kinds of its own.
  public final func report(_ kind: Diagnostic.Kind, _ sentence: @autoclosure () -> String) {
    diagnosticCounts[kind, default: 0] += 1
    guard !diagnosticListeners.isEmpty || diagnosticOutput != nil else { return }
    guard !kind.isFromDevice || diagnosticCounts[kind] == 1 else { return }
    let diagnostic = Diagnostic(kind, sentence())
    if diagnosticListeners.isEmpty { diagnosticOutput?(diagnostic) } else { diagnosticListeners.call(diagnostic) }
  }

  /// Whether views may be edited now; otherwise the attempt is reported. Edits are refused while game code answers a
  /// question.
  package final func canEdit(_ attempt: @autoclosure () -> String) -> Bool { columns.canEdit(attempt()) }

  /// Whether game code is answering a question during a pass.
  package final var isAnswering: Bool { columns.isAnswering }
  /// Whether requests were postponed meanwhile.
  package final var hasPostponed: Bool {
    get { columns.hasPostponed }
    set { columns.hasPostponed = newValue }
  }

  /// Lets the observer perform the operations that were postponed while game code answered questions, once none runs.
  @inline(__always)
  package final func endWalk() {
    if hasPostponed && !isAnswering { observer?.walkDidEnd() }
  }

  /// Destroys a view with all views in it. They are removed completely before their components are released: code that
  /// runs at the end of components finds a tree without those views, and stale handles.
  final func destroyViews(_ top: Entity) {
    if observer?.viewWillMove(top.index, into: nil) == true, !isAlive(top) { return }
    observer?.viewWillLeave(top.index, isDestroyed: true)
    guard isAlive(top) else { return }
    columns.noteLeaving(of: top.index, from: views.records[Int(top.index)].parent)
    var remains = Remains()
    var ended = end(viewsFrom: top, &remains)
    finish(ended, remains)
    ended.removeAll(keepingCapacity: true)
    keep(&ended, in: spareEnded)
  }

  /// Ends a view and all views in it, and removes them from the tree. Their components and indices are kept for now.
  private func end(viewsFrom top: Entity, _ remains: inout Remains) -> [Entity] {
    views.remove(top.index)
    var ended = exchange(&spareEnded.value, for: [])
    var pending = exchange(&sparePending.value, for: [])
    pending.append(top.index)
    let names = column(of: ViewName.self)
    while let index = pending.popLast() {
      if let name = names[index] { lastNames.keep(name.text, of: entity(at: index)) }
      views.appendChildren(of: index, to: &pending)
      ended.append(entity(at: index))
      if columns.isWatched { columns.recordChange(of: index) }
      entities.end(index)
      views.clear(index, &remains)
    }
    keep(&pending, in: sparePending)
    return ended
  }

  /// Keeps an empty list for reuse, unless its capacity is very large.
  private func keep<Element>(_ list: inout [Element], in spare: borrowing Cell<[Element]>) {
    if list.capacity <= 4096 { swap(&list, &spare.value) }
  }
}

@available(*, unavailable)
extension SceneGraph: Sendable {}

/// Notified of views that enter or leave the tree, and of entities that end.
package protocol SceneGraphObserver: AnyObject {
  /// Called when a view with its subtree is about to leave its window, for good or not. The tree is still unchanged.
  func viewWillLeave(_ index: UInt32, isDestroyed: Bool)
  /// Whether the observer is notified of the end of every entity, or only of watched ones (`watchEnd(of:)`).
  var observesEveryEnd: Bool { get }
  /// Called when an entity that is no view is about to end.
  func entityWillEnd(_ index: UInt32)
  /// Called when an entity has ended. Its index is not reused yet. The observer removes what it keeps for the entity
  /// from all tables; game code must not run meanwhile.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains)
  /// Called when a view was hidden.
  func viewDidHide(_ index: UInt32)
  /// Called when a view is no longer hidden.
  func viewDidShow(_ index: UInt32)
  /// Called when a view with its subtree is about to be moved into another view or, with nil, out of its superview, for
  /// good or not. Unlike the others it is called for every move, also within a tree. Returns whether code of the game
  /// may have run.
  func viewWillMove(_ index: UInt32, into parent: UInt32?) -> Bool
  /// Called when a view with its subtree is about to be moved into another view, from no tree or another tree.
  func viewWillEnter(_ index: UInt32, into parent: UInt32)
  /// Called when a view with its subtree was moved into a view, or left its superview.
  func viewDidMove(_ index: UInt32)
  /// Called after entities have ended, when all data is consistent again.
  func entitiesDidEnd()
  /// Called after a hit-test during which closures made requests that had to be postponed.
  func walkDidEnd()
}

extension SceneGraphObserver {
  package func viewDidShow(_ index: UInt32) {}
  package func viewWillMove(_ index: UInt32, into parent: UInt32?) -> Bool { false }
  package func viewWillEnter(_ index: UInt32, into parent: UInt32) {}
  package func viewDidMove(_ index: UInt32) {}
  package func entityWillEnd(_ index: UInt32) {}
  package func entitiesDidEnd() {}
  package func walkDidEnd() {}
  package var observesEveryEnd: Bool { true }
}
