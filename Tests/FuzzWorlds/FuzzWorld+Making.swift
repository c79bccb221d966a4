import Dactyl
import DactylControls
import TestSupport

extension FuzzWorld {
  /// Whether no live object has a view's number.
  private func isFree(_ number: Int, in range: Range<Int>) -> Bool {
    range.contains(number) && views[number]?.isAlive != true
  }

  func makeWindow(_ number: Int, style: Int) {
    guard isFree(number, in: Numbers.windows), number != Numbers.mainWindow else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let window = scene.addWindow(
      frame: Rect(Float(random.below(200)), Float(random.below(200)), 200, 200), level: Float(random.below(2)))
    window.view.passesThrough = random.chance(60)
    views[number] = window.view
    // A window that is key at once would be notified before it has a responder.
    if !window.isKey { respond(window.view.entity, number, style: style) }
  }

  func makeView(_ number: Int, in parent: View?, style: Int) {
    guard isFree(number, in: Numbers.plain), let parent, parent.isAlive else { return }
    let view = scene.addView(frame: .zero, to: parent)
    views[number] = view
    dress(view, number, style)
    if style % 10 < 8 { respond(view.entity, number, style: style) }
    if style % 7 == 2 {
      view.gestureRecognizerShouldBegin = { [unowned self] gesture in
        meet(.viewGate, number)
        return trait(number, name(of: gesture), 10) < 85
      }
    }
    if style % 11 == 3 { makeScrollView(view, number, style) }
    if style % 7 == 4 { makeDraggable(view, number, style) }
    if style % 5 == 1 { makeDropTarget(view, number, style) }
    if style % 9 == 4 { view.onLayout = { [unowned self] _ in meet(.layout, number) } }
  }

  private func dress(_ view: View, _ number: Int, _ style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let size = Size(Float(120 + random.below(280)), Float(120 + random.below(280)))
    view.frame = Rect(
      origin: Point(Float(random.below(160)) - 20, Float(random.below(160)) - 20), size: size)
    if random.chance(30) {
      view.transform = Transform.rotation(Float(random.below(7))).scaled(by: 0.5 + Float(random.below(8)) / 4)
    }
    if random.chance(20) {
      view.bounds = Rect(Float(random.below(60)) - 30, Float(random.below(60)) - 30, size.width, size.height)
    }
    view.isMultipleTouchEnabled = random.chance(60)
    if random.chance(10) { setHitShape(of: view, number, style) }
    if random.chance(10) { setAnswer(of: view, number, style) }
  }

  func setHitShape(of view: View?, _ number: Int, _ style: Int) {
    guard let view, view.isAlive else { return }
    switch abs(style) % 4 {
    case 0: view.hitShape = nil
    case 1: view.hitShape = .ellipse
    default:
      view.hitShape = .custom { [unowned self] point in
        meet(.hitShape, number)
        return !(point.x > 60 && point.x < 70)
      }
    }
  }

  func makeControl(_ number: Int, in parent: View?, style: Int) {
    guard isFree(number, in: Numbers.controls), let parent, parent.isAlive else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let frame = Rect(Float(random.below(250)), Float(random.below(250)), 140, 60)
    if abs(style) % 6 == 5 { return makeWidget(number, in: parent, frame, hasOwn: random.chance(30)) }
    let control =
      switch abs(style) % 6 {
      case 0: scene.addButton("Deal", frame: frame, to: parent).control
      case 1 where abs(style) % 12 == 7: makePageControl(frame, in: parent)
      case 1: scene.addToggle(frame: frame, to: parent).control
      case 2: scene.addSlider(frame: frame, to: parent).control
      case 3 where abs(style) % 12 == 3: scene.addPicker(["One", "Two", "Three"], frame: frame, to: parent).control
      case 3: scene.addStepper(frame: frame, to: parent).control
      default: scene.addView(frame: frame, to: parent).makeControl()
      }
    views[number] = control.view
    let entity = control.view.entity
    let key = takeKey()
    control.addAction(for: .allEvents) { [unowned self] _, events in
      book.control(entity, events)
      meetOnce(.controlAction, number, key)
    }
    if random.chance(30) { control.addTarget(nil, action: "deal", for: .touchDown) }
    control.canBecomeFirstResponder = random.chance(50)
    if random.chance(30) { respond(entity, number, style: 1) }
  }

  /// Makes a page control, which follows its superview where that scrolls.
  private func makePageControl(_ frame: Rect, in parent: View) -> Control {
    let pages = scene.addPageControl(pages: 5, frame: frame, to: parent)
    if let scroll = parent.scrollView { pages.follow(scroll) }
    return pages.control
  }

  func makeField(_ number: Int, in parent: View?, style: Int) {
    guard isFree(number, in: Numbers.fields), let parent, parent.isAlive else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let frame = Rect(Float(random.below(250)), Float(random.below(250)), 140, 40)
    if abs(style) % 3 == 2 { return makeEditor(number, in: parent, frame) }
    if abs(style) % 3 == 1 {
      let text = scene.addTextView(frame: Rect(origin: frame.origin, size: Size(140, 90)), to: parent)
      text.text = (0..<random.below(12)).map { "line \($0)" }.joined(separator: "\n")
      return listen(to: text, number)
    }
    listen(to: scene.addTextField(frame: frame, to: parent), number)
  }

  private func listen(to field: some EditableTextHandle, _ number: Int) {
    views[number] = field.view
    let entity = field.view.entity
    field.editingDidBegin = { [unowned self] _ in
      book.edits(entity, true)
      meet(.editing, number)
    }
    field.editingDidEnd = { [unowned self] _ in
      book.edits(entity, false)
      meet(.editing, number)
    }
    let key = takeKey()
    field.editingChanged = { [unowned self] _ in meetOnce(.editing, number, key) }
    field.editingDidEndOnExit = { [unowned self] _ in meet(.editing, number) }
  }

  func makeController(_ number: Int) {
    guard let index = freeController(number) else { return }
    keep(scene.makeViewController(), index)
  }

  func makeNavigation(_ number: Int, root: ViewController?) {
    guard let index = freeController(number), let root, root.isAlive else { return }
    if abs(number) % 4 == 3, let second = controllers.compactMap({ $0 }).first(where: { $0.isAlive && $0 != root }) {
      let split = scene.makeSplitViewController(primary: root, secondary: second)
      splits[split.controller] = split
      split.collapseDidChange = { [unowned self] _ in meet(.animated, number) }
      return keep(split.controller, index)
    }
    let navigation = scene.makeNavigationController(root: root)
    stacks[navigation.controller] = navigation
    keep(navigation.controller, index)
  }

  func freeController(_ number: Int) -> Int? {
    // In an answer its responder would wait until that is over, and miss the appearance of the view meanwhile.
    guard !scene.isAnswering else { return nil }
    let index = abs(number) % controllers.count
    return controllers[index]?.isAlive == true ? nil : index
  }

  func keep(_ controller: ViewController, _ index: Int) {
    // Handlers of its subviews may have used the number.
    guard controllers[index]?.isAlive != true else { return controller.destroy() }
    controllers[index] = controller
    respond(controller.entity, Numbers.controllers.lowerBound + index, style: 1)
  }

  // MARK: Recognizers

  func makeGesture(_ number: Int, on view: View?, style: Int) {
    let number = abs(number) % gestures.count
    guard gestures[number]?.isAlive != true, let view, view.isAlive else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    gestureCount += 1
    let name = gestureCount
    func add<Kind: GestureRecognizer>(_ kind: Kind) {
      let act = { [unowned self] (gesture: Gesture<Kind>) in
        book.acts(gesture.any, gesture.state)
        meet(.action, number)
      }
      // Some are created without a view, and are added to one later or never.
      let gesture =
        style % 10 == 7 ? scene.makeGestureRecognizer(kind, action: act) : view.addGestureRecognizer(kind, action: act)
      gestures[number] = gesture.any
      names[gesture.any.id] = name
      setUp(gesture, number, name, style)
    }
    switch abs(style) % 18 {
    case 0, 1: add(TapGestureRecognizer(taps: 1 + random.below(3), touches: 1 + random.below(2)))
    case 2: add(LongPressGestureRecognizer(duration: 0.1 * Double(1 + random.below(5)), touches: 1 + random.below(2)))
    case 3: add(LongPressGestureRecognizer(duration: 0.2, taps: 1))
    case 4:
      var pan = PanGestureRecognizer(minimumTouches: 1 + random.below(2), maximumTouches: 2 + random.below(3))
      pan.allowedScrollTypesMask = [.discrete, .continuous]
      add(pan)
    case 5: add(PanGestureRecognizer())
    case 6:
      var pan = PanGestureRecognizer()
      pan.axes = PanAxes(rawValue: UInt8(1 + random.below(3)))
      pan.isDirectionalLockEnabled = random.chance(50)
      if random.chance(50) { pan.translationLimits = Rect(-20, -20, 40, 40) }
      pan.rubberBand = random.chance(50) ? 0.55 : 0
      add(pan)
    case 7: add(SwipeGestureRecognizer(touches: 1 + random.below(2)))
    case 8: add(PinchGestureRecognizer())
    case 9: add(RotationGestureRecognizer())
    case 10: add(TransformGestureRecognizer(minimumTouches: 1 + random.below(2)))
    case 11: add(ScreenEdgePanGestureRecognizer(edges: .left))
    case 12: add(HoverGestureRecognizer())
    case 13: add(FuzzRecognizer<FuzzContinuous>(self, number, name))
    case 14: add(FuzzRecognizer<FuzzDiscrete>(self, number, name))
    case 15: add(FuzzRecognizer<FuzzDeclaring>(self, number, name))
    default: add(FuzzRecognizer<FuzzAll>(self, number, name))
    }
  }

  private func setUp<Kind: GestureRecognizer>(_ gesture: Gesture<Kind>, _ number: Int, _ name: Int, _ style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 77)
    let any = gesture.any
    let tolerance = random.chance(50) ? random.below(80) : 0
    if random.chance(60) { any.delegate = delegate(number, name, tolerance, &random) }
    let hasDelegate = any.delegate.shouldRecognizeSimultaneously != nil
    if random.chance(15) { any.delaysTouchesBegan = true }
    if random.chance(15) { any.delaysTouchesEnded = false }
    if random.chance(20) { any.cancelsTouchesInView = false }
    if random.chance(30) { any.requiresExclusiveTouchType = false }
    if random.chance(25) { any.allowedPressTypes = [.key(.space), .button(.a)] }
    tolerances[any.id] = hasDelegate ? tolerance : 0
    book.recognizers.rivals[any.id] = RecognizerNotes.Rival(number: number, isDiscrete: Kind.isDiscrete) {
      [unowned self] other in
      guard Kind.inputs != .hover else { return false }
      let (a, b) = (names[any.id] ?? 0, names[other] ?? 0)
      if trait(a, b, 5) < tolerances[any.id] ?? 0 || trait(b, a, 5) < tolerances[other] ?? 0 { return false }
      isAsking = true
      defer { isAsking = false }
      guard let rival = scene.gesture(other) else { return false }
      let prevents = (gesture.value as? any PreventingGestureRecognizer)?.canPrevent(rival) ?? true
      return prevents && (canBePrevented[other]?(any) ?? true)
    }
    canBePrevented[any.id] = {
      (gesture.value as? any PreventingGestureRecognizer)?.canBePrevented(by: $0) ?? true
    }
  }

  private func delegate(_ number: Int, _ name: Int, _ tolerance: Int, _ random: inout SeededRandom) -> GestureDelegate {
    var delegate = GestureDelegate()
    if tolerance > 0 {
      delegate.shouldRecognizeSimultaneously = { [unowned self] _, other in
        meet(.simultaneous, number)
        return trait(name, self.name(of: other), 5) < tolerance
      }
    }
    if random.chance(20) {
      delegate.shouldBegin = { [unowned self] _ in
        meet(.shouldBegin, number)
        return trait(name, events, 6) < 85
      }
    }
    if random.chance(20) {
      delegate.shouldReceiveTouch = { [unowned self] _, touch in
        meet(.shouldReceiveTouch, number)
        return trait(name, Int(truncatingIfNeeded: touch.id), 7) < 80
      }
    }
    if random.chance(20) {
      delegate.shouldReceivePress = { [unowned self] _, _ in
        meet(.shouldReceivePress, number)
        return trait(name, events, 8) < 80
      }
    }
    if random.chance(20) {
      delegate.shouldReceiveEvent = { [unowned self] _, _ in
        meet(.shouldReceiveEvent, number)
        return trait(name, events, 11) < 85
      }
    }
    if random.chance(15) {
      delegate.shouldRequireFailure = { [unowned self] _, other in
        meet(.delegateRequires, number)
        return trait(name, self.name(of: other), 12) < 20
      }
    }
    if random.chance(15) {
      delegate.shouldBeRequiredToFail = { [unowned self] _, other in
        meet(.delegateRequires, number)
        return trait(name, self.name(of: other), 13) < 20
      }
    }
    return delegate
  }
}
