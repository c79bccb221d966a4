import CSDL2
import Testing

@testable import DactylSDL

@Suite struct DropTranslationTests {
  private func drop(_ type: SDL_EventType, _ text: String? = nil, _ rig: inout TranslatorRig) -> [InputEvent.Kind] {
    guard let text else { return rig.take(type) }
    return unsafe text.withCString { bytes in
      rig.take(type) { event in unsafe event.drop.file = UnsafeMutablePointer(mutating: bytes) }
    }
  }

  @Test func droppedItemsAreDeliveredTogetherAtTheEnd() {
    var rig = TranslatorRig(window: Size(400, 200), logical: Size(200, 100))
    #expect(drop(SDL_DROPBEGIN, nil, &rig).isEmpty)
    #expect(drop(SDL_DROPFILE, "/tmp/ä.png", &rig).isEmpty)
    #expect(drop(SDL_DROPTEXT, "hello", &rig).isEmpty)
    rig.translator.dropLocation = Point(100, 50)
    let items = DroppedItems(files: ["/tmp/ä.png"], texts: ["hello"], at: Point(50, 25))
    #expect(drop(SDL_DROPCOMPLETE, nil, &rig) == [.drop(items)])
    #expect(drop(SDL_DROPCOMPLETE, nil, &rig).isEmpty)
  }

  @Test func anUnknownPointerKeepsItsLastLocation() {
    var rig = TranslatorRig()
    _ = rig.take(SDL_MOUSEMOTION) {
      unsafe $0.motion.x = 30
      unsafe $0.motion.y = 40
    }
    _ = drop(SDL_DROPFILE, "/a", &rig)
    #expect(drop(SDL_DROPCOMPLETE, nil, &rig) == [.drop(DroppedItems(files: ["/a"], at: Point(30, 40)))])
  }

  @Test func anEmptyDropIsNotReported() {
    var rig = TranslatorRig()
    #expect(drop(SDL_DROPBEGIN, nil, &rig).isEmpty)
    #expect(drop(SDL_DROPCOMPLETE, nil, &rig).isEmpty)
  }
}
