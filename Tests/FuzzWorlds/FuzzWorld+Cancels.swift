import Dactyl

/// A custom input that a step began.
package struct FuzzCustom {
  let news: FuzzNews
  /// Nil while it is about to begin.
  var id: InputID?
}

extension FuzzWorld {
  // MARK: Custom input

  func performOnCustom(_ step: FuzzStep) {
    let number = abs(step.a) % Numbers.customs
    switch step.operation {
    case .beginCustom:
      let point = Point(Float(step.b), Float(step.c))
      // Requests in a hit shape are performed when a traversal ends, and may open a menu.
      _ = hit(point)
      begin(number, on: hit(point) ?? .none) { scene.begin($0, at: point) }
    case .beginCustomOn:
      let target = view(step.b).flatMap { $0.isAlive ? $0.entity : nil }
      begin(number, on: target ?? .none) { scene.begin($0, on: target) }
    case .changeCustom:
      if let custom = customs[number], let id = custom.id { scene.update(id, with: custom.news) }
    default:
      guard let custom = customs[number], let id = custom.id else { return }
      customs[number] = nil
      scene.end(id, with: custom.news)
    }
  }

  private func begin(_ number: Int, on target: Entity, _ body: (FuzzNews) -> InputID?) {
    guard customs[number] == nil else { return }
    book.customCount += 1
    let news = FuzzNews(input: book.customCount, target: target)
    // Handlers may receive it before its identity is known.
    customs[number] = FuzzCustom(news: news)
    let id = body(news)
    customs[number] = id.map { FuzzCustom(news: news, id: $0) }
    book.customs[news.input] = id
  }

  /// The view that a point hits, without a call of any hit shape's handler.
  private func hit(_ point: Point) -> Entity? {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return scene.hitTest(point)?.entity
  }

  // MARK: Cancels

  func scope(_ step: FuzzStep) -> CancelScope? {
    switch step.operation {
    case .cancelAll: .all
    case .cancelWindow: view(step.a).flatMap { $0.isAlive ? .window($0.entity) : nil }
    case .cancelDevice: .device([DeviceID.unknown, DeviceID(1), DeviceID(2), .mouse][abs(step.a) % 4])
    case .cancelView: view(step.a).flatMap { $0.isAlive ? .view($0.entity) : nil }
    default: input(abs(step.a), abs(step.b)).map { .input($0) }
    }
  }

  /// Mostly a touch, a press or a custom input; else the last of any kind.
  private func input(_ kind: Int, _ which: Int) -> InputID? {
    func pick<Value>(_ all: [Value]) -> Value? { all.isEmpty ? nil : all[which % all.count] }
    switch kind {
    case 0..<3: return pick(Array(scene.liveTouches)).map { InputID(kind: .touch, number: $0.id) }
    case 3..<6: return pick(book.openPresses).map { InputID(kind: .press, number: $0) }
    case 6..<9: return pick(customs.compactMap { $0?.id })
    default: return pick(book.recognizers.lastInputs)
    }
  }

  /// Cancels a scope, and checks that no input in it is in progress then.
  func cancel(_ scope: CancelScope) {
    // In an answer it waits until that is over.
    guard !scene.isAnswering else { return scene.cancel(scope) }

    let inputs = book.willCancel(scope) + undelivered(in: scope)
    book.readDecisions()
    let active = activeGestures(in: scope).map { ($0, ends: book.recognizers.ends[$0.id]) }
    scene.cancel(scope)
    for input in inputs where isUnderWay(input, scope) {
      book.fault("\(input) is under way after a cancel of \(scope)")
    }
    // Outside a handler all calls are made at once.
    guard depth == 0 else { return }
    book.compareCancelled()
    book.readDecisions()
    // A handler may have begun another attempt's input.
    for (gesture, ends) in active
    where gesture.isAlive && isActive(gesture) && book.recognizers.ends[gesture.id] == ends {
      book.fault("recognizer \(name(of: gesture)) goes on after a cancel of \(scope)")
    }
  }

  /// The touches and the custom input in a scope, including those that no responder has received.
  private func undelivered(in scope: CancelScope) -> [InputID] {
    let touches = scene.liveTouches.filter { touch in
      book.isMeant(
        InputID(kind: .touch, number: touch.id), touch.view?.entity ?? .none, touch.finger.device,
        window: touch.window?.view.entity ?? Entity.none, by: scope)
    }
    let begun = customs.compactMap { custom -> InputID? in
      guard let custom, let id = custom.id else { return nil }
      return book.isMeant(id, custom.news.target, nil, by: scope) ? id : nil
    }
    return touches.map { InputID(kind: .touch, number: $0.id) } + begun
  }

  /// Whether it continues. Input of a view may continue for recognizers around it.
  private func isUnderWay(_ input: InputID, _ scope: CancelScope) -> Bool {
    if case .view = scope { return scene.isUnderWay(input.kind, input.number) }
    return scene.isLive(input)
  }

  /// The active recognizers that lose all their input with a scope.
  private func activeGestures(in scope: CancelScope) -> [AnyGesture] {
    gestures.compactMap { gesture in
      guard let gesture, gesture.isAlive, isActive(gesture) else { return nil }
      let isMeant =
        switch scope {
        // One may continue without any finger until its deadline.
        case .all: gesture.numberOfTouches > 0
        case .view(let top): gesture.view?.isDescendant(of: scene.view(top)) == true
        case .window, .device, .input: false
        }
      return isMeant ? gesture : nil
    }
  }

  private func isActive(_ gesture: AnyGesture) -> Bool { gesture.state == .began || gesture.state == .changed }
}
