import Testing

@testable import DactylSDL

/// Errors of an X server on the connection with which SDL wakes itself, and which no code watches.
@MainActor @Suite struct XErrorsTests {
  /// An XErrorEvent as Xlib lays it out.
  private func refusal(of request: UInt8, about resource: UInt) -> XErrors.Refusal {
    let word = MemoryLayout<UInt>.size
    let event = UnsafeMutableRawPointer.allocate(byteCount: 5 * word, alignment: word)
    defer { unsafe event.deallocate() }
    unsafe event.initializeMemory(as: UInt8.self, repeating: 0, count: 5 * word)
    unsafe event.storeBytes(of: resource, toByteOffset: 2 * word, as: UInt.self)
    unsafe event.storeBytes(of: 3, toByteOffset: 4 * word, as: UInt8.self)
    unsafe event.storeBytes(of: request, toByteOffset: 4 * word + 1, as: UInt8.self)
    return unsafe XErrors.Refusal(event)
  }

  @Test("A wake-up of a window that the program closed itself is nothing; other requests have their own ends")
  func closedWindow() {
    let window: UInt = 0x40_0008
    let wakeUp = refusal(of: 25, about: window)
    #expect(wakeUp.resource == window && wakeUp.error == 3 && wakeUp.reason.contains("(25, error 3)"))
    SystemCall.general.make {
      #expect(!XErrors.loseWaking(wakeUp))
      XErrors.windowOpened(window)
      XErrors.windowClosed(window)
      #expect(XErrors.loseWaking(wakeUp))
      #expect(!XErrors.loseWaking(refusal(of: 12, about: window)))
      #expect(!XErrors.loseWaking(refusal(of: 25, about: window + 1)))
    }
    #expect(DisplayConnection.loss == nil)
  }
}
