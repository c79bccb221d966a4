extension RuleSentences {
  /// Sentences of the article Rules.md. Tests/rule_sentences.py writes them.
  static let touches = """
    D1 One object describes all events of a type, and changes with each.
    D2 An event goes through the application and then through its window; either may change it or stop it.
    D3 An input that begins gets its window, its target and the recognizers that receive it; later it is only ever \
    taken from them.
    D4 Recognizers see an event before any view does.
    D6 Actions run once all recognizers have seen the event, never in the middle of a change of state.
    D7 A view receives the cancel right before the first action of the recognizer that took its touches.
    D8 A view gets one call for all touches of a phase.
    D9 When an event is done, touches that ended leave it, and recognizers with nothing left to do are reset.
    D10 A deadline counts as an event without touches.
    D11 Time comes with the events and frames; no code of the engine reads a clock.
    H1 A view that is hidden, disabled or transparent is not hit, nor is anything in it.
    H2 Transparent is an alpha below 0.01.
    H3 What counts is a view's own alpha, not that of the views around it multiplied with it.
    H4 Where a point is not inside a view, none of its subviews is asked.
    H5 A point is inside when it lies in the view's bounds, the left and top edges included, the right and bottom \
    ones not.
    H6 Subviews are asked from the front to the back, and the first answer counts.
    H7 A view is hit itself when none of its subviews is.
    H8 A view is hit where it shows, whatever its transform and however far it is scrolled.
    H9 A view whose transform has no inverse is not hit.
    H10 What a view shows does not matter, only its bounds.
    H11 Whatever view a custom hit test answers is the hit view.
    H13 A view that is being animated is not hit, unless its animation allows that.
    H14 Labels and images let touches through, unless something listens on them.
    H15 Only touches that begin are hit-tested.
    H16 A view may be asked several times about one touch, so that its answer must change nothing.
    T1 A finger is the same touch from its beginning to its end; a value that is kept stays as it was.
    T2 A touch begins, moves, rests, ends or is cancelled.
    T3 An event has every touch that is down; one that did not change is stationary, and no responder is called for \
    it.
    T4 A callback gets those touches of its receiver that are in its phase; the event has all others, too.
    T5 The previous location is that of the touch in the last event that reported it; a touch that begins has its \
    own location only.
    T6 A touch's location can be had in the coordinates of any view.
    T7 A touch belongs to the view that it hit, wherever the finger goes.
    T8 The view of a touch stays the one that it hit, also when a recognizer took the touch.
    T9 A view without multiple touch gets one touch at a time; others that hit it are withheld for their whole life.
    T10 That limit is each view's own: touches in its subviews do not count.
    T11 Recognizers receive touches that are withheld from their view.
    T12 A withheld touch is not delivered later, when the first one lifts.
    T13 Of two touches that begin at once on a view without multiple touch, one is delivered.
    T14 A view with exclusive touch and the other views of its window do not get touches at the same time.
    T15 Exclusive touch does not keep touches from recognizers.
    T16 A touch that a view did not get at its beginning stays away from it until it ends.
    T17 A tap counts one more than the last one at its location when it comes soon after that; taps elsewhere do not \
    count.
    T18 After too long a pause, or too far away, taps are counted from one.
    T19 A responder that does not handle an event passes it to the next.
    T20 Each phase goes up the chain by itself, whichever responder handled the one before.
    T21 Whoever got the beginning of a touch gets exactly one end or cancel of it.
    T22 The application's deactivation, or the end of a window or device, cancels the touches that are down; what \
    comes while it is inactive is delivered as usual.
    T23 A view that leaves its window has its touches cancelled once.
    T25 A view that is hidden or disabled in the middle of a touch goes on getting it.
    T26 While interaction is ignored, touches and presses are dropped; those that are down are cancelled.
    T27 A touch that was dropped is not seen until its finger has lifted.
    T28 The samples since the last event stay readable, the last of them equal to the touch itself.
    T29 Predicted touches are guesses at what comes next, good until the next event.
    T30 The last of the coalesced samples is the touch again, so that only one of the two is to be used.
    T31 Coalesced and predicted touches are values of their own.
    T32 A touch has a type, and a force in which 1 is that of an average touch and 0 means that none is measured.
    T33 Properties of a touch that were estimates are corrected later, by the index of their sample.
    T34 A touch changes its phase once in a batch, so that one which begins and ends within a frame has two.
    T35 A finger that lands again without having lifted has moved.
    W1 Touches go to the window under the finger, and what has no location to the key window.
    W2 Windows are asked from the front: higher levels first, and in a level the one that was shown last.
    W3 The first window in which something is hit gets the touch.
    W4 A window in which nothing is hit lets the touch through to the next below.
    W7 An event may have touches in several windows; each window handles its own.
    W8 A window becomes the key window without being moved to the front; the previous key window is notified of its \
    loss first.
    W9 A touch in a window does not make it the key window.
    W11 Hiding a window cancels its touches.
    """
}
