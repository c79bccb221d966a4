extension View {
  /// Shows the frames of an animation one after the other in the view's sprite.
  ///
  /// Frames that were shown before end. The view can be hit meanwhile. `cancelAnimations()` ends it with the frame that
  /// is shown; other animations of the view go on beside it. A view without a sprite, and an animation without frames,
  /// end it at once. A frame costs the drawing nothing as long as the same one is shown.
  ///
  /// - Parameters:
  ///   - frames: the parts of the sprite's picture, each with its duration: `SpriteSheet.animation(_:)`.
  ///   - speed: a factor for the speed; more than 0.
  ///   - repeats: how often they are played; for ever by default.
  ///   - completion: receives whether the last frame was reached.
  public func animateFrames(
    _ frames: [SpriteFrame], speed: Double = 1, repeats: AnimationRepeat = .forever(),
    completion: ((Bool) -> Void)? = nil
  ) {
    guard columns.check(entity, "animate view"), let scene, let property = scene.tweens.spriteFrames else { return }
    scene.tweens.cancel(property, of: entity, in: scene)
    let component = SpriteFrames(frames)
    guard self[Sprite.self] != nil, !frames.isEmpty, speed > 0 else {
      self[SpriteFrames.self] = nil
      completion?(false)
      return
    }
    self[SpriteFrames.self] = component
    showSpriteFrame()
    let animation = Animation.linear(Double(component.duration) / speed).repeats(repeats).allowingUserInteraction
    let end = AnimationGoal.component(property, component.duration.animatableData) { _ in }
    scene.tweens.start(
      animation, of: self, to: end, velocity: nil, at: scene.now, in: scene, completion: completion)
  }

  /// Shows the frame at the position of the animation.
  fileprivate func showSpriteFrame() {
    guard let cell = self[SpriteFrames.self]?.cell, let sprite = self[Sprite.self], sprite.cell != cell else { return }
    self[Sprite.self]?.cell = cell
  }
}

extension TweenTable {
  /// The property of the position in an animation by frames.
  fileprivate var spriteFrames: Tween.Property? {
    property(\SpriteFrames.position) { $0.showSpriteFrame() }
  }
}
