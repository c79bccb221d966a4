extension RuleSentences {
  /// Sentences of the article Rules.md. Tests/rule_sentences.py writes them.
  static let responders = """
    R1 A view is followed by its controller when it is that one's root view, and else by its superview.
    R2 A controller is followed by its view's superview, and one that is presented without any by its presenter.
    R3 From a child controller the way leads up the views to the parent's root view and then to the parent.
    R4 A window is followed by its window scene.
    R5 The window scene is followed by the application, and that by its delegate.
    R6 A view that is a root view no longer is not followed by the controller.
    R7 A view is followed by the superview that it has now.
    R8 Who is next is found out at each step, so that a handler may change the rest of the way.
    R9 A chain that goes round ends where it would begin again.
    R10 Recognizers are not in the chain.
    R11 Touches start at the hit view, presses at the focused item, and shakes and actions at the first responder, \
    or else at the key window.
    R12 A responder, a control too, becomes first responder only if it says so, and can resign unless it says no.
    R13 The present first responder becomes first responder again without a question.
    R14 A view that is in no window can't become first responder.
    R15 First the new one is asked whether it can, then the old one whether it resigns.
    R16 If the old first responder does not resign, it stays what it is.
    R17 A window has at most one first responder, and the old one has lost it before the new one gains it.
    R18 Resigning leaves the window without a first responder; hiding or disabling ends editing alone.
    R19 A first responder that leaves its window is notified that it resigned, and cannot refuse.
    R20 Whether an action can be performed is asked up the chain.
    R21 The target of an action is the first in the chain that can perform it itself.
    R22 An action that is sent to a target is performed by no other responder.
    R23 An action without a target goes up from the first responder, and then up from its sender.
    R24 The standard edit actions go up the chain; menus show those that a responder can perform.
    R25 The performer of a command provides its title and whether it is enabled before it is shown.
    R26 The application's delegate edits the main menu, and controllers edit those of their views.
    R27 The undo manager is that of the nearest responder in the chain that has one; a window has one for all in it.
    R28 The input view and the accessory view are those of the nearest in the chain, from the first responder up.
    R29 The first key command that fits a key, up from the focused item and on from the first responder, is \
    performed as an action, and the key goes no further; a letter fits as the layout has it, and in a layout without \
    Latin letters by the Latin letter of the key's place.
    R30 A key command's modifiers have to be exactly those that are down; letters fit in either case.
    R31 A key command that no responder performs leaves the key to the other receivers.
    R32 A key goes to commands that want to come first, then to text, then to the other commands.
    R33 A key that a key command took is not delivered as a press, and its release neither.
    R34 Undo, redo, cut, copy, paste, select all and delete have keys, after all commands, if a responder performs \
    them.
    C1 A control event is a bit, and an action is for any of them.
    C2 A touch that begins asks the control whether to track it; if so, it is highlighted and sends the event of the \
    touch.
    C3 Every touch down sends an event, and taps after the first send that of a repeat besides.
    C4 A control tracks one touch at a time.
    C5 A move asks whether to go on, and sends events for its position and for crossing the edge.
    C6 A control sends that a finger entered only after it sent that it had left.
    C7 A control is highlighted while the tracked touch is inside.
    C8 A tracked finger is outside only when it is well beyond the bounds, a mouse at once; fingers hit a small \
    control in an area grown about its middle to the least hit size, pointers and pencils do not.
    C9 The event of a touch's end depends on whether the touch was inside.
    C10 The highlight is gone when the action of the end runs.
    C11 A cancelled touch ends the tracking with a cancel and no up.
    C12 A control that leaves its window ends its tracking with a cancel, too.
    C13 A disabled control tracks nothing; one that is disabled meanwhile cancels.
    C14 Its state is made of highlighted, disabled, selected and focused.
    C15 Actions run once each, in the order in which they were added.
    C16 One without a target goes up the chain when it is sent.
    C17 A control's touches go no further up the chain.
    C18 A control does not keep the targets of its actions alive.
    C19 A change of value sends an event when a person made it, not when the game set it.
    P1 A press has a time, a phase, a type, a force, a key if it is of a keyboard, and a responder.
    P2 Its type says which key or button it is.
    P3 Its force goes from 0 to 1; a change of it while it is down is a change of the press.
    P4 Presses are delivered as touches are, with exactly one end or cancel.
    P5 A press stays with the responder that was first responder as it went down.
    P6 Recognizers on the way up see a press first, those that allow its type.
    P7 Presses are cancelled when input is interrupted, and when their responder leaves its window: in the order in \
    which they began.
    P8 A key that is held is one press; its repetitions are for text and key commands.
    P9 Presses are independent of each other; a call may have several.
    P10 A key has the characters with and without modifiers, its code and the modifiers.
    P11 A key goes to text that is edited and to key commands before it is a press.
    M1 A shake goes to the first responder and up, its beginning and its end.
    M2 One that is interrupted, or goes on too long, is cancelled.
    M3 After a shake that no responder handled the game is asked whether to undo.
    M4 Readings of sensors go to their listeners, never along the responder chain.
    X1 Remote commands have UIKit's numbers.
    X2 Remote control goes to the first responder and up, once the game asked to receive it.
    F1 At most one view has the focus.
    F3 What is hidden, transparent, closed to input or wholly covered, or is a disabled control, can't have the \
    focus; plain views only when they say so.
    F4 A heading starts at the box of the focused item.
    F5 A heading that leads nowhere leaves the focus where it is.
    F6 The first focus follows the lists of the root controller, else it is at the top left.
    F7 All environments of the old and the new item are asked, and one refusal is enough.
    F8 The same environments are notified afterwards.
    F9 Headings have UIKit's numbers.
    F10 A request for a new focus counts where the focus is.
    F11 A guide leads on to the first in its list that can have the focus.
    F12 An item that cannot be focused any more loses the focus to the nearest item of what is around it.
    F13 A heading that is held goes on after a delay, faster and faster.
    F14 Who gets the focus comes into sight.
    F15 A heading leads to the first that way, in its scroll view before outside; `next`, `previous` by reading \
    order.
    F16 Nothing has the focus until something asks; the first step gives it, to the first responder if that can have \
    it, and goes no further.
    F17 An environment asks whom it prefers, each by its own list, and else the first in it.
    F18 Game code moves the focus where it asks for that.
    F19 Directions lead to the others of a group first, and a group remembers its last focused item.
    F20 What is presented asks for the focus, also where that is lost, and keeps it.
    F21 The focus is in the key window.
    F22 Who is covered by one view in front of it can't have the focus; what a scroll view clips is not covered by \
    what lies beyond its edge.
    F23 A guide is a candidate for directions, wherever it leads.
    F24 Select, space and return press the focused control before any responder above it gets them; presses that no \
    responder handles move the focus.
    F25 A text field that edits keeps the keys that move its caret and those that type; up, down and Tab lead on \
    from a single line.
    F26 The focus and the first responder are two things: moving one does not move the other, and presses and key \
    commands start at the focus.
    V1 Content receives nothing of a finger for 150 ms, unless it lifts before.
    V2 A finger that scrolls before that is never delivered to the content.
    V4 Content may be kept from a touch altogether, which the scroll view still gets.
    V5 Content that has received a finger loses it to scrolling when it may be cancelled and is asked nothing or \
    agrees.
    V6 A control keeps its touches when something around it wants to scroll.
    V7 A delegate is notified of a drag, its end, and of the movement that goes on by itself, in this order.
    V8 A finger that lands on what goes by itself stops it.
    V9 Only an axis along which the content is larger than the view scrolls, unless it bounces and always does so.
    V10 With a directional lock a straight drag stays on its axis, and a diagonal one goes along both.
    V11 Of nested scroll views the innermost that can go the finger's way does.
    V12 Content that is let go keeps 0.998 of its velocity a millisecond, stands at 10 points a second, and gives \
    way past an edge like a rubber band.
    V13 Content receives touches at once where scrolling is turned off.
    V15 A drag begins more than 10 points from the landing, which are lost, and from then on content follows one to \
    one.
    V16 At that moment, once, the longer axis of the way decides whether the view scrolls, or leaves the touch to \
    its content or to others.
    V17 Only what lies inside a scroll view is kept from touches, by each scroll view around it for itself, until \
    its pan fails for whatever reason; a finger that lands after that is not kept.
    V18 No view inside receives a finger that catches content which moves by itself; for views around it is a touch \
    of the scroll view.
    V19 Each beginning of which a delegate is notified has one end, and a drag that is cancelled leaves the content \
    where it is, or back inside.
    V20 What lets go with no more than 10 points a second inside the limits stays there, and without bounces an \
    offset stops at the edge.
    V21 A pager rests on the nearest page, or on the next one its way after a flick, never further than one from \
    where the drag began, a slow drag over several included; it is there in about a third of a second.
    V22 A step of a wheel moves the innermost scroll view that has room that way, and what goes over its limit is \
    lost; in a pager it turns one page, and steps that come while that turns count once.
    V23 An offset that is set is taken as it is and ends any movement; animated it arrives within half a second.
    V24 Bringing a view into sight moves the scroll views around it, the innermost first, as little as needed.
    V25 Two fingers zoom about what lies between them, past a limit and on the way back from it too, and the zoomed \
    view keeps its corner at the content's.
    V27 Page up, page down, home, end and space scroll the nearest scroll view with room when no responder handles \
    them; arrows one that is first responder itself, or in which no focusable item lies that way.
    DD1 What is dragged is asked for when it is about to be lifted, and nothing drags nothing.
    DD2 A drag begins when it is lifted, and the views that had the touch lose it; where a long press shows a menu \
    of the same view as well, the view is lifted beside it, and the drag begins when the finger moves on and takes \
    the menu away.
    DD3 A target is asked once whether it accepts a drag, then notified that it enters, asked for its proposal, and \
    notified that it exits or was dropped, and that it has ended.
    DD4 The target of a drag is the innermost view under it that accepts it, looked for with each movement.
    DD5 A target that says nothing else proposes that nothing is dropped.
    DD6 What lifts is a recognizer: a long press or a pan that competes with all others; beside a menu of the same \
    view DD2 says how.
    DD7 Targets are looked for from the lift on, and a source may lie in one.
    DD8 Going from one target to another is an exit, then an entry, and moving inside one is neither.
    DD9 Which target is entered depends on what it accepts, and not on what it proposes.
    DD10 Let go over a target that proposes a copy or a move it is dropped there; anything else cancels the drag, \
    and the source is notified of the end.
    DD11 A target that goes, or can't be hit any more, is left with the next frame.
    DD12 A drag goes on without its source, which is still notified of the end.
    DD13 Views that a drag passes receive nothing of it, and each finger has a drag of its own; further fingers on a \
    source press it as always.
    DD14 A drag that rests near an edge of a scroll view with room that way scrolls it after a moment, the innermost \
    first, the faster the nearer.
    DD15 Escape, the mouse's secondary button, and a second press by the button or key that carries where no target \
    takes the drag, cancel it.
    AX1 A view is an element when the game says so; otherwise when it has a label or a role of an element, a widget \
    that says so, or text; what is inside an element is none, but for widgets in a row.
    AX2 The name of an element is its own label, else its title, else the texts inside it; a control without one has \
    that of the text before it, in its line or directly above.
    AX3 Elements are in reading order, as the focus has it, those of a container or group together; an order that \
    the game names comes before that.
    AX4 What is hidden, or beside or behind what is modal, is no element.
    AX5 A request goes to the element's own closure first, then to its widget, and then becomes the input of a hand.
    AX6 Activation is a touch at the activation point, as any finger's, unless a finger would hit something else \
    there.
    AX7 Increments and decrements are the steps that arrow keys take.
    AX8 An element that has ended or is not enabled does nothing.
    AX9 Escape is asked for on the way up from the element, and is the Escape key after that.
    AX10 Scrolling is asked for on the way up, and is a page of the nearest scroll view with room after that.
    AX11 Clients are notified in the order in which news is posted.
    AX12 The rows of a list count, made or not; those in sight are elements, and one more on each side.
    AX13 A finger counts once it has been down for the hold duration, and where it is then; one that lifts before is \
    ignored.
    AX14 A finger that lands within the time and the distance of the last touch is ignored, if repeats are.
    AX15 With tap assistance a finger that lifts within the delay is a tap where it landed, or where it lifted.
    AX16 A finger that waits and moves further than the swipe tolerance begins at once, where it landed.
    AX17 With slow keys a key counts once it has been down for the time; one that goes up before is ignored.
    AX18 With bounce keys a key that goes down again within the time after it went up is ignored.
    AX19 With sticky keys a modifier key that is struck by itself stays down for the next key or click, and one that \
    is struck twice until it is struck again.
    AX20 A pointer that rests for the dwell time clicks once where it is.
    AX21 With mouse keys the keypad moves the pointer and presses its buttons.
    AX22 An action that toggles goes down with one press of a control and up with the next.
    AX23 While the screen is explored by touch a finger says what is under it and uses nothing, and flicks go \
    through the elements in reading order.
    AX24 A double tap anywhere uses the element that was said last, and one that is held passes the finger through \
    to it.
    AX25 Flicks up and down change a value by a step, or choose an action of the element's own for the double tap.
    AX26 What has changed of an element that was used is said; when it has gone, the nearest that is left, or the \
    first of what is in front now.
    AX27 With a switch the elements that can be used are offered one after another, in groups first where there are \
    several, and the switch uses what is offered, or offers what is in it or can be done with it.
    AX28 With two switches one goes on and the other one uses; with one it goes on by itself, and rests after some \
    rounds until the switch is pressed.
    AX29 Where motion is to be reduced, animations arrive in the next frame but for fades, colours and what is \
    essential; flicks come to rest soon, nothing bounces, and offsets and pages are reached at once.
    AX30 Where contrast is to be increased, texts have one of at least 7 to 1 to what is behind them, and controls \
    and panels have outlines.
    AX31 Texts follow the scale that somebody prefers as far as their bounds allow, and so do rows, menus and \
    controls that are as high as their text; a text that is not seen as a whole without it is as large as its lines \
    have room.
    AX32 A quick action is asked for at the launch, or of the program that runs already; it is handled before the \
    other input of its frame, and one that the program does not have is ignored.
    AX33 A preview grows with the force of a finger or the time that it stays, whichever is further, is whole when \
    that has come to the end, and goes when the finger lifts or moves away before.
    AX34 A finger that slides up leaves the preview there with the context menu of its view; a menu that is opened \
    in another way comes with the preview.
    AX35 Pressing on, or a tap on a preview that stays, goes on to what it shows; a tap beside it, Escape and a \
    chosen item dismiss it.
    """
}
