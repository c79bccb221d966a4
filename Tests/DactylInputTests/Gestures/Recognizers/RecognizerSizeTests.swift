import Testing

@testable import DactylInput

/// The size of a recognizer at rest: its value, beside a row of 32 bytes.
@Suite struct RecognizerSizeTests {
  private func strides<Kind: GestureRecognizer>(_ kind: Kind.Type) -> [Int] {
    [MemoryLayout<Kind>.stride, MemoryLayout<Kind?>.stride]
  }

  @Test("No recognizer takes more than 64 bytes at rest, its row included")
  func sizes() {
    #expect(MemoryLayout<GestureRow>.stride <= 32)
    for (name, strides) in [
      ("tap", strides(TapGestureRecognizer.self)), ("long press", strides(LongPressGestureRecognizer.self)),
      ("pan", strides(PanGestureRecognizer.self)), ("swipe", strides(SwipeGestureRecognizer.self)),
      ("pinch", strides(PinchGestureRecognizer.self)), ("rotation", strides(RotationGestureRecognizer.self)),
      ("edge pan", strides(ScreenEdgePanGestureRecognizer.self)), ("hover", strides(HoverGestureRecognizer.self)),
      ("transform", strides(TransformGestureRecognizer.self)),
    ] {
      #expect(strides.allSatisfy { $0 <= 32 }, "\(name): \(strides)")
    }
  }
}
