/// What drags say of views to assistive clients: a source offers an action for each drop target with a label, which
/// carries it there as a drag by keys does.
enum DragSemantics: AccessibilitySource {
  /// The most actions of a source.
  private static var most: Int { 20 }

  static func describe(_ view: View, in properties: inout AccessibilityProperties?) {
    guard let scene = view.scene else { return }
    let drags = scene.drags
    if properties == nil, let label = drags.targets[view.entity.index]?.settings.label, !label.isEmpty {
      properties = AccessibilityProperties(.group, label: label, isElement: false)
    }
    guard drags.sources.count > 0, let source = drags.sources[view.entity.index]?.first else { return }
    if properties == nil {
      let label = source.settings.label
      properties = AccessibilityProperties(label: label.isEmpty ? nil : label)
    }
    properties?.customActions += targets(of: view, in: scene).map { drags.phrases.action(to: $0.settings.label) }
  }

  static func perform(_ action: String, of view: View) -> Bool {
    guard let scene = view.scene, let source = scene.drags.sources[view.entity.index]?.first,
      let target = targets(of: view, in: scene).first(where: {
        scene.drags.phrases.action(to: $0.settings.label) == action
      })
    else { return false }
    return DragSystem.carry(source, to: target, in: scene)
  }

  /// The targets that sources offer.
  static func version(in scene: Scene) -> Int {
    guard scene.drags.sources.count > 0 else { return 0 }
    var hash = StateHash()
    for target in targets(in: scene) {
      hash.mix(target.number)
      hash.mix(target.settings.label)
    }
    return Int(truncatingIfNeeded: hash.value)
  }

  /// The targets with a label that are in use, in the order in which they were made; what it is in is none.
  private static func targets(of view: View, in scene: Scene) -> [DropTargetState] {
    Array(targets(in: scene).lazy.filter { !view.isDescendant(of: $0.view) }.prefix(most))
  }

  private static func targets(in scene: Scene) -> [DropTargetState] {
    let targets = scene.drags.targets
    let all = (0..<targets.count).compactMap { targets[targets.owners[$0]] }
    let open = all.filter {
      $0.settings.isEnabled && !$0.settings.label.isEmpty && $0.view.isAlive && $0.view.isOpenToInput
    }
    return open.sorted { $0.number < $1.number }
  }
}

extension DragSystem {
  /// Carries what a source offers to a target at once. Returns false when there is nothing to carry, or the target does
  /// not take it.
  fileprivate static func carry(_ source: DraggableState, to target: DropTargetState, in scene: Scene) -> Bool {
    guard let session = liftByKeys(source, by: 0, nil, in: scene), session.isActive else { return false }
    guard let view = target.livingView, accepts(session, target), session.isActive, view.isAlive else {
      cancel(session, in: scene)
      return false
    }
    enter(target, session, at: view.convert(view.bounds.center, to: nil), in: scene)
    guard session.isActive, session.target === target, session.operation.drops else {
      cancel(session, in: scene)
      return false
    }
    letGo(session, in: scene)
    return true
  }
}
