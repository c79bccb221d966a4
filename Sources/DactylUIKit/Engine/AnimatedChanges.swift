/// What becomes of the changes of views that a closure makes: an animation of its own, or a part of an animator's.
protocol AnimatedChanges: AnyObject {
  /// Changes properties of a view.
  func change(_ view: View, _ target: (inout AnimationTarget) -> Void)
  /// Changes the colour of a view that has one.
  func change(fill: Color, of view: View)
}

/// What the changes of views become in an application while closures of animations run.
final class AnimatingState {
  /// The running closures' animations, nested; nil where changes are made at once.
  private var nested: [(any AnimatedChanges)?] = []
  /// The animation in steps whose closure is running: its duration, its delay, and the options of its steps.
  var keyframes: (duration: Double, delay: Double, options: UInt)?
  /// Whether closures of animations animate anything.
  var isEnabled = true

  /// What the changes of views become now.
  var now: (any AnimatedChanges)? { nested.last ?? nil }

  /// Runs a closure whose changes become an animation's; with nil they are made at once.
  func running(_ changes: (any AnimatedChanges)?, _ body: () -> Void) {
    nested.append(changes)
    body()
    nested.removeLast()
  }
}

extension AnimationTarget {
  /// The box in the superview's coordinates.
  var frame: Rect {
    let bounds = Rect(center: .zero, size: size)
    let box = transform.apply(to: bounds)
    return Rect(center: center + (box.center - .zero), size: box.size)
  }

  /// Whether a view that has these values looks the same with others.
  func isSame(as other: AnimationTarget) -> Bool {
    center == other.center && size == other.size && transform == other.transform && alpha == other.alpha
  }
}

/// The animation of one call of `UIView.animate`: each change that its closure makes becomes one of the engine's.
final class AnimationBlock: AnimatedChanges {
  private let animation: Animation
  /// The velocity at the beginning, as a share of the way in each second.
  private let velocity: CGFloat
  private var running = 0
  private var isWhole = true
  private var isOpen = true
  private let completion: ((Bool) -> Void)?

  init(_ animation: Animation, velocity: CGFloat = 0, completion: ((Bool) -> Void)?) {
    self.animation = animation
    self.velocity = velocity
    self.completion = completion
  }

  func change(_ view: View, _ target: (inout AnimationTarget) -> Void) {
    let before = view.animationTarget
    var after = before
    target(&after)
    guard !after.isSame(as: before) else { return }
    running += 1
    let way = after.center - view.center
    let start = velocity == 0 ? nil : way * Float(velocity)
    view.animate(animation, velocity: start, target) { [self] in end($0) }
  }

  func change(fill: Color, of view: View) {
    guard view[Shape.self]?.fill != fill else { return }
    running += 1
    view.animate(animation, \Shape.fill, to: fill) { [self] in end($0) }
  }

  /// The closure has returned: without any change the animation is over with the next frame.
  func close(in scene: Scene) {
    isOpen = false
    if running == 0, let completion { scene.nextFrame { completion(true) } }
  }

  private func end(_ wasWhole: Bool) {
    running -= 1
    if !wasWhole { isWhole = false }
    if running == 0, !isOpen { completion?(isWhole) }
  }
}
