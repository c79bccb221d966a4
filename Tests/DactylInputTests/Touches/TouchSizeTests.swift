import Dactyl
import Testing

@testable import DactylInput

/// The data that is copied with every touch stays small: the values of few devices are stored beside it.
@Suite struct TouchSizeTests {
  @Test("A sample takes 40 bytes, an event 72, a touch 112, an input 216")
  func sizes() {
    #expect(MemoryLayout<TouchSample>.stride <= 40)
    #expect(MemoryLayout<InputEvent>.stride <= 72)
    #expect(MemoryLayout<Touch>.stride <= 112)
    #expect(MemoryLayout<Input>.stride <= 216)
  }
}
