// swift-format-ignore-file
import DactylSDL
import Testing

@testable import HelloSprite

/// Made from a recording of HelloSprite: 71 events in 0.560 s.
/// Left out: descriptions of controllers (2).
/// Left out: measurements of sensors (2).
/// Left out: corrections of touches (2).
/// Left out: things dropped from outside (2).
@MainActor @Test func helloSpriteFrameByFrame() throws {
  let options = HelloSprite.options
  let app = try HeadlessApp(options: options)
  let scene = app.scene
  scene.decisions.turnOn(capacity: 1 << 16)
  let game = HelloSprite()
  defer { withExtendedLifetime(game) { app.end() } }
  try game.launch(scene)

  scene.send(InputEvent(at: Timestamp(nanoseconds: 0), .device(.added(DeviceID(7)))))
  for moment in [0, 16000000, 32000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 48000000), .detailedTouch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .moved, location: Point(3, 4), type: .indirect), TouchDetails(altitudeAngle: 1, azimuthAngle: 2, maximumPossibleForce: 3))))
  scene.frame(at: Timestamp(nanoseconds: 48000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 64000000), .touch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .cancelled, location: Point(3, 4), type: .indirect))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 64000000), .touch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .began, location: Point(-0.5, 1e+09), type: .indirect, force: 0.5))))
  for moment in [64000000, 80000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 96000000), .touch(TouchSample(finger: .mouse, phase: .ended, location: Point(1, 2), type: .pointer))))
  scene.frame(at: Timestamp(nanoseconds: 96000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 112000000), .hover(Point(1, 2), modifiers: [.shift, .control, .alternate, .command, .capsLock])))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 112000000), .touch(TouchSample(finger: .mouse, phase: .began, location: Point(1, 2), type: .pointer, buttons: [.primary, .secondary, .button(3)], modifiers: [.shift, .control, .alternate, .command, .capsLock]))))
  for moment in [112000000, 128000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 144000000), .scroll(ScrollSample(location: Point(1, 2), delta: Vector(0, 1.5), isContinuous: true, modifiers: .shift))))
  scene.frame(at: Timestamp(nanoseconds: 144000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 160000000), .transform(TransformSample(phase: .began, location: Point(1, 2), scale: 2, rotation: 1, modifiers: .shift))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 160000000), .hover(nil, modifiers: [])))
  for moment in [160000000, 176000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 192000000), .key(KeySample(.return, isDown: true, isRepeat: true, characters: "\u{d}\"\\", typed: "ß", modifiers: .shift, latinLetter: "s"))))
  scene.frame(at: Timestamp(nanoseconds: 192000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 208000000), .key(KeySample(Key(usage: 999), isDown: false))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 208000000), .transform(TransformSample(phase: .ended, location: Point(1, 2)))))
  for moment in [208000000, 224000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 240000000), .key(KeySample(.f1, isDown: true))))
  scene.frame(at: Timestamp(nanoseconds: 240000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 256000000), .key(KeySample(.leftShift, isDown: true))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 256000000), .key(KeySample(.q, isDown: true))))
  for moment in [256000000, 272000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 288000000), .press(PressSample(.button(.dpadLeft), .ended, force: 0, device: DeviceID(7)))))
  scene.frame(at: Timestamp(nanoseconds: 288000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 304000000), .press(PressSample(.key(.space), .began))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 304000000), .press(PressSample(.button(.dpadLeft), .began, force: 0.5, characters: "a", typed: "A", device: DeviceID(7), modifiers: .command, isRepeat: true, latinLetter: "a"))))
  for moment in [304000000, 320000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 336000000), .axis(AxisSample(.leftStick, Vector(0.25, -1), device: DeviceID(7)))))
  scene.frame(at: Timestamp(nanoseconds: 336000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 352000000), .axis(AxisSample(.leftTrigger, Vector(.infinity, .nan), device: DeviceID(7)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 352000000), .press(PressSample(.key(.space), .cancelled, force: 0))))
  for moment in [352000000, 368000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 384000000), .textEditing(TextEditing("かな", caret: 1, selectionLength: 1))))
  scene.frame(at: Timestamp(nanoseconds: 384000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 400000000), .textEditing(TextEditing("", caret: 0))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 400000000), .text("né\u{7}\u{200f}\t\n")))
  for moment in [400000000, 416000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 432000000), .motion(.ended)))
  scene.frame(at: Timestamp(nanoseconds: 432000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 448000000), .motion(.began)))
  for moment in [448000000, 464000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 480000000), .window(.deactivated)))
  scene.frame(at: Timestamp(nanoseconds: 480000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 496000000), .window(.activated)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 496000000), .remote(.togglePlayPause)))
  for moment in [496000000, 512000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .device(.added(DeviceID(7)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .touch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .began, location: Point(-0.5, 1e+09), type: .indirect, force: 0.5))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .detailedTouch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .moved, location: Point(3, 4), type: .indirect), TouchDetails(altitudeAngle: 1, azimuthAngle: 2, maximumPossibleForce: 3))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .touch(TouchSample(finger: FingerID(device: DeviceID(2), 1099511627776), phase: .cancelled, location: Point(3, 4), type: .indirect))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .touch(TouchSample(finger: .mouse, phase: .began, location: Point(1, 2), type: .pointer, buttons: [.primary, .secondary, .button(3)], modifiers: [.shift, .control, .alternate, .command, .capsLock]))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .touch(TouchSample(finger: .mouse, phase: .ended, location: Point(1, 2), type: .pointer))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .hover(Point(1, 2), modifiers: [.shift, .control, .alternate, .command, .capsLock])))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .hover(nil, modifiers: [])))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .scroll(ScrollSample(location: Point(1, 2), delta: Vector(0, 1.5), isContinuous: true, modifiers: .shift))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .transform(TransformSample(phase: .began, location: Point(1, 2), scale: 2, rotation: 1, modifiers: .shift))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .transform(TransformSample(phase: .ended, location: Point(1, 2)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .key(KeySample(.return, isDown: true, isRepeat: true, characters: "\u{d}\"\\", typed: "ß", modifiers: .shift, latinLetter: "s"))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .key(KeySample(Key(usage: 999), isDown: false))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .key(KeySample(.q, isDown: true))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .key(KeySample(.f1, isDown: true))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .key(KeySample(.leftShift, isDown: true))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .press(PressSample(.button(.dpadLeft), .began, force: 0.5, characters: "a", typed: "A", device: DeviceID(7), modifiers: .command, isRepeat: true, latinLetter: "a"))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .press(PressSample(.button(.dpadLeft), .ended, force: 0, device: DeviceID(7)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .press(PressSample(.key(.space), .began))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .press(PressSample(.key(.space), .cancelled, force: 0))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .axis(AxisSample(.leftStick, Vector(0.25, -1), device: DeviceID(7)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .axis(AxisSample(.leftTrigger, Vector(.infinity, .nan), device: DeviceID(7)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .text("né\u{7}\u{200f}\t\n")))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .textEditing(TextEditing("かな", caret: 1, selectionLength: 1))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .textEditing(TextEditing("", caret: 0))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .motion(.began)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .motion(.ended)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .remote(.togglePlayPause)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .window(.deactivated)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .window(.activated)))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .window(.resized(Size(700, 500)))))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 999000000), .device(.removed(DeviceID(7)))))
  scene.frame(at: Timestamp(nanoseconds: 528000000))
  scene.send(InputEvent(at: Timestamp(nanoseconds: 544000000), .window(.resized(Size(700, 500)))))
  for moment in [544000000, 560000000] as [Int64] {
    scene.frame(at: Timestamp(nanoseconds: moment))
  }

  // Expect here what should have happened:
  #expect(!scene.decisionLines.isEmpty)
}
