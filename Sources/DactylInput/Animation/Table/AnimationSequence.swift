/// Animations that follow one another, of any views: what ``Scene/play(_:repeats:completion:)`` plays.
///
/// ```swift
/// var intro = AnimationSequence()
/// intro.append(title, .spring(.bouncy)) { $0.center.y = 120 }    // first
/// intro.join(logo, .easeOut(0.3)) { $0.alpha = 1 }               // together with it
/// intro.appendInterval(0.5)                                      // then a pause
/// intro.appendCallback { scene.play(chime) }                     // then this call
/// intro.append(lamp, .linear(0.2), \Shape.fill, to: .yellow)     // and at last
/// scene.play(intro)
/// ```
/// A step begins exactly when the one before has ended, whatever the length of the frames, with the values that are
/// there then.
public struct AnimationSequence {
  struct Part {
    let view: View
    let animation: Animation
    let goal: (TweenTable) -> AnimationGoal?
  }

  struct Step {
    var parts: [Part] = []
    var pause = 0.0
    var callback: (() -> Void)?
  }

  private(set) var steps: [Step] = []

  /// Makes a sequence without steps.
  public init() {}

  /// Appends a step that animates properties of a view. The closure that sets the end values is called at once, with
  /// the values that the view has now.
  public mutating func append(_ view: View, _ animation: Animation, _ changes: (inout AnimationTarget) -> Void) {
    steps.append(Step())
    join(view, animation, changes)
  }

  /// Appends a step that animates a value in a component of a view.
  public mutating func append<Component, Value: Animatable>(
    _ view: View, _ animation: Animation, _ path: WritableKeyPath<Component, Value>, to goal: Value
  ) {
    steps.append(Step())
    join(view, animation, path, to: goal)
  }

  /// Animates properties of a view together with the last step, which ends with the longest of its animations.
  public mutating func join(_ view: View, _ animation: Animation, _ changes: (inout AnimationTarget) -> Void) {
    guard let scene = view.scene else { return }
    let target = AnimationTarget(of: view, in: scene.tweens, changes)
    join(Part(view: view, animation: animation) { _ in .view(target) })
  }

  /// Animates a value in a component of a view together with the last step.
  public mutating func join<Component, Value: Animatable>(
    _ view: View, _ animation: Animation, _ path: WritableKeyPath<Component, Value>, to goal: Value
  ) {
    join(Part(view: view, animation: animation) { $0.goal(path, goal) })
  }

  /// Appends a pause of so many seconds.
  public mutating func appendInterval(_ seconds: Double) {
    steps.append(Step(pause: seconds.isFinite ? max(0, seconds) : 0))
  }

  /// Appends a call. It is made in the frame in which the steps before have ended, after the animations of that frame.
  public mutating func appendCallback(_ callback: @escaping () -> Void) { steps.append(Step(callback: callback)) }

  private mutating func join(_ part: Part) {
    if steps.isEmpty { steps.append(Step()) }
    steps[steps.count - 1].parts.append(part)
  }
}
