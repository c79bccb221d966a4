/// Handles keys and buttons before all responders, recognizers, key commands and text: for a menu or a mode of a game's
/// own. Context menus, drags by keys and rebinding use it.
///
/// ```swift
/// final class PauseMenu: KeyInterceptor {
///   func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
///     switch press.type {
///     case .key(.down): selectNext()
///     case .key(.escape): if !isRepeat { scene.removeKeyInterceptor(self) }
///     default: return false
///     }
///     return true
///   }
/// }
/// scene.addKeyInterceptor(PauseMenu())
/// ```
public protocol KeyInterceptor: AnyObject {
  /// A key or button went down, or repeats while it is held. Called in the stage of claims, when the state of the scene
  /// may be changed in any way. A key that is handled here becomes no press, no key command and no text, and its going
  /// up is not delivered either; one that is not handled is offered to the interceptor that was added before, and then
  /// goes its usual way.
  ///
  /// - Returns: whether the key is handled.
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool
  /// Whether text input is withheld from the view that edits text, while the interceptor is added. False by default.
  var interceptsText: Bool { get }
}

extension KeyInterceptor {
  /// False: text reaches the view that edits it.
  public var interceptsText: Bool { false }
}

/// Decides whether recognizers may begin, whichever they are: for a mode of a game's own, in which only some gestures
/// work. Scroll views and drags use it.
public protocol GestureGate: AnyObject {
  /// Whether a recognizer that proposes to begin may do so; false makes it fail (G25). Called after the recognizer's
  /// own delegate was asked, and before the views whose touches it would take. The code may change anything.
  func shouldBegin(_ gesture: AnyGesture, in scene: Scene) -> Bool
  /// The rule by which a recognizer may not begin, for the log of decisions, or nil when it may. Asked instead of
  /// `shouldBegin(_:in:)`, which the default implementation calls; its rule is G25.
  func refusal(of gesture: AnyGesture, in scene: Scene) -> Rule?
}

extension GestureGate {
  /// G25 when the recognizer may not begin, else nil.
  public func refusal(of gesture: AnyGesture, in scene: Scene) -> Rule? {
    shouldBegin(gesture, in: scene) ? nil : .G25
  }
}

extension Scene {
  /// Adds an interceptor of keys, which is called before those that were added earlier, and before everything else that
  /// receives keys. The scene retains it until it is removed. Does nothing when it is added already.
  public func addKeyInterceptor(_ interceptor: any KeyInterceptor) {
    let all = parts.keyInterceptors
    if !all.contains(where: { $0 === interceptor }) { all.append(interceptor) }
  }

  /// Removes an interceptor of keys, which is not called any more. Does nothing for one that was not added.
  public func removeKeyInterceptor(_ interceptor: any KeyInterceptor) {
    parts.keyInterceptors.removeAll { $0 === interceptor }
  }

  /// Adds a gate for recognizers, which is asked after those that were added earlier; the first that refuses decides.
  /// The scene retains it until it is removed. Does nothing when it is added already.
  public func addGestureGate(_ gate: any GestureGate) {
    let all = parts.gestureGates
    if !all.contains(where: { $0 === gate }) { all.append(gate) }
  }

  /// Removes a gate for recognizers, which is not asked any more. Does nothing for one that was not added.
  public func removeGestureGate(_ gate: any GestureGate) { parts.gestureGates.removeAll { $0 === gate } }

  /// Offers a key to the interceptors, the last one added first, until one handles it. One that another removes
  /// meanwhile is skipped.
  ///
  /// - Returns: whether the key is handled.
  func intercept(_ press: Press, isRepeat: Bool) -> Bool {
    let all = parts.keyInterceptors
    guard !all.isEmpty else { return false }
    for interceptor in Array(all).reversed() where all.contains(where: { $0 === interceptor }) {
      if interceptor.intercept(press, isRepeat: isRepeat, in: self) { return true }
    }
    return false
  }
}
