/// The number of window units that a point of the scene is wide and high, for a scene that follows its window
/// (`AppOptions.contentScale`).
///
/// The scene of a window of 2560 x 1440 at a scale of 1.75 is 1463 x 823 points: texts, controls, hints, menus and the
/// touch areas of all of them are 1.75 times as large as at a scale of 1. Texts are drawn at the size at which they
/// are shown, so they stay sharp. Locations of touches and of the mouse are in points of the scene, as always.
public struct ContentScale: Hashable, Sendable {
  /// The scale in a window that is no larger than `comfortable`.
  private let base: Float
  /// The sizes of the scene between which the scale does not follow the window; nil for one that never does.
  private let sizes: Sizes?

  private struct Sizes: Hashable {
    var least: Size
    var comfortable: Size
  }

  /// The same scale in every window, from 0.25 to 8; 1 for points that are window units.
  public static func fixed(_ scale: Float) -> ContentScale { ContentScale(base: scale, sizes: nil) }

  /// A scale of 1 in windows up to a size, and of more in larger ones, where a scene of that size would still fit at
  /// that scale: in steps of a quarter, up to 8. In windows below the other size, the scale is as small as it has to
  /// be, down to 0.25, for the scene to be no smaller than that.
  ///
  /// For apps whose texts and controls have sizes of their own, on a display that is far away or very large: with
  /// `.growing(above: Size(1280, 800))` a window of 1920 x 1080 has the scale 1.25, and one of 2560 x 1600 has 2.
  public static func growing(above size: Size, shrinkingBelow least: Size = .zero) -> ContentScale {
    ContentScale(base: 1, sizes: Sizes(least: least, comfortable: size))
  }

  /// The scale in a window of a size in window units.
  func scale(in window: Size) -> Float {
    guard let sizes, window.width > 0, window.height > 0 else { return base }
    func share(_ size: Size) -> Float { min(window.width / size.width, window.height / size.height) }
    let room = share(sizes.comfortable)
    if room >= 1 { return min((room * 4).rounded(.down) / 4, Self.range.upperBound) }
    return max(min(share(sizes.least), 1), Self.range.lowerBound)
  }

  /// Throws an error for a scale that no window can have.
  func check() throws(PlatformError) {
    guard !isUsable else { return }
    throw PlatformError(
      attempt: "showing a scene with the content scale \(self)",
      reason: "a scale from 0.25 to 8 is wanted, or a size of at least 1 x 1 points above which it grows, and one that "
        + "is no larger, below which it shrinks")
  }

  private var isUsable: Bool {
    guard let sizes else { return Self.range.contains(base) }
    let (least, comfortable) = (sizes.least, sizes.comfortable)
    return comfortable.width >= 1 && comfortable.height >= 1 && least.width >= 0 && least.height >= 0
      && least.width <= comfortable.width && least.height <= comfortable.height
  }

  private static let range: ClosedRange<Float> = 0.25...8
}

extension ContentScale: CustomStringConvertible {
  /// The scale, or the sizes that it depends on.
  public var description: String {
    guard let sizes else { return "\(base)" }
    let (least, comfortable) = (sizes.least, sizes.comfortable)
    return "growing above \(comfortable.width) x \(comfortable.height), shrinking below \(least.width) x "
      + "\(least.height)"
  }
}
