import DactylInspector
import Testing

@Suite struct ScenarioStepFaultTests {
  private static let verbs =
    "touch, press, hover, scroll, motion, remote, window, make_key, become_first_responder, resign_first_responder, "
    + "send_action, set, remove, move, ignore_interaction, hit, offset, set_offset, scroll_to_visible, cancel_drag, "
    + "focus, update_focus, focus_on, present, dismiss, request, elements, assist"

  @Test(
    "A wrong step is refused by its path",
    arguments: [
      (#""hover": null"#, ".at: a number wanted, none found"),
      (#""at": "0", "hover": null"#, ".at: a number from 0 to 1000000000000 wanted, \"0\" found"),
      (#""at": -1, "hover": null"#, ".at: a number from 0 to 1000000000000 wanted, -1 found"),
      (#""at": 1e999, "hover": null"#, ".at: a finite number wanted, a larger one found"),
      (#""at": 5"#, ": one of \(verbs) wanted, none found"),
      (#""at": 5, "hover": null, "touch": "began""#, ": one of \(verbs) wanted, touch and hover found"),
      (#""at": 5, "hover": 3"#, ".hover: 2 numbers wanted, 3 found"),
      (
        #""at": 5, "touch": "start", "finger": 1, "x": 0, "y": 0"#,
        ".touch: one of began, moved, ended, cancelled wanted, \"start\" found"
      ),
      (#""at": 5, "touch": "began", "x": 0, "y": 0"#, ".finger: a whole number wanted, none found"),
      (#""at": 5, "touch": "began", "finger": 0.5, "x": 0, "y": 0"#, ".finger: a whole number wanted, 0.5 found"),
      (#""at": 5, "touch": "began", "finger": 1, "x": 0"#, ".y: a number wanted, none found"),
      (
        #""at": 5, "touch": "began", "finger": 1, "x": 0, "y": 0, "force": 1"#,
        ".force: unknown key; known here: at, touch, finger, x, y, type"
      ),
      (#""at": 5, "press": "began""#, ".key: the name of a key or button wanted, none found"),
      (#""at": 5, "press": "began", "key": "a", "force": 2"#, ".force: a number from 0 to 1 wanted, 2 found"),
      (#""at": 5, "scroll": [1, 2]"#, ".x: a number wanted, none found"),
      (#""at": 5, "motion": "shake""#, ".motion: one of began, ended, cancelled wanted, \"shake\" found"),
      (
        #""at": 5, "remote": "next""#,
        ".remote: one of play, pause, stop, toggle_play_pause, next_track, previous_track, begin_seeking_backward, "
          + "end_seeking_backward, begin_seeking_forward, end_seeking_forward wanted, \"next\" found"
      ),
      (#""at": 5, "window": "closed""#, ".window: one of deactivated, activated wanted, \"closed\" found"),
      (#""at": 5, "make_key": "card""#, ".make_key: the id of a window wanted, \"card\" found"),
      (
        #""at": 5, "become_first_responder": "delegate""#,
        ".become_first_responder: the id of a view, window or controller, or app or delegate wanted, \"delegate\" found"
      ),
      (
        #""at": 5, "send_action": "copy", "to": "tap""#,
        ".to: the id of a view, window or controller, or app or delegate wanted, \"tap\" found"
      ),
      (#""at": 5, "remove": "main""#, ".remove: the id of a view or recognizer wanted, \"main\" found"),
      (#""at": 5, "move": "card""#, ".to: the id of a view or window wanted, none found"),
      (#""at": 5, "move": "card", "to": "main", "index": -1"#, ".index: a whole number from 0 wanted, -1 found"),
      (#""at": 5, "ignore_interaction": 1"#, ".ignore_interaction: true or false wanted, 1 found"),
      (#""at": 5, "hit": [1]"#, ".hit: 2 numbers wanted, 1 found"),
      (#""at": 5, "set": "app", "alpha": 1"#, ".set: the id of a view, window or recognizer wanted, \"app\" found"),
      (#""at": 5, "set": "tap", "hidden": true"#, ".hidden: unknown key; known here: at, set, enabled"),
      (
        #""at": 5, "set": "card", "enabled": true"#,
        ".enabled: unknown key; known here: at, set, hidden, alpha, interactive, frame, transform, bounds_origin, "
          + "focusable, preferred_focus, focus_guide, traps_focus, allows_focus_change"
      ),
      (#""at": 5, "request": "activate""#, ".of: the id of a view wanted, none found"),
      (#""at": 5, "request": "custom", "of": "card""#, ".name: the name of an action wanted, none found"),
      (#""at": 5, "request": "set_value", "of": "card", "to": "1""#, ".to: a number wanted, \"1\" found"),
      (#""at": 5, "elements": false"#, ".elements: true wanted, false found"),
      (
        #""at": 5, "assist": {"scan_interval": -1}"#, ".assist.scan_interval: a number from 0 to 60000 wanted, -1 found"
      ),
      (
        #""at": 5, "assist": {"tap_assistance": "last"}"#,
        ".assist.tap_assistance: one of off, initial, final wanted, \"last\" found"
      ),
      (#""at": 5, "set": "main", "level": "1""#, ".level: a number wanted, \"1\" found"),
      (
        #""at": 5, "set": "main""#,
        ": at least one of hidden, alpha, interactive, frame, level wanted, none found"
      ),
    ])
  func step(members: String, wanted: String) {
    let tap = #"{"id": "tap", "view": "card", "kind": "tap"}"#

    #expect(fault(in: scenario(recognizers: tap, steps: "{\(members)}")) == "steps[0]\(wanted)")
  }

  @Test func timeThatRunsBackwardsIsRefused() {
    let steps = #"{"at": 16.5, "hover": null}, {"at": 16.5, "hover": null}, {"at": 16, "hover": null}"#

    #expect(fault(in: scenario(steps: steps)) == "steps[2].at: a time from 16.5 wanted, 16 found")
  }

  @Test(
    "A wrong line of the log is refused",
    arguments: [
      (#""0 card""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"0 card\" found"),
      (#""card began 1""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"card began 1\" found"),
      (#""-1 card began""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"-1 card began\" found"),
      (#""0.. card began""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"0.. card began\" found"),
      (#""20..10 card began""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"20..10 card began\" found"),
      (#""1..2..3 card began""#, "log[0]: TIME WHO WHAT [DETAIL] wanted, \"1..2..3 card began\" found"),
      ("5", "log[0]: TIME WHO WHAT [DETAIL] wanted, 5 found"),
      ("[]", "log[0]: at least 1 entry wanted, 0 found"),
      (#"[["0 card began"]]"#, "log[0][0]: TIME WHO WHAT [DETAIL] wanted, a list found"),
      (#""0 crad began""#, "log[0]: an id of this file, hit, elements or speech wanted, \"0 crad began\" found"),
      (#""0 hit crad""#, "log[0]: an id of this file, hit, elements or speech wanted, \"0 hit crad\" found"),
      (
        #"["0 card began", "0 card begun"]"#,
        "log[0][1]: one of touchesBegan, touchesMoved, touchesEnded, touchesCancelled, pressesBegan, pressesChanged, "
          + "pressesEnded, pressesCancelled, motionBegan, motionEnded, motionCancelled, remoteControl, began, changed, "
          + "ended, cancelled, recognized, touchDown, touchDownRepeat, touchDragInside, touchDragOutside, "
          + "touchDragEnter, touchDragExit, touchUpInside, touchUpOutside, touchCancel, becameFirstResponder, "
          + "resignedFirstResponder, performed, willBeginDragging, didEndDragging, willBeginDecelerating, "
          + "didEndDecelerating, didEndAnimation, offset, dragBegan, dragEntered, dragExited, dropPerformed, dragEnded, "
          + "becameFocused, lostFocus, focusStayed, custom, activate, increment, decrement, scroll, escape, magicTap after "
          + "card wanted, \"0 card begun\" found"
      ),
    ])
  func log(entry: String, wanted: String) { #expect(fault(in: scenario(log: entry)) == wanted) }
}
