/// The rules of behaviour by which decisions are made. Each case is the rule's id.
public enum Rule: UInt8, Sendable, CaseIterable {
  /// No rule: a plain fact.
  case none

  // Hit-testing.

  /// A view that is hidden, disabled or transparent is not hit, nor is anything in it.
  case H1
  /// Transparent is an alpha below 0.01.
  case H2
  /// Where a point is not inside a view, none of its subviews is asked.
  case H4
  /// A point is inside when it lies in the view's bounds, the left and top edges included, the right and bottom ones
  /// not.
  case H5
  /// A view is hit itself when none of its subviews is.
  case H7
  /// A view whose transform has no inverse is not hit.
  case H9
  /// Whatever view a custom hit test answers is the hit view.
  case H11
  /// A view that is being animated is not hit, unless its animation allows that.
  case H13
  /// Labels and images let touches through, unless something listens on them.
  case H14

  // Touches.

  /// A touch belongs to the view that it hit, wherever the finger goes.
  case T7
  /// A view without multiple touch gets one touch at a time; others that hit it are withheld for their whole life.
  case T9
  /// A view with exclusive touch and the other views of its window do not get touches at the same time.
  case T14
  /// A responder that does not handle an event passes it to the next.
  case T19
  /// The application's deactivation, or the end of a window or device, cancels the touches that are down; what comes
  /// while it is inactive is delivered as usual.
  case T22
  /// A view that leaves its window has its touches cancelled once.
  case T23
  /// While interaction is ignored, touches and presses are dropped; those that are down are cancelled.
  case T26
  /// A touch that was dropped is not seen until its finger has lifted.
  case T27
  /// Properties of a touch that were estimates are corrected later, by the index of their sample.
  case T33
  /// A finger that lands again without having lifted has moved.
  case T35

  // Windows.

  /// Windows are asked from the front: higher levels first, and in a level the one that was shown last.
  case W2
  /// A window in which nothing is hit lets the touch through to the next below.
  case W4
  /// A window becomes the key window without being moved to the front; the previous key window is notified of its
  /// loss first.
  case W8
  /// Hiding a window cancels its touches.
  case W11

  // Gestures.

  /// From which state a recognizer may go to which.
  case G2
  /// Any other change of state is refused, with a diagnostic.
  case G6
  /// In what order a recognizer is asked whether it receives a touch.
  case G11
  /// A recognizer never sees a touch that it refused; others do.
  case G12
  /// A recognizer receives only the types of touches and presses that it allows.
  case G13
  /// The first touch's type excludes other types until the recognizer is reset, unless it takes them together.
  case G14
  /// A disabled recognizer receives no touches; those that began before it was enabled are not for it.
  case G15
  /// A recognizer that is done takes no new touches until it is reset.
  case G16
  /// A touch that a recognizer ignores is neither cancelled nor delayed on its behalf.
  case G21
  /// Taking a recognizer off its view ends it as disabling it does.
  case G22
  /// The delegate says whether a recognizer may begin; if not, it fails.
  case G25
  /// The views whose touches a recognizer would cancel are asked the same.
  case G26
  /// A widget refuses a recognizer on a view around it, as a control does a single tap.
  case G27
  /// A recognizer waits while one that has to fail first is still possible.
  case G28
  /// When that one fails it goes on, and when that one recognizes it fails.
  case G29
  /// Recognizers that wait for each other fail together.
  case G34
  /// What cancels the touches cancels a recognizer that has begun, and one that is possible fails.
  case G35
  /// A recognizer that recognizes makes others on its touches fail, unless either of the two allows both.
  case G37
  /// One that is already recognizing makes those fail that come later.
  case G38
  /// Of two that would recognize at once, the first in order wins: inner views come before outer ones.
  case G42
  /// A recognizer that recognizes cancels its touches in their views, once.
  case G47
  /// Touches that were withheld from the view until then are dropped, unless they are not to be cancelled.
  case G48
  /// A touch that joins a recognizer which has begun is not delivered to its view.
  case G50
  /// A recognizer that delays touches keeps all of them from the view while it is possible.
  case G52
  /// The end of a touch is kept from the view while a recognizer is possible that delays it.
  case G53
  /// A recognizer that is done is reset before the next sequence of touches.
  case G60
  /// Disabling a recognizer that has begun cancels it; one that is possible fails.
  case G67

  // What recognizers look for.

  /// One tap of one finger, unless more are asked for.
  case TAP1
  /// Each tap has exactly as many fingers as are asked for, which need not land and lift together.
  case TAP3
  /// A finger that moves too far makes it fail.
  case TAP5
  /// So does one that stays down too long.
  case TAP6
  /// And too long a pause between two taps.
  case TAP7
  /// And too great a distance between them.
  case TAP8
  /// Of a pointer it takes the primary button, unless others are asked for; a long press does so, too, and a pan takes
  /// any until some are asked for.
  case TAP9
  /// Half a second, within 10 points, with one finger and no tap before, unless said otherwise.
  case LP1
  /// A finger that moves too far until then makes it fail.
  case LP3
  /// A finger that lifts too early makes it fail.
  case LP6
  /// Where taps are asked for, they come before the press.
  case LP7
  /// A finger too many makes it fail.
  case LP8
  /// One finger or more, unless said otherwise.
  case PAN1
  /// It begins when the middle of its fingers has come far enough.
  case PAN2
  /// Too many fingers before the beginning make it fail; afterwards they are ignored.
  case PAN10
  /// A slow one has to go straighter than a fast one.
  case SW2
  /// The wrong direction, too slow, or too far aside makes it fail.
  case SW5
  /// It starts close to the edge and goes inward; anything else makes it fail.
  case SE3
  /// It begins when the distance of two fingers has changed enough, with a scale of 1.
  case PI1
  /// One finger never begins it, nor do two that only land.
  case PI6
  /// The rotation counts from the start, in radians, clockwise.
  case RO1
  /// It begins when two fingers have turned enough, and ends when both have lifted.
  case RO2

  // Delivery.

  /// An event goes through the application and then through its window; either may change it or stop it.
  case D2
  /// A view receives the cancel right before the first action of the recognizer that took its touches.
  case D7
  /// A view gets one call for all touches of a phase.
  case D8
  /// A deadline counts as an event without touches.
  case D10

  // Other kinds of input.

  /// An input that begins gets its window, its target and the recognizers that receive it; later it is only ever
  /// taken from them.
  case D3
  /// A press stays with the responder that was first responder as it went down.
  case P5
  /// Presses are cancelled when input is interrupted, and when their responder leaves its window: in the order in which
  /// they began.
  case P7
  /// A key that is held is one press; its repetitions are for text and key commands.
  case P8
  /// Steps of a wheel go to what is under the pointer, those of a touchpad to where its scrolling began.
  case S5
  /// Two fingers on a touchpad pinch and turn what is under the pointer, without touches.
  case PI7
  /// A hover begins when the pointer comes in, changes with its moves, and ends when it leaves; touches are none of
  /// it.
  case HO1
  /// A shake goes to the first responder and up, its beginning and its end.
  case M1
  /// After a shake that no responder handled the game is asked whether to undo.
  case M3
  /// Remote control goes to the first responder and up, once the game asked to receive it.
  case X2

  // The first responder.

  /// A responder, a control too, becomes first responder only if it says so, and can resign unless it says no.
  case R12
  /// The present first responder becomes first responder again without a question.
  case R13
  /// A view that is in no window can't become first responder.
  case R14
  /// If the old first responder does not resign, it stays what it is.
  case R16
  /// A window has at most one first responder, and the old one has lost it before the new one gains it.
  case R17
  /// Resigning leaves the window without a first responder; hiding or disabling ends editing alone.
  case R18
  /// A first responder that leaves its window is notified that it resigned, and cannot refuse.
  case R19

  // Actions and key commands.

  /// An action that is sent to a target is performed by no other responder.
  case R22
  /// An action without a target goes up from the first responder, and then up from its sender.
  case R23
  /// The performer of a command provides its title and whether it is enabled before it is shown.
  case R25
  /// The undo manager is that of the nearest responder in the chain that has one; a window has one for all in it.
  case R27
  /// The first key command that fits a key, up from the focused item and on from the first responder, is performed as
  /// an action, and the key goes no further; a letter fits as the layout has it, and in a layout without Latin
  /// letters by the Latin letter of the key's place.
  case R29
  /// A key command's modifiers have to be exactly those that are down; letters fit in either case.
  case R30
  /// A key command that no responder performs leaves the key to the other receivers.
  case R31
  /// A key goes to commands that want to come first, then to text, then to the other commands.
  case R32
  /// A key that a key command took is not delivered as a press, and its release neither.
  case R33
  /// Undo, redo, cut, copy, paste, select all and delete have keys, after all commands, if a responder performs them.
  case R34

  // Controls, and the movement of focus.

  /// A control event is a bit, and an action is for any of them.
  case C1
  /// A touch that begins asks the control whether to track it; if so, it is highlighted and sends the event of the
  /// touch.
  case C2
  /// Every touch down sends an event, and taps after the first send that of a repeat besides.
  case C3
  /// A control tracks one touch at a time.
  case C4
  /// A move asks whether to go on, and sends events for its position and for crossing the edge.
  case C5
  /// A control sends that a finger entered only after it sent that it had left.
  case C6
  /// A tracked finger is outside only when it is well beyond the bounds, a mouse at once; fingers hit a small control
  /// in an area grown about its middle to the least hit size, pointers and pencils do not.
  case C8
  /// The event of a touch's end depends on whether the touch was inside.
  case C9
  /// A cancelled touch ends the tracking with a cancel and no up.
  case C11
  /// A control that leaves its window ends its tracking with a cancel, too.
  case C12
  /// A disabled control tracks nothing; one that is disabled meanwhile cancels.
  case C13
  /// Actions run once each, in the order in which they were added.
  case C15
  /// A change of value sends an event when a person made it, not when the game set it.
  case C19
  // The focus.

  /// What is hidden, transparent, closed to input or wholly covered, or is a disabled control, can't have the focus;
  /// plain views only when they say so.
  case F3
  /// A heading that leads nowhere leaves the focus where it is.
  case F5
  /// All environments of the old and the new item are asked, and one refusal is enough.
  case F7
  /// A request for a new focus counts where the focus is.
  case F10
  /// An item that cannot be focused any more loses the focus to the nearest item of what is around it.
  case F12
  /// A heading leads to the first that way, in its scroll view before outside; `next`, `previous` by reading order.
  case F15
  /// Nothing has the focus until something asks; the first step gives it, to the first responder if that can have it,
  /// and goes no further.
  case F16
  /// Game code moves the focus where it asks for that.
  case F18
  /// Directions lead to the others of a group first, and a group remembers its last focused item.
  case F19
  /// What is presented asks for the focus, also where that is lost, and keeps it.
  case F20
  /// The focus is in the key window.
  case F21
  /// Who is covered by one view in front of it can't have the focus; what a scroll view clips is not covered by what
  /// lies beyond its edge.
  case F22
  /// Select, space and return press the focused control before any responder above it gets them; presses that no
  /// responder handles move the focus.
  case F24

  // Scroll views.

  /// A drag begins more than 10 points from the landing, which are lost, and from then on content follows one to one.
  case V15
  /// Content that has received a finger loses it to scrolling when it may be cancelled and is asked nothing or
  /// agrees.
  case V5
  /// A control keeps its touches when something around it wants to scroll.
  case V6
  /// A finger that lands on what goes by itself stops it.
  case V8
  /// Only an axis along which the content is larger than the view scrolls, unless it bounces and always does so.
  case V9
  /// At that moment, once, the longer axis of the way decides whether the view scrolls, or leaves the touch to its
  /// content or to others.
  case V16
  /// A step of a wheel moves the innermost scroll view that has room that way, and what goes over its limit is lost;
  /// in a pager it turns one page, and steps that come while that turns count once.
  case V22
  /// Page up, page down, home, end and space scroll the nearest scroll view with room when no responder handles them;
  /// arrows one that is first responder itself, or in which no focusable item lies that way.
  case V27

  // Drag and drop.

  /// A drag begins when it is lifted, and the views that had the touch lose it; where a long press shows a menu of the
  /// same view as well, the view is lifted beside it, and the drag begins when the finger moves on and takes the menu
  /// away.
  case DD2
  /// A target is asked once whether it accepts a drag, then notified that it enters, asked for its proposal, and
  /// notified that it exits or was dropped, and that it has ended.
  case DD3
  /// The target of a drag is the innermost view under it that accepts it, looked for with each movement.
  case DD4
  /// What lifts is a recognizer: a long press or a pan that competes with all others; beside a menu of the same view
  /// DD2 says how.
  case DD6
  /// Going from one target to another is an exit, then an entry, and moving inside one is neither.
  case DD8
  /// Which target is entered depends on what it accepts, and not on what it proposes.
  case DD9
  /// Let go over a target that proposes a copy or a move it is dropped there; anything else cancels the drag, and the
  /// source is notified of the end.
  case DD10

  // Assistive clients.

  /// What is hidden, or beside or behind what is modal, is no element.
  case AX4
  /// A request goes to the element's own closure first, then to its widget, and then becomes the input of a hand.
  case AX5
  /// Activation is a touch at the activation point, as any finger's, unless a finger would hit something else there.
  case AX6
  /// Increments and decrements are the steps that arrow keys take.
  case AX7
  /// An element that has ended or is not enabled does nothing.
  case AX8
  /// Escape is asked for on the way up from the element, and is the Escape key after that.
  case AX9
  /// Scrolling is asked for on the way up, and is a page of the nearest scroll view with room after that.
  case AX10

  // Accommodations.

  /// A finger counts once it has been down for the hold duration, and where it is then; one that lifts before is
  /// ignored.
  case AX13
  /// A finger that lands within the time and the distance of the last touch is ignored, if repeats are.
  case AX14
  /// With tap assistance a finger that lifts within the delay is a tap where it landed, or where it lifted.
  case AX15
  /// A finger that waits and moves further than the swipe tolerance begins at once, where it landed.
  case AX16
  /// With slow keys a key counts once it has been down for the time; one that goes up before is ignored.
  case AX17
  /// With bounce keys a key that goes down again within the time after it went up is ignored.
  case AX18
  /// With sticky keys a modifier key that is struck by itself stays down for the next key or click, and one that is
  /// struck twice until it is struck again.
  case AX19
  /// A pointer that rests for the dwell time clicks once where it is.
  case AX20
  /// With mouse keys the keypad moves the pointer and presses its buttons.
  case AX21

  /// The rule's id, as the rules are cited everywhere.
  public var id: String { self == .S5 ? "S-5" : String(describing: self) }
}
