import Testing

@testable import DactylScene

/// Numbers of a game, a device or a file, converted to integers.
@Suite struct ClampingTests {
  @Test("A number becomes the nearest integer of its type, toward zero, and NaN becomes zero")
  func clamping() {
    #expect(Int(clamping: 7.9) == 7 && Int(clamping: -7.9) == -7 && Int(clamping: Float(-0.5)) == 0)
    #expect(Int(clamping: 1e25) == .max && Int(clamping: -1e25) == .min)
    #expect(Int(clamping: Double.infinity) == .max && Int(clamping: -Float.infinity) == .min)
    #expect(Int(clamping: Double.nan) == 0 && UInt16(clamping: Float.nan) == 0)
    #expect(UInt8(clamping: 255.9) == 255 && UInt8(clamping: 256.0) == 255 && UInt8(clamping: -1.0) == 0)
    #expect(UInt32(clamping: 5e9) == .max && Int16(clamping: -40_000.0) == .min)
    #expect(Int64(clamping: 9.223372036854775e18) == 9_223_372_036_854_774_784)
  }
}
