import Dactyl

/// The preview of a view: a look at what is behind it, which a finger gets that presses hard or stays (AX33–AX35). A
/// handle, like `View`.
///
/// The preview grows while the finger presses, and lies above the rest once it has come to the end. It goes when the
/// finger lifts. A finger that slides up leaves it there, with the context menu of the view below it, if there is one:
/// a tap on the preview then goes on to what it shows, as pressing on does, and one beside it dismisses it. A context
/// menu of the view that is opened in another way, by the mouse or a key, comes with the preview.
/// ```swift
/// let preview = row.addPreviewInteraction { row in
///   let page = scene.makeView(frame: Rect(0, 0, 320, 400))
///   page[Label.self] = Label(mail.text, lineBreakMode: .byWordWrapping)
///   return page
/// }
/// preview.onCommit = { _ in open(mail) }
/// ```
public struct PreviewInteraction {
  /// The view that is pressed.
  public let view: View

  /// Makes a handle of a view that has a preview.
  public init(view: View) { self.view = view }

  private var presenter: PreviewPresenter? { view.scene?.part(PreviewPresenter.self) }

  /// Called with how far a finger has come, 0…1, whenever that changes.
  public var onProgress: ((Float) -> Void)? {
    get { presenter?.actions[view.entity.index]?.progress }
    nonmutating set { presenter?.change(view) { $0.progress = newValue } }
  }
  /// Called when the preview is to be gone on to, after it has gone: with the view.
  public var onCommit: ((View) -> Void)? {
    get { presenter?.actions[view.entity.index]?.commit }
    nonmutating set { presenter?.change(view) { $0.commit = newValue } }
  }
  /// Called when the preview has gone in another way: the finger lifted, or it was dismissed or cancelled.
  public var onEnd: ((View) -> Void)? {
    get { presenter?.actions[view.entity.index]?.end }
    nonmutating set { presenter?.change(view) { $0.end = newValue } }
  }

  /// Whether fingers get the preview. True at first; a menu comes with it in any case.
  public var isEnabled: Bool {
    get { gesture?.any.isEnabled ?? false }
    nonmutating set { gesture?.any.isEnabled = newValue }
  }

  /// The recognizer of the preview; nil when it was removed.
  public var gesture: Gesture<PreviewGestureRecognizer>? {
    guard let id = presenter?.actions[view.entity.index]?.gesture else { return nil }
    return view.scene?.gesture(id)?.gesture(as: PreviewGestureRecognizer.self)
  }

  /// Whether the preview is shown, as a whole or growing.
  public var isShown: Bool { presenter?.shown?.owner == view.entity }
  /// Whether it stays without a finger.
  public var isPinned: Bool { isShown && presenter?.shown?.isPinned == true }

  /// Shows the preview, where it stays, with the context menu of the view if there is one.
  public func show() {
    guard view.columns.check(view.entity, "preview"), let scene = view.scene else { return }
    guard !scene.isAnswering else { return scene.postpone { [self] _ in if view.isAlive { show() } } }
    if view.hasContextMenu {
      scene.showContextMenu(for: view.entity, at: view.convert(view.bounds, to: nil))
    } else {
      _ = presenter?.pin(view.entity, besideMenuOf: 0, in: scene)
    }
  }

  /// Goes on to what the preview shows.
  public func commit() { if isShown, let scene = view.scene { presenter?.commit(in: scene) } }
  /// Dismisses the preview.
  public func dismiss() { if isShown, let scene = view.scene { presenter?.dismiss(in: scene) } }

  /// Takes the preview away from the view.
  public func remove() {
    guard let presenter, let scene = view.scene else { return }
    if isShown { presenter.dismiss(in: scene) }
    presenter.remove(view)
  }
}

@available(*, unavailable)
extension PreviewInteraction: Sendable {}

extension View {
  /// Gives the view a preview, instead of the one that it has.
  ///
  /// - Parameter content: makes the view that is shown, without a superview; nil for none this time. It is destroyed
  ///   when the preview goes. Its size is limited by that of the scene.
  @discardableResult
  public func addPreviewInteraction(_ content: @escaping (View) -> View?) -> PreviewInteraction {
    let interaction = PreviewInteraction(view: self)
    guard let scene, columns.check(entity, "add a preview to view") else { return interaction }
    interaction.remove()
    scene.previews.add(content, to: self)
    return interaction
  }

  /// The preview of the view, or nil.
  public var previewInteraction: PreviewInteraction? {
    let has = scene?.part(PreviewPresenter.self)?.actions[entity.index] != nil
    return isAlive && has ? PreviewInteraction(view: self) : nil
  }
}

extension Scene {
  /// The style of previews that are shown from now on.
  public var previewStyle: PreviewStyle {
    get { part(PreviewPresenter.self)?.style ?? PreviewStyle() }
    set { previews.style = newValue }
  }
}
