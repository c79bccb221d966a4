import Dactyl

extension FuzzWorld {
  /// Makes an adverse change, now and then.
  func meddle() {
    guard meddling, random.chance(18) else { return }
    switch random.below(24) {
    case 0, 1, 2: addView()
    case 3, 4: view?.frame = frame()
    case 5: view?.isHidden.toggle()
    case 6: view.map { $0.alpha = random.chance(50) ? 0 : 1 }
    case 7: view?.isUserInteractionEnabled.toggle()
    case 8: view?.isMultipleTouchEnabled.toggle()
    case 9: view?.isExclusiveTouch = random.chance(20)
    case 10, 11: destroy()
    case 12, 13: reparent()
    case 14: inner?.removeFromSuperview()
    case 15: gesture?.remove()
    case 16, 17: gesture?.isEnabled = random.chance(60)
    case 18: changeGesture()
    case 19: random.chance(50) ? scene.beginIgnoringInteractionEvents() : scene.endIgnoringInteractionEvents()
    case 20: if random.chance(30) { scene.cancelTouches() }
    case 21: sendSomething()
    case 22: animate()
    default: misuse()
    }
  }

  func addView() {
    guard views.count < 40, let parent = random.pick(views), parent.isAlive else { return }
    let view = scene.addView(frame: frame(), to: parent)
    view.isMultipleTouchEnabled = random.chance(40)
    if random.chance(25) { view.transform = .rotation(Float(random.below(6))) }
    view.setResponder(FuzzResponder(world: self, entity: view.entity, name: nextName()))
    if random.chance(30) {
      view.gestureRecognizerShouldBegin = { [unowned self] _ in
        meddle()
        return random.chance(85)
      }
    }
    views.append(view)
    for _ in 0..<random.below(3) { addGesture(to: view) }
  }

  private func addGesture(to view: View) {
    switch random.below(5) {
    case 0: add(TapGestureRecognizer(taps: 1 + random.below(2)), to: view)
    case 1: add(PanGestureRecognizer(minimumTouches: 1 + random.below(2)), to: view)
    case 2: add(LongPressGestureRecognizer(duration: 0.1), to: view)
    default: add(FuzzRecognizer(world: self), to: view)
    }
  }

  private func add<Kind: GestureRecognizer>(_ kind: Kind, to view: View) {
    let gesture = view.addGestureRecognizer(kind) { [unowned self] gesture in
      acted(gesture.any, isDiscrete: Kind.isDiscrete)
      meddle()
    }
    var delegate = GestureDelegate()
    let ask: (Int) -> Bool = { [unowned self] percent in
      meddle()
      return random.chance(percent)
    }
    if random.chance(30) { delegate.shouldBegin = { _ in ask(85) } }
    if random.chance(30) { delegate.shouldReceiveTouch = { _, _ in ask(85) } }
    if random.chance(20) { delegate.shouldReceiveEvent = { _, _ in ask(90) } }
    if random.chance(40) { delegate.shouldRecognizeSimultaneously = { _, _ in ask(50) } }
    if random.chance(15) { delegate.shouldRequireFailure = { _, _ in ask(30) } }
    if random.chance(15) { delegate.shouldBeRequiredToFail = { _, _ in ask(30) } }
    gesture.any.delegate = delegate
    gestures.append(gesture.any)
  }

  private var view: View? { random.pick(views) }
  private var inner: View? { random.pick(Array(views.dropFirst(2))) }
  private var gesture: AnyGesture? {
    gestures.removeAll { !$0.isAlive }
    return random.pick(gestures)
  }

  private func frame() -> Rect {
    Rect(
      Float(random.below(250)) - 20, Float(random.below(250)) - 20, 40 + Float(random.below(300)),
      40 + Float(random.below(300)))
  }

  private func destroy() {
    guard let view = inner else { return }
    view.destroy()
    views.removeAll { !$0.isAlive }
  }

  private func reparent() {
    guard let view = inner, let parent = self.view else { return }
    parent.insertSubview(view, at: random.below(5))
  }

  private func changeGesture() {
    guard let gesture else { return }
    switch random.below(5) {
    case 0: gesture.cancelsTouchesInView.toggle()
    case 1: gesture.delaysTouchesBegan.toggle()
    case 2: gesture.delaysTouchesEnded.toggle()
    case 3: if let other = self.gesture { gesture.require(toFail: other) }
    default: gesture.gesture(as: PanGestureRecognizer.self)?.translation = .zero
    }
  }

  private func animate() {
    inner?.animate(duration: 0.2, allowsUserInteraction: random.chance(50)) {
      $0.center = Point(Float(random.below(300)), 150)
    } completion: { [unowned self] _ in
      meddle()
    }
  }

  private func misuse() {
    switch random.below(3) {
    case 0: scene.frame(at: now + 1)
    case 1: View(Entity.none, in: scene).destroy()
    default: if let view = inner { view.addSubview(view) }
    }
  }
}
