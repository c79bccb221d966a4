/// The columns of a scene: its entities, their components and its views. This is what a handle refers to, so that
/// keeping a `View`, or capturing one in a handler, keeps no scene.
///
/// A scene owns its columns, and they know of it only while it is there. When it ends they are emptied: whatever
/// handles are left are stale from then on.
@safe @usableFromInline
package final class SceneColumns {
  @usableFromInline let entities = EntityAllocator()
  let views = ViewColumns()
  @usableFromInline let components: ComponentStore
  /// How many hit shapes are being asked, one from within another. (Unchecked: it is read at every edit, alone.)
  @exclusivity(unchecked) private var answering = 0
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var version: UInt64 = 0
  @exclusivity(unchecked) private var visualComponents: UInt64 = 0
  /// Whose columns they are. (Unsafe, since it is asked for at every turn: a scene takes itself out before anything of
  /// it is gone, and columns are used where their scene is.)
  @exclusivity(unchecked) @unsafe private var owner: Unmanaged<SceneGraph>?
  @usableFromInline @exclusivity(unchecked) @unsafe var inputOwner: Unmanaged<AnyObject>?

  package init() { components = unsafe ComponentStore(version: entities.version.pointer) }

  /// Stores the scene whose columns they are.
  func begin(_ graph: SceneGraph) { unsafe owner = Unmanaged.passUnretained(graph) }

  /// The scene; nil when it is gone.
  package var graph: SceneGraph? { unsafe owner?.takeUnretainedValue() }

  /// The same, if it is one with input, which sets it: in its own module it knows its type. (Computed, since another
  /// module checks every access to a stored property.)
  @inlinable @unsafe package var ownerWithInput: Unmanaged<AnyObject>? {
    get { unsafe inputOwner }
    set { unsafe inputOwner = newValue }
  }

  /// Counts up whenever what can be seen may have changed.
  package var visualVersion: UInt64 {
    get { unsafe version }
    set { unsafe version = newValue }
  }

  /// The bits of the components that are pictures or text.
  var imageBits: UInt32 = 0

  /// Counts up whenever a component that can be seen may have come, changed or gone.
  var contentVersion: UInt64 { unsafe visualComponents }

  @usableFromInline
  func noteVisualChange() {
    visualVersion &+= 1
    unsafe visualComponents &+= 1
  }

  /// Whether an entity lives. Costs two compares.
  @inlinable
  package func isAlive(_ entity: Entity) -> Bool { entities.isAlive(entity) }

  /// The view that lives at an index.
  package func view(at index: UInt32) -> View { View(entities.entity(at: index), in: self) }

  /// Makes a view that is in no tree yet; a stale one where that is refused.
  package func makeView(frame: Rect = .zero) -> View {
    guard graph != nil, canEdit("make a view") else { return View(.none, in: self) }
    let entity = entities.create(EntityBits.isView)
    views.add(entity.index, flags: [])
    let view = View(entity, in: self)
    view.frame = frame
    return view
  }

  // MARK: What is refused

  /// Whether the handle is good; reported if not, with what was attempted.
  package func check(_ entity: Entity, _ attempt: @autoclosure () -> String) -> Bool {
    if entities.isAlive(entity) { return true }
    guard let graph else { return false }
    let number = "entity \(entity.index), generation \(entity.generation)"
    let subject = graph.lastNames[entity].map { "'\($0)' (\(number))" } ?? number
    graph.report(
      .staleHandle, "can't \(attempt()) \(subject): it \(entity == .none ? "never was there" : "was destroyed")")
    return false
  }

  /// Whether views may be edited now; reported if not. While game code answers a question they may not.
  package func canEdit(_ attempt: @autoclosure () -> String) -> Bool {
    if unsafe answering == 0 { return true }
    graph?.report(.editInHitShape, "can't \(attempt()): a question is being answered")
    return false
  }

  /// Whether game code answers a question in the middle of something: a hit shape in a walk, or a responder before a
  /// call.
  package var isAnswering: Bool { unsafe answering > 0 }
  /// Whether something that was asked for meanwhile waits.
  package var hasPostponed: Bool {
    get { unsafe isWaiting }
    set { unsafe isWaiting = newValue }
  }
  /// Whether it was reported that the answers that are under way ask each other too deep.
  private var hasReportedDepth = false

  /// Asks game code a question in whose middle nothing may change.
  package func asking<Answer>(_ question: () -> Answer) -> Answer {
    unsafe answering += 1
    defer {
      unsafe answering -= 1
      if unsafe answering == 0 { hasReportedDepth = false }
    }
    return question()
  }

  /// How many questions of a hit-test may be answered, each in the middle of another: an answer may itself ask for
  /// hit-tests, and each of those takes some of the stack.
  static var deepestAnswer: Int { 64 }

  /// Asks a question in the middle of a hit-test. Nil, with a diagnostic once, in the middle of too many others.
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

  /// The shape, with edits refused while its closure answers.
  func guarded(_ shape: HitShape) -> HitShape {
    guard case .custom(let answer) = shape else { return shape }
    return .custom { [self] point in askingInHitTest { answer(point) } ?? true }
  }

  // MARK: Components

  /// The component of a type that an entity has, or nil. Setting nil takes it away.
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

  // MARK: The end

  /// Forgets the scene, makes every handle stale, and then releases what the game has put here: what that does as it
  /// ends finds nothing left to change.
  ///
  /// The scene calls it first of all when it goes, while all that it owns is still there.
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
