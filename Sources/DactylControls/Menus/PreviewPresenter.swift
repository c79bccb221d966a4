import Dactyl

/// Shows the previews of a scene, at most one at a time (AX33–AX35).
final class PreviewPresenter: AddedPart, KeyInterceptor, InputCanceler, LeavingViewObserver, EntityEndObserver,
  PreviewProgressFollower
{
  /// What a view has been given for its preview.
  struct Actions {
    var content: (View) -> View?
    var gesture: GestureID
    var progress: ((Float) -> Void)?
    var commit: ((View) -> Void)?
    var end: ((View) -> Void)?
  }

  var style = PreviewStyle()
  let actions = SparseColumn<Actions>()
  private(set) var shown: ShownPreview?
  /// The view whose content is being made: its code may ask for another preview.
  private var making = Entity.none
  /// The view under the finger that was asked for its content: once for each press.
  private var asked = Entity.none

  // MARK: Views with previews

  func add(_ content: @escaping (View) -> View?, to view: View) {
    var recognizer = PreviewGestureRecognizer()
    recognizer.presenter = self
    let gesture = view.addGestureRecognizer(recognizer) { $0.view?.scene?.previews.follow($0) }
    gesture.any.takesFingersForMenu()
    // A finger that lifts something shows the preview with the menu (DD2), and one that gets none goes on as before.
    gesture.any.delegate.shouldBegin = { gesture in
      guard let view = gesture.view, let scene = view.scene, view.previewInteraction?.isShown == true else {
        return false
      }
      let isHard = gesture.gesture(as: PreviewGestureRecognizer.self)?.value.isPressedHard == true
      return isHard || !scene.wouldLift(by: gesture)
    }
    actions[view.entity.index] = Actions(content: content, gesture: gesture.any.id)
    view.scene?.accessibilityTable.add(PreviewSemantics.self, of: view.entity)
  }

  func change(_ view: View, _ body: (inout Actions) -> Void) {
    guard view.isAlive, var row = actions[view.entity.index] else { return }
    body(&row)
    let old = actions[view.entity.index]
    actions[view.entity.index] = row
    withExtendedLifetime(old) {}
  }

  func remove(_ view: View) {
    let old = actions.take(view.entity.index)
    view.scene?.accessibilityTable.noteChange(of: view.entity)
    if let id = old?.gesture { view.scene?.gesture(id)?.remove() }
  }

  // MARK: A finger that presses

  /// Shows how far a finger has come.
  func progressDidChange(to progress: Float, of view: View) {
    guard let scene = view.scene, let row = actions[view.entity.index], shown?.isPinned != true else { return }
    if let shown, shown.owner != view.entity { return }
    if shown == nil, progress >= ShownPreview.start, asked != view.entity {
      asked = view.entity
      show(view.entity, in: scene)
    }
    shown?.grow(to: progress)
    row.progress?(progress)
  }

  /// Takes back what grew under a finger that has not come to the end.
  func attemptDidEnd() {
    asked = .none
    guard let shown, !shown.isPinned, let scene = shown.window.view.scene else { return }
    dismiss(in: scene)
  }

  /// Follows a finger that has come to the end.
  func follow(_ gesture: Gesture<PreviewGestureRecognizer>) {
    guard let view = gesture.view, let scene = view.scene, let shown, shown.owner == view.entity else { return }
    let place = gesture.location(in: nil)
    switch gesture.state {
    case .began: shown.begin(at: place)
    case .changed:
      if gesture.value.commitProgress >= 1, shown.isPressed { return commit(in: scene) }
      guard !shown.isPinned else {
        scene.shownMenu?.follow(gesture.any)
        return
      }
      if shown.slide(to: place, style.slide) { stay(view, gesture.any, in: scene) }
    case .ended:
      if shown.isPinned { scene.shownMenu?.follow(gesture.any) } else { dismiss(in: scene) }
    case .cancelled, .failed: dismiss(in: scene)
    case .possible: break
    }
  }

  /// Leaves the preview where it is without the finger, with the menu of its view.
  private func stay(_ view: View, _ gesture: AnyGesture, in scene: Scene) {
    guard view.hasContextMenu, ContextMenuGestures.prepareMenu(of: view, in: scene) else {
      _ = pin(view.entity, besideMenuOf: 0, in: scene)
      return
    }
    let menu = scene.showContextMenu(for: view.entity, at: view.convert(view.bounds, to: nil))
    menu?.opener = (gesture.id, gesture.location(in: nil), false)
  }

  // MARK: Showing

  /// Makes the preview of a view, and shows the beginning of it.
  private func show(_ owner: Entity, in scene: Scene) {
    guard making == .none, shown == nil, scene.isAlive(owner), let row = actions[owner.index] else { return }
    making = owner
    let content = row.content(scene.view(owner))
    making = .none
    guard let content, content.isAlive, content.scene === scene else { return }
    guard scene.isAlive(owner), shown == nil, content.superview == nil, content.window == nil else {
      return scene.isAlive(owner) ? () : content.destroy()
    }
    let made = ShownPreview(content, of: owner, style, in: scene)
    guard made.isAlive else { return made.remove() }
    shown = made
  }

  /// Shows a preview that stays without a finger, or lets the one that is shown stay. Returns its frame beside the
  /// menu, in the scene's coordinates; nil where there is none.
  func pin(_ owner: Entity, besideMenuOf height: Float, in scene: Scene) -> Rect? {
    guard scene.isAlive(owner), actions[owner.index] != nil else { return nil }
    if let shown, shown.owner != owner { dismiss(in: scene) }
    if shown == nil { show(owner, in: scene) }
    guard let shown, shown.owner == owner, shown.isAlive else { return nil }
    if !shown.isPinned {
      shown.pin(besideMenuOf: height)
      scene.addKeyInterceptor(self)
      shown.window.view.addGestureRecognizer(TapGestureRecognizer()) { [weak self, weak shown] tap in
        guard let self, let shown, self.shown === shown, let scene = tap.view?.scene else { return }
        if shown.frame.contains(tap.location(in: nil)) { commit(in: scene) } else { dismiss(in: scene) }
      }
    }
    return shown.frame
  }

  func commit(in scene: Scene) { end(in: scene) { $0.commit } }

  func dismiss(in scene: Scene) { end(in: scene) { $0.end } }

  private func end(in scene: Scene, calling body: (Actions) -> ((View) -> Void)?) {
    guard let gone = shown else { return }
    guard !scene.isAnswering else {
      let action = actions[gone.owner.index].flatMap(body)
      return scene.postpone { [self] in if shown === gone { close(gone, in: $0, action) } }
    }
    close(gone, in: scene, actions[gone.owner.index].flatMap(body))
  }

  private func close(_ gone: ShownPreview, in scene: Scene, _ action: ((View) -> Void)?) {
    shown = nil
    scene.removeKeyInterceptor(self)
    gone.remove()
    if scene.shownMenu?.owner == gone.owner { scene.dismissMenu() }
    if scene.isAlive(gone.owner) { action?(scene.view(gone.owner)) }
  }

  /// The menu beside the preview has gone, and so does the preview.
  func menuDidGo(of owner: Entity, in scene: Scene) {
    if let shown, shown.owner == owner, shown.isPinned { dismiss(in: scene) }
  }

  // MARK: Keys

  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard let shown, shown.isPinned, scene.shownMenu?.owner != shown.owner else { return false }
    switch press.type {
    case .key(.escape), .button(.b): dismiss(in: scene)
    case .key(.return), .button(.a): commit(in: scene)
    default: break
    }
    return true
  }

  // MARK: The life of the scene

  func addHooks(to parts: SceneParts) {
    parts.inputCancelers.append(self)
    parts.leavingViewObservers.append(self)
    parts.entityEndObservers.append(self)
  }

  func cancelInput(in scope: CancelScope, of scene: Scene) {
    if case .all = scope { dismiss(in: scene) }
  }

  func viewIsLeaving(_ view: Entity, in scene: Scene) {
    guard let shown, scene.isAlive(shown.owner), scene.isDescendant(shown.owner.index, of: view.index) else { return }
    dismiss(in: scene)
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    remains.keep(actions.take(entity.index))
  }

  func entitiesDidEnd(in scene: Scene) {
    if let shown, !scene.isAlive(shown.owner) || !shown.isAlive { dismiss(in: scene) }
  }

  func sceneDidResize(_ scene: Scene) { dismiss(in: scene) }

  func displayDidChange(in scene: Scene) { dismiss(in: scene) }

  func sceneDidEmpty(_ scene: Scene) {
    shown = nil
    scene.removeKeyInterceptor(self)
  }

  var rowsInUse: Int { actions.count }

  func mix(into hash: inout StateHash) {
    guard let shown else { return }
    hash.mix(shown.owner)
    hash.mix(shown.isPinned)
    hash.mix(shown.frame)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(actions)
    copier.copy(shown) { shown = $0 }
    copier.copy(making) { making = $0 }
    copier.copy(asked) { asked = $0 }
  }
}

extension Scene {
  var previews: PreviewPresenter {
    if let part = part(PreviewPresenter.self) { return part }
    let presenter = PreviewPresenter()
    addPart(presenter)
    return presenter
  }
}

/// What previews say to assistive clients: an action that shows one.
enum PreviewSemantics: AccessibilitySource {
  private static let preview = "Preview"

  static func describe(_ view: View, in properties: inout AccessibilityProperties?) {
    guard view.previewInteraction != nil else { return }
    if properties == nil { properties = AccessibilityProperties() }
    properties?.customActions.append(preview)
  }

  static func perform(_ action: String, of view: View) -> Bool {
    guard action == preview, let interaction = view.previewInteraction else { return false }
    interaction.show()
    return interaction.isShown
  }
}
