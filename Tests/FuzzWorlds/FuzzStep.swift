/// One operation on a world of the fuzzer: at once, or as soon as a handler of some kind is called.
///
/// It is plain data: a play is a list of steps and nothing else, so that it can be printed, reduced and pasted into
/// a test. Objects go by numbers (`FuzzWorld.Numbers`); a step that means one which is not there does nothing.
package struct FuzzStep: Hashable, Sendable {
  package var operation: FuzzOperation
  /// The meaning of the numbers is documented at each operation.
  package var a: Int
  package var b: Int
  package var c: Int
  /// The handler that performs it, the next time it is called; nil performs it at once.
  package var when: FuzzMoment?
  /// The object with the handler; nil for any.
  package var of: Int?

  package init(
    _ operation: FuzzOperation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, when: FuzzMoment? = nil, of: Int? = nil
  ) {
    self.operation = operation
    self.a = a
    self.b = b
    self.c = c
    self.when = when
    self.of = of
  }
}

extension FuzzStep: CustomStringConvertible {
  /// The step as Swift.
  package var description: String {
    var numbers = [a, b, c]
    while numbers.last == 0 { numbers.removeLast() }
    var parts = [".\(operation)"] + numbers.map(String.init)
    if let when { parts.append("when: .\(when)") }
    if let of { parts.append("of: \(of)") }
    return "FuzzStep(\(parts.joined(separator: ", ")))"
  }
}

/// The operations. In brackets: the step's numbers.
package enum FuzzOperation: UInt8, CaseIterable, Sendable {
  // Creation. An existing object with the number stays.
  /// [window, style]
  case makeWindow
  /// [view, parent, style]
  case makeView
  /// [control, parent, style]
  case makeControl
  /// [field, parent, style]
  case makeField
  /// [gesture, view, style]
  case makeGesture
  /// [controller]
  case makeController
  /// [controller, its root controller]
  case makeNavigation
  /// [controller, page, page]
  case makeTabs
  /// [object, another, style]
  case makeFacade
  /// [list, parent, style]
  case makeList

  // Views. [view, …]
  case destroy
  case removeFromSuperview
  case addSubview
  case bringToFront
  case hide
  case show
  case toggleInteraction
  case setAlpha
  case moveView
  case turnView
  case toggleMultipleTouch
  case toggleExclusiveTouch
  case togglePassesThrough
  case setHitShape
  /// [view, style] Scrolls its content, or sets how it does.
  case scroll
  /// [view, a number, style] Drags by keys or from outside, cancels drags, or changes what can be dropped and where.
  case dragAndDrop
  /// [view, another, style] Changes properties of the focus, or moves it.
  case setFocus
  /// [view, a number, style] Changes the rows of a list, its settings, or its contents.
  case changeList
  /// [field, a number, style] Edits text, or changes how it is edited.
  case editText
  /// [a number, action, style] Changes contexts, bindings and players of the input actions.
  case changeActions
  /// [object, another, style] Changes an object of the facade, or releases it.
  case changeFacade
  /// [view, style]
  case setHitAnswer
  /// Adds a component whose deinitializer runs a handler.
  case hold
  case letGo
  case setNeedsLayout
  case animate
  case cancelAnimations
  case setResponder
  case removeResponder
  /// [view, other]: the next responder after it.
  case setNext
  /// [view, other]: the same, requested each time; none if there is no such view.
  case askNext

  // Recognizers. [gesture, …]
  case removeGesture
  case enableGesture
  case disableGesture
  case moveGesture
  case requireFailure
  case toggleCancels
  case toggleDelaysBegan
  case toggleDelaysEnded
  case takeOffView
  case toggleEachFinger
  /// [gesture, state, whether of its last attempt]
  case setState

  // Windows and controllers.
  case setLevel
  case makeKey
  case toggleCanBecomeKey
  case windowToFront
  case present
  case dismiss
  case push
  case pop
  case addChild
  case removeFromParent
  case setRoot
  case destroyController
  case controllerFirst

  // First responder, text, controls, commands.
  case becomeFirst
  case resignFirst
  case setText
  case selectText
  case toggleField
  case toggleControl
  case sendControlEvents
  case sendAction
  case showMenus
  case registerUndo
  case undo
  case redo

  // The scene.
  case cancelTouches
  case beginIgnoring
  case endIgnoring
  case sendCustom
  case sendCustomAt
  case hitTest
  case resize
  case addSystem
  case removeSystem
  /// [number, hundredths of a second, what to do]: a closure that is called later, or the end of the last one.
  case wait
  /// [font]
  case setFont
  /// [view, style]: makes it a container, changes its arrangement, or what it asks of the container around it.
  case arrange
  /// [number, style]: an alert or action sheet, which goes by itself after a while, or a choice in the front one.
  case alert
  /// [view, style]: a tooltip for the view, or a toast.
  case tip
  /// [view or element, what, style]: an assistive client asks, or what a view says to it changes.
  case assist
  /// [what, style]: how fingers, keys and the pointer are taken.
  case accommodate
  case quit
  /// [style]: how input is handled, and the thresholds of gestures.
  case setInput
  /// [window, style]
  case setCamera
  /// [window, style]: which events it changes and stops; those of the application where there is no such window.
  case setFilter
  /// [view, input view, accessory view]
  case setInputViews
  case showCommandOverlay
  /// [tabs, page, whether by hand]
  case selectTab
  /// [tabs, page, page]
  case setPages
  // Menus and touch feedback. [view, …]
  case giveContextMenu
  case takeContextMenu
  /// [view, x, y]
  case showContextMenu
  case showEditMenu
  case chooseFromMenu
  case dismissMenu
  case giveFeedback
  /// [first view, count, offset], all at once.
  case destroyMany
  case moveMany
  case reorderMany

  // Input. [finger, x, y]; 10 more than the number is with Control.
  case land
  case drag
  case lift
  case takeFinger
  /// [count, x, y]: so many fingers land and lift at once.
  case flood
  case hover
  case hoverLeave
  case wheel
  case touchpad
  /// [phase, x, y]
  case transform
  /// [key]
  case keyDown
  case keyUp
  case buttonDown
  case buttonChange
  case buttonUp
  case typeText
  case composeText
  case motion
  case remote
  case deactivate
  case activate
  case hideApplication
  case removeDevice
  /// A controller connects, or is replaced. [device, battery]
  case plugController
  /// [device and axis, x, y]: every seventh is NaN.
  case moveStick
  /// A position that is not finite.
  case badPlace

  // Time. [milliseconds]
  case frame
  /// The clock jumps, forward or back, and a frame follows.
  case jump

  // Custom input with a duration. [custom, …]
  /// [custom, x, y]
  case beginCustom
  /// [custom, view]; on the first responder where there is no such view.
  case beginCustomOn
  case changeCustom
  case endCustom

  // Cancels.
  case cancelAll
  /// [window]
  case cancelWindow
  /// [device]
  case cancelDevice
  /// [view]
  case cancelView
  /// [kind, which]
  case cancelInput
}

/// The handlers of a game, in which a step can be performed.
package enum FuzzMoment: UInt8, CaseIterable, Sendable {
  // Responders.
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motion, remote, receivedCustom
  case canBecomeFirst, becameFirst, resignedFirst, becameKey, resignedKey
  case perform, canPerform, keyCommands, validate, buildMenu, chooseAlert
  // Recognizers, their delegates and actions.
  case gestureBegan, gestureMoved, gestureEnded, gestureCancelled
  case gesturePress, gesturePointer, gestureCustom, gestureDeadline, gestureReset
  case canPrevent, requiresFailure
  case action, shouldBegin, shouldReceiveTouch, shouldReceivePress, shouldReceiveEvent
  case simultaneous, delegateRequires, viewGate
  // Controls, fields, controllers; widgets and text inputs of a game's own.
  case controlAction, editing, widget, textInput, feedback, selectPage
  case loadView, viewDidLoad, willAppear, didAppear, willDisappear, didDisappear, didLayout
  // The rest.
  case hitShape, probe, layout, animated, undoing
  case beforeInput, update, beforeDraw, fixedStep, heardEvent, waited
  case hitAnswer
  case filter, next, moved
  case scrollNotified, scrollAsked
  case dragNotified, dragAsked
  case focusNotified, focusAsked
  case listNotified, listAsked
  case actionNotified, actionAsked
  case clipboard
  case facadeNotified, facadeAsked
  case assisted
}
