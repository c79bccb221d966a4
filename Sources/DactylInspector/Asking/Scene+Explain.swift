import Dactyl

/// Why something did not happen in a running scene.
///
/// The answer comes from copies of the program: it is launched once more without a window, what was recorded since the
/// launch is played into it, and the decisions about the input in question are read. So an answer can be had about any
/// input since the launch, whether or not the log of decisions was on; and changes are tried in further copies, never
/// in the scene that is played. What the program does outside of its scenes it does again, such as writing files:
/// `AppOptions.canLaunchAgain` is for one that must not.
///
/// Without a recording (`AppOptions.keepsRecording`, `Scene.record(canLaunchAgain:launch:)`) or a second launch the
/// answer comes from the log of decisions, if it is on, and the scene as it is now, and changes are not tried.
///
/// An answer takes as long as the program took from its launch to the input, without drawing and waiting, times the
/// changes that are tried: milliseconds for a short run, seconds for a long one. Asked in the middle of a frame, the
/// frame itself does not count.
extension Scene {
  /// Explains why a touch did not reach a view: as the view that it hit, or on the way up the chain from there.
  ///
  /// - Parameters:
  ///   - touch: The touch, in any of its phases; it may be over.
  ///   - view: The view.
  ///   - phase: The phase of the touch that the view lacks: one that began and then went elsewhere lacks its end.
  public func explain(why touch: Touch, didNotReach view: View, in phase: TouchPhase = .began) -> Explanation {
    let subject = AskedSubject(
      input: .touch(touch.finger, touch.initialTimestamp), touch: touch.id,
      words: "why touch \(touch.id) did not reach \(view)"
    ) { game, _ in
      guard let id = game.names[view.entity] else { return nil }
      let finger = game.number(of: touch.finger)
      return (.touch(finger: finger, view: id), "\(id) \(phase.callbackName) \(finger)")
    }
    return explain(subject, sample: touch)
  }

  /// Explains why a recognizer did not recognize, or begin, with the last touch.
  public func explain(_ recognizer: AnyGesture) -> Explanation {
    explain(
      AskedSubject(input: .lastTouch, words: "why \(recognizer) did not recognize") { game, scene in
        game.names[recognizer.id].map {
          (.recognizer($0), "\($0) \(scene.isDiscrete(recognizer.id) == true ? "recognized" : "began")")
        }
      })
  }

  /// Explains why a recognizer did not recognize, or begin, with the last touch.
  public func explain<Kind>(_ recognizer: Gesture<Kind>) -> Explanation { explain(recognizer.any) }

  /// Explains why a view did nothing with the last touch: why a control sent no event, a scroll view did not scroll, or
  /// another view did not receive the touch.
  public func explain(_ view: View) -> Explanation {
    let (isScrolled, isControl) = (view.scrollView != nil, view.control != nil)
    let what = isScrolled ? "did not scroll" : isControl ? "was not pressed" : "did not receive the last touch"
    return explain(
      AskedSubject(input: .lastTouch, words: "why \(view) \(what)") { game, _ in
        game.names[view.entity].map { id in
          if isScrolled { return (.scroll(id), "\(id) willBeginDragging") }
          return (.view(id), "\(id) \(isControl ? "touchUpInside" : "touchesBegan")")
        }
      })
  }

  /// Explains why the last press of a key did nothing: why the key command with it was not performed, or a responder
  /// did not receive the press.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - responder: The view or controller that should have received it; nil for whoever has a key command with the
  ///     key, or else the first responder.
  public func explain(_ key: Key, didNotReach responder: Entity? = nil) -> Explanation {
    explain(
      AskedSubject(input: .key(key), words: "why \(ScenarioKeys.name(of: .key(key))) did nothing") { game, scene in
        let name = ScenarioKeys.name(of: .key(key))
        let entity =
          responder ?? scene.owner(ofCommandWith: key, in: game) ?? scene.firstResponder ?? scene.startOfChain
        guard let id = game.names[entity] ?? (entity == scene.application ? "app" : nil) else { return nil }
        if let action = scene.action(ofCommandWith: key, of: entity), let performer = scene.performer(of: action, game)
        {
          return (.command(action: action, responder: performer), "\(performer) performed \(action)")
        }
        return (.key(name, responder: id), "\(id) pressesBegan \(name)")
      })
  }

  /// Explains why a view did not get the focus with the last press.
  public func explain(focus view: View) -> Explanation {
    explain(
      AskedSubject(input: .lastPress, words: "why \(view) did not get the focus") { game, _ in
        game.names[view.entity].map { (.focus($0), "\($0) becameFocused") }
      })
  }

  /// Explains why a drop target did not get what the last touch dragged.
  public func explain(drop view: View) -> Explanation {
    explain(
      AskedSubject(input: .lastTouch, words: "why \(view) did not get the drop") { game, _ in
        game.names[view.entity].map { (.drop(view: $0, payload: "item"), "\($0) dropPerformed item") }
      })
  }

  private func explain(_ subject: AskedSubject, sample: Touch? = nil) -> Explanation {
    SceneExplainer(scene: self, subject: subject, sample: sample).explanation
  }
}

extension Scene {
  /// The first responder with a key command for a key, in the order of the description.
  fileprivate func owner(ofCommandWith key: Key, in game: GameDescription) -> Entity? {
    let ids = ["app"] + game.document.ids
    let entities = Dictionary(game.names.all.map { ($1, $0) }) { first, _ in first }
    return ids.lazy.compactMap { $0 == "app" ? self.application : entities[$0] }.first {
      self.action(ofCommandWith: key, of: $0) != nil
    }
  }

  /// The name of the action of a responder's key command for a key, whatever its modifiers.
  fileprivate func action(ofCommandWith key: Key, of entity: Entity) -> String? {
    ownKeyCommands(of: entity).first { $0.isWith(key) }?.action.name
  }

  /// The id of the responder that performs an action.
  fileprivate func performer(of action: String, _ game: GameDescription) -> String? {
    let all = game.names.all.sorted { $0.key.index < $1.key.index }
    if declaredActions(of: application).contains(where: { $0.name == action }) { return "app" }
    return all.first { declaredActions(of: $0.key).contains { $0.name == action } }?.value
  }
}

extension KeyCommand {
  fileprivate func isWith(_ key: Key) -> Bool {
    switch input {
    case .key(let own): own == key
    case .character(let text): text.first.flatMap { Key.letter($0) ?? Key.digit($0) } == key
    case .button: false
    }
  }
}
