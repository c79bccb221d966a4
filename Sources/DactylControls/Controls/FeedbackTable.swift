import Dactyl

/// The touch feedbacks of views, by view: data that no pass goes through while no touch is down.
final class FeedbackTable: AddedPart, InputFollower {
  let looks = SparseColumn<FeedbackLook>()
  /// The touches that are down and were delivered to their views, in the order of delivery.
  private var pressing: [Pressing] = []

  /// A touch with the view that it presses, or `.none`.
  private struct Pressing {
    let touch: UInt64
    let view: Entity
    var isInside: Bool
  }

  func isPressed(_ view: Entity) -> Bool { pressing.contains { $0.view == view && $0.isInside } }

  /// Follows touches only while a view has a feedback.
  func update(in scene: Scene) {
    scene.inputFollower = looks.count == 0 ? nil : self
    if looks.count == 0 { pressing.removeAll() }
  }

  /// Works out which views are pressed, and shows those whose state changed. Called after input was delivered or
  /// cancelled.
  func inputDidChange(in scene: Scene) {
    var now: [Pressing] = []
    scene.forEachTouchInHand { touch, target in
      let known = pressing.first { $0.touch == touch.id }
      let view = known?.view ?? self.view(pressedBy: target, in: scene)
      let isInside = scene.isAlive(view) && ControlTracking.isInside(touch, scene.view(view), margin: nil, in: scene)
      now.append(Pressing(touch: touch.id, view: view, isInside: isInside))
    }
    guard !now.isEmpty || !pressing.isEmpty else { return }
    let before = pressing
    pressing = now
    for entry in before + now where entry.view != .none && scene.isAlive(entry.view) {
      let wasPressed = before.contains { $0.view == entry.view && $0.isInside }
      let isPressed = isPressed(entry.view)
      // A closure may have shown the view already.
      if wasPressed != isPressed { ControlFeedback.show(isPressed ? .highlighted : [], on: scene.view(entry.view)) }
    }
  }

  /// The nearest view from a target upwards that has a feedback; `.none` where a widget comes first.
  private func view(pressedBy target: Entity, in scene: Scene) -> Entity {
    guard scene.isAlive(target) else { return .none }
    var view: View? = scene.view(target)
    while let current = view {
      if current.widget != nil { return .none }
      if looks.slot(of: current.entity.index) != nil { return current.entity }
      view = current.superview
    }
    return .none
  }

  func entityDidEnd(_ entity: Entity, _ remains: inout Remains, in scene: Scene) {
    guard let look = looks.take(entity.index) else { return }
    look.closure?.end()
    remains.keep(look)
    update(in: scene)
  }

  var rowsInUse: Int { looks.count }

  func mix(into hash: inout StateHash) {
    hash.mix(pressing) { hash, pressed in
      hash.mix(pressed.touch)
      hash.mix(pressed.view)
      hash.mix(pressed.isInside)
    }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(looks)
    for slot in 0..<looks.count { copier.copy(looks.values[slot].closure) }
    copier.copy(pressing) { pressing = $0 }
  }
}

extension Scene {
  var feedbacks: FeedbackTable {
    if let part = part(FeedbackTable.self) { return part }
    let table = FeedbackTable()
    addPart(table)
    return table
  }
}

extension SceneColumns {
  /// Reads from the table of feedbacks. Returns nil when there is none.
  func readingFeedback<Result>(_ read: (FeedbackTable) -> Result) -> Result? {
    reading { $0.part(FeedbackTable.self).map(read) } ?? nil
  }
}
