import Dactyl

/// The state of two controllers that fold.
final class SplitState: SnapshotState {
  // Not in snapshots: set once.
  let controller: ViewController
  // Not in snapshots: set once.
  let stack: NavigationController
  // Not in snapshots: set once.
  let primary: ViewController
  // Not in snapshots: set once.
  let secondary: ViewController
  var collapseWidth: Float = 560
  var primaryWidth: Float?
  var didChange: CalledClosure<ViewController>?
  private(set) var isCollapsed = false
  /// Whether the second controller is in front once they are folded.
  private var isSecondaryInFront = false
  /// The line between both.
  private var divider: Entity = .none
  /// Whether a layout is under way, which ends with another one where the size has changed meanwhile.
  private var isLayingOut = false

  init(
    _ controller: ViewController, _ stack: NavigationController, _ primary: ViewController, _ secondary: ViewController
  ) {
    self.controller = controller
    self.stack = stack
    self.primary = primary
    self.secondary = secondary
  }

  /// Whether the second controller is in the stack.
  var isPushed: Bool { secondary.isAlive && secondary.parent == stack.controller }

  private var isAlive: Bool {
    controller.isAlive && stack.controller.isAlive && secondary.isAlive && controller.viewIfLoaded?.isAlive == true
  }

  func showSecondary(animated isAnimated: Bool) {
    isSecondaryInFront = true
    guard isAlive, isCollapsed, !isPushed else { return }
    stack.push(secondary, animated: isAnimated)
  }

  func showPrimary(animated isAnimated: Bool) {
    isSecondaryInFront = false
    guard isAlive, isCollapsed, isPushed else { return }
    while isPushed, stack.top != secondary { if stack.pop() == nil { return } }
    if isPushed { stack.pop(animated: isAnimated) }
  }

  /// Sets the frames, and folds or unfolds where the width asks for it.
  func layOut() {
    guard isAlive, let view = controller.viewIfLoaded, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let bounds = view.bounds
    let folds = bounds.size.width < collapseWidth
    let isNew = folds != isCollapsed || (!folds && secondary.parent != controller)
    if isNew { if folds { collapse() } else { expand(view) } }
    // Code of the game may have run.
    guard isAlive else { return }
    place(in: bounds, view)
    if isNew, secondary.isAlive { didChange?(controller) }
  }

  private func collapse() {
    isCollapsed = true
    if secondary.parent == controller {
      secondary.viewIfLoaded?.removeFromSuperview()
      secondary.removeFromParent()
    }
    if isAlive, isSecondaryInFront, !isPushed { stack.push(secondary) }
  }

  private func expand(_ view: View) {
    // A swipe back that was under way, and what was pushed above, are over.
    if isCollapsed { isSecondaryInFront = isPushed }
    isCollapsed = false
    while isPushed { if stack.pop() == nil { break } }
    guard isAlive, secondary.parent != controller else { return }
    controller.addChild(secondary)
    if isAlive, let secondView = secondary.view { view.addSubview(secondView) }
  }

  private func place(in bounds: Rect, _ view: View) {
    let first = min(max(primaryWidth ?? min(max(bounds.size.width * 0.4, 200), 320), 0), bounds.size.width)
    let left = isCollapsed || !first.isFinite ? bounds.size.width : first.rounded()
    set(Rect(bounds.minX, bounds.minY, left, bounds.size.height), of: stack.controller.viewIfLoaded)
    if let scene = controller.scene, !scene.isAlive(divider) {
      let line = scene.addView(frame: .zero, to: view)
      line.isUserInteractionEnabled = false
      line[ControlPart.self] = ControlPart()
      line[Shape.self] = Shape(.rectangle(), fill: Color(0.5, 0.5, 0.5, 0.35))
      divider = line.entity
    }
    guard let line = controller.scene?.view(divider), line.isAlive else { return }
    if line.isHidden != isCollapsed { line.isHidden = isCollapsed }
    set(Rect(bounds.minX + left, bounds.minY, 1, bounds.size.height), of: line)
    guard !isCollapsed, secondary.parent == controller else { return }
    let right = Rect(bounds.minX + left + 1, bounds.minY, max(bounds.size.width - left - 1, 0), bounds.size.height)
    set(right, of: secondary.viewIfLoaded)
  }

  private func set(_ frame: Rect, of view: View?) {
    if let view, view.isAlive, view.frame != frame { view.frame = frame }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(collapseWidth) { collapseWidth = $0 }
    copier.copy(primaryWidth) { primaryWidth = $0 }
    copier.copy(didChange) { didChange = $0 }
    copier.copy(isCollapsed) { isCollapsed = $0 }
    copier.copy(isSecondaryInFront) { isSecondaryInFront = $0 }
    copier.copy(divider) { divider = $0 }
    copier.copy(isLayingOut) { isLayingOut = $0 }
  }
}

/// The widget of the view of two controllers that fold: it sets their frames when it gets another size.
struct SplitWidget: StatefulWidget {
  let state: SplitState

  func layoutSubviews(of view: View) { state.layOut() }
}
