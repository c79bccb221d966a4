import BorrowedScene
import DactylInspector
import DactylSDL
import Foundation
import SampleAssets
import SampleScenes
import Testing

/// A sample with the recording that is shipped with it, of its own script or some drags.
struct RecordedSample: CustomTestStringConvertible {
  /// The program's name.
  let name: String
  let size: Size
  /// Fills a scene, and returns the script to record and what has to stay alive.
  let fill: @MainActor (Scene) throws -> (input: [InputEvent], seconds: Double, contents: AnyObject?)

  var testDescription: String { name }

  /// The recording's path.
  var path: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Recordings/\(name)\(Recording.suffix)").path(percentEncoded: false)
  }

  var options: AppOptions { AppOptions(title: name, size: size, assetFolders: [SampleAssets.folder]) }

  private init(
    _ name: String, size: Size = Size(1024, 720),
    fill: @escaping @MainActor (Scene) throws -> (input: [InputEvent], seconds: Double, contents: AnyObject?)
  ) {
    (self.name, self.size, self.fill) = (name, size, fill)
  }

  private static func scripted(
    _ name: String, size: Size = Size(1024, 720), _ make: @escaping @MainActor (Scene) throws -> any PlayableScene
  ) -> Self {
    Self(name, size: size) { scene in
      let sample = try make(scene)
      let script = sample.script
      return (script.events, min(script.end.seconds, 18), sample)
    }
  }

  static let all: [Self] = [
    scripted("Bag") { try BagScene(in: $0) },
    scripted("Borrowed", size: Size(800, 600)) { try BorrowedScene(in: $0) },
    scripted("CardTable") { try CardTableScene(in: $0) },
    scripted("GestureLab") { try GestureLabScene(in: $0) },
    Self("HelloSprite", size: Size(800, 600)) { scene in
      let tints = [
        Color(1, 0.6, 0.5), Color(1, 0.85, 0.45), Color(0.6, 0.9, 0.6), Color(0.5, 0.8, 1), Color(0.8, 0.65, 1),
      ]
      for (column, tint) in tints.enumerated() {
        let card = try scene.addSprite("card.bmp", at: Point(220 + 90 * Float(column), 300))
        card[Sprite.self]?.tint = tint
        card.addGestureRecognizer(PanGestureRecognizer()) { pan in
          if pan.state == .began { card.bringToFront() }
          pan.drag(card)
        }
      }
      var input = ScriptedInput()
      input.drag(FingerID(1), [Point(220, 300), Point(300, 120), Point(600, 200)], at: 0.3, for: 1.2)
      input.drag(FingerID(2), [Point(400, 310), Point(380, 500)], at: 0.7, for: 1)
      input.drag(.mouse, [Point(580, 300), Point(400, 500), Point(100, 90)], at: 1.9, for: 1)
      return (input.events, 3.5, nil)
    },
    scripted("Inbox", size: Size(1180, 740)) { try InboxScene(in: $0) },
    scripted("PhotoTable") { try PhotoTableScene(in: $0) },
    scripted("TitleMenu") { TitleMenuScene(in: $0) },
    scripted("TouchTracker") { TouchTrackerScene(in: $0) },
    scripted("TwinStick") { TwinStickScene(in: $0) },
  ]

  /// Plays the sample's script without a display and writes a recording of it.
  @MainActor func record(to path: String) throws {
    let app = try HeadlessApp(options: options)
    let recorder = try ProgramRecorder.make(options, to: path, isHeadless: true, arguments: [])
    app.connect(recorder)
    let (input, seconds, contents) = try fill(app.scene)
    recorder?.launchDidEnd()
    var rest = input[...]
    while app.now.seconds < seconds, app.scene.exitCode == nil {
      let next = app.now + 1.0 / 60
      let due = rest.prefix { $0.timestamp <= next }
      rest = rest.dropFirst(due.count)
      app.runFrame(Array(due))
      recorder?.frameDidEnd()
    }
    recorder?.end()
    app.end()
    withExtendedLifetime(contents) {}
    var recording = try Recording(contentsOf: path)
    recording.head.program = name
    try Data(recording.bytes).write(to: URL(filePath: path))
  }
}
