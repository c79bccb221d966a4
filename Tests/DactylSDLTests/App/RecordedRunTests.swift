import CSDL2
import DactylInspector
import Foundation
import Testing

@testable import DactylSDL

extension RealQueueTests {
  /// Programs that are recorded and played again, in windows of SDL's dummy driver and without any.
  @MainActor @Suite struct RecordedRunTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID().uuidString)")
    private let options = AppOptions(title: "Game", size: Size(200, 100), vsync: false)

    init() throws {
      unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String = "run.dactyl") -> String {
      folder.appending(path: name).path(percentEncoded: false)
    }

    /// A game with a counter that keys move, and a second window that a key opens.
    private func launch(_ scene: Scene, step: Float = 3) throws {
      let counter = scene.addView(frame: Rect(0, 0, 20, 20))
      scene.onEvent { event in
        guard case .key(let key) = event.kind, key.isDown else { return }
        counter.center.x += step
        if key.key == .w {
          _ = try? scene.openWindow(AppOptions(title: "Other", size: Size(40, 30), vsync: false)) { other in
            other.addView(frame: Rect(0, 0, 9, 9)).animate(duration: 0.1) { $0.alpha = 0 }
          }
        }
        if key.key == .q { scene.quit(7) }
      }
    }

    private func keys(_ keys: [Key]) -> [InputEvent] {
      keys.enumerated().flatMap { index, key in
        [true, false].map {
          InputEvent(at: Timestamp(milliseconds: 50 + 40 * Int64(index)), .key(KeySample(key, isDown: $0)))
        }
      }
    }

    private func push(_ codes: [SDL_Scancode]) {
      for code in codes {
        for type in [SDL_KEYDOWN, SDL_KEYUP] {
          var event = unsafe SDL_Event()
          unsafe event.type = type.rawValue
          unsafe event.common.timestamp = SDL_GetTicks()
          unsafe event.key.state = type == SDL_KEYDOWN ? 1 : 0
          unsafe event.key.keysym.scancode = code
          unsafe SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0)
        }
      }
    }

    private func record(_ keys: [Key], frames: Int = 60, to path: String?) throws -> Int32 {
      var runner = AppRunner(options: options, frames: frames, isHeadless: true, events: self.keys(keys))
      runner.recordingPath = path
      return try runner.run { try launch($0) }
    }

    private func replay(
      _ path: String, headless: Bool = true, step: Float = 3, _ change: (inout ReplayOptions) -> Void = { _ in }
    ) throws -> Int32 {
      var runner = AppRunner(options: options, isHeadless: headless)
      var replay = ReplayOptions(path, verifies: true, speed: 1000)
      change(&replay)
      runner.replay = replay
      return try runner.run { try launch($0, step: step) }
    }

    @Test func aRunWithoutADisplayHappensAgainThreeTimes() throws {
      #expect(try record([.a, .w, .s], to: path()) == 0)
      let recording = try Recording(contentsOf: path())
      #expect(recording.fault == nil && recording.frames.contains { $0.scene == 1 })
      #expect(recording.head.features.isSuperset(of: [.hashes, .headless]))
      #expect(recording.head.title == "Game" && recording.head.windowSize == Size(200, 100))
      #expect(recording.frames.allSatisfy { $0.hash != nil })
      for _ in 0..<3 { #expect(try replay(path()) == 0) }
    }

    @Test func aRecordingIsPlayedInWindows() throws {
      #expect(try record([.a, .w, .s], to: path()) == 0)
      #expect(try replay(path(), headless: false) == 0)
      #expect(try replay(path(), headless: false) { $0.from = 0.2 } == 0)
    }

    @Test func aRunInWindowsIsPlayedWithoutADisplay() throws {
      var runner = AppRunner(options: options, frames: 30)
      runner.recordingPath = path()
      let code = try runner.run { scene in
        try launch(scene)
        push([SDL_SCANCODE_A, SDL_SCANCODE_W, SDL_SCANCODE_S])
      }
      #expect(code == 0)
      let recording = try Recording(contentsOf: path())
      #expect(recording.frames.count { $0.scene == 0 } == 30 && recording.frames.contains { $0.scene == 1 })
      #expect(recording.eventCount >= 6 && !recording.head.features.contains(.headless))
      for _ in 0..<3 { #expect(try replay(path()) == 0) }
      #expect(try replay(path(), headless: false) == 0)
    }

    @Test func theCodeOfTheProgramIsThatOfTheReplay() throws {
      #expect(try record([.a, .q], to: path()) == 7)
      #expect(try replay(path()) { $0.verifies = false } == 7)
      #expect(try replay(path(), headless: false) { $0.verifies = false } == 7)
      #expect(try replay(path()) == 0)
    }

    @Test func aGameThatDoesSomethingElseEndsWith1() throws {
      #expect(try record([.a, .s], to: path()) == 0)
      #expect(try replay(path(), step: 4) == 1)
      #expect(try replay(path(), headless: false, step: 4) == 1)
      #expect(try replay(path(), step: 4) { $0.until = 0.03 } == 0)
      #expect(try replay(path(), step: 4) { $0.verifies = false } == 0)
    }

    @Test func aTruncatedFileIsPlayedUpToTheFault() throws {
      #expect(try record([.a, .s], frames: 300, to: path()) == 0)
      let bytes = try Data(contentsOf: URL(filePath: path()))
      try bytes.dropLast(bytes.count / 3).write(to: URL(filePath: path("cut.dactyl")))
      let cut = try Recording(contentsOf: path("cut.dactyl"))
      #expect(cut.fault != nil && cut.frames.count > 100 && cut.frames.count < 300)
      #expect(try replay(path("cut.dactyl")) == 0)
      #expect(throws: RecordingError.self) { try replay(path("none.dactyl")) }
    }

    @Test func aFileThatCannotBeMadeIsAnError() {
      #expect(throws: PlatformError.self) { try record([], to: path("no/such/folder.dactyl")) }
    }

    @Test func theFileHoldsTheRunSoFarWhileItIsRecorded() throws {
      let app = try HeadlessApp(options: options)
      let recorder = try ProgramRecorder.make(options, to: path(), isHeadless: true)
      app.connect(recorder)
      try launch(app.scene)
      recorder?.launchDidEnd()
      for _ in 0..<600 {
        app.runFrame()
        recorder?.frameDidEnd()
      }
      let recording = try Recording(contentsOf: path())
      #expect(recording.frames.count > 500)
      #expect(recording.fault != nil, "\(recording.frames.count) frames")
      recorder?.end()
      #expect(try Recording(contentsOf: path()).fault == nil)
    }

    @Test func debugBuildsKeepARecordingThatAKeySaves() throws {
      #if DEBUG
        #expect(AppOptions().keepsRecording)
      #else
        #expect(!AppOptions().keepsRecording)
      #endif
      let saved = try saved(by: SDL_SCANCODE_F9)
      #expect(saved.count == 1 && saved.first?.eventCount ?? 0 > 0 && saved.first?.fault == nil)
      #expect(try self.saved(by: SDL_SCANCODE_A).isEmpty)
      #expect(try self.saved(by: SDL_SCANCODE_F9, keepsRecording: false).isEmpty)
      #expect(try self.saved(by: SDL_SCANCODE_F9) { $0.window.view.setResponder(Taker()) }.isEmpty)
    }

    private struct Taker: PressResponder {
      mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .handled }
    }

    /// The recordings that a run in a window with a press of a key leaves in the present folder; they are removed.
    private func saved(
      by key: SDL_Scancode, keepsRecording: Bool = true, _ launch: (Scene) -> Void = { _ in }
    ) throws -> [Recording] {
      let files = FileManager.default
      let before = Set(try files.contentsOfDirectory(atPath: "."))
      var options = options
      options.keepsRecording = keepsRecording
      _ = try AppRunner(options: options, frames: 10).run { scene in
        launch(scene)
        push([key])
      }
      let added = try files.contentsOfDirectory(atPath: ".").filter {
        !before.contains($0) && $0.hasSuffix(Recording.suffix)
      }
      defer { for path in added { try? files.removeItem(atPath: path) } }
      return try added.map { try Recording(contentsOf: $0) }
    }
  }
}
