import Dactyl
import DactylTesting
import Foundation
import TestStage
import Testing

/// Bindings that are saved, by any coder.
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

  private func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(actions.bindingOverrides), as: UTF8.self)
  }

  private func load(_ text: String) throws {
    actions.bindingOverrides = try JSONDecoder().decode(InputBindings.self, from: Data(text.utf8))
  }

  @Test("Saved bindings are restored, also for contexts that are added later")
  func roundTrip() throws {
    #expect(try json() == #"{"contexts":{},"version":1}"# && actions.bindingOverrides.isEmpty)
    actions.register(.ship)
    actions.setBindings(Self.bindings, of: .fire, in: .ship)
    let overrides = actions.bindingOverrides
    let asJSON = try JSONDecoder().decode(InputBindings.self, from: try JSONEncoder().encode(overrides))
    let asList = try PropertyListDecoder().decode(InputBindings.self, from: try PropertyListEncoder().encode(overrides))
    for stored in [asJSON, asList] {
      #expect(stored == overrides)
      let other = Stage()
      other.scene.inputActions.bindingOverrides = stored
      other.push(.ship)
      #expect(other.scene.inputActions.bindings(of: .fire, in: .ship) == Self.bindings)
      #expect(other.scene.inputActions.bindings(of: .move, in: .ship) == [.wasd, .arrows, .stick(.leftStick)])
      #expect(other.scene.inputActions.bindingOverrides == overrides)
      other.scene.inputActions.reset(.menu)
      #expect(other.scene.inputActions.bindingOverrides == overrides)
      other.scene.inputActions.reset(.ship)
      #expect(other.scene.inputActions.bindingOverrides == InputBindings())
    }
  }

  @Test("A file of version 0.1.0 is read")
  func earlierFile() throws {
    let text = """
      {
        "version": 1,
        "contexts": {
          "ship": {
            "fire": [{"control": "key.9", "modifiers": ["shift", "control"]}, {"control": "button.dpadUp", "hold": 0.75}, \
      "mouse.2", "wheel.up", {"touch": []}, {"touch": [1, 2, 3, 4]}, {"axis": "axis.leftTrigger", "processors": \
      [{"deadZone": [0.25, 0.125, 0.5, "axial"]}, {"curve": 2.5}, {"invert": ["horizontal"]}, {"scale": 0.5}, \
      {"smoothing": 0.25}]}, {"horizontal": "axis.rightStick"}, {"vertical": "axis.rightStick"}, \
      {"axis": "axis.leftStick"}, {"negative": "key.4", "positive": "none"}, {"up": "key.26", "left": "key.4", \
      "down": "key.22", "right": "key.7"}, {"control": "button.x", "chord": ["button.leftShoulder", "key.5"], \
      "doubleTap": 0.5}, {"control": "key.6", "tap": 0.5}, {"control": "key.7", "longRelease": 0.5}]
          }
        }
      }
      """
    actions.register(.ship)
    try load(text)
    #expect(actions.bindings(of: .fire, in: .ship) == Self.bindings)
  }

  @Test("A text that is truncated anywhere is refused, and the old bindings stay")
  func truncated() throws {
    actions.register(.ship)
    actions.setBindings(Self.bindings, of: .fire, in: .ship)
    let before = actions.bindingOverrides
    let text = Array(try json().utf8)
    for count in 0..<text.count {
      let part = String(decoding: text[..<count], as: UTF8.self)
      #expect(throws: DecodingError.self) { try load(part) }
    }
    #expect(actions.bindingOverrides == before && actions.bindings(of: .fire, in: .ship) == Self.bindings)
  }

  @Test(
    "Invalid values are refused with their position and a reason",
    arguments: [
      (#"{"version": 2, "contexts": {}}"#, "version", "the version is later than 1, which is known here"),
      (#"{"version": 1.5}"#, "version", "a version from 1 wanted"),
      (#"{"contexts": {}}"#, "", "a version wanted, none found"),
      (#"{"version": 1, "context": {}}"#, "context", "\"context\" is not known here"),
      (file(#"["key.banana"]"#), "fire.0", "\"key.banana\" is no key, button, mouse button or wheel"),
      (file(#"["key.4", "button.q"]"#), "fire.1", "\"button.q\" is no key, button, mouse button or wheel"),
      (file(#"["wheel.round"]"#), "fire.0", "\"wheel.round\" is no key, button, mouse button or wheel"),
      (file(#"["mouse.99"]"#), "fire.0", "\"mouse.99\" is no key, button, mouse button or wheel"),
      (file(#"[{"axis": "axis.wheel"}]"#), "fire.0.axis", "\"axis.wheel\" is no stick or trigger"),
      (file(#"[{"up": "key.4"}]"#), "fire.0", "\"left\" wanted, none found"),
      (file("[{}]"), "fire.0", "a control, a stick or a touch wanted, none found"),
      (file(#"[{"control": "key.4", "hold": -1}]"#), "fire.0.hold", "seconds wanted for \"hold\", -1.0 found"),
      (file(#"[{"control": "key.4", "modifiers": ["meta"]}]"#), "fire.0.modifiers", "\"meta\" is no modifier key"),
      (
        file(#"[{"control": "key.4", "processors": [{"curve": 0}]}]"#), "fire.0.processors.0.curve",
        "the numbers mean nothing for \"curve\""
      ),
      (
        file(#"[{"control": "key.4", "processors": [{"curve": 1, "scale": 1}]}]"#), "fire.0.processors.0",
        "1 processor wanted, 2 found"
      ),
      (
        file(#"[{"control": "key.4", "processors": [{"deadZone": [1, 2]}]}]"#), "fire.0.processors.0.deadZone",
        "3 numbers wanted for a dead zone, 2 found"
      ),
      (file(#"[{"control": "key.4", "taps": 1}]"#), "fire.0.taps", "\"taps\" is not known here"),
      (file(#"[{"touch": [1, 2]}]"#), "fire.0.touch", "4 numbers or none wanted for a touch, 2 found"),
      (
        file(#"[{"control": "key.4", "chord": ["key.5", "key.x"]}]"#), "fire.0.chord.1",
        "\"key.x\" is no key, button, mouse button or wheel"
      ),
      (
        file(#"[{"control": "key.4", "axis": "axis.leftStick"}]"#), "fire.0", "\"axis\" does not go with \"control\""
      ),
      (file(#"[{"control": "key.4", "hold": 1, "tap": 1}]"#), "fire.0", "\"tap\" does not go with \"hold\""),
      (
        file("[\(Array(repeating: "\"key.4\"", count: 1001).joined(separator: ","))]"), "fire",
        "at most 1000 bindings of an action wanted"
      ),
      (
        file(#"["\u001b[2J\u202e"]"#), "fire.0",
        "\"\\u{1B}[2J\\u{202E}\" is no key, button, mouse button or wheel"
      ),
    ])
  func refused(text: String, position: String, reason: String) throws {
    actions.register(.ship)
    let before = actions.contexts
    let error = #expect(throws: DecodingError.self) { try load(text) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    #expect(path == (position.hasPrefix("fire") ? "contexts.ship." : "") + position)
    #expect(context.debugDescription == reason)
    #expect(actions.contexts == before)
  }

  @Test(
    "Values of another type are refused with their position",
    arguments: [
      "[]", #"{"version": "1"}"#, #"{"version": 1, "contexts": {"ship": []}}"#, file(#""key.4""#), file("[4]"),
    ])
  func mismatched(text: String) {
    #expect(throws: DecodingError.self) { try load(text) }
  }

  private static func file(_ value: String) -> String {
    #"{"version": 1, "contexts": {"ship": {"fire": "# + value + "}}}"
  }

  @Test("An action accepts a thousand bindings, and more are refused: all that is saved can be loaded")
  func bound() throws {
    stage.diagnostics.expected = [.tooManyBindings]
    actions.register(.ship)
    let most = (0..<InputBindings.mostBindings).map { InputBinding.key(Key(usage: UInt16($0))) }
    actions.setBindings(most, of: .fire, in: .ship)
    try load(try json())
    #expect(actions.bindings(of: .fire, in: .ship) == most)
    #expect(actions.rebind(RebindTarget(.fire, in: .ship, at: most.count)) == nil)
    actions.setBindings(most + [.key(.a)], of: .fire, in: .ship)
    #expect(actions.bindings(of: .fire, in: .ship) == most && stage.diagnostics.kinds == [.tooManyBindings])
  }

  @Test("Actions and contexts that no longer exist do no harm, and are kept")
  func unknown() throws {
    actions.register(.ship)
    try load(#"{"version": 1, "contexts": {"ship": {"dig": ["key.9"]}, "boat": {"row": ["key.9"]}}}"#)
    #expect(actions.contexts == [.ship])
    #expect(try json().contains(#""row":["key.9"]"#) && json().contains(#""dig""#))
    actions.setBindings([.key(.f)], of: .fire, in: .ship)
    #expect(try json().contains(#""fire":["key.9"]"#))
    #expect(try json().contains(#""dig":["key.9"]"#))
    actions.reset(.ship)
    #expect(try !json().contains(#""dig""#))
  }
}
