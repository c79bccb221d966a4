import DactylSDL
import DactylTesting
import Testing

@testable import LookAround
@testable import LookThroughALens
@testable import PlayATune
@testable import PlayForTwo
@testable import RainInBuckets
@testable import ShowShapes
@testable import SpringHome
@testable import SteerAShip

/// The programs about input for games.
@MainActor @Suite struct GameTests {
  private let start = Point(400, 300)

  @Test("SteerAShip: W, A, S and D, arrows and a stick steer alike, and Space jumps ahead")
  func steerAShip() throws {
    let play = try Play(SteerAShip.self)
    let ship = play.views[0]
    play.hold(.d, for: 0.5)
    #expect(abs(ship.center.x - 550) < 0.1 && ship.center.y == 300)
    play.hold(.up, for: 0.5)
    #expect(abs(ship.center.x - 550) < 0.1 && abs(ship.center.y - 150) < 0.1)
    play.scene.send(.axis(AxisSample(.leftStick, Vector(0, 1), device: DeviceID(7))))
    play.scene.advance(by: 0.5)
    play.scene.send(.axis(AxisSample(.leftStick, .zero, device: DeviceID(7))))
    #expect(abs(ship.center.y - 300) < 0.1)
    play.type(.space)
    #expect(abs(ship.center.y - 300) < 0.1)
    play.scene.send(.key(KeySample(.a, isDown: true)))
    play.type(.space)
    #expect(abs(ship.center.x - 470) < 0.1)
  }

  @Test("PlayForTwo: the keyboard steers the first ship, the controller that was plugged in the second")
  func playForTwo() throws {
    let play = try Play(PlayForTwo.self)
    let ships = play.views
    let starts = ships.map(\.center)
    play.hold(.right, for: 0.5)
    #expect(ships[0].center.x > starts[0].x + 140 && ships[1].center == starts[1])
    let first = ships[0].center
    play.scene.send(.controller(GameController(id: DeviceID(7), name: "Pad")))
    play.scene.send(.axis(AxisSample(.leftStick, Vector(0, -1), device: DeviceID(7))))
    play.scene.advance(by: 0.5)
    #expect(ships[0].center == first && ships[1].center.x == starts[1].x && ships[1].center.y < starts[1].y - 140)
  }

  @Test("RainInBuckets: each drop is counted by the bucket under it, and the umbrella keeps one dry")
  func rainInBuckets() throws {
    let play = try Play(RainInBuckets.self)
    play.scene.advance(by: 1.1)
    #expect((0..<3).map { play.text($0) } == ["2", "2", "2"])
    play.finger.drag(from: start - Vector(0, 120), to: Point(400, 400), duration: 0.2)
    play.finger.lift()
    play.scene.advance(by: 1)
    #expect((0..<3).map { play.text($0) } == ["4", "2", "4"])
  }

  @Test("LookThroughALens: the lens shows what is behind its middle, and is clipped to its corners")
  func lookThroughALens() throws {
    let play = try Play(LookThroughALens.self)
    let lens = try #require(play.views.first { $0.clipsToBounds })
    let near = lens.subviews[0]
    #expect(near.convert(Point(540, 280), to: nil) == Point(540, 280))
    play.drag(from: Point(540, 280), by: Vector(-100, 60))
    #expect(lens.center == Point(440, 340) && near.convert(Point(440, 340), to: nil) == Point(440, 340))
    #expect(play.scene.drawList.clips.map(\.cornerRadius) == [90])
  }

  @Test("ShowShapes: the ring fills while the button is held")
  func showShapes() throws {
    let play = try Play(ShowShapes.self)
    let ring = play.views[8]
    play.scene.advance(by: 1)
    #expect(ring[Shape.self]?.outline == .arc(from: 0, to: 4))
    play.finger.press(at: Point(400, 544))
    play.scene.advance(by: 0.5)
    play.finger.lift()
    play.scene.advance(by: 1)
    guard case .arc(_, let end) = ring[Shape.self]?.outline else {
      Issue.record("there is no ring")
      return
    }
    #expect((4.8...5.2).contains(end))
  }

  @Test("LookAround: the mouse looks about while it is locked, a stick always, and the wheel zooms")
  func lookAround() throws {
    let play = try Play(LookAround.self)
    func center() -> Point { play.scene.window.camera?.center ?? .zero }
    play.mouse.move(to: Point(400, 300))
    play.mouse.move(to: Point(500, 300))
    play.scene.advance(by: 0.1)
    #expect(center() == Point(400, 300))
    play.mouse.click(at: Point(400, 300))
    play.scene.advance(by: 0.1)
    play.mouse.move(by: Vector(1500, 20))
    play.scene.advance(by: 0.1)
    #expect(center() == Point(1900, 320))
    play.scene.send(.axis(AxisSample(.rightStick, Vector(0, -1), device: DeviceID(7))))
    play.scene.advance(by: 0.5)
    play.scene.send(.axis(AxisSample(.rightStick, .zero, device: DeviceID(7))))
    play.scene.advance(by: 0.1)
    #expect(abs(center().y + 130) < 0.1)
    play.mouse.scroll(by: Vector(0, -10))
    play.scene.advance(by: 0.1)
    #expect(play.scene.window.camera?.zoom == 2)
    play.type(.escape)
    #expect(play.scene.pointerLock == nil)
    play.mouse.move(to: Point(10, 10))
    play.scene.advance(by: 0.1)
    #expect(center().x == 1900)
  }

  @Test("SpringHome: a card that is thrown comes home by itself, and a tap deals the cards one after the other")
  func springHome() throws {
    let play = try Play(SpringHome.self)
    let cards = play.views[0..<4]
    let homes = cards.map(\.center)
    play.finger.drag(from: homes[1], to: homes[1] + Vector(150, 50), duration: 0.1)
    play.finger.lift()
    play.scene.advance(by: 0.05)
    #expect(cards[1].center.x > homes[1].x + 150)
    play.scene.advance(by: 2)
    #expect(cards.map(\.center) == homes)

    play.finger.tap(at: Point(400, 550))
    play.scene.advance(by: 0.25)
    #expect(cards[3].center == Point(400, -100) && cards[0].center != homes[0])
    // A sequence starts each card where the one before has come to rest.
    play.scene.advance(by: 0.5)
    #expect(cards[0].center == homes[0] && cards[3].center == Point(400, -100))
    play.scene.advance(by: 2)
    #expect(cards.map(\.center) == homes && cards[2][Shape.self]?.fill != .white)
    play.scene.advance(by: 2)
    #expect(cards.allSatisfy { $0[Shape.self]?.fill == .white })
  }

  @Test("PlayATune: a key that is pressed plays its note, two keys two")
  func playATune() throws {
    let play = try Play(PlayATune.self)
    let spy = SoundSpy()
    play.scene.soundPlatform = spy
    play.finger.press(at: Point(80, 300))
    play.secondFinger.press(at: Point(710, 300))
    #expect(play.views[0].alpha == 0.7 && play.views[7].alpha == 0.7 && play.views[3].alpha == 1)
    play.finger.lift()
    play.secondFinger.lift()
    #expect(play.views[0].alpha == 1 && spy.pans.count == 2 && spy.pans[0] < 0 && spy.pans[1] > 0)
  }
}

/// Listens to what is played.
private final class SoundSpy: SoundPlatform {
  private let silent = Scene(size: Size(1, 1))
  var pans: [Float] = []
  func loadSound(_ name: String) throws(AssetError) -> Sound { try silent.loadSound(name) }
  func makeSound(_ samples: [Float], perSecond rate: Double) -> Sound { silent.makeSound(samples, perSecond: rate) }
  func play(_ sound: Sound, volume: Float, pan: Float, repeats: Bool) -> SoundPlayback {
    pans.append(pan)
    return silent.play(sound)
  }
}
