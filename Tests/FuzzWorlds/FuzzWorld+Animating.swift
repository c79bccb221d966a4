import Dactyl
import DactylControls

extension FuzzWorld {
  /// A component of the world's own, whose values are animated.
  private struct Glow: Hashable {
    var radius: Float = 1
    var color: Color?
  }

  /// Plays a sequence over some views, or animates a component by a spring; both with code of the world at the end.
  func animateInSequence(_ view: View, _ a: Int, _ b: Int, _ c: Int) {
    if view[Glow.self] == nil || c % 7 == 0 { view[Glow.self] = Glow(color: c % 2 == 0 ? .white : nil) }
    let spring = Animation.spring(duration: Double(b % 700) / 1000, bounce: Double(c % 19) / 10 - 0.9)
    if c % 13 == 0 {
      if c % 2 == 0 { view[Sprite.self] = Sprite(Texture(id: 0, size: Size(8, 8))) }
      let frames = (0..<abs(b) % 5).map { SpriteFrame(Rect(Float($0), 0, 1, 1), duration: Double(b % 90) / 1000) }
      return view.animateFrames(frames, repeats: .times(c % 4)) { [unowned self] _ in meet(.animated, a) }
    }
    if c % 3 == 0 {
      view.animate(spring.repeats(b % 2 == 0 ? .once : .times(3, autoreverses: true)), \Glow.color, to: .black) {
        [unowned self] _ in meet(.animated, a)
      }
      return view.animate(spring, velocity: Vector(Float(b), Float(c))) { $0.center.x += Float(c % 50) }
    }
    var sequence = AnimationSequence()
    sequence.append(view, .linear(Double(b % 300) / 1000).allowingUserInteraction) { $0.center.y += Float(c % 40) }
    sequence.join(view, spring, \Glow.radius, to: Float(b))
    if let other = self.view(c % 12), other.isAlive, other.scene != nil {
      sequence.append(other, .easeOut(0.1)) { $0.alpha = 0.5 }
    }
    var playing: Subscription?
    sequence.appendCallback { [unowned self] in
      if c % 5 == 0 { playing?.cancel() }
      meet(.animated, a)
    }
    if c % 4 == 0 { sequence.appendInterval(0.05) }
    sequence.append(view, .easeIn(c % 6 == 0 ? 0 : 0.1)) { $0.alpha = 1 }
    playing = scene.play(sequence, repeats: .times(b % 3)) { [unowned self] _ in meet(.animated, a) }
  }
}

extension FuzzWorld {
  /// Presents a controller over the whole window, or as a sheet or popover whose end runs code of the
  /// world.
  func present(_ other: ViewController, from one: ViewController, style: Int) {
    guard style % 3 != 0 else {
      one.present(other)
      return
    }
    if abs(style) % 3 == 2, let source = view(abs(style) % 40) {
      let size = Size(Float(style % 300), Float(style % 7) * 60)
      let popover = one.presentPopover(
        other, from: source, size: size, edges: PopoverEdges(rawValue: UInt8(abs(style) % 16)))
      popover?.isModal = style % 5 == 0
      popover?.onDismiss = { [unowned self] in meet(.animated, style) }
      return
    }
    let detents: [SheetDetent] = [.medium, .height(Float(style)), .large, .fraction(0.7)]
    let sheet = one.presentSheet(other, detents: Array(detents.prefix(abs(style) % 5)))
    sheet?.isModal = style % 5 == 0
    sheet?.onDismiss = { [unowned self] in meet(.animated, style) }
    if style % 11 == 0 { sheet?.detents = [.height(Float(style % 300))] }
  }
}
