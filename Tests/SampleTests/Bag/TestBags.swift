import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Two bags without a display, and hands that play with them in the scene's own time.
final class TestBags {
  let scene: Scene
  let bags: BagScene
  let one: Finger
  let two: Finger
  let mouse: Mouse
  private(set) var events: [BagEvent] = []
  private let recorder: DiagnosticRecorder

  init(size: Size = Size(1024, 720)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    bags = try BagScene(in: scene)
    recorder = DiagnosticRecorder(scene)
    (one, two, mouse) = (Finger(1, in: scene), Finger(2, in: scene), Mouse(in: scene))
    bags.onEvent = { [unowned self] in events.append($0) }
    scene.advance(by: 0)
  }

  var diagnostics: [Diagnostic] { recorder.diagnostics }
  var lines: [String] { events.map(\.description) }

  subscript(slot: Int) -> Stack? { bags.inventory.slots[slot].stack }

  func location(_ slot: Int) -> Point { bags.location(of: slot) ?? .zero }

  /// Lets time pass, frame by frame.
  func pass(_ seconds: Double) { scene.advance(by: seconds) }

  /// A finger drags the contents of a slot over another one, and stays down; after a rest, half of them.
  func carry(_ finger: Finger, from slot: Int, to goal: Int, resting seconds: Double = 0) {
    finger.press(at: location(slot))
    if seconds > 0 { pass(seconds) }
    finger.drag(to: location(goal))
  }

  /// The same, and lifts.
  func drag(_ finger: Finger? = nil, from slot: Int, to goal: Int, resting seconds: Double = 0) {
    carry(finger ?? one, from: slot, to: goal, resting: seconds)
    (finger ?? one).lift()
  }

  func strike(_ keys: Key..., with modifiers: ModifierFlags = []) {
    for key in keys {
      let characters = key == .letter("z") ? "z" : ""
      for isDown in [true, false] {
        scene.send(.key(KeySample(key, isDown: isDown, characters: characters, modifiers: modifiers)))
      }
    }
  }

  /// The number of each item outside the shop.
  var counts: [Item: Int] {
    bags.inventory.slots.reduce(into: [:]) { counts, slot in
      if slot.rule != .wares, let stack = slot.stack { counts[stack.item, default: 0] += stack.count }
    }
  }

  /// The contents shown by the slots, by their drawing: the number in the corner, or whether there is a picture.
  var shown: [String] {
    bags.inventory.slots.indices.map { number in
      guard let view = scene.views(named: "slot \(number)").first else { return "?" }
      let parts = view.subviews.filter { !$0.isHidden }
      return parts.compactMap { $0[Label.self]?.text }.first ?? (parts.isEmpty ? "" : "1")
    }
  }

  /// The contents that they should show when everything is at rest.
  var expected: [String] { bags.inventory.slots.map { $0.stack.map { "\($0.count)" } ?? "" } }
}
