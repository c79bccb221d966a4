import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Fingers on photos: the points under them stay there as fingers join or leave.
struct PhotoHoldTests {
  @Test func aFingerDragsAPhotoByThePointThatItTouches() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)
    let grip = photo.location + Vector(30, -20)

    finger.press(at: grip)
    let held = try hands.point(of: photo.number, at: grip)
    hands.move([finger], to: [Point(500, 300)])

    #expect(try hands.point(of: photo.number, at: Point(500, 300)).distance(to: held) < 0.05)
    #expect(hands.events == [.grab(photo: photo.number)])
    #expect(hands.table.held == [photo.number])
  }

  @Test func twoFingersKeepTheirPointsOfThePhoto() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let fingers = [hands.finger(1), hands.finger(2)]
    let starts = [photo.location + Vector(-30, 10), photo.location + Vector(35, -5)]
    let goals = [Point(380, 420), Point(520, 300)]

    hands.scene.together { for (finger, location) in zip(fingers, starts) { finger.press(at: location) } }
    let held = try starts.map { try hands.point(of: photo.number, at: $0) }
    hands.move(fingers, to: goals)

    for (goal, point) in zip(goals, held) {
      #expect(try hands.point(of: photo.number, at: goal).distance(to: point) < 0.1)
    }
    let turned = hands.summary(photo.number)
    #expect(turned.scale > photo.scale * 1.5 && abs(turned.angle - photo.angle) > 0.3)
  }

  @Test func nothingJumpsWhenFingersJoinAndLeave() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let fingers = (1...4).map { hands.finger($0) }
    let view = try #require(hands.table.view(of: photo.number))
    func corners() -> [Point] {
      [Point(0, 0), Point(view.bounds.maxX, 0), Point(0, view.bounds.maxY)].map { view.convert($0, to: nil) }
    }
    func expectNoJump(_ what: String, _ change: () -> Void) {
      let before = corners()
      change()
      hands.scene.advance(by: 1.0 / 60)
      for (old, new) in zip(before, corners()) { #expect(old.distance(to: new) < 0.5, "\(what)") }
    }
    fingers[0].press(at: photo.location)
    hands.move([fingers[0]], to: [Point(500, 350)])

    expectNoJump("a second finger lands") { fingers[1].press(at: Point(540, 330)) }
    hands.move(Array(fingers[0...1]), to: [Point(460, 380), Point(600, 300)])
    expectNoJump("two more land at once") {
      hands.scene.together {
        fingers[2].press(at: Point(520, 400))
        fingers[3].press(at: Point(530, 320))
      }
    }
    hands.move(fingers, to: [Point(430, 400), Point(630, 290), Point(560, 430), Point(500, 300)])
    expectNoJump("the first lifts") { fingers[0].lift() }
    hands.move(Array(fingers[1...3]), to: [Point(600, 310), Point(560, 460), Point(480, 280)])
    expectNoJump("two lift") {
      hands.scene.together {
        fingers[1].lift()
        fingers[3].lift()
      }
    }

    #expect(hands.events == [.grab(photo: photo.number)])
    #expect(hands.table.held == [photo.number])
  }

  @Test func twoPeopleMoveTwoPhotosAtOnce() throws {
    let hands = try TestPhotos()
    let (first, second) = (hands.front[5], hands.front[6])
    let fingers = (1...4).map { hands.finger($0) }
    let starts = [
      first.location - Vector(20, 0), first.location + Vector(20, 0), second.location - Vector(20, 0),
      second.location + Vector(20, 0),
    ]
    hands.scene.together { for (finger, location) in zip(fingers, starts) { finger.press(at: location) } }

    hands.move(fingers, to: [Point(150, 500), Point(250, 500), Point(700, 200), Point(720, 240)])

    let (left, right) = (hands.summary(first.number), hands.summary(second.number))
    #expect(Set(hands.events) == [.grab(photo: first.number), .grab(photo: second.number)])
    #expect(left.location.distance(to: Point(200, 500)) < 0.5 && right.location.distance(to: Point(710, 220)) < 0.5)
    #expect(abs(left.scale / first.scale - 2.5) < 0.01)
    #expect(abs(right.scale / second.scale - 44.72 / 40) < 0.01)
    #expect(hands.diagnostics.isEmpty)
  }

  @Test func aPhotoStaysBetweenItsSmallestAndLargestScale() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let fingers = [hands.finger(1), hands.finger(2)]
    hands.scene.together {
      fingers[0].press(at: photo.location - Vector(40, 0))
      fingers[1].press(at: photo.location + Vector(40, 0))
    }

    hands.move(fingers, to: [photo.location - Vector(2, 0), photo.location + Vector(2, 0)])
    let small = hands.summary(photo.number).scale
    hands.move(fingers, to: [photo.location - Vector(900, 0), photo.location + Vector(900, 0)], steps: 40)
    let large = hands.summary(photo.number).scale

    #expect(abs(small - PhotoTableScene.scales.lowerBound) < 0.001)
    #expect(abs(large - PhotoTableScene.scales.upperBound) < 0.001)
  }

  @Test func aTouchedPhotoComesToTheFrontAtOnce() throws {
    let hands = try TestPhotos()
    let photo = hands.front[2].number

    hands.finger(1).press(at: hands.summary(photo).location)

    #expect(hands.table.order.last == photo)
  }

  @Test(arguments: [InputEvent.Kind.key(KeySample(.escape, isDown: true)), .window(.deactivated)])
  func aPhotoWhoseFingersAreCancelledStays(_ reason: InputEvent.Kind) throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)
    finger.press(at: photo.location)
    hands.move([finger], to: [Point(500, 300)])

    hands.scene.send(reason)
    hands.scene.advance(by: 1)

    #expect(hands.events == [.grab(photo: photo.number), .cancel(photo: photo.number)])
    #expect(hands.summary(photo.number).location.distance(to: Point(500, 300)) < 0.1)
    #expect(hands.table.held.isEmpty && hands.table.gliding.isEmpty)
  }
}
