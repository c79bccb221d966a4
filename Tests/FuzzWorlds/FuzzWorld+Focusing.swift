import Dactyl
import TestSupport

extension FuzzWorld {
  /// Changes settings of the focus, or moves it.
  func setFocus(_ view: View, _ number: Int, _ other: Int, style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    let environments = [self.view(other)?.entity, controller(other)?.entity, scene.window.view.entity].compactMap(
      \.self)
    // The item that the main window reports for the case that no other is left.
    let player = scene.splitsFocus ? random.below(3) : 0
    switch view == scene.window.view ? 8 + random.below(9) : random.below(17) {
    case 0, 1: view.canBecomeFocused = [true, true, false, nil][random.below(4)]
    case 2: view.trapsFocus.toggle()
    case 3: view.focusGroupIdentifier = ["a", "b", nil][random.below(3)]
    case 4: view.focusGuideEnvironments = random.chance(60) ? Array(environments.prefix(random.below(3))) : nil
    case 5: view.preferredFocusEnvironments = random.chance(70) ? environments : []
    case 6:
      let heading = FocusHeading.allCases[random.below(6)]
      view.setNextFocusItem(random.chance(70) ? self.view(other) : nil, heading)
    case 7: view.setFocusDelegate(random.chance(70) ? focusDelegate(of: number, view.entity) : nil)
    case 8: scene.setNeedsFocusUpdate(at: view.entity)
    case 9: scene.updateFocusIfNeeded()
    case 10, 11: scene.requestFocus(at: view.entity, ofPlayer: player)
    case 12: if random.chance(40) { scene.splitsFocus.toggle() }
    case 13: scene.setFocusRoot(random.chance(50) ? view : nil, ofPlayer: player)
    case 14:
      let device = DeviceID(Int64(random.below(4)))
      scene.setPlayer(random.below(8) == 0 ? nil : random.below(3), of: device)
    default: scene.moveFocus(FocusHeading.allCases[random.below(6)], ofPlayer: player)
    }
  }

  /// The conditions of the focus after a frame; if the layout changes again, the focus follows a frame later.
  func checkFocus(atRest: Bool = false) {
    for player in 0..<3 {
      guard let item = scene.focusedItem(ofPlayer: player) else { continue }
      if !item.isFocused || !item.isFocused(byPlayer: player) {
        book.fault("\(item) has a focus, and does not know it")
      }
      if player > 0, !scene.splitsFocus { book.fault("\(item) has the focus of player \(player), which nobody split") }
      if atRest, let root = scene.focusRoot(ofPlayer: player), !item.isDescendant(of: root),
        scene.topPresentation(in: scene.keyWindowEntity) == nil
      {
        book.fault("\(item) has the focus of player \(player), which stays in \(root)")
      }
    }
    if atRest, hasHadFocus, scene.focusedItem == nil, let item = anybodyEligible {
      book.fault("the focus is lost, and \(item) can have it")
    }
  }

  /// A view that can have the first player's focus: found by a step from any of the views, so at least two can.
  private var anybodyEligible: View? {
    isAsking = true
    defer { isAsking = false }
    for view in views { if let view, view.isAlive, let item = scene.nextFocusItem(.next, from: view) { return item } }
    return nil
  }

  func focusDelegate(of number: Int, _ environment: Entity? = nil) -> FocusDelegate {
    var delegate = FocusDelegate()
    let isWilling = number % 5 > 0
    let check = { [unowned self] (context: FocusUpdateContext?, what: String) in
      if let environment, !scene.isAlive(environment) { book.fault("view \(number) is gone and \(what)") }
      // Its last owner may have lost it by its end.
      if let item = context?.nextFocusedItem { book.checkAlive(item, "view \(number) \(what)") }
    }
    delegate.shouldUpdateFocus = { [unowned self] _, context in
      check(context, "is asked about a movement of the focus")
      meet(.focusAsked, number)
      return isWilling
    }
    delegate.didUpdateFocus = { [unowned self] _, context in
      hasHadFocus = hasHadFocus || context.player == 0 && context.nextFocusedItem != nil
      if context.previouslyFocusedItem == nil, context.nextFocusedItem == nil {
        book.fault("a movement from nobody to nobody")
      }
      check(context, "is notified of a movement of the focus")
      meet(.focusNotified, number)
    }
    delegate.movementDidFail = { [unowned self] _, _ in
      check(nil, "is notified that the focus did not move")
      meet(.focusNotified, number)
    }
    return delegate
  }
}
