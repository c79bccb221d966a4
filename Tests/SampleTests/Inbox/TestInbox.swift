import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// An inbox without a display, and hands that play on it in the scene's own time.
final class TestInbox {
  let scene: Scene
  let inbox: InboxScene
  let finger: Finger
  let mouse: Mouse
  /// The log, in order.
  private(set) var lines: [String] = []
  private let recorder: DiagnosticRecorder

  /// Three columns, unless there is no room for them.
  init(size: Size = Size(1180, 740)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    inbox = try InboxScene(in: scene)
    finger = Finger(in: scene)
    mouse = Mouse(in: scene)
    recorder = DiagnosticRecorder(scene)
    inbox.reportLines { [unowned self] in lines.append($0) }
    scene.advance(by: 0.1)
  }

  /// The log without scrolling and zooming.
  var changes: [String] {
    let kinds = ["pan", "flick", "rest", "scroll", "pinch", "zoom"]
    return lines.filter { line in !kinds.contains { line.hasPrefix($0 + " ") } }
  }
  var diagnostics: [Diagnostic] { recorder.diagnostics }
  func pass(_ seconds: Double) { scene.advance(by: seconds) }

  /// A point of a visible row, at a share of its width.
  func row(_ row: Int, _ share: Float = 0.5) throws -> Point {
    let view = try #require(inbox.list.view(for: ListPath(row: row)))
    return view.convert(Point(view.bounds.size.width * share, view.bounds.size.height / 2), to: nil)
  }

  func middle(of view: View) -> Point { view.convert(view.bounds.center, to: nil) }
  func middle(of folder: MailFolder) throws -> Point { try scene.find(.choice, folder.name).element.activationPoint }

  func press(_ key: Key, _ modifiers: ModifierFlags = [], characters: String = "") {
    for isDown in [true, false] {
      scene.send(.key(KeySample(key, isDown: isDown, characters: characters, modifiers: modifiers)))
    }
    pass(0.05)
  }

  func undo() throws { press(try #require(.letter("z")), .control, characters: "z") }
  func redo() throws { press(try #require(.letter("z")), [.control, .shift], characters: "z") }

  /// Holds a finger still until the row under it is lifted, and moves it.
  func lift(at start: Point, to end: Point) {
    finger.press(at: start)
    pass(0.6)
    finger.drag(to: end, duration: 0.4, steps: 20)
  }

  /// Moves a finger from one location to another, and lifts it.
  func swipe(from start: Point, to end: Point, duration: Double = 0.3) {
    finger.drag(from: start, to: end, duration: duration)
    finger.lift()
  }

  func mails(_ rows: Range<Int>, in folder: MailFolder = .inbox) -> [Int32] {
    Array(inbox.mailbox.mails(in: folder).prefix(rows.upperBound).dropFirst(rows.lowerBound))
  }
}
