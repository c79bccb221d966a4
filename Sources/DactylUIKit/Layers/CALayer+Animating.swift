/// The animations of a layer: they show other values than those that the layer has.
extension CALayer {
  private var animator: LayerAnimator? {
    (view?.application ?? UIApplication.present).map { LayerAnimator.of($0) }
  }

  /// Adds an animation, in place of one of the same name.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let transaction = CATransaction.present
    let copy = anim.copy() as? CAAnimation ?? anim
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    animator?.add(copy, to: self, as: key, in: transaction)
  }
  /// Removes an animation.
  public func removeAnimation(forKey key: String) { animator?.remove(key, of: self) }
  /// The animation of a name.
  public func animation(forKey key: String) -> CAAnimation? { animator?.animation(key, of: self) }
  /// The names of the animations; nil for none.
  public func animationKeys() -> [String]? {
    let keys = animator?.keys(of: self) ?? []
    return keys.isEmpty ? nil : keys
  }
  /// Ends all animations, also those of its view, where they are.
  public func removeAllAnimations() {
    animator?.remove(nil, of: self)
    engine?.cancelAnimations()
  }

  /// The layer as its animations and those of its view show it. Of a program's class it is the layer itself, since only
  /// the program can make another one.
  public func presentation() -> Self? {
    guard let copy = makeCopy() as? Self else { return self }
    if let engine, engine.isAlive { copy.takeShown(by: engine) }
    for (key, value) in animator?.values(of: self) ?? [] where !isOfView(key) { copy.setAnimated(key, value) }
    return copy
  }

  /// Whether a property is one of the view's, which has a single value.
  private func isOfView(_ key: String) -> Bool {
    guard view != nil else { return false }
    let first = key.prefix { $0 != "." }
    return ["opacity", "position", "transform", "bounds"].contains(String(first))
  }

  /// The value of a property that the program has set, without what animations show.
  func modelValue(of key: String) -> AnimatedValue? {
    let base = String(key.prefix { $0 != "." })
    guard isOfView(key), let shown = shownOfView[base], let model = modelOfView[base], let now = animatedValue(base)
    else { return animatedValue(key) }
    // What is shown is an animation's: read from what was there before it.
    setAnimated(base, model.taking(now, inPlaceOf: shown))
    defer { setAnimated(base, now) }
    return animatedValue(key)
  }

  /// Shows values in place of the layer's; none for the layer's own.
  func present(_ values: [(key: String, value: AnimatedValue)]) {
    for (base, shown) in shownOfView.sorted(by: { $0.key < $1.key }) {
      // A program may have set it meanwhile.
      guard let now = animatedValue(base), let model = modelOfView[base] else { continue }
      setAnimated(base, model.taking(now, inPlaceOf: shown))
    }
    (shownOfView, modelOfView) = ([:], [:])
    let (others, own) = (values.filter { isOfView($0.key) }, values.filter { !isOfView($0.key) })
    for (key, value) in others {
      let base = String(key.prefix { $0 != "." })
      if modelOfView[base] == nil { modelOfView[base] = animatedValue(base) }
      setAnimated(key, value)
    }
    for base in modelOfView.keys { shownOfView[base] = animatedValue(base) }
    let saved = own.map { ($0.key, animatedValue($0.key)) }
    isSilent = true
    for (key, value) in own { setAnimated(key, value) }
    isSilent = false
    refresh()
    isSilent = true
    for (key, value) in saved.reversed() { if let value { setAnimated(key, value) } }
    isSilent = false
  }
}
