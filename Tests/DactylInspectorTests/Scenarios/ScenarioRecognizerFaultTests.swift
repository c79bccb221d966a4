import DactylInspector
import Testing

@Suite struct ScenarioRecognizerFaultTests {
  private static let common =
    "enabled, cancels_touches_in_view, delays_touches_began, delays_touches_ended, allowed_touch_types, "
    + "requires_exclusive_touch_type, allowed_press_types, requires_failure_of, delegate"

  @Test(
    "A wrong recognizer is refused by its path",
    arguments: [
      (
        #""view": "card", "kind": "tab""#,
        "kind: one of tap, long_press, pan, swipe, pinch, rotation, screen_edge_pan, hover, probe, immediate wanted, "
          + "\"tab\" found"
      ),
      (
        #""view": "card", "kind": "pan", "taps": 2"#,
        "taps: unknown key; known here: id, view, kind, min_touches, max_touches, \(common)"
      ),
      (
        #""view": "card", "kind": "pinch", "min_touches": 2"#,
        "min_touches: unknown key; known here: id, view, kind, \(common)"
      ),
      (#""kind": "tap""#, "view: the id of a view or window wanted, none found"),
      (#""view": "r", "kind": "tap""#, "view: the id of a view or window wanted, \"r\" found"),
      (#""view": "card", "kind": "tap", "taps": 0"#, "taps: a whole number from 1 wanted, 0 found"),
      (#""view": "card", "kind": "tap", "taps": 1.5"#, "taps: a whole number from 1 wanted, 1.5 found"),
      (#""view": "card", "kind": "tap", "touches": true"#, "touches: a whole number from 1 wanted, true found"),
      (#""view": "card", "kind": "tap", "touches": 1e20"#, "touches: a whole number from 1 wanted, 1e+20 found"),
      (
        #""view": "card", "kind": "long_press", "duration": -1"#,
        "duration: a number from 0 to 1000000000000 wanted, -1 found"
      ),
      (#""view": "card", "kind": "long_press", "movement": -1"#, "movement: a number from 0 wanted, -1 found"),
      (
        #""view": "card", "kind": "swipe", "direction": "north""#,
        "direction: one of right, left, up, down wanted, \"north\" found"
      ),
      (
        #""view": "card", "kind": "swipe", "direction": ["up", 1]"#,
        "direction[1]: one of right, left, up, down wanted, 1 found"
      ),
      (
        #""view": "card", "kind": "screen_edge_pan", "edges": ["up"]"#,
        "edges[0]: one of left, right, top, bottom wanted, \"up\" found"
      ),
      (#""view": "card", "kind": "probe", "can_prevent": 0"#, "can_prevent: true or false wanted, 0 found"),
      (
        #""view": "card", "kind": "tap", "allowed_touch_types": ["finger"]"#,
        "allowed_touch_types[0]: one of direct, indirect, pencil, pointer wanted, \"finger\" found"
      ),
      (
        #""view": "card", "kind": "tap", "requires_failure_of": ["card"]"#,
        "requires_failure_of[0]: the id of a recognizer wanted, \"card\" found"
      ),
      (
        #""view": "card", "kind": "tap", "delegate": {"simultaneous_with": ["x"]}"#,
        "delegate.simultaneous_with[0]: the id of a recognizer wanted, \"x\" found"
      ),
      (
        #""view": "card", "kind": "tap", "delegate": {"should_begin": null}"#,
        "delegate.should_begin: true or false wanted, null found"
      ),
      (
        #""view": "card", "kind": "tap", "delegate": {"gate": false}"#,
        "delegate.gate: unknown key; known here: should_begin, should_receive_touch, should_receive_press, "
          + "should_receive_event, simultaneous_with, should_require_failure_of, should_be_required_to_fail_by"
      ),
    ])
  func recognizer(members: String, wanted: String) {
    #expect(fault(in: scenario(recognizers: #"{"id": "r", \#(members)}"#)) == "recognizers[0].\(wanted)")
  }

  @Test func anUnknownKeyNameIsRefusedWithTheKnownOnes() {
    let tap = #"{"id": "r", "view": "card", "kind": "tap", "allowed_press_types": ["spcae"]}"#

    #expect(
      fault(in: scenario(recognizers: tap))
        == "recognizers[0].allowed_press_types[0]: one of a…z, 0…9, space, return, escape, tab, backspace, delete, "
        + "left, right, up, down, home, end, page_up, page_down, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, "
        + "select, menu, button_a, button_b, button_x, button_y, left_shoulder, right_shoulder, left_trigger, "
        + "right_trigger, left_stick, right_stick, dpad_left, dpad_right, dpad_up, dpad_down wanted, \"spcae\" found")
  }
}
