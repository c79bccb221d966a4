import Dactyl

extension View {
  /// The appearance of the view while one of its touches is down and inside; nil, the default, for no change.
  ///
  /// The touches of the view are those that hit it or a view in it, except the touches of widgets and of views in it
  /// with a feedback of their own. A touch counts from the moment the view receives it until it lifts or is cancelled:
  /// by a gesture, by the system, or because the view leaves its window. It does not count while it is outside the
  /// view, by the margins of `ControlSettings` (C8). No code of the game is called but a `.custom` closure. A label or
  /// image that let touches through is hit from now on, as with a recognizer on it (H14); other touches keep their
  /// targets.
  ///
  /// Values that the game changes meanwhile are kept: after the press, tint, fill, stroke, text colour and transform
  /// are each restored only if they are still as the feedback set them. A control that does not draw itself shows its
  /// pressed state with this feedback, and by default darkens.
  public var touchFeedback: TouchFeedback? {
    get { columns.readingFeedback { $0.looks[entity.index]?.feedback } ?? nil }
    nonmutating set {
      guard let scene, columns.check(entity, "set the touch feedback of view") else { return }
      scene.watchEnd(of: entity)
      let feedbacks = scene.feedbacks
      let isPressed = feedbacks.isPressed(entity)
      // The present feedback is removed with its own means, before the new one is set.
      ControlFeedback.show([], on: self)
      guard isAlive else { return }
      let old = feedbacks.looks.take(entity.index)
      old?.closure?.end()
      feedbacks.looks[entity.index] = newValue.map { FeedbackLook($0, in: columns) }
      scene.setShowsTouches(newValue != nil, of: entity)
      feedbacks.update(in: scene)
      withExtendedLifetime(old) {}
      guard isAlive else { return }
      if let control {
        control.show()
      } else if isPressed, newValue != nil {
        ControlFeedback.show(.highlighted, on: self)
      }
    }
  }
}
