import Foundation
import Testing

@testable import DactylSDL

/// What a program keeps in a file from one run to the next.
@MainActor @Suite struct RestorableStateTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/game.state" }

  init() throws { folder = try TemporaryFolder() }

  /// Runs a game that counts its frames, and returns what it began with.
  private func run(frames: Int, named name: String = "frames") throws -> String? {
    var (begun, count) = (String?.none, 0)
    var runner = AppRunner(options: AppOptions(size: Size(80, 60)), frames: frames, isHeadless: true)
    runner.statePath = path
    _ = try runner.run { scene in
      scene.addRestorableState(name, encode: { "\(count) frames\n→" }) { text in
        begun = text
        count = Int(text.prefix { $0.isNumber }) ?? 0
      }
      scene.onUpdate { _ in count += 1 }
    }
    return begun
  }

  @Test func whatAGameNamesIsThereInTheNextRun() throws {
    #expect(try run(frames: 3) == nil)
    #expect(try run(frames: 4) == "3 frames\n→")
    #expect(try run(frames: 1) == "7 frames\n→")
  }

  @Test func aStateThatARunDoesNotNameStaysForTheNext() throws {
    #expect(try run(frames: 3) == nil)
    #expect(try run(frames: 2, named: "other") == nil)
    #expect(try run(frames: 1) == "3 frames\n→")
  }

  @Test func encodingFindsNothingUnderWayAndAllViewsThere() throws {
    var runner = AppRunner(
      options: AppOptions(size: Size(80, 60)), frames: 2, isHeadless: true,
      events: [InputEvent(at: .zero, .touch(TouchSample(finger: FingerID(1), phase: .began, location: Point(40, 30))))])
    runner.statePath = path
    var heard: [String] = []
    _ = try runner.run { scene in
      let view = scene.addView(frame: Rect(0, 0, 80, 60))
      var recognizer = LongPressGestureRecognizer()
      recognizer.minimumPressDuration = 0
      view.addGestureRecognizer(recognizer) { press in
        heard.append("\(press.state)")
      }
      scene.addRestorableState(
        "view",
        encode: {
          heard.append("\(view.isAlive)"); return ""
        }, decode: { _ in })
    }
    #expect(heard == ["began", "cancelled", "true"])
  }

  @Test func aSceneWithoutAFileKeepsNothing() {
    let scene = Scene(size: Size(80, 60))
    scene.addRestorableState("level", encode: { "1" }, decode: { _ in Issue.record("nothing was kept") })
    withExtendedLifetime(scene) {}
  }

  @Test(arguments: [
    "", "dactyl state 2\n", "dactyl state 1\nwindow 1 2 3\n", "dactyl state 1\nstate 5 99999\nlevel1\n",
    "dactyl state 1\nstate -1 1\n1\n", "dactyl state 1\nstate 5 1\nlevel1", "dactyl state 1\nscore 1\n",
  ])
  func aFileThatIsNoStateIsAnErrorAndStays(text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: PlatformError.self) { try run(frames: 1) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func aStateThatCannotBeWrittenLeavesThatOfTheLastRun() throws {
    let state = try RestorableState(contentsOf: path)
    state.add("level", encode: { "1" }, decode: { _ in })
    state.write(to: path, of: "test")
    let before = try String(contentsOfFile: path, encoding: .utf8)
    // A folder is where the new file would be made.
    try FileManager.default.createDirectory(atPath: path + ".new", withIntermediateDirectories: false)
    state.add("level", encode: { "2" }, decode: { _ in })
    state.write(to: path, of: "test")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
  }

  @Test func theWindowsFrameAndTheOrderOfNamesAreInTheFile() throws {
    let text = "dactyl state 1\nwindow -10 20 300 200\nstate 1 3\nb\u{1F600}\n".replacing("1 3", with: "1 4")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let state = try RestorableState(contentsOf: path)
    #expect(state.windowFrame == PixelRect(x: -10, y: 20, width: 300, height: 200))
    state.add("a", encode: { "1" }, decode: { _ in })
    state.write(to: path, of: "test")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text + "state 1 1\na1\n")
    var runner = AppRunner(options: AppOptions())
    runner.options.keepsRecording = true
    let options = runner.options(restoring: state)
    #expect(options.size == Size(300, 200) && options.position ?? (0, 0) == (-10, 20))
    #expect(!options.keepsRecording && !options.canLaunchAgain)
  }
}
