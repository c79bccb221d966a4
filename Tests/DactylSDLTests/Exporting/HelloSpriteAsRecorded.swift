import DactylSDL
import DactylTesting
import Testing

@testable import HelloSprite

/// Made from a recording of HelloSprite: 24 events in 0.983 s.
@MainActor @Test func helloSpriteAsRecorded() throws {
  var options = HelloSprite.options
  options.size = Size(800, 600)
  let app = try HeadlessApp(options: options)
  let scene = app.scene
  scene.decisions.turnOn(capacity: 1 << 16)
  let game = HelloSprite()
  defer { withExtendedLifetime(game) { app.end() } }
  try game.launch(scene)

  let finger = Finger(in: scene)
  let mouse = Mouse(in: scene)
  scene.advance(to: Timestamp(milliseconds: 103))
  finger.press(at: Point(580, 300))
  let path119: [(Int64, Float, Float)] = [
    (119, 580, 308), (135, 580, 316), (151, 580, 324), (167, 580, 332), (183, 580, 340), (199, 580, 348),
    (215, 580, 356), (231, 580, 364), (247, 580, 372), (263, 580, 380), (279, 580, 388), (295, 580, 396),
    (313, 580, 400),
  ]
  for (time, x, y) in path119 {
    scene.advance(to: Timestamp(milliseconds: time))
    finger.move(to: Point(x, y))
  }
  finger.lift()
  scene.advance(to: Timestamp(milliseconds: 483))
  scene.send(.key(KeySample(.space, isDown: true, characters: " ")))
  scene.advance(to: Timestamp(milliseconds: 523))
  scene.send(.key(KeySample(.space, isDown: false, characters: " ")))
  scene.advance(to: Timestamp(milliseconds: 583))
  mouse.move(to: Point(210, 300))
  scene.advance(to: Timestamp(milliseconds: 593))
  mouse.scroll(by: Vector(0, 1))
  scene.advance(to: Timestamp(milliseconds: 683))
  mouse.press(at: Point(210, 300))
  let path703: [(Int64, Float, Float)] = [
    (703, 219.5, 300), (723, 229, 300), (743, 238.5, 300), (763, 248, 300),
  ]
  for (time, x, y) in path703 {
    scene.advance(to: Timestamp(milliseconds: time))
    mouse.move(to: Point(x, y))
  }
  scene.advance(to: Timestamp(milliseconds: 783))
  mouse.release()
  scene.advance(to: Timestamp(milliseconds: 983))

  // What the recording showed at its end. Expect what should have happened instead.
  #expect(scene.decisionLines.contains { $0.hasSuffix("mouse · pan on card.bmp: ended (G2)") })
}
