extension RuleSentences {
  /// Sentences of the article Rules.md. Tests/rule_sentences.py writes them.
  static let gestures = """
    G1 A recognizer is possible, began, changed, ended, cancelled or failed.
    G2 From which state a recognizer may go to which.
    G3 A continuous recognizer may begin and end within an event; each state that it enters has its action.
    G4 A recognizer that is interrupted while it is possible fails.
    G5 Actions run when a recognizer begins, with each change, when it ends, and when it is cancelled.
    G6 Any other change of state is refused, with a diagnostic.
    G10 A touch is offered to the recognizers of its view and of the views around it, up to the window.
    G11 In what order a recognizer is asked whether it receives a touch.
    G12 A recognizer never sees a touch that it refused; others do.
    G13 A recognizer receives only the types of touches and presses that it allows.
    G14 The first touch's type excludes other types until the recognizer is reset, unless it takes them together.
    G15 A disabled recognizer receives no touches; those that began before it was enabled are not for it.
    G16 A recognizer that is done takes no new touches until it is reset.
    G17 Recognizers of inner views see an event before those of outer ones.
    G18 Of one view, those that were added first come first.
    G19 A recognizer gets one call for all of its touches of a phase; in one event landings come before lifts.
    G20 A touch's recognizers are those that receive it now.
    G21 A touch that a recognizer ignores is neither cancelled nor delayed on its behalf.
    G22 Taking a recognizer off its view ends it as disabling it does.
    G23 A recognizer's location is the middle of its touches, and stays where it was when they end.
    G24 An action that is added twice runs once; actions run in the order in which they were added.
    G25 The delegate says whether a recognizer may begin; if not, it fails.
    G26 The views whose touches a recognizer would cancel are asked the same.
    G27 A widget refuses a recognizer on a view around it, as a control does a single tap.
    G28 A recognizer waits while one that has to fail first is still possible.
    G29 When that one fails it goes on, and when that one recognizes it fails.
    G30 A tap that waits may be recognized after its fingers have lifted, at the location that it had.
    G31 A continuous recognizer that waited begins with what is so now; the changes in between are not made up for.
    G32 One that is disabled, has failed, or has none of the touches is not waited for.
    G33 Who waits for whom is said by either of the two or by their delegates, and one yes is enough.
    G34 Recognizers that wait for each other fail together.
    G35 What cancels the touches cancels a recognizer that has begun, and one that is possible fails.
    G36 Recognizers that share a touch exclude each other, unless they are allowed to recognize together.
    G37 A recognizer that recognizes makes others on its touches fail, unless either of the two allows both.
    G38 One that is already recognizing makes those fail that come later.
    G39 Two recognize together when the delegate of either says so.
    G40 Delegates are asked about two recognizers only where one would stop the other.
    G41 A tap does not prevent one of more taps, which comes first when both are complete.
    G42 Of two that would recognize at once, the first in order wins: inner views come before outer ones.
    G43 Recognizers that share no touch do not exclude each other.
    G44 A recognizer that is made to fail lets those go on that waited for it.
    G47 A recognizer that recognizes cancels its touches in their views, once.
    G48 Touches that were withheld from the view until then are dropped, unless they are not to be cancelled.
    G49 Only the recognizer's own touches are cancelled; others on the same view go on.
    G50 A touch that joins a recognizer which has begun is not delivered to its view.
    G51 One that does not cancel touches lets the view get them all, after itself.
    G52 A recognizer that delays touches keeps all of them from the view while it is possible.
    G53 The end of a touch is kept from the view while a recognizer is possible that delays it.
    G54 The view under a tap that is recognized gets a beginning and a cancel, and no end.
    G55 Under a double tap a view gets two beginnings and two cancels.
    G56 Under a single tap it gets the end when the double tap gives up.
    G57 A touch is delayed as long as any of its recognizers delays it.
    G58 A view that did not get the beginning of a touch gets nothing of it.
    G59 All of this holds for presses, too.
    G60 A recognizer that is done is reset before the next sequence of touches.
    G61 Until then it keeps its last state, which its action sees.
    G62 It is reset once, after its action and before the next touch that begins with no other down.
    G63 Touches that are down at a reset are none of its touches afterwards.
    G64 A recognizer that waits for another is not reset before that is decided, and those that wait are reset \
    together.
    G65 One that wants several taps stays possible between them.
    G66 The engine alone resets recognizers, and no action comes of it.
    G67 Disabling a recognizer that has begun cancels it; one that is possible fails.
    G68 One that is enabled again ignores the fingers that are down.
    G71 A recognizer fails as soon as what it wants can't happen any more.
    TAP1 One tap of one finger, unless more are asked for.
    TAP2 A tap is recognized when the last finger of the last tap lifts.
    TAP3 Each tap has exactly as many fingers as are asked for, which need not land and lift together.
    TAP4 Its location is the middle of the first tap.
    TAP5 A finger that moves too far makes it fail.
    TAP6 So does one that stays down too long.
    TAP7 And too long a pause between two taps.
    TAP8 And too great a distance between them.
    TAP9 Of a pointer it takes the primary button, unless others are asked for; a long press does so, too, and a pan \
    takes any until some are asked for.
    TAP10 A tap has one action, when it has ended.
    TAP11 Each complete tap is a new one; after a double tap the next is the first again.
    TAP12 A tap that came too late for the one before is a first tap.
    LP1 Half a second, within 10 points, with one finger and no tap before, unless said otherwise.
    LP2 The time starts when the last finger that is needed lands, and the press begins when it is over.
    LP3 A finger that moves too far until then makes it fail.
    LP4 Afterwards it may go anywhere, and every move is a change.
    LP5 It ends when one of its fingers lifts.
    LP6 A finger that lifts too early makes it fail.
    LP7 Where taps are asked for, they come before the press.
    LP8 A finger too many makes it fail.
    LP9 With no time at all it begins when the finger lands.
    LP10 Its location is the middle of its fingers.
    PAN1 One finger or more, unless said otherwise.
    PAN2 It begins when the middle of its fingers has come far enough.
    PAN3 Then every move is a change, while enough fingers are down.
    PAN4 It ends when the last finger lifts.
    PAN5 A finger that joins or leaves does not make the translation jump.
    PAN6 The translation counts from the start, or from what it was set to, in the axes of the view that is asked \
    for.
    PAN7 Whether the way until the beginning counts is a setting.
    PAN8 Setting the translation re-bases it; the velocity, which is that of the fingers, goes on.
    PAN9 The velocity is in points a second, in the axes of the view that is asked for.
    PAN10 Too many fingers before the beginning make it fail; afterwards they are ignored.
    PAN11 It scrolls with the kinds of wheel that are asked for, of which there are none at first; no finger is down \
    then.
    PAN12 A tap makes it fail.
    PAN13 It never begins when a finger lands.
    SW1 One finger to the right, unless said otherwise.
    SW2 A slow one has to go straighter than a fast one.
    SW3 It is recognized in the middle of the movement, once.
    SW4 Its location is where it started.
    SW5 The wrong direction, too slow, or too far aside makes it fail.
    SW6 How far and how fast are settings.
    SW7 Of several directions any will do.
    PI1 It begins when the distance of two fingers has changed enough, with a scale of 1.
    PI2 The scale is their distance beside that at the start, or beside what it was set to (velocity: PAN8).
    PI3 It changes while two fingers are down and ends when both have lifted.
    PI4 The velocity is scale a second, negative when they close.
    PI5 A third finger is ignored.
    PI6 One finger never begins it, nor do two that only land.
    PI7 Two fingers on a touchpad pinch and turn what is under the pointer, without touches.
    RO1 The rotation counts from the start, in radians, clockwise.
    RO2 It begins when two fingers have turned enough, and ends when both have lifted.
    RO3 Setting the rotation re-bases it; the velocity goes on (PAN8).
    RO4 It goes on past half a turn without a jump.
    SE1 It starts at the edges that are asked for, of which there are none at first.
    SE2 One finger counts, and others are ignored.
    SE3 It starts close to the edge and goes inward; anything else makes it fail.
    SE4 Others can be made to wait until it fails.
    HO1 A hover begins when the pointer comes in, changes with its moves, and ends when it leaves; touches are none \
    of it.
    HO2 It competes with no other recognizer, and cancels no touches.
    HO3 A pointer that goes into a subview is still inside the view.
    HO4 Where views move under a pointer at rest, what it is over is found again at the end of the frame.
    S-1 Scrolling, hovering and the touchpad's pinches are events of their own types.
    S-2 They have no touches, and recognizers alone get them.
    S-3 Before a recognizer gets one it is asked once, about the event.
    S-4 Steps of a wheel and the smooth path of a touchpad are different kinds.
    S-5 Steps of a wheel go to what is under the pointer, those of a touchpad to where its scrolling began.
    S-6 Events have the modifiers and buttons that are down, and recognizers those of their last event.
    """
}
