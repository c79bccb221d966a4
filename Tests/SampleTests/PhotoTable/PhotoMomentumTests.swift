import Dactyl
import DactylTesting
import SampleScenes
import Testing

struct PhotoMomentumTests {
  /// Flicks the front photo by a translation within a tenth of a second, from the middle of the table.
  private func flick(_ hands: TestPhotos, by translation: Vector) throws -> Int {
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)
    finger.press(at: photo.location)
    hands.move([finger], to: [Point(512, 360)])
    hands.scene.advance(by: 0.3)
    hands.move([finger], to: [Point(512, 360) + translation], steps: 6)
    finger.lift()
    return photo.number
  }

  @Test func aFlickedPhotoGlidesOnAndComesToRest() throws {
    let hands = try TestPhotos()

    let photo = try flick(hands, by: Vector(60, 0))
    let released = hands.summary(photo).location
    let isGliding = hands.table.gliding == [photo]
    hands.scene.advance(by: 0.2)
    let onItsWay = hands.summary(photo).location
    hands.scene.advance(by: 4)
    let resting = hands.summary(photo).location
    hands.scene.advance(by: 1)

    #expect(isGliding && onItsWay.x > released.x + 60)
    // Its speed of 600 points a second over the friction.
    #expect(abs(resting.x - released.x - 300) < 20 && abs(resting.y - released.y) < 1)
    #expect(hands.summary(photo).location == resting)
    #expect(hands.events.map(\.photo) == [photo, photo, photo])
    #expect(hands.events.last == .rest(hands.summary(photo)))
    #expect(!hands.scene.needsFrame)
  }

  @Test func twoFingersGiveAPhotoTurnAndGrowth() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let fingers = [hands.finger(1), hands.finger(2)]
    hands.scene.together {
      fingers[0].press(at: photo.location - Vector(30, 0))
      fingers[1].press(at: photo.location + Vector(30, 0))
    }
    hands.move(fingers, to: [Point(470, 360), Point(554, 360)])
    hands.move(fingers, to: [Point(462, 340), Point(562, 380)], steps: 5)
    hands.scene.together { for finger in fingers { finger.lift() } }
    let released = hands.summary(photo.number)

    hands.scene.advance(by: 5)

    let resting = hands.summary(photo.number)
    #expect(resting.angle > released.angle + 0.3 && resting.scale > released.scale * 1.05)
    #expect(hands.table.gliding.isEmpty)
  }

  @Test func aPhotoThatRestedBeforeItsReleaseStays() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)
    finger.press(at: photo.location)
    hands.move([finger], to: [Point(500, 300)])
    hands.scene.advance(by: 0.3)

    finger.lift()

    #expect(hands.table.gliding.isEmpty)
    #expect(hands.events == [.grab(photo: photo.number), .release(hands.summary(photo.number))])
  }

  @Test func aFingerCatchesAPhotoThatGlides() throws {
    let hands = try TestPhotos()
    let photo = try flick(hands, by: Vector(60, 0))
    hands.scene.advance(by: 0.1)

    let caught = hands.summary(photo)
    hands.finger(2).press(at: caught.location)
    hands.scene.advance(by: 0.4)

    #expect(hands.summary(photo) == caught)
    #expect(hands.events.last == .rest(caught) && hands.table.gliding.isEmpty)
  }

  @Test func thePathIsTheSameHoweverLongFramesAre() throws {
    var locations: [Point] = []
    for interval in [1.0 / 240, 1.0 / 60, 1.0 / 30] {
      let hands = try TestPhotos()
      let photo = try flick(hands, by: Vector(-40, 30))
      hands.scene.testClock.frameInterval = interval
      hands.scene.advance(by: 5)
      locations.append(hands.summary(photo).location)
    }

    #expect(locations.allSatisfy { $0.distance(to: locations[0]) < 5 }, "\(locations)")
  }

  @Test(arguments: [Vector(140, 20), Vector(-140, -10), Vector(10, 120), Vector(-30, -120)])
  func noPhotoLeavesTheTable(_ translation: Vector) throws {
    let hands = try TestPhotos()

    let photo = try flick(hands, by: translation * 2)
    hands.scene.advance(by: 6)

    let location = hands.summary(photo).location
    #expect(Rect(0, 0, 1024, 720).contains(location))
    #expect(hands.scene.hitTest(location)?.name == "photo \(photo)")
    #expect(hands.table.gliding.isEmpty)
  }

  @Test func aPhotoReleasedOutsideTheTableReturns() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)
    finger.press(at: photo.location)

    hands.move([finger], to: [Point(1200, -100)])
    finger.lift()
    hands.scene.advance(by: 1)

    let location = hands.summary(photo.number).location
    #expect(location == Point(1024 - PhotoTableScene.margin, PhotoTableScene.margin))
  }
}
