import Dactyl

/// An overlay with the key commands that can be performed now, shown while Control or Command is held.
///
/// Off unless a game turns it on with `Scene.showKeyCommands(_:)`. It is shown after the key was held for half a second
/// without another one being pressed, in a window of its own that lets touches through and never becomes key. It reads
/// no clock: it uses a deadline of the scene.
public final class KeyCommandOverlay: TimedPart, AddedPart, KeyObserver, InputCanceler {
  /// The appearance of the overlay.
  public var style: Style
  /// The number of seconds that the key is held before the overlay is shown.
  public var delay = 0.5
  /// Fills the overlay's window instead of the default list, when set. Receives the overlay, the window and the
  /// commands, each once.
  public var fill: ((KeyCommandOverlay, Window, [KeyCommand]) -> Void)?
  /// The window of the overlay, or nil while it is not shown.
  public private(set) var window: Window?

  private unowned let scene: Scene
  /// The time at which the overlay will be shown.
  package private(set) var nextDeadline: Timestamp?
  private var held: Key?

  /// The appearance of the overlay. Lengths are in points.
  public struct Style: Hashable, Sendable {
    /// The fill of the panel.
    public var background = Color(0.1, 0.1, 0.12, 0.92)
    /// The colour of the titles.
    public var text = Color.white
    /// The colour of the keys.
    public var keys = Color(0.7, 0.8, 1)
    /// The height of the text.
    public var size: Float = 16
    /// The height of a row.
    public var rowHeight: Float = 26
    /// The width of a column.
    public var width: Float = 300
    /// The space around the rows.
    public var padding: Float = 14
    /// The level of the window (W2).
    public var level: Float = 3000

    /// Makes the default style: light text on a dark panel.
    public init() {}
  }

  init(_ style: Style, in scene: Scene) {
    self.style = style
    self.scene = scene
  }

  package func addHooks(to parts: SceneParts) {
    parts.keyObservers.append(self)
    parts.inputCancelers.append(self)
  }

  /// Called when a key or button goes down or up.
  package func pressSampleArrived(_ sample: PressSample, in scene: Scene) {
    guard case .key(let key) = sample.type else { return }
    switch sample.phase {
    case .began where key == held: break
    case .began:
      hide()
      guard key.isControlOrCommand, !scene.isAnyPressUnderWay(but: sample) else { return }
      held = key
      nextDeadline = scene.currentTime + delay
    case .ended, .cancelled: if key == held { hide() }
    case .changed: break
    }
  }

  package func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard let nextDeadline, nextDeadline <= now else { return }
    self.nextDeadline = nil
    show()
  }

  /// Does nothing: the deadline comes once, so it cannot come without end.
  package func dropDeadlines(until moment: Timestamp, in scene: Scene) {}

  package func cancelInput(in scope: CancelScope, of scene: Scene) { if scope == .all { hide() } }

  package func sceneDidEmpty(_ scene: Scene) { scene.removePart(self) }

  package func mix(into hash: inout StateHash) {
    hash.mix(window?.view.entity)
    hash.mix(nextDeadline)
    hash.mix(held?.usage)
  }

  /// Hides the overlay, and forgets the held key.
  func hide() {
    held = nil
    nextDeadline = nil
    guard let shown = window else { return }
    window = nil
    if shown.view.isAlive { shown.view.destroy() }
  }

  private func show() {
    // Buttons of controllers are left out: the list is about the keyboard.
    let commands = scene.discoverableKeyCommands.filter { !$0.input.isButton }
    guard window == nil, !commands.isEmpty else { return }
    let window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: style.level)
    window.canBecomeKey = false
    window.view.isUserInteractionEnabled = false
    window.view.name = "key commands"
    self.window = window
    if let fill { return fill(self, window, commands) }
    KeyCommandList(commands, style).draw(in: window.view, of: scene)
  }

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(style) { style = $0 }
    copier.copy(delay) { delay = $0 }
    copier.copy(fill) { fill = $0 }
    copier.copy(window) { window = $0 }
    copier.copy(nextDeadline) { nextDeadline = $0 }
    copier.copy(held) { held = $0 }
  }
}

extension Scene {
  /// Shows the discoverable key commands while Control or Command is held, from now on; nil turns it off. An overlay
  /// that is being shown is removed.
  ///
  /// - Returns: The overlay, whose style can be changed, or nil.
  @discardableResult
  public func showKeyCommands(_ style: KeyCommandOverlay.Style? = KeyCommandOverlay.Style()) -> KeyCommandOverlay? {
    if let old = part(KeyCommandOverlay.self) {
      old.hide()
      removePart(old)
    }
    guard let style else { return nil }
    let overlay = KeyCommandOverlay(style, in: self)
    addPart(overlay)
    return overlay
  }
}

extension Key {
  /// Whether it is a Control or a Command key, left or right.
  var isControlOrCommand: Bool { usage == 224 || usage == 228 || usage == 227 || usage == 231 }
}
