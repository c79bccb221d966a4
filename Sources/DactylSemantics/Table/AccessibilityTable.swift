/// Adds what a feature knows of views to their properties: tooltips, drags. It has no state of its own.
package protocol AccessibilitySource {
  /// Adds to what a view is; nil for a view that is nothing to assistive clients so far. It changes nothing else.
  static func describe(_ view: View, in properties: inout AccessibilityProperties?)
  /// Performs an action that it has added. Returns whether it did.
  static func perform(_ action: String, of view: View) -> Bool
  /// The state of the scene that what it says of all views depends on, besides those views: another number for another
  /// state.
  static func version(in scene: Scene) -> Int
}

extension AccessibilitySource {
  package static func version(in scene: Scene) -> Int { 0 }
}

/// The table of what assistive clients are told: the settings of views, and the requests of clients.
@usableFromInline
package final class AccessibilityTable: SnapshotState {
  private let settings = SparseColumn<AccessibilitySettings>()
  private let delegates = SparseColumn<AccessibilityDelegate>()
  private let customActions = SparseColumn<[AccessibilityCustomAction]>()
  /// The number of changes of settings so far.
  private(set) var version: UInt64 = 0
  // Not in snapshots: all is read again.
  private var changes = ChangedViews()
  /// The requests that wait to be handled, in order.
  let requests = List<AccessibilityRequest>()
  /// The elements as they were read last.
  let tree = AccessibilityTree()
  // Not in snapshots: clients and features stay.
  let listeners = Listeners<Callback<AccessibilityNotification>>()
  /// The voice of the platform or the game.
  weak var speech: (any Speech)?
  private(set) var sources: [any AccessibilitySource.Type] = []
  private let waiting: WaitingStages

  init(_ waiting: WaitingStages) { self.waiting = waiting }

  /// Adds a source, if it is not there yet, which says something else of a view from now on.
  package func add(_ source: any AccessibilitySource.Type, of view: Entity) {
    if !sources.contains(where: { $0 == source }) { sources.append(source) }
    noteChange(of: view)
  }

  func settings(of view: Entity) -> AccessibilitySettings? { settings.count == 0 ? nil : settings[view.index] }

  func change(_ view: Entity, _ edit: (inout AccessibilitySettings) -> Void) {
    let old = settings[view.index] ?? AccessibilitySettings()
    var new = old
    edit(&new)
    settings[view.index] = new.isPlain ? nil : new
    noteChange(of: view)
    // What is modal hides views beside it.
    if new.isModal != old.isModal { changes.giveUp() }
  }

  /// Records that a view may be something else to clients, though it may look the same.
  package func noteChange(of view: Entity) {
    version &+= 1
    if !changes.isEverything { changes.append(view.index) }
  }

  /// Takes the views whose settings have changed since the last call.
  func takeChanges(most: Int) -> ChangedViews { exchange(&changes, for: .none(most: most)) }

  func delegate(of view: Entity) -> AccessibilityDelegate? { delegates.count == 0 ? nil : delegates[view.index] }

  func customActions(of view: Entity) -> [AccessibilityCustomAction] {
    customActions.count == 0 ? [] : customActions[view.index] ?? []
  }

  /// Sets the delegate of a view. Returns the old one, whose release may run any code.
  func setDelegate(_ delegate: AccessibilityDelegate?, of view: Entity) -> AccessibilityDelegate? {
    let old = delegates.take(view.index)
    delegates[view.index] = delegate
    return old
  }

  /// Sets a view's own actions. Returns the old ones, whose release may run any code.
  func setCustomActions(
    _ actions: [AccessibilityCustomAction], of view: Entity
  ) -> [AccessibilityCustomAction]? {
    let old = customActions.take(view.index)
    customActions[view.index] = actions.isEmpty ? nil : actions
    change(view) { $0.customActions = actions.map(\.name) }
    return old
  }

  func append(_ request: AccessibilityRequest) {
    requests.append(request)
    waiting.insert(.assistance)
  }

  /// Removes the mark of the stage when nothing waits.
  func markStage() { waiting.set(.assistance, !requests.isEmpty) }

  /// The number of rows for things that exist.
  var rows: Int { settings.count + delegates.count + customActions.count }

  func forget(_ entity: Entity, _ remains: inout Remains) {
    if let old = settings[entity.index] {
      settings[entity.index] = nil
      noteChange(of: entity)
      if old.isModal { changes.giveUp() }
    }
    if delegates.slot(of: entity.index) != nil { remains.keep(delegates.take(entity.index)) }
    if customActions.slot(of: entity.index) != nil { remains.keep(customActions.take(entity.index)) }
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    // Not copied: listeners, speech, sources (clients and features stay); changes (all is read again).
    copier.copy(settings)
    copier.copy(delegates)
    copier.copy(customActions)
    copier.copy(version) { version = $0 }
    copier.copy(requests)
    if copier.isRestoring { tree.forget() }
  }
}

extension AccessibilityTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    guard settings.count > 0 || !requests.isEmpty else { return }
    hash.mix(settings) { hash, settings in settings.mix(into: &hash) }
    hash.mix(requests.count)
  }
}
