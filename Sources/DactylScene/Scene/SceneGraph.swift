/// Entities, their components and the tree of views: the columns that all passes work on.
///
/// It lives where it was made and is not `Sendable`. Games have a `Scene`, which is one with input.
open class SceneGraph {
  /// What handles refer to.
  @usableFromInline package final let columns: SceneColumns
  @usableFromInline final var entities: EntityAllocator { @inlinable _read { yield columns.entities } }
  @usableFromInline final var components: ComponentStore { @inlinable _read { yield columns.components } }
  /// Who lives at each index, read here without a step to the columns first.
  @usableFromInline final let slots: Column<EntitySlot>.Values
  final let views: ViewColumns
  /// Notified of views and entities that leave or end, so that what is kept for them can be released.
  package final unowned var observer: (any SceneGraphObserver)? {
    didSet { entities.watchAll(observer?.hearsOfEveryEnd ?? false) }
  }
  /// Counts up whenever what can be seen may have changed.
  package final var visualVersion: UInt64 {
    get { columns.visualVersion }
    set { columns.visualVersion = newValue }
  }
  /// Empty lists that ending views works with, so that it allocates nothing: taken out meanwhile.
  private final let spareEnded = Cell<[Entity]>([])
  private final let sparePending = Cell<[UInt32]>([])
  /// What the views were called that were destroyed last.
  final var lastNames = LastNames()
  /// How often each kind of diagnostic was reported.
  public private(set) final var diagnosticCounts: [Diagnostic.Kind: Int] = [:]
  /// Called with each diagnostic; nil for nobody. They are counted in any case.
  public final var onDiagnostic: ((Diagnostic) -> Void)? {
    get { diagnosticHandler }
    set {
      let old = exchange(&diagnosticHandler, for: newValue)
      withExtendedLifetime(old) {}
    }
  }
  private final var diagnosticHandler: ((Diagnostic) -> Void)?

  /// Makes an empty graph of columns that are nobody else's.
  package init(_ columns: SceneColumns = SceneColumns()) {
    self.columns = columns
    views = columns.views
    slots = columns.entities.slots.values
    columns.begin(self)
  }

  // A class below it that owns more has done so before.
  deinit { columns.end() }

  // MARK: Views

  /// Makes the top of a tree: a window, whose frame is in the coordinates around the windows.
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

  /// Whether the handle is good; reported if not, with what was attempted.
  package final func check(_ entity: Entity, _ attempt: @autoclosure () -> String) -> Bool {
    columns.check(entity, attempt())
  }

  /// Counts a diagnostic and hands it to `onDiagnostic`; of those that devices cause, which come in floods, only the
  /// first of each kind.
  package final func report(_ kind: Diagnostic.Kind, _ sentence: @autoclosure () -> String) {
    diagnosticCounts[kind, default: 0] += 1
    guard let onDiagnostic, !kind.isFromDevice || diagnosticCounts[kind] == 1 else { return }
    onDiagnostic(Diagnostic(kind, sentence()))
  }

  /// Whether views may be edited now; reported if not. While game code answers a question they may not.
  package final func canEdit(_ attempt: @autoclosure () -> String) -> Bool { columns.canEdit(attempt()) }

  /// Whether game code answers a question in the middle of something.
  package final var isAnswering: Bool { columns.isAnswering }
  /// Whether something that was asked for meanwhile waits.
  package final var hasPostponed: Bool {
    get { columns.hasPostponed }
    set { columns.hasPostponed = newValue }
  }

  /// Has the observer do what was postponed while game code answered questions, when that is over.
  @inline(__always)
  package final func endWalk() {
    if hasPostponed && !isAnswering { observer?.walkDidEnd() }
  }

  /// Ends a view with all in it. They are removed whole before anything of theirs is released: what components do when
  /// they end finds a tree without those views, and handles that are stale.
  final func destroyViews(_ top: Entity) {
    if observer?.viewWillMove(top.index, into: nil) == true, !isAlive(top) { return }
    observer?.viewWillLeave(top.index, isDestroyed: true)
    guard isAlive(top) else { return }
    visualVersion &+= 1
    var remains = Remains()
    var ended = end(viewsFrom: top, &remains)
    finish(ended, remains)
    ended.removeAll(keepingCapacity: true)
    keep(&ended, in: spareEnded)
  }

  /// Ends a view and all in it, and takes them out of the tree. Their components and their indices are there still.
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
      entities.end(index)
      views.clear(index, &remains)
    }
    keep(&pending, in: sparePending)
    return ended
  }

  /// Keeps an empty list for the next time, unless it is one of very many.
  private func keep<Element>(_ list: inout [Element], in spare: borrowing Cell<[Element]>) {
    if list.capacity <= 4096 { swap(&list, &spare.value) }
  }
}

@available(*, unavailable)
extension SceneGraph: Sendable {}

/// Notified of views that enter or leave the tree, and of entities that end.
package protocol SceneGraphObserver: AnyObject {
  /// A view with its subtree is about to leave its window, for good or not. The tree still stands.
  func viewWillLeave(_ index: UInt32, isDestroyed: Bool)
  /// Whether it is notified of the end of every entity, or only of those that are watched (`watchEnd(of:)`).
  var hearsOfEveryEnd: Bool { get }
  /// An entity that is no view is about to end.
  func entityWillEnd(_ index: UInt32)
  /// An entity has ended. Nobody has its index yet; what was kept for it is to be removed from all tables, and game
  /// code must not run meanwhile.
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains)
  /// A view was hidden.
  func viewDidHide(_ index: UInt32)
  /// A view is hidden no longer.
  func viewDidShow(_ index: UInt32)
  /// A view with its subtree is about to come into another one, or, with nil, out of the one that it is in, for good or
  /// not. Unlike the others it comes for every move, within a tree, too. Says whether code of the game may have run.
  func viewWillMove(_ index: UInt32, into parent: UInt32?) -> Bool
  /// A view with its subtree is about to come into another, out of no tree or another tree.
  func viewWillEnter(_ index: UInt32, into parent: UInt32)
  /// A view with its subtree came into a view, or left the one that it was in.
  func viewDidMove(_ index: UInt32)
  /// Entities have ended, and everything is whole again.
  func entitiesDidEnd()
  /// A hit-test is over in which hit shapes asked for something that had to wait.
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
  package var hearsOfEveryEnd: Bool { true }
}
