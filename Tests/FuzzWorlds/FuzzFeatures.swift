import DactylControls

/// Parts of the worlds that can be disabled, to search for other faults.
package enum FuzzFeature: String, CaseIterable, Sendable {
  /// Components whose deinitializer edits the tree.
  case farewells
  /// Hit shapes, and views' answers to hit-tests, that call the engine while they are asked.
  case hitShapes
  /// Touches and pointers that are cancelled while recognizers are asked about them.
  case offers
  /// Responders that make changes when they are asked whether they can become first responder.
  case questions
  /// Chains that are redirected, also into a circle.
  case detours
  /// Devices that are removed.
  case devices
  /// Clocks that jump.
  case jumps
  /// Floods of fingers.
  case floods
  /// View controllers.
  case controllers
  /// Menus that are opened.
  case menus
  /// Views with touch feedback.
  case feedback
  /// Text fields.
  case fields
  /// Controls.
  case controls
  /// Keys, buttons, shakes and remote controls.
  case presses
  /// Wheel, touchpad and hover.
  case pointer
  /// Custom input that begins, changes and ends.
  case customs
  /// Cancels of all, a window, a device, a view or a single input.
  case cancels
  /// Filters that change and stop events.
  case filters
  /// Recognizers that make an attempt for each finger.
  case eachFinger
  /// States that are set from outside.
  case states
  /// Lists.
  case lists
  /// The focus.
  case focus
  /// Input actions.
  case actions
  /// Objects of UIKit code.
  case facade
  /// Handlers that do anything at all.
  case meddling

  /// Whether a step belongs to it.
  package func covers(_ step: FuzzStep) -> Bool {
    switch self {
    case .farewells: step.deed == .hold || step.when == .probe
    case .hitShapes: step.when == .hitShape || step.when == .hitAnswer
    case .offers:
      (step.when == .gesturePointer || step.when == .shouldReceiveEvent || step.when == .shouldReceiveTouch)
        && [.cancelTouches, .beginIgnoring, .hide, .frame, .jump].contains(step.deed)
    case .questions: step.when == .canBecomeFirst
    case .detours: step.deed == .setNext || step.deed == .askNext
    case .devices: [.removeDevice, .plugController, .moveStick].contains(step.deed)
    case .jumps: step.deed == .jump
    case .floods: step.deed == .flood
    case .controllers:
      [
        .makeController, .makeNavigation, .makeTabs, .selectTab, .setPages, .present, .dismiss, .push, .pop, .addChild,
        .removeFromParent, .setRoot,
        .destroyController, .controllerFirst,
      ].contains(step.deed)
    case .menus:
      [.giveContextMenu, .takeContextMenu, .showContextMenu, .showEditMenu, .chooseFromMenu, .dismissMenu].contains(
        step.deed)
    case .feedback: step.deed == .giveFeedback
    case .focus: step.deed == .setFocus || step.when == .focusTold || step.when == .focusAsked
    case .actions: step.deed == .changeActions || step.when == .actionTold || step.when == .actionAsked
    case .facade:
      step.deed == .makeFacade || step.deed == .changeFacade || step.when == .facadeTold || step.when == .facadeAsked
    case .fields:
      [.makeField, .setText, .selectText, .editText, .toggleField, .typeText, .composeText].contains(step.deed)
    case .controls: [.makeControl, .toggleControl, .sendControlEvents].contains(step.deed)
    case .presses:
      [.keyDown, .keyUp, .buttonDown, .buttonChange, .buttonUp, .motion, .remote].contains(step.deed)
    case .pointer: [.hover, .hoverLeave, .wheel, .touchpad, .transform].contains(step.deed)
    case .customs: [.beginCustom, .beginCustomOn, .changeCustom, .endCustom].contains(step.deed)
    case .filters: step.deed == .setFilter || step.when == .filter
    case .cancels: [.cancelAll, .cancelWindow, .cancelDevice, .cancelView, .cancelInput].contains(step.deed)
    case .eachFinger: step.deed == .toggleEachFinger
    case .lists: step.deed == .makeList || step.deed == .changeList
    case .states: step.deed == .setState
    case .meddling: step.when != nil
    }
  }

  /// The handlers that exist only in it.
  package func calls(_ moment: FuzzMoment) -> Bool {
    switch self {
    case .farewells: moment == .probe
    case .feedback: moment == .feedback
    case .controls: moment == .controlAction || moment == .widget
    case .lists: moment == .listTold || moment == .listAsked
    case .focus: moment == .focusTold || moment == .focusAsked
    case .actions: moment == .actionTold || moment == .actionAsked
    case .facade: moment == .facadeTold || moment == .facadeAsked
    case .fields: moment == .editing || moment == .textInput || moment == .clipboard
    default: false
    }
  }
}
