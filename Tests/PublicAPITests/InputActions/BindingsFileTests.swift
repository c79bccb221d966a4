import Dactyl
import DactylTesting
import TestStage
import Testing

/// Bindings as texts that are kept.
@Suite struct BindingsFileTests {
  private let stage = Stage()
  private var actions: InputActions { stage.scene.inputActions }

  private static let bindings: [InputBinding] = [
    .key(.f, [.control, .shift]), .button(.dpadUp).hold(0.75), .mouse(.secondary), .wheel(.up), .touch(),
    .touch(in: Rect(1, 2, 3, 4)),
    .trigger(.leftTrigger).processed(
      .deadZone(DeadZone(inner: 0.25, outer: 0.125, anti: 0.5, shape: .axial)), .curve(2.5),
      .invert(horizontal: true, vertical: false), .scale(0.5), .smoothing(0.25)),
    .horizontal(.rightStick), .vertical(.rightStick), .stick(.leftStick), .pair(negative: .key(.a), positive: .none),
    .wasd, .button(.x).with(.button(.leftShoulder), .key(.b)).doubleTap(0.5), .key(.c).tap(0.5),
    .key(.d).longRelease(0.5),
  ]

  @Test("What is saved is what is loaded, of contexts that come later as well")
  func roundTrip() throws {
    #expect(actions.save() == "{\n  \"version\": 1,\n  \"contexts\": {}\n}\n")
    actions.register(.ship)
    actions.setBindings(Self.bindings, of: .fire, in: .ship)
    let text = actions.save()
    let other = Stage()
    try other.scene.inputActions.load(text)
    other.push(.ship)
    #expect(other.scene.inputActions.bindings(of: .fire, in: .ship) == Self.bindings)
    #expect(other.scene.inputActions.bindings(of: .move, in: .ship) == [.wasd, .arrows, .stick(.leftStick)])
    #expect(other.scene.inputActions.save() == text)
    other.scene.inputActions.reset(.menu)
    #expect(other.scene.inputActions.save() == text)
    other.scene.inputActions.reset(.ship)
    #expect(other.scene.inputActions.save() == Stage().scene.inputActions.save())
  }

  @Test("A text that is cut off anywhere is refused, and the old bindings stay")
  func truncated() {
    actions.register(.ship)
    actions.setBindings(Self.bindings, of: .fire, in: .ship)
    let text = Array(actions.save().utf8)
    let before = actions.save()
    for count in 0..<(text.count - 2) {
      let part = String(decoding: text[..<count], as: UTF8.self)
      #expect(throws: InputBindingsError.self) { try actions.load(part) }
    }
    #expect(actions.save() == before && actions.bindings(of: .fire, in: .ship) == Self.bindings)
  }

  @Test(
    "What cannot be is refused with its line and a reason",
    arguments: [
      ("{\n \"version\": 2, \"contexts\": {}}", 2, "version 2 is later than 1, which is known here"),
      ("{\n\n \"version\": \"1\"}", 3, "a version from 1 wanted, \"1\" found"),
      ("{\"contexts\": {}}", 1, "a version wanted, none found"),
      ("[]", 1, "an object wanted for the bindings, a list found"),
      ("{\"version\": 1,\n\"context\": {}}", 2, "\"context\" is not known here"),
      (
        "{\"version\": 1,\n\"contexts\": {\n\"ship\": []}}", 3,
        "an object wanted for the actions of \"ship\", a list found"
      ),
      (file("\"key.4\""), 4, "a list of bindings wanted, \"key.4\" found"),
      (file("[\"key.banana\"]"), 4, "\"key.banana\" is no key, button, mouse button or wheel"),
      (file("[\"button.q\"]"), 4, "\"button.q\" is no key, button, mouse button or wheel"),
      (file("[\"wheel.round\"]"), 4, "\"wheel.round\" is no key, button, mouse button or wheel"),
      (file("[\"mouse.99\"]"), 4, "\"mouse.99\" is no key, button, mouse button or wheel"),
      (file("[{\"axis\": \"axis.wheel\"}]"), 4, "\"axis.wheel\" is no stick or trigger"),
      (file("[{\"up\": \"key.4\"}]"), 4, "\"left\" wanted, none found"),
      (file("[{}]"), 4, "a control, a stick or a touch wanted, none found"),
      (file("[{\"control\": \"key.4\",\n\"hold\": -1}]"), 5, "seconds wanted for \"hold\", -1 found"),
      (file("[{\"control\": \"key.4\",\n\"modifiers\": [\"meta\"]}]"), 5, "\"meta\" is no modifier key"),
      (file("[{\"control\": \"key.4\",\n\"processors\": [{\"curve\": 0}]}]"), 5, "0 means nothing for \"curve\""),
      (file("[{\"control\": \"key.4\",\n\"taps\": 1}]"), 5, "\"taps\" is not known here"),
      (file("[{\"touch\": [1, 2]}]"), 4, "4 numbers or none wanted for a touch, 2 found"),
      (file("[],\n\"fire\": []"), 5, "\"fire\" is there twice"),
      (file("[\"key.4\",\n\"key.banana\"]"), 5, "\"key.banana\" is no key, button, mouse button or wheel"),
      (
        file("[\"key.4\",\n{\"axis\": \"axis.leftStick\"},\n{}]"), 6, "a control, a stick or a touch wanted, none found"
      ),
      (
        file("[{\"control\": \"key.4\", \"chord\": [\"key.5\",\n\"key.x\"]}]"), 5,
        "\"key.x\" is no key, button, mouse button or wheel"
      ),
      (
        file("[{\"control\": \"key.4\",\n\"axis\": \"axis.leftStick\"}]"), 5,
        "\"axis\" does not go with \"control\""
      ),
      (
        file("[{\"control\": \"key.4\", \"hold\": 1,\n\"tap\": 1}]"), 5, "\"tap\" does not go with \"hold\""
      ),
      (file("[\"key.4\",]"), 4, "a value wanted, ']' found"),
      (
        file("[\(Array(repeating: "\"key.4\"", count: 1001).joined(separator: ","))]"), 4,
        "at most 1000 bindings of an action wanted, 1001 found"
      ),
      ("\u{1B}[2J", 1, "a value wanted, '\\u{1B}' found"),
      (file("[\"\\u001b[2J\\u202e\"]"), 4, "\"\\u{1B}[2J\\u{202E}\" is no key, button, mouse button or wheel"),
      (
        "{\"\\u0007\(String(repeating: "x", count: 99))\": 1, \"version\": 1}", 1,
        "\"\\u{7}\(String(repeating: "x", count: 59))…\" is not known here"
      ),
    ])
  func refused(text: String, line: Int, reason: String) {
    actions.register(.ship)
    let before = actions.contexts
    let error = #expect(throws: InputBindingsError.self) { try actions.load(text) }
    #expect(error?.line == line && error?.reason == reason, "\(error?.description ?? "")")
    #expect(actions.contexts == before)
  }

  private static func file(_ value: String) -> String {
    "{\"version\": 1,\n\"contexts\": {\n\"ship\": {\n\"fire\": \(value)\n}}}"
  }

  @Test("An action takes a thousand bindings, and more are refused: what is saved can be loaded")
  func bound() throws {
    let stage = Stage(expecting: [.tooManyBindings])
    let actions = stage.scene.inputActions
    actions.register(.ship)
    let most = (0..<InputActions.mostBindings).map { InputBinding.key(Key(usage: UInt16($0))) }
    actions.setBindings(most, of: .fire, in: .ship)
    try actions.load(actions.save())
    #expect(actions.bindings(of: .fire, in: .ship) == most)
    #expect(actions.rebind(RebindTarget(.fire, in: .ship, at: most.count)) == nil)
    actions.setBindings(most + [.key(.a)], of: .fire, in: .ship)
    #expect(actions.bindings(of: .fire, in: .ship) == most && stage.diagnostics.kinds == [.tooManyBindings])
  }

  @Test("Actions and contexts that there are no more do no harm, and are kept")
  func unknown() throws {
    actions.register(.ship)
    let text = "{\"version\": 1, \"contexts\": {\"ship\": {\"dig\": [\"key.9\"]}, \"boat\": {\"row\": [\"key.9\"]}}}"
    try actions.load(text)
    #expect(actions.contexts == [.ship])
    #expect(actions.save().contains("\"row\": [\"key.9\"]") && actions.save().contains("\"dig\""))
    actions.setBindings([.key(.f)], of: .fire, in: .ship)
    #expect(actions.save().contains("\"fire\": [\"key.9\"]"))
    #expect(actions.save().contains("\"dig\": [\"key.9\"]"))
    actions.reset(.ship)
    #expect(!actions.save().contains("\"dig\""))
  }
}
