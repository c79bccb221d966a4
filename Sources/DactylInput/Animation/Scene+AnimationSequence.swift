extension Scene {
  /// Plays a sequence of animations from the next frame on.
  ///
  /// It ends early where one of its animations does: when another animation of the property begins, when the view's
  /// animations are cancelled, as a finger that grabs it may do, or when the view leaves its window while it is
  /// animated. A step of a view that is in no window any more is skipped.
  ///
  /// - Parameters:
  ///   - sequence: the steps.
  ///   - repeats: how often it is played. It can't go backwards: `autoreverses` has no effect.
  ///   - completion: receives whether all steps were played. It is not called after `cancel()`.
  /// - Returns: a subscription whose `cancel()` ends it in the next frame, where its views are then.
  @discardableResult
  public func play(
    _ sequence: AnimationSequence, repeats: AnimationRepeat = .once, completion: ((Bool) -> Void)? = nil
  ) -> Subscription {
    tweens.sequences.add(sequence.steps, repeats: repeats.count, at: now, completion: completion)
  }
}
