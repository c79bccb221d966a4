import Dactyl
import DactylInspector
import Testing

@Suite struct ScenarioFaultTests {
  @Test(
    "A file whose top level is wrong is refused",
    arguments: [
      ("[]", "an object wanted, a list found"),
      ("{}", "format: 1 wanted, none found"),
      (#"{"format": 2, "colour": 1}"#, "format: 1 wanted, 2 found"),
      (#"{"format": true}"#, "format: 1 wanted, true found"),
      (#"{"format": 1}"#, "name: a name wanted, none found"),
      (#"{"format": 1, "name": "n"}"#, "views: a list wanted, none found"),
      (#"{"format": 1, "name": "n", "views": []}"#, "steps: a list wanted, none found"),
      (#"{"format": 1, "name": "n", "views": [], "steps": []}"#, "log: a list wanted, none found"),
      (#"{"format": 1, "name": "", "views": []}"#, "name: a name wanted, \"\" found"),
      (#"{"format": 1, "name": "n", "name": "m"}"#, "name: 1 such key wanted, 2 found"),
      (
        #"{"format": 1, "name": "n", "veiws": []}"#,
        "veiws: unknown key; known here: format, name, rules, windows, app, delegate, controllers, views, recognizers, "
          + "steps, until, values, log"
      ),
      (scenario(more: #""values": 1"#), "values: true or false wanted, 1 found"),
      (scenario(more: #""rules": "G1""#), "rules: a list wanted, \"G1\" found"),
      (
        scenario(more: #""app": {"id": "a"}"#),
        "app.id: unknown key; known here: handles, observes, actions, key_commands"
      ),
      (
        scenario(steps: #"{"at": 500, "hover": null}"#, more: #""until": 100"#),
        "until: a time from 500, the last step's, wanted, 100 found"
      ),
      (scenario(more: #""windows": []"#), "windows: at least 1 window wanted, 0 found"),
      (
        scenario(more: #""windows": [{"id": "main"}]"#), "windows[0].frame: 4 numbers wanted, none found"
      ),
      (
        scenario(
          more: #"""
            "windows": [{"id": "main", "frame": [0, 0, 1, 1], "key": true},
            {"id": "b", "frame": [0, 0, 1, 1], "key": true}]
            """#), "windows[1]: 1 key window wanted, 2 found"
      ),
      (
        scenario(more: #""controllers": [{"id": "c", "view": "main"}]"#),
        "controllers[0].view: the id of a view wanted, \"main\" found"
      ),
      (
        scenario(more: #""controllers": [{"id": "c", "view": "card"}, {"id": "d", "view": "card"}]"#),
        "controllers[1].view: the id of a view without a controller wanted, \"card\" found"
      ),
      (
        scenario(more: #""controllers": [{"id": "card", "view": "card"}]"#),
        "controllers[0].id: an id that nothing before it has wanted, \"card\" found"
      ),
    ])
  func topLevel(text: String, wanted: String) { #expect(fault(in: text) == wanted) }

  @Test(
    "A wrong view is refused by its path",
    arguments: [
      (#""id": "v", "parent": "card", "frame": [1, 2, 3]"#, "frame: 4 numbers wanted, 3 found"),
      (#""id": "v", "parent": "card", "frame": 3"#, "frame: 4 numbers wanted, 3 found"),
      (#""id": "v", "parent": "card", "frame": [1, 2, 3, true]"#, "frame[3]: a number wanted, true found"),
      (#""id": "v", "parent": "card", "frame": [1, 2, "3", 4]"#, "frame[2]: a number wanted, \"3\" found"),
      (
        #""id": "v", "parent": "card", "frame": [1e999, 2, 3, 4]"#,
        "frame[0]: a finite number wanted, a larger one found"
      ),
      (#""id": "v", "parent": "card", "frame": [1e39, 2, 3, 4]"#, "frame[0]: a finite number wanted, 1e+39 found"),
      (#""id": "v", "parent": "card""#, "frame: 4 numbers wanted, none found"),
      (#""parent": "card""#, "id: an id wanted, none found"),
      (#""id": "a b", "parent": "card""#, "id: an id without spaces wanted, \"a b\" found"),
      (
        #""id": "app", "parent": "card""#,
        "id: an id other than app, delegate, none, elements, speech wanted, \"app\" found"
      ),
      (
        #""id": "delegate", "parent": "card""#,
        "id: an id other than app, delegate, none, elements, speech wanted, \"delegate\" found"
      ),
      (
        #""id": "none", "parent": "card""#,
        "id: an id other than app, delegate, none, elements, speech wanted, \"none\" found"
      ),
      (#""id": "card", "parent": "card""#, "id: an id that nothing before it has wanted, \"card\" found"),
      (#""id": "main", "parent": "card""#, "id: an id that nothing before it has wanted, \"main\" found"),
      (#""id": "v""#, "parent: the id of a view or window declared before it, or none wanted, none found"),
      (#""id": "v", "parent": "v""#, "parent: the id of a view or window declared before it wanted, \"v\" found"),
      (
        #""id": "v", "parent": "later""#,
        "parent: the id of a view or window declared before it wanted, \"later\" found"
      ),
      (#""id": "v", "parent": "app""#, "parent: the id of a view or window declared before it wanted, \"app\" found"),
    ])
  func view(members: String, wanted: String) {
    let later = #"{"id": "later", "parent": "card", "frame": [0, 0, 1, 1]}"#

    #expect(fault(in: scenario(views: "{\(members)}, \(later)")) == "views[1].\(wanted)")
  }

  @Test(
    "A wrong value under an optional key of a view is refused",
    arguments: [
      (#""hidden": 1"#, "hidden: true or false wanted, 1 found"),
      (#""alpha": true"#, "alpha: a number wanted, true found"),
      (#""alpha": null"#, "alpha: a number wanted, null found"),
      (#""bounds_origin": [1]"#, "bounds_origin: 2 numbers wanted, 1 found"),
      (#""transform": [1, 0, 0, 1]"#, "transform: 6 numbers wanted, 4 found"),
      (#""transform": 2"#, "transform: 6 numbers or an object wanted, 2 found"),
      (#""transform": {"scale": [1, 2, 3]}"#, "transform.scale: 2 numbers wanted, 3 found"),
      (#""transform": {"scale": "2"}"#, "transform.scale: a number or 2 numbers wanted, \"2\" found"),
      (#""transform": {"skew": 1}"#, "transform.skew: unknown key; known here: rotate, scale, translate"),
      (#""control": "button""#, "control: true or an object wanted, \"button\" found"),
      (#""control": {"enabled": 1}"#, "control.enabled: true or false wanted, 1 found"),
      (
        #""handles": ["touch"]"#,
        "handles[0]: one of touches, presses, motion, remote, touchesBegan, touchesMoved, touchesEnded, "
          + "touchesCancelled, pressesBegan, pressesChanged, pressesEnded, pressesCancelled, motionBegan, motionEnded, "
          + "motionCancelled, remoteControl wanted, \"touch\" found"
      ),
      (#""handles": "touches""#, "handles: a list wanted, \"touches\" found"),
      (#""key_commands": [{"input": "s"}]"#, "key_commands[0].action: a name wanted, none found"),
      (#""key_commands": [{}]"#, "key_commands[0].input: a character or the name of a key wanted, none found"),
      (
        #""key_commands": [{"input": "s", "action": "a", "modifiers": ["ctrl"]}]"#,
        "key_commands[0].modifiers[0]: one of shift, control, alternate, command wanted, \"ctrl\" found"
      ),
    ])
  func optionalKey(member: String, wanted: String) {
    let view = #"{"id": "v", "parent": "card", "frame": [0, 0, 1, 1], \#(member)}"#

    #expect(fault(in: scenario(views: view)) == "views[1].\(wanted)")
  }

  @Test(
    "The input of a key command is a character or the name of a key",
    arguments: [
      #""pgup""#, #""Left""#, #""button_a""#, #""ab""#, #""f13""#, #""""#, #""\t""#, "5",
    ])
  func keyInput(input: String) {
    let view = #"""
      {"id": "v", "parent": "card", "frame": [0, 0, 1, 1], "key_commands": [{"input": \#(input), "action": "a"}]}
      """#

    let found = input == #""\t""# ? "\"\t\"" : input
    #expect(
      fault(in: scenario(views: view))
        == "views[1].key_commands[0].input: a character or one of space, return, escape, tab, backspace, delete, left, "
        + "right, up, down, home, end, page_up, page_down, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12 wanted, "
        + "\(found) found")
  }

  @Test(
    "An unknown rule is refused",
    arguments: [
      #""G72""#, #""G0""#, #""G-1""#, #""G+1""#, #""G01""#, #""G""#, #""g1""#, #""S2""#, #""Q1""#, #""G1 ""#, #""""#,
      "1",
    ])
  func rule(id: String) {
    #expect(
      fault(in: scenario(more: #""rules": ["G71", \#(id)]"#))
        == "rules[1]: the id of a rule (D1…D11, H1…H18, T1…T35, W1…W11, G1…G71, TAP1…TAP12, LP1…LP10, PAN1…PAN13, "
        + "SW1…SW7, PI1…PI7, RO1…RO4, SE1…SE4, HO1…HO4, R1…R34, C1…C19, P1…P11, M1…M4, X1…X2, S-1…S-6, V1…V27, DD1…DD15, "
        + "F1…F26, AX1…AX35) wanted, \(id) found")
  }

  @Test("Every rule by which the engine decides can be named", arguments: Rule.allCases.dropFirst())
  func engineRule(rule: Rule) { #expect(fault(in: scenario(more: #""rules": ["\#(rule.id)"]"#)) == nil) }

  @Test func aFaultIsPrintedWithTheFile() {
    let text = scenario(views: #"{"id": "v", "parent": "card", "frame": [1, 2, 3]}"#)

    let error = #expect(throws: ScenarioError.self) { try read(text) }

    #expect(error?.description == "cards.scenario.json: views[1].frame: 4 numbers wanted, 3 found")
  }
}
