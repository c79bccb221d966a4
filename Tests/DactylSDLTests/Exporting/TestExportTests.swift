import DactylInspector
import Foundation
import Testing

@testable import DactylSDL
@testable import HelloSprite

/// Tests that are made of recordings: two of them are kept beside this file, and are compiled.
@MainActor @Suite struct TestExportTests {
  /// Compares a text with the file that is kept, byte for byte. Remove a file to renew it.
  private static func expectKept(_ made: String, as name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    if !Files.isFile(file.path) {
      try made.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written anew: build and run again")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == made)
  }

  /// A card is dragged with a finger and another one with the mouse; keys and the wheel do nothing.
  private static var events: [InputEvent] {
    func event(_ at: Int64, _ kind: InputEvent.Kind) -> InputEvent {
      InputEvent(at: Timestamp(milliseconds: at), kind)
    }
    func finger(_ phase: TouchSamplePhase, _ x: Float, _ y: Float) -> InputEvent.Kind {
      .touch(TouchSample(finger: FingerID(1), phase: phase, location: Point(x, y)))
    }
    func mouse(_ phase: TouchSamplePhase, _ x: Float, _ buttons: ButtonMask) -> InputEvent.Kind {
      .touch(TouchSample(finger: .mouse, phase: phase, location: Point(x, 300), type: .pointer, buttons: buttons))
    }
    var events = [event(120, finger(.began, 580, 300))]
    for step in 1...12 { events.append(event(120 + Int64(step) * 16, finger(.moved, 580, 300 + Float(step) * 8))) }
    events.append(event(330, finger(.ended, 580, 400)))
    events.append(event(500, .key(KeySample(.space, isDown: true, characters: " "))))
    events.append(event(540, .key(KeySample(.space, isDown: false, characters: " "))))
    events.append(event(600, .hover(Point(210, 300), modifiers: [])))
    events.append(event(610, .scroll(ScrollSample(location: Point(210, 300), delta: Vector(0, 1)))))
    events.append(event(700, mouse(.began, 210, .primary)))
    for step in 1...4 { events.append(event(700 + Int64(step) * 20, mouse(.moved, 210 + Float(step) * 9.5, .primary))) }
    events.append(event(800, mouse(.ended, 248, [])))
    return events
  }

  /// Records HelloSprite as its own program would.
  private static func record(_ events: [InputEvent], to path: String) throws {
    var runner = AppRunner(options: HelloSprite.options, frames: 60, isHeadless: true, events: events)
    runner.recordingPath = path
    let game = HelloSprite()
    _ = try runner.run(launch: game.launch)
    var recording = try Recording(contentsOf: path)
    recording.head.program = "HelloSprite"
    try Files.write(recording.bytes, to: path)
  }

  private static func export(_ path: String, to output: String, expecting: String? = nil) throws -> Int32 {
    var runner = AppRunner(options: HelloSprite.options, isHeadless: true)
    runner.replay = ReplayOptions(path)
    runner.replay?.product = .test
    runner.replay?.output = output
    runner.replay?.expectation = expecting
    let game = HelloSprite()
    return try runner.run(launch: game.launch)
  }

  @Test func whatIsMadeOfARecordingIsTheTestThatIsKept() throws {
    let folder = try TemporaryFolder()
    let (recording, test) = (folder.path + "/drag.dactyl", folder.path + "/HelloSpriteAsRecorded.swift")
    try Self.record(Self.events, to: recording)
    #expect(try Self.export(recording, to: test) == 0)
    try Self.expectKept(try String(contentsOfFile: test, encoding: .utf8), as: "HelloSpriteAsRecorded.swift")
  }

  @Test func theKeyThatSavesLeavesWhatTheLastTouchDid() throws {
    let folder = try TemporaryFolder()
    let (recording, test) = (folder.path + "/drag.dactyl", folder.path + "/test.swift")
    let key = { isDown in InputEvent(at: Timestamp(milliseconds: 850), .key(KeySample(.f9, isDown: isDown))) }
    try Self.record(Self.events + [key(true), key(false)], to: recording)
    #expect(try Self.export(recording, to: test) == 0)
    let made = try String(contentsOfFile: test, encoding: .utf8)
    #expect(made.contains("pan on card.bmp: ended"))
  }

  @Test func aTestHasTheNameOfItsFile() {
    let test = RecordedTest(Recording(head: RecordingHead(program: "HelloSprite")), isExact: false)
    func name(_ file: String?) -> String? {
      let text = test.text(expecting: RecordedTest.Expectation(nil, isWhole: false), file: file)
      return text.split(separator: "\n").first { $0.contains("@Test") }?.split(separator: " ")[3].description
    }
    #expect(name("Tests/DactylSDLTests/CardDrags.swift") == "cardDrags()")
    #expect(name("2 drags.test.swift") == "program2drags()")
    #expect(name(nil) == "helloSpriteAsRecorded()")
  }

  /// Events that hands have no words for, with every optional part once there.
  private static var kinds: [InputEvent.Kind] {
    let pad = DeviceID(7)
    let finger = FingerID(device: DeviceID(2), 1 << 40)
    let all: ModifierFlags = [.shift, .control, .alternate, .command, .capsLock]
    return [
      .device(.added(pad)), .controller(GameController(id: pad, name: "Pad")),
      .touch(TouchSample(finger: finger, phase: .began, location: Point(-0.5, 1e9), type: .indirect, force: 0.5)),
      .detailedTouch(
        TouchSample(finger: finger, phase: .moved, location: Point(3, 4), type: .indirect),
        TouchDetails(altitudeAngle: 1, azimuthAngle: 2, maximumPossibleForce: 3)),
      .touch(TouchSample(finger: finger, phase: .cancelled, location: Point(3, 4), type: .indirect)),
      .touch(
        TouchSample(
          finger: .mouse, phase: .began, location: Point(1, 2), type: .pointer,
          buttons: [.primary, .secondary, .middle], modifiers: all)),
      .touch(TouchSample(finger: .mouse, phase: .ended, location: Point(1, 2), type: .pointer)),
      .hover(Point(1, 2), modifiers: all), .hover(nil, modifiers: []),
      .scroll(ScrollSample(location: Point(1, 2), delta: Vector(0, 1.5), isContinuous: true, modifiers: .shift)),
      .transform(TransformSample(phase: .began, location: Point(1, 2), scale: 2, rotation: 1, modifiers: .shift)),
      .transform(TransformSample(phase: .ended, location: Point(1, 2))),
      .key(
        KeySample(
          .return, isDown: true, isRepeat: true, characters: "\r\"\\", typed: "ß", modifiers: .shift,
          latinLetter: "s")),
      .key(KeySample(Key(usage: 999), isDown: false)), .key(KeySample(.q, isDown: true)),
      .key(KeySample(.f1, isDown: true)), .key(KeySample(.leftShift, isDown: true)),
      .press(
        PressSample(
          .button(.dpadLeft), .began, force: 0.5, characters: "a", typed: "A", device: pad, modifiers: .command,
          isRepeat: true, latinLetter: "a")),
      .press(PressSample(.button(.dpadLeft), .ended, force: 0, device: pad)),
      .press(PressSample(.key(.space), .began)), .press(PressSample(.key(.space), .cancelled, force: 0)),
      .axis(AxisSample(.leftStick, Vector(0.25, -1), device: pad)),
      .axis(AxisSample(.leftTrigger, Vector(.infinity, .nan), device: pad)), .text("né\u{7}\u{200F}\t\n"),
      .textEditing(TextEditing("かな", caret: 1, selectionLength: 1)), .textEditing(TextEditing("", caret: 0)),
      .motion(.began), .motion(.ended), .motionData(MotionSample(acceleration: SIMD3(1, 2, 3))),
      .remote(.togglePlayPause), .window(.deactivated), .window(.activated), .window(.resized(Size(700, 500))),
      .touchUpdate(TouchUpdate(3)), .drop(DroppedItems(texts: ["a"], at: Point(1, 2))), .device(.removed(pad)),
    ]
  }

  @Test func everyEventIsWrittenInSwiftThatCompilesOrLeftOut() throws {
    var recording = Recording(head: RecordingHead(program: "HelloSprite"))
    for (index, kind) in Self.kinds.enumerated() {
      var frame = RecordedFrame(moment: Timestamp(milliseconds: 16 * Int64(index)))
      if index % 3 != 2 { frame.events = [InputEvent(at: frame.moment, kind)] }
      if index % 3 == 1, index > 1 { frame.events.append(InputEvent(at: frame.moment, Self.kinds[index - 2])) }
      recording.frames.append(frame)
    }
    for kind in Self.kinds {
      recording.frames[recording.frames.count - 3].events.append(InputEvent(at: Timestamp(milliseconds: 999), kind))
    }
    let test = RecordedTest(recording, isExact: true)
    #expect(test.leftOut.map { $0.prefix { $0 != "(" } }.count == 4)
    try Self.expectKept(
      test.text(expecting: RecordedTest.Expectation(nil, isWhole: false)), as: "HelloSpriteFrameByFrame.swift")
  }

  @Test func aGameThatDoesNotDoItDoesNotShowWhatTheTestExpects() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/drag.dactyl"
    try Self.record(Self.events, to: path)
    let test = RecordedTest(try Recording(contentsOf: path), isExact: false)
    for isBroken in [false, true] {
      let app = try HeadlessApp(options: HelloSprite.options)
      app.scene.decisions.turnOn(capacity: 1 << 16)
      let game = HelloSprite()
      try game.launch(app.scene)
      if isBroken { app.scene.window.view.isUserInteractionEnabled = false }
      test.play(in: app.scene) {}
      // The words that `HelloSpriteAsRecorded.swift` has.
      #expect(app.scene.decisionLines.contains { $0.hasSuffix("pan on card.bmp: ended (G2)") } != isBroken)
      app.end()
    }
  }

  @Test func anEntryThatIsAskedForIsExpected() throws {
    let folder = try TemporaryFolder()
    let (recording, test) = (folder.path + "/drag.dactyl", folder.path + "/test.swift")
    try Self.record(Self.events, to: recording)
    #expect(try Self.export(recording, to: test, expecting: "tap on \"9\": recognized") == 0)
    let made = try String(contentsOfFile: test, encoding: .utf8)
    #expect(made.contains(##"#expect(scene.decisionLines.contains { $0.contains("tap on \"9\": recognized") })"##))
  }
}
