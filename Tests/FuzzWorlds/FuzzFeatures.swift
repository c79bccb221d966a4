import DactylControls

/// Parts of the worlds that can be disabled, to search for other faults.
package enum FuzzFeature: String, CaseIterable, Sendable {
  /// Components whose deinitializer edits the tree.
  case deinitializers
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
    case .deinitializers: step.operation == .hold || step.when == .probe
    case .hitShapes: step.when == .hitShape || step.when == .hitAnswer
    case .offers:
      (step.when == .gesturePointer || step.when == .shouldReceiveEvent || step.when == .shouldReceiveTouch)
        && [.cancelTouches, .beginIgnoring, .hide, .frame, .jump].contains(step.operation)
    case .questions: step.when == .canBecomeFirst
    case .detours: step.operation == .setNext || step.operation == .askNext
    case .devices: [.removeDevice, .plugController, .moveStick].contains(step.operation)
    case .jumps: step.operation == .jump
    case .floods: step.operation == .flood
    case .controllers:
      [
        .makeController, .makeNavigation, .makeTabs, .selectTab, .setPages, .present, .dismiss, .push, .pop, .addChild,
        .removeFromParent, .setRoot,
        .destroyController, .controllerFirst,
      ].contains(step.operation)
    case .menus:
      [.giveContextMenu, .takeContextMenu, .showContextMenu, .showEditMenu, .chooseFromMenu, .dismissMenu].contains(
        step.operation)
    case .feedback: step.operation == .giveFeedback
    case .focus: step.operation == .setFocus || step.when == .focusNotified || step.when == .focusAsked
    case .actions: step.operation == .changeActions || step.when == .actionNotified || step.when == .actionAsked
    case .facade:
      step.operation == .makeFacade || step.operation == .changeFacade || step.when == .facadeNotified
        || step.when == .facadeAsked
    case .fields:
      [.makeField, .setText, .selectText, .editText, .toggleField, .typeText, .composeText].contains(step.operation)
    case .controls: [.makeControl, .toggleControl, .sendControlEvents].contains(step.operation)
    case .presses:
      [.keyDown, .keyUp, .buttonDown, .buttonChange, .buttonUp, .motion, .remote].contains(step.operation)
    case .pointer: [.hover, .hoverLeave, .wheel, .touchpad, .transform].contains(step.operation)
    case .customs: [.beginCustom, .beginCustomOn, .changeCustom, .endCustom].contains(step.operation)
    case .filters: step.operation == .setFilter || step.when == .filter
    case .cancels: [.cancelAll, .cancelWindow, .cancelDevice, .cancelView, .cancelInput].contains(step.operation)
    case .eachFinger: step.operation == .toggleEachFinger
    case .lists: step.operation == .makeList || step.operation == .changeList
    case .states: step.operation == .setState
    case .meddling: step.when != nil
    }
  }

  /// The handlers that exist only in it.
  package func calls(_ moment: FuzzMoment) -> Bool {
    switch self {
    case .deinitializers: moment == .probe
    case .feedback: moment == .feedback
    case .controls: moment == .controlAction || moment == .widget
    case .lists: moment == .listNotified || moment == .listAsked
    case .focus: moment == .focusNotified || moment == .focusAsked
    case .actions: moment == .actionNotified || moment == .actionAsked
    case .facade: moment == .facadeNotified || moment == .facadeAsked
    case .fields: moment == .editing || moment == .textInput || moment == .clipboard
    default: false
    }
  }
}
