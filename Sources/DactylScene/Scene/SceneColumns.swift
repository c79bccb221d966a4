/// The columns of a scene: its entities, their components and its views. Handles refer to them, so that keeping a
/// `View`, or capturing one in a closure, does not keep the scene alive.
///
/// A scene owns its columns, which know the scene only while it exists. When it ends they are emptied: remaining
/// handles are stale from then on.
@safe @usableFromInline
package final class SceneColumns {
  @usableFromInline let entities = EntityAllocator()
  let views = ViewColumns()
  @usableFromInline let components: ComponentStore
  /// The number of nested questions to game code, such as hit shapes. (Unchecked: it is read at every edit, alone.)
  @exclusivity(unchecked) private var answering = 0
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var version: UInt64 = 0
  @exclusivity(unchecked) private var visualComponents: UInt64 = 0
  @exclusivity(unchecked) private var watched = false
  private var changes = ChangedViews()
  /// The scene of the columns. (Unsafe, since it is read at every turn: a scene removes itself before anything of it is
  /// gone, and columns are used where their scene exists.)
  @exclusivity(unchecked) @unsafe private var owner: Unmanaged<SceneGraph>?
  @usableFromInline @exclusivity(unchecked) @unsafe var inputOwner: Unmanaged<AnyObject>?

  package init() { components = unsafe ComponentStore(version: entities.version.pointer) }

  /// Sets the scene of the columns.
  func begin(_ graph: SceneGraph) { unsafe owner = Unmanaged.passUnretained(graph) }

  /// The scene; nil when it is gone.
  package var graph: SceneGraph? { unsafe owner?.takeUnretainedValue() }

  /// The same scene if it has input, set by that scene: in its own module the type is known. (Computed, since another
  /// module checks every access to a stored property.)
  @inlinable @unsafe package var ownerWithInput: Unmanaged<AnyObject>? {
    get { unsafe inputOwner }
    set { unsafe inputOwner = newValue }
  }

  /// A counter that increases whenever something visible may have changed. Who sets it says that any view may have.
  package var visualVersion: UInt64 {
    get { unsafe version }
    set {
      unsafe version = newValue
      if isWatched { recordChangeOfAll() }
    }
  }

  // MARK: Changed views

  /// Whether changes of views are recorded.
  var isWatched: Bool {
    @inline(__always) get { unsafe watched }
  }

  @inline(__always)
  func countChange() { unsafe version &+= 1 }

  @inline(never)
  func recordChange(of view: UInt32) {
    changes.append(view)
    unsafe watched = !changes.isEverything
  }

  @inline(never)
  func recordLoss(of parent: UInt32) {
    changes.append(parent: parent)
    unsafe watched = !changes.isEverything
  }

  @inline(never)
  private func recordChangeOfAll() {
    changes.giveUp()
    unsafe watched = false
  }

  /// Takes what has changed since the last call, and records at most so many changes until the next one.
  func takeChangedViews(most: Int) -> ChangedViews {
    unsafe watched = true
    return exchange(&changes, for: .none(most: most))
  }

  /// The bits of the components that are pictures or text.
  var imageBits: UInt32 = 0
  /// The bits of the components that give their view a size in a container.
  var contentBits: UInt32 = 0

  /// A counter that increases whenever a visible component may have been added, changed or removed.
  var contentVersion: UInt64 { unsafe visualComponents }

  @usableFromInline
  func noteVisualChange() {
    visualVersion &+= 1
    countVisualComponents()
  }

  @inline(__always)
  func countVisualComponents() { unsafe visualComponents &+= 1 }

  /// Whether an entity is alive. Costs two compares.
  @inlinable
  package func isAlive(_ entity: Entity) -> Bool { entities.isAlive(entity) }

  /// The view at an index.
  package func view(at index: UInt32) -> View { View(entities.entity(at: index), in: self) }

  /// Makes a view that is in no tree yet. Returns a stale one where that is refused.
  package func makeView(frame: Rect = .zero) -> View {
    guard graph != nil, canEdit("make a view") else { return View(.none, in: self) }
    let entity = entities.create(EntityBits.isView)
    views.add(entity.index, flags: [])
    let view = View(entity, in: self)
    view.frame = frame
    return view
  }

  // MARK: Refusals

  /// Whether an entity is alive; otherwise the attempt is reported.
  package func check(_ entity: Entity, _ attempt: @autoclosure () -> String) -> Bool {
    if entities.isAlive(entity) { return true }
    guard let graph else { return false }
    let number = "entity \(entity.index), generation \(entity.generation)"
    let subject = graph.lastNames[entity].map { "'\($0)' (\(number))" } ?? number
    graph.report(
      .staleHandle, "can't \(attempt()) \(subject): it \(entity == .none ? "never was there" : "was destroyed")")
    return false
  }

  /// Whether views may be edited now; otherwise the attempt is reported. Edits are refused while game code answers a
  /// question.
  package func canEdit(_ attempt: @autoclosure () -> String) -> Bool {
    if unsafe answering == 0 { return true }
    graph?.report(.editInHitShape, "can't \(attempt()): a question is being answered")
    return false
  }

  /// Whether game code is answering a question during a pass: a hit shape in a walk, or a responder before a call.
  package var isAnswering: Bool { unsafe answering > 0 }
  /// Whether requests were postponed meanwhile.
  package var hasPostponed: Bool {
    get { unsafe isWaiting }
    set { unsafe isWaiting = newValue }
  }
  /// Whether it was reported that questions are nested too deep.
  private var hasReportedDepth = false

  /// Calls a closure of the game during which nothing may change.
  package func asking<Answer>(_ question: () -> Answer) -> Answer {
    unsafe answering += 1
    defer {
      unsafe answering -= 1
      if unsafe answering == 0 { hasReportedDepth = false }
    }
    return question()
  }

  /// The greatest number of nested questions of hit-tests: a closure may itself make hit-tests, each of which uses some
  /// of the stack.
  static var deepestAnswer: Int { 64 }

  /// Calls a closure of the game in a hit-test. Returns nil, with a single diagnostic, when calls are nested too deep.
  func askingInHitTest<Answer>(_ question: () -> Answer) -> Answer? {
    if unsafe answering < Self.deepestAnswer { return asking(question) }
    if !hasReportedDepth {
      hasReportedDepth = true
      graph?.report(
        .nestedHitTest,
        "\(Self.deepestAnswer) answers to hit-tests ask for hit-tests, one in the middle of another: views further in are not "
          + "asked for their own answers")
    }
    return nil
  }

  /// The shape, with edits refused while its closure runs.
  func guarded(_ shape: HitShape) -> HitShape {
    guard case .custom(let answer) = shape else { return shape }
    return .custom { [self] point in askingInHitTest { answer(point) } ?? true }
  }

  // MARK: Components

  /// The component of a type of an entity, or nil. Setting nil removes it.
  @inlinable
  subscript<Component>(entity: Entity, type: Component.Type) -> Component? {
    get { isAlive(entity) ? components.with(type) { $0[entity.index] } : nil }
    set {
      guard isAlive(entity) else { return refuseComponent(entity) }
      components.with(type) { column in
        if column.isVisual { noteVisualChange(of: entity.index, column.bit, isThere: newValue != nil) }
        if let newValue {
          entities.slots[Int(entity.index)].bits |= column.bit
          column.set(newValue, of: entity.index)
        } else {
          if column.bit != EntityBits.further { entities.slots[Int(entity.index)].bits &= ~column.bit }
          column.remove(entity.index)
        }
      }
    }
  }

  @usableFromInline
  func refuseComponent(_ entity: Entity) { _ = check(entity, "set a component of") }

  // MARK: Snapshots

  /// Copies the entities with their components and views into a snapshot, or out of it.
  func copyState(_ copier: StateCopier) {
    // Not copied: answering, isWaiting, hasReportedDepth (no question is being answered); watched, changes (all views
    // may have changed); owner, inputOwner, imageBits, contentBits (these stay).
    entities.copyState(copier)
    components.copyState(copier)
    copier.copy(views)
    unsafe copier.copy(&version)
    unsafe copier.copy(&visualComponents)
    if copier.isRestoring, isWatched { recordChangeOfAll() }
  }

  // MARK: End

  /// Detaches the scene, makes every handle stale, and then releases all components and closures of the game: code that
  /// runs at their end finds nothing left to change.
  ///
  /// The scene calls it first when it ends, while everything that it owns still exists.
  package func end() {
    unsafe owner = nil
    unsafe ownerWithInput = nil
    entities.endAll()
    while views.shapes.count > 0 { views.shapes.remove(views.shapes.owners[views.shapes.count - 1]) }
    while views.answers.count > 0 { views.answers.remove(views.answers.owners[views.answers.count - 1]) }
    for index in 0..<entities.slots.count {
      let bits = entities.slots[index].bits
      entities.slots[index].bits = 0
      components.removeAll(of: UInt32(index), bits)
    }
    views.releaseMemory()
  }
}
