/// The time of an animation: when it starts, how long it takes, and how often it is played.
struct AnimationCourse {
  let start: Double
  /// The time of one time, and of all of them, in seconds.
  private let once, all: Double
  private let animation: CAAnimation

  init(_ animation: CAAnimation, default duration: Double, start: Double) {
    self.animation = animation
    self.start = start
    let speed = Double(animation.speed > 0 ? animation.speed : 1)
    once = max((animation.naturalDuration > 0 ? animation.naturalDuration : duration) / speed, 0.000_1)
    let cycle = animation.autoreverses ? 2 * once : once
    let count = Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    all = animation.repeatDuration > 0 ? animation.repeatDuration : cycle * count
  }

  /// Whether it is over at a time, in seconds.
  func isOver(at time: Double) -> Bool { time >= start + all }

  /// The share of the way at a time; nil where nothing of it is shown.
  func share(at time: Double) -> CGFloat? {
    let mode = animation.fillMode
    var since = time - start
    if since < 0 { return mode == .backwards || mode == .both ? 0 : nil }
    if since >= all {
      guard mode == .forwards || mode == .both else { return nil }
      since = all.isFinite ? all : 0
      let rest = since.truncatingRemainder(dividingBy: animation.autoreverses ? 2 * once : once)
      if rest < 0.000_001 { return animation.autoreverses ? 0 : 1 }
    }
    let place = (since + animation.timeOffset) / once
    let whole = place.rounded(FloatingPointRoundingRule.down)
    let part = place - whole
    let isBack = animation.autoreverses && Int(whole.truncatingRemainder(dividingBy: 2)) == 1
    return CGFloat(isBack ? 1 - part : part)
  }
}

/// The animations of an application's layers, which it plays frame by frame. At rest there is no work.
final class LayerAnimator {
  private final class Running {
    weak var layer: CALayer?
    let key: String
    let animation: CAAnimation
    let course: AnimationCourse
    let transaction: CATransaction?
    var hasStarted = false
    var isOver = false

    init(_ layer: CALayer, _ key: String, _ animation: CAAnimation, _ course: AnimationCourse, _ group: CATransaction?)
    {
      (self.layer, self.key, self.animation, self.course, transaction) = (layer, key, animation, course, group)
    }
  }

  private unowned let scene: Scene
  private var running: [Running] = []
  private var isWaiting = false
  private var count = 0

  private init(_ scene: Scene) { self.scene = scene }

  /// The animator of an application.
  static func of(_ application: UIApplication) -> LayerAnimator {
    let scene = application.scene
    if let known = scene[application.entity, LayerAnimator.self] { return known }
    let made = LayerAnimator(scene)
    scene[application.entity, LayerAnimator.self] = made
    return made
  }

  func add(_ animation: CAAnimation, to layer: CALayer, as name: String?, in transaction: CATransaction?) {
    count += 1
    let key = name ?? "animation \(count)"
    remove(key, of: layer)
    let now = scene.currentTime.seconds
    let start = animation.beginTime > 0 ? animation.beginTime : now
    let course = AnimationCourse(animation, default: transaction?.duration ?? 0.25, start: start)
    transaction?.begin()
    running.append(Running(layer, key, animation, course, transaction))
    show(layer, at: now)
    wait()
  }

  func keys(of layer: CALayer) -> [String] { running.filter { $0.layer === layer }.map(\.key) }
  func animation(_ key: String, of layer: CALayer) -> CAAnimation? {
    running.first { $0.layer === layer && $0.key == key }?.animation
  }

  func remove(_ key: String?, of layer: CALayer) {
    let gone = running.filter { $0.layer === layer && (key == nil || $0.key == key) }
    guard !gone.isEmpty else { return }
    running.removeAll { one in gone.contains { $0 === one } }
    show(layer, at: scene.currentTime.seconds)
    for one in gone where !one.isOver { end(one, isWhole: false) }
  }

  private func wait() {
    guard !isWaiting, running.contains(where: { !$0.isOver }) else { return }
    isWaiting = true
    scene.nextFrame { [weak self] in
      self?.isWaiting = false
      self?.play()
    }
  }

  private func play() {
    let now = scene.currentTime.seconds
    running.removeAll { $0.layer == nil }
    var (layers, ended): ([CALayer], [Running]) = ([], [])
    for one in running where !one.isOver {
      if !one.hasStarted, now >= one.course.start {
        one.hasStarted = true
        one.animation.delegate?.animationDidStart(one.animation)
      }
      if let layer = one.layer, !layers.contains(where: { $0 === layer }) { layers.append(layer) }
      if one.course.isOver(at: now) {
        one.isOver = true
        ended.append(one)
      }
    }
    running.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    for layer in layers { show(layer, at: now) }
    for one in ended { end(one, isWhole: true) }
    wait()
  }

  private func end(_ one: Running, isWhole: Bool) {
    one.animation.delegate?.animationDidStop(one.animation, finished: isWhole)
    one.transaction?.end()
  }

  /// Shows a layer with the values of its animations, of which later ones count.
  private func show(_ layer: CALayer, at time: Double) {
    layer.present(values(of: layer, at: time))
  }

  /// The values that the animations of a layer show now.
  func values(of layer: CALayer) -> [(key: String, value: AnimatedValue)] {
    values(of: layer, at: scene.currentTime.seconds)
  }
  private func values(of layer: CALayer, at time: Double) -> [(key: String, value: AnimatedValue)] {
    var values: [(key: String, value: AnimatedValue)] = []
    for one in running where one.layer === layer {
      if let share = one.course.share(at: time) { values += one.animation.values(at: share, of: layer) }
    }
    return values
  }
}
