import Dactyl

extension View {
  /// How the view looks while a touch of it is down and inside; nil, as for most views, for no other than else.
  ///
  /// A touch of the view is one that hit it or a view in it, but for those of widgets and of views with a feedback of
  /// their own in it. It counts from when the view hears that it began until it lifts, or is taken: by a gesture, by
  /// the system, or since the view leaves its window. Outside the view it does not, by the margins of `ControlSettings`
  /// (C8). Nothing of the game's is called but a `.custom` closure. A label or image that let touches through is hit
  /// from now on, as with a recognizer on it (H14); else no touch goes another way.
  ///
  /// What the game changes meanwhile is the game's: when the press is over, only what still is as the feedback set it
  /// becomes what it was, each of tint, fill, stroke, text colour and transform by itself. A control shows its pressed
  /// state so when it has no look of its own, darker unless told otherwise.
  public var touchFeedback: TouchFeedback? {
    get { columns.readingFeedback { $0.looks[entity.index]?.feedback } ?? nil }
    nonmutating set {
      guard let scene, columns.check(entity, "set the touch feedback of view") else { return }
      scene.watchEnd(of: entity)
      let feedbacks = scene.feedbacks
      let isPressed = feedbacks.isPressed(entity)
      // The look that it has goes in the way in which it came.
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
