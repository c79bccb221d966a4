/// A height at which a sheet rests.
public enum SheetDetent: Hashable, Sendable {
  /// Half of the window's height.
  case medium
  /// Nearly all of the window's height.
  case large
  /// A share of the largest height, from 0 to 1.
  case fraction(Float)
  /// A height in points; less where the window is lower.
  case height(Float)

  /// Returns the height in a window.
  func height(in window: Float, largest: Float) -> Float {
    let height: Float =
      switch self {
      case .medium: window / 2
      case .large: largest
      case .fraction(let share): largest * share
      case .height(let height): height
      }
    return height > 44 ? min(height, max(largest, 44)) : 44
  }
}
