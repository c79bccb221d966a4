extension TouchExplorer {
  /// The seconds that a finger rests or moves slowly until it explores: one that is faster swipes.
  private static let delay = 0.2

  /// Adds the recognizers, which are those that any game may use.
  func listen(in scene: Scene) {
    let surface = panel.surface
    guard surface.isAlive else { return }
    let explore = LongPressGestureRecognizer(duration: Self.delay, movement: .infinity)
    let exploring = surface.addGestureRecognizer(explore) { [weak self, unowned scene] press in
      guard press.state == .began || press.state == .changed else { return }
      self?.point(at: press.location(in: nil), again: press.state == .began, in: scene)
    }
    // The second touch of a double tap does not explore.
    exploring.delegate.shouldReceiveTouch = { _, touch in touch.tapCount < 2 }

    let doubleTap = surface.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { [weak self, unowned scene] _ in
      self?.use(in: scene)
    }
    let tap = surface.addGestureRecognizer(TapGestureRecognizer()) { [weak self, unowned scene] tap in
      self?.point(at: tap.location(in: nil), again: true, in: scene)
    }
    tap.require(toFail: doubleTap)
    surface.addGestureRecognizer(TapGestureRecognizer(taps: 2, touches: 2)) { [weak self, unowned scene] _ in
      self?.ask(.magicTap, in: scene)
    }
    surface.addGestureRecognizer(LongPressGestureRecognizer(taps: 1)) { [weak self, unowned scene] press in
      let phase: TouchSamplePhase =
        switch press.state {
        case .began: .began
        case .changed: .moved
        case .ended: .ended
        default: .cancelled
        }
      self?.pass(phase, at: press.location(in: nil), in: scene)
    }
    addSwipes(to: surface, in: scene)
    surface.addGestureRecognizer(PanGestureRecognizer(minimumTouches: 2, maximumTouches: 2)) {
      [weak self, unowned scene] pan in
      self?.scrub(pan.state, by: pan.translation(in: nil).dx, in: scene)
    }
  }

  private func addSwipes(to surface: View, in scene: Scene) {
    func add(_ direction: SwipeDirection, touches: Int = 1, _ body: @escaping (TouchExplorer, Scene) -> Void) {
      surface.addGestureRecognizer(SwipeGestureRecognizer(direction: direction, touches: touches)) {
        [weak self, unowned scene] _ in
        if let self { body(self, scene) }
      }
    }
    add(.right) { $0.step(by: 1, in: $1) }
    add(.left) { $0.step(by: -1, in: $1) }
    add(.up) { $0.turn(by: 1, in: $1) }
    add(.down) { $0.turn(by: -1, in: $1) }
    // The content follows the fingers.
    add(.up, touches: 3) { $0.ask(.scroll(.down), in: $1) }
    add(.down, touches: 3) { $0.ask(.scroll(.up), in: $1) }
    add(.left, touches: 3) { $0.ask(.scroll(.right), in: $1) }
    add(.right, touches: 3) { $0.ask(.scroll(.left), in: $1) }
  }
}
