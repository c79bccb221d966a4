/// The state of a scene at one moment, to which the scene can go back.
///
/// ```swift
/// let before = scene.snapshot()
/// for frame in frames { play(frame, in: scene) }
/// scene.restore(before)           // as if those frames had never been
/// ```
/// It holds views and components, everything in flight (touches, presses, recognizers with their timers, focus,
/// scrolling, drags, animations, input actions), and the events that wait. What is only the game's it holds as far as
/// the scene has it as a value: components, responders, recognizers. Of objects and closures it holds which ones there
/// are; for the values in them see `Scene.keepInSnapshots(_:_:)`. Platform, clipboard, log and measured times are not
/// part of it.
///
/// A game that plays over a network takes one at the end of each frame (`Scene.onFrameEnd(_:)`), and when a late input
/// arrives goes back to the frame before it, and runs the frames since once more. `Scene.takeSnapshot(_:)` fills a
/// snapshot again, without allocating memory.
public final class SceneSnapshot {
  // Not in snapshots: it is one.
  let copier = StateCopier()
  /// The columns of the scene that it is of; nil while it is empty.
  var columns: SceneColumns?

  /// Makes an empty snapshot, for `Scene.takeSnapshot(_:)`.
  public init() {}

  /// Whether it holds the state of no scene.
  public var isEmpty: Bool { columns == nil }
}

@available(*, unavailable)
extension SceneSnapshot: Sendable {}

extension Scene {
  /// Takes a snapshot of the scene, between frames (`takeSnapshot(_:)`).
  ///
  /// It costs what the scene holds, some nanoseconds for each value: see the article *How fast it is*.
  public func snapshot() -> SceneSnapshot {
    let snapshot = SceneSnapshot()
    takeSnapshot(snapshot)
    return snapshot
  }

  /// Takes a snapshot into one that exists, whose memory is used again.
  ///
  /// Only between frames, or at the end of one (`onFrameEnd(_:)`): in other code that the scene calls there is no whole
  /// state. There it returns false with a diagnostic (`Diagnostic.Kind.snapshotInCall`), and the snapshot is unchanged.
  @discardableResult
  public func takeSnapshot(_ snapshot: SceneSnapshot) -> Bool {
    guard canCopyState("take a snapshot") else { return false }
    snapshot.columns = columns
    copy(snapshot.copier, restoring: false)
    return true
  }

  /// Goes back to a snapshot of this scene: it is then as it was, bit by bit, and the same input has the same effect.
  ///
  /// Nothing is cancelled or notified: what has begun since has never been. Handles of what was made since are stale,
  /// or name what is made in its place when the same happens again. Only between frames, as a snapshot is taken. A
  /// snapshot that is empty or of another scene is refused, too (`Diagnostic.Kind.foreignSnapshot`).
  @discardableResult
  public func restore(_ snapshot: SceneSnapshot) -> Bool {
    guard snapshot.columns === columns else {
      report(
        .foreignSnapshot,
        "can't restore a snapshot \(snapshot.isEmpty ? "that is empty" : "of another scene"): nothing was changed")
      return false
    }
    guard canCopyState("restore a snapshot") else { return false }
    guard entityCount > 0 else {
      report(.foreignSnapshot, "can't restore a snapshot: the scene has ended")
      return false
    }
    if textInputs.notified != nil { textInputPlatform?.discardMarkedText() }
    copy(snapshot.copier, restoring: true)
    // A program that goes back at the end of a frame does so again when it is played again.
    if !frames.isOver { recorder?.sceneWasRestored(self) }
    return true
  }

  /// Lets snapshots hold a value of an object of the game, such as its score or its random numbers, until the
  /// subscription is cancelled. The scene retains the object. When a snapshot is restored, the value is set last; what
  /// is set must not edit the scene.
  ///
  /// ```swift
  /// scene.keepInSnapshots(game, \.state)
  /// ```
  @discardableResult
  public func keepInSnapshots<Object: AnyObject, Value>(
    _ object: Object, _ value: ReferenceWritableKeyPath<Object, Value>
  ) -> Subscription {
    snapshotValues.add(Callback { copier in copier.copy(object[keyPath: value]) { object[keyPath: value] = $0 } })
  }

  /// Passes the whole state to a copier. Values that are replaced are released at the end, when all is complete.
  private func copy(_ copier: StateCopier, restoring: Bool) {
    isCopyingState = true
    copier.begin(restoring: restoring)
    copyState(copier)
    isCopyingState = false
    copier.finish()
  }

  /// Whether the state is whole, which it is not in code that the scene calls; otherwise the attempt is reported.
  private func canCopyState(_ attempt: String) -> Bool {
    let isCalling =
      isHandling || settling.holds > 0 || isAnswering || isCopyingState
      || diagnosticListeners.isBusy || firstResponders.calls.isBusy || controllers.isCalling
      || responders.sendingDepth > 0
    if isCalling { report(.snapshotInCall, "can't \(attempt) in code that the scene calls: nothing was changed") }
    return !isCalling
  }
}

extension Diagnostic.Kind {
  /// A snapshot was to be taken or restored in code that the scene calls; nothing was done.
  public static let snapshotInCall = Diagnostic.Kind("snapshotInCall")
  /// A snapshot that is empty, of another scene, or of one that has ended was to be restored; nothing was done.
  public static let foreignSnapshot = Diagnostic.Kind("foreignSnapshot")
}
