import Dactyl
import DactylTesting
import SampleScenes
import Testing

struct PhotoTapTests {
  @Test func aTapBringsAPhotoToTheFrontAndMovesNothing() throws {
    let hands = try TestPhotos()
    let photo = hands.front[3]

    hands.finger(1).tap(at: photo.location)
    hands.scene.advance(by: 1)

    #expect(hands.events == [.tap(photo: photo.number)])
    #expect(hands.table.order.last == photo.number && hands.summary(photo.number) == photo)
  }

  @Test func twoTapsEnlargeAPhotoAndTwoMoreMoveItBack() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)

    hands.finger(1).tap(at: photo.location, count: 2)
    hands.scene.advance(by: 1)
    let shown = hands.summary(photo.number)
    hands.finger(1).tap(at: shown.location, count: 2)
    hands.scene.advance(by: 1)
    let back = hands.summary(photo.number)

    #expect(shown.location == Point(512, 360) && abs(shown.angle) < 0.001 && shown.scale > 3)
    #expect(back.location.distance(to: photo.location) < 0.01 && abs(back.angle - photo.angle) < 0.001)
    #expect(hands.events.contains(.show(photo: photo.number, isLarge: true)))
    #expect(hands.events.last == .show(photo: photo.number, isLarge: false))
  }

  @Test func aLongPressMovesAPhotoBehindAllOthers() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let finger = hands.finger(1)

    finger.press(at: photo.location)
    hands.scene.advance(by: 0.8)
    hands.move([finger], to: [photo.location + Vector(80, 0)])
    finger.lift()

    #expect(hands.events == [.bury(photo: photo.number)])
    #expect(hands.table.order.first == photo.number && hands.summary(photo.number) == photo)
  }

  @Test func theMousePinchesWithAKeyHeld() throws {
    let hands = try TestPhotos()
    let photo = try #require(hands.front.last)
    let mouse = Mouse(in: hands.scene)

    mouse.move(to: photo.location)
    mouse.modifiers = .alternate
    mouse.move(to: photo.location + Vector(30, 0))
    mouse.press()
    mouse.move(to: photo.location + Vector(45, 10))
    mouse.move(to: photo.location + Vector(0, 60))
    hands.scene.advance(by: 0.2)
    mouse.release()

    let turned = hands.summary(photo.number)
    #expect(turned.location.distance(to: photo.location) < 0.2)
    #expect(abs(turned.scale / photo.scale - 2) < 0.01)
    #expect(abs(turned.angle - photo.angle - .pi / 2) < 0.01)
  }

  @Test(arguments: [Size(640, 480), Size(300, 200)])
  func everyPhotoStaysOnATableThatIsResized(_ size: Size) throws {
    let hands = try TestPhotos()

    hands.scene.send(.window(.resized(size)))
    hands.scene.advance(by: 1)

    #expect(hands.table.summary.allSatisfy { Rect(origin: .zero, size: size).contains($0.location) })
  }
}
