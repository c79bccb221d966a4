import Dactyl
import Testing

@testable import DactylInspector

@Suite struct ScenarioFileTests {
  @Test func aFileWithoutWindowsHasOneThatIsKey() throws {
    let file = try read(scenario())

    #expect(file.windows == [ScenarioWindow(id: "main", frame: Rect(0, 0, 800, 600), isKey: true)])
    #expect(file.delegate == nil)
    #expect(file.until == Timestamp(milliseconds: 2000))
  }

  @Test(
    "The first window is key unless the file has another",
    arguments: [
      ("", "", [true, false]), ("", #", "key": true"#, [false, true]), (#", "key": false"#, "", [false, false]),
      (#", "key": true"#, "", [true, false]), ("", #", "key": false"#, [true, false]),
    ])
  func keyWindow(first: String, second: String, wanted: [Bool]) throws {
    let windows = #"""
      "windows": [{"id": "main", "frame": [0, 0, 1, 1]\#(first)}, {"id": "b", "frame": [0, 0, 1, 1]\#(second)}]
      """#

    #expect(try read(scenario(more: windows)).windows.map(\.isKey) == wanted)
  }

  @Test func aPlainViewHasTheDefaults() throws {
    let view = try read(scenario()).views[0]

    #expect(view == ScenarioView(id: "card", parent: "main", frame: Rect(0, 0, 10, 10)))
    #expect(view.isInteractive && view.gate && !view.isHidden && !view.clips && view.control == nil)
    #expect(view.responder.canResignFirstResponder && !view.responder.canBecomeFirstResponder)
  }

  @Test func everyKeyOfAViewIsRead() throws {
    let view = #"""
      {"id": "v", "parent": "card", "frame": [1, 2, 3, 4], "bounds_origin": [5, 6], "transform": [1, 2, 3, 4, 5, 6],
      "alpha": 0.5, "hidden": true, "interactive": false, "clips": true, "multiple_touch": true,
      "exclusive_touch": true, "hit_outsets": [1, -2, 3, 4], "passes_through": true,
      "handles": ["touchesBegan", "presses"], "observes": ["remote"], "can_become_first_responder": true,
      "can_resign_first_responder": false, "actions": ["a", "b"],
      "key_commands": [{"input": "s", "modifiers": ["control", "shift"], "action": "save"}],
      "control": {"enabled": false}, "gate": false}
      """#
    var wanted = ScenarioView(id: "v", parent: "card", frame: Rect(1, 2, 3, 4))
    wanted.boundsOrigin = Point(5, 6)
    wanted.transform = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    wanted.alpha = 0.5
    wanted.isHidden = true
    wanted.isInteractive = false
    wanted.clips = true
    wanted.isMultipleTouchEnabled = true
    wanted.isExclusiveTouch = true
    wanted.hitOutsets = EdgeInsets(top: 1, left: -2, bottom: 3, right: 4)
    wanted.passesThrough = true
    wanted.control = ScenarioControl(isEnabled: false)
    wanted.gate = false
    wanted.responder.handles = [.touchesBegan, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled]
    wanted.responder.observes = .remote
    wanted.responder.canBecomeFirstResponder = true
    wanted.responder.canResignFirstResponder = false
    wanted.responder.actions = ["a", "b"]
    wanted.responder.keyCommands = [ScenarioKeyCommand(input: "s", modifiers: [.shift, .control], action: "save")]

    #expect(try read(scenario(views: view)).views[1] == wanted)
  }

  @Test func everyKeyOfAScrollViewIsRead() throws {
    let view = #"""
      {"id": "v", "parent": "card", "frame": [1, 2, 3, 4], "scroll": {"content": [5, 6], "inset": [1, 2, 3, 4],
      "offset": [7, 8], "enabled": false, "delays_content_touches": false, "can_cancel_content_touches": false,
      "directional_lock": true, "paging": true, "bounces": false, "always_bounce_vertical": true,
      "always_bounce_horizontal": true, "deceleration": "fast", "touches_should_begin": false,
      "touches_should_cancel": true, "zoom": [0.5, 2], "logs": true}}
      """#
    var wanted = ScenarioScroll(content: Vector(5, 6))
    wanted.inset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    wanted.offset = Point(7, 8)
    wanted.isEnabled = false
    wanted.delaysContentTouches = false
    wanted.canCancelContentTouches = false
    wanted.locksDirection = true
    wanted.pages = true
    wanted.bounces = false
    wanted.alwaysBouncesDown = true
    wanted.alwaysBouncesAcross = true
    wanted.deceleration = .fast
    wanted.touchesShouldBegin = false
    wanted.touchesShouldCancel = true
    wanted.zoom = 0.5...2
    wanted.logs = true

    #expect(try read(scenario(views: view)).views[1].scroll == wanted)
    let backwards = view.replacing("[0.5, 2]", with: "[2, 0.5]")
    #expect(fault(in: scenario(views: backwards))?.contains("2 numbers above 0, the smaller first") == true)
  }

  @Test func aTransformScalesThenRotatesThenTranslates() throws {
    let parts = #"{"rotate": 1.5707963267948966, "scale": [2, 3], "translate": [10, 20]}"#
    let view = #"{"id": "v", "parent": "card", "frame": [0, 0, 1, 1], "transform": \#(parts)}"#

    let point = try read(scenario(views: view)).views[1].transform.apply(to: Point(1, 1))

    // (1, 1) scaled is (2, 3), a quarter turn clockwise later (-3, 2).
    #expect(point.distance(to: Point(7, 22)) < 0.0001)
  }

  @Test(
    "Each kind of recognizer has its parameters and defaults",
    arguments: [
      (#""tap""#, ScenarioGesture.tap(taps: 1, touches: 1)),
      (#""tap", "taps": 2, "touches": 3"#, .tap(taps: 2, touches: 3)),
      (#""long_press""#, .longPress(taps: 0, touches: 1, duration: 500, movement: 10)),
      (
        #""long_press", "taps": 1, "touches": 2, "duration": 0, "movement": 4"#,
        .longPress(taps: 1, touches: 2, duration: 0, movement: 4)
      ),
      (#""pan""#, .pan(minTouches: 1, maxTouches: nil)),
      (#""pan", "min_touches": 2, "max_touches": 3"#, .pan(minTouches: 2, maxTouches: 3)),
      (#""swipe""#, .swipe(directions: [.right], touches: 1)),
      (#""swipe", "direction": "up", "touches": 2"#, .swipe(directions: [.up], touches: 2)),
      (#""swipe", "direction": ["left", "down"]"#, .swipe(directions: [.left, .down], touches: 1)),
      (#""pinch""#, .pinch), (#""rotation""#, .rotation), (#""hover""#, .hover),
      (#""screen_edge_pan""#, .screenEdgePan(edges: [])),
      (#""screen_edge_pan", "edges": ["left", "bottom"]"#, .screenEdgePan(edges: [.left, .bottom])),
      (#""probe""#, .probe(canPrevent: true, canBePrevented: true)),
      (#""immediate", "can_prevent": false"#, .immediate(canPrevent: false, canBePrevented: true)),
      (#""probe", "can_be_prevented": false"#, .probe(canPrevent: true, canBePrevented: false)),
    ])
  func kind(members: String, wanted: ScenarioGesture) throws {
    let file = try read(scenario(recognizers: #"{"id": "r", "view": "main", "kind": \#(members)}"#))

    #expect(file.recognizers == [ScenarioRecognizer(id: "r", view: "main", kind: wanted)])
  }

  @Test func everyKeyOfARecognizerIsRead() throws {
    let recognizers = #"""
      {"id": "r", "view": "card", "kind": "pan", "enabled": false, "cancels_touches_in_view": false,
      "delays_touches_began": true, "delays_touches_ended": false, "allowed_touch_types": ["pencil"],
      "requires_exclusive_touch_type": false, "allowed_press_types": ["select", "f12"], "requires_failure_of": ["s"],
      "delegate": {"should_begin": false, "should_receive_touch": false, "should_receive_press": false,
      "should_receive_event": false, "simultaneous_with": ["s"], "should_require_failure_of": ["r"],
      "should_be_required_to_fail_by": ["s", "r"]}},
      {"id": "s", "view": "card", "kind": "pinch", "delegate": {}}
      """#
    var wanted = ScenarioRecognizer(id: "r", view: "card", kind: .pan(minTouches: 1, maxTouches: nil))
    wanted.isEnabled = false
    wanted.cancelsTouchesInView = false
    wanted.delaysTouchesBegan = true
    wanted.delaysTouchesEnded = false
    wanted.allowedTouchTypes = [.pencil]
    wanted.requiresExclusiveTouchType = false
    wanted.allowedPressTypes = ["select", "f12"]
    wanted.requiresFailureOf = ["s"]
    wanted.delegate = ScenarioGestureDelegate(
      shouldBegin: false, shouldReceiveTouch: false, shouldReceivePress: false, shouldReceiveEvent: false,
      simultaneousWith: ["s"], shouldRequireFailureOf: ["r"], shouldBeRequiredToFailBy: ["s", "r"])

    let file = try read(scenario(recognizers: recognizers))

    #expect(file.recognizers[0] == wanted)
    #expect(file.recognizers[1].delegate == ScenarioGestureDelegate())
  }

  @Test(
    "Each step is read",
    arguments: [
      (
        #""touch": "moved", "finger": 2, "x": 1.5, "y": -2, "type": "pencil""#,
        ScenarioAction.touch(ScenarioTouch(phase: .moved, finger: 2, location: Point(1.5, -2), type: .pencil))
      ),
      (
        #""press": "changed", "key": "left_trigger", "force": 0.5, "modifiers": ["command"]"#,
        .press(ScenarioPress(phase: .changed, key: "left_trigger", force: 0.5, modifiers: .command))
      ),
      (#""press": "began", "key": "0""#, .press(ScenarioPress(phase: .began, key: "0", force: nil, modifiers: []))),
      (#""hover": [1, 2]"#, .hover(Point(1, 2))), (#""hover": null"#, .hover(nil)),
      (#""scroll": [1, -2], "x": 3, "y": 4"#, .scroll(Vector(1, -2), at: Point(3, 4))),
      (#""motion": "cancelled""#, .motion(.cancelled)),
      (#""remote": "begin_seeking_forward""#, .remote(.beginSeekingForward)),
      (#""window": "deactivated""#, .foreground(.deactivated)),
      (#""make_key": "main""#, .makeKey("main")),
      (#""become_first_responder": "card""#, .becomeFirstResponder("card")),
      (#""resign_first_responder": "app""#, .resignFirstResponder("app")),
      (#""send_action": "copy", "to": null, "from": "card""#, .sendAction("copy", target: nil, sender: "card")),
      (#""send_action": "copy", "to": "main""#, .sendAction("copy", target: "main", sender: nil)),
      (
        #""set": "card", "alpha": 0.5, "hidden": true, "frame": [1, 2, 3, 4]"#,
        .set("card", [.hidden(true), .alpha(0.5), .frame(Rect(1, 2, 3, 4))])
      ),
      (#""set": "card", "bounds_origin": [1, 2]"#, .set("card", [.boundsOrigin(Point(1, 2))])),
      (#""set": "card", "transform": {"scale": 2}"#, .set("card", [.transform(.scale(2))])),
      (#""set": "main", "level": -1"#, .set("main", [.level(-1)])),
      (#""set": "tap", "enabled": false"#, .set("tap", [.enabled(false)])),
      (#""remove": "tap""#, .remove("tap")),
      (#""move": "card", "to": "main""#, .move("card", parent: "main", index: nil)),
      (#""move": "card", "to": "main", "index": 0"#, .move("card", parent: "main", index: 0)),
      (#""ignore_interaction": true"#, .ignoreInteraction(true)),
      (#""hit": [1, 2]"#, .hit(Point(1, 2))),
    ])
  func step(members: String, wanted: ScenarioAction) throws {
    let tap = #"{"id": "tap", "view": "card", "kind": "tap"}"#

    let file = try read(scenario(recognizers: tap, steps: #"{"at": 16.25, \#(members)}"#))

    #expect(file.steps == [ScenarioStep(at: Timestamp(nanoseconds: 16_250_000), action: wanted)])
    #expect(file.until == Timestamp(nanoseconds: 2_016_250_000))
  }

  @Test func applicationDelegateAndControllersAreRead() throws {
    let more = #"""
      "app": {"actions": ["a"]}, "delegate": {"observes": ["motion"]}, "until": 5, "values": true, "rules": ["G1"],
      "controllers": [{"id": "menu", "view": "card", "handles": ["touches"], "can_become_first_responder": true}]
      """#

    let file = try read(scenario(log: #""0 delegate motionBegan", "1 none performed a""#, more: more))

    #expect(file.application == ScenarioResponder(actions: ["a"]))
    #expect(file.delegate == ScenarioResponder(observes: .motion))
    #expect(
      file.controllers == [
        ScenarioController(
          id: "menu", view: "card", responder: ScenarioResponder(handles: .touches, canBecomeFirstResponder: true))
      ])
    #expect(file.until == Timestamp(milliseconds: 5) && file.showsValues && file.rules == ["G1"])
  }

  @Test func theLogHasEntriesRangesAndLists() throws {
    let file = try read(scenario(log: #""0 card began", ["1..2 card touchesBegan 1,2", "3 hit none"]"#))

    let zero = Timestamp.zero...Timestamp.zero
    let range = Timestamp(milliseconds: 1)...Timestamp(milliseconds: 2)
    let three = Timestamp(milliseconds: 3)...Timestamp(milliseconds: 3)
    #expect(
      file.log == [
        .entry(ScenarioPattern(times: zero, text: "card began")),
        .anyOrder([
          ScenarioPattern(times: range, text: "card touchesBegan 1,2"), ScenarioPattern(times: three, text: "hit none"),
        ]),
      ])
  }
}
