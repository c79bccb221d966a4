import Dactyl

/// Something that happened on the photo table. Its `description` is one line, as the sample prints it.
///
/// Each `grab` of a photo is followed by exactly one `release` or `cancel` of that photo. A photo that glides on after
/// its release comes to `rest`, unless it is taken again before.
public enum PhotoTableEvent: Hashable, Sendable {
  /// Fingers move, scale or turn a photo.
  case grab(photo: Int)
  /// The last finger lifted.
  case release(PhotoSummary)
  /// The fingers were taken away: the photo stays where it is.
  case cancel(photo: Int)
  /// It came to rest by itself.
  case rest(PhotoSummary)
  /// A tap brought it to the front.
  case tap(photo: Int)
  /// Two taps straightened it and made it as large as the table, or sent it back.
  case show(photo: Int, isLarge: Bool)
  /// A long press put it behind all others.
  case bury(photo: Int)

  /// The number of the photo that it is about.
  public var photo: Int {
    switch self {
    case .grab(let photo), .cancel(let photo), .tap(let photo), .show(let photo, _), .bury(let photo): photo
    case .release(let summary), .rest(let summary): summary.number
    }
  }
}

extension PhotoTableEvent: CustomStringConvertible {
  /// The event in a line: `release photo=3 x=412 y=230 scale=1.50 angle=12`.
  public var description: String {
    switch self {
    case .grab(let photo): "grab photo=\(photo)"
    case .release(let summary): "release \(summary)"
    case .cancel(let photo): "cancel photo=\(photo)"
    case .rest(let summary): "rest \(summary)"
    case .tap(let photo): "tap photo=\(photo)"
    case .show(let photo, let isLarge): "\(isLarge ? "show" : "back") photo=\(photo)"
    case .bury(let photo): "bury photo=\(photo)"
    }
  }
}

/// A photo as it lies at a moment.
public struct PhotoSummary: Hashable, Sendable, CustomStringConvertible {
  /// Its number, from 0 on.
  public var number: Int
  /// Where its centre is, in points of the scene.
  public var place: Point
  /// How large it is; 1 is as large as it was printed.
  public var scale: Float
  /// How it is turned, in radians, clockwise.
  public var angle: Float

  /// The photo in a line, with its angle in degrees: `photo=3 x=412 y=230 scale=1.50 angle=12`.
  public var description: String {
    let degrees = (angle * 180 / .pi).wholePoints
    return
      "photo=\(number) x=\(place.x.wholePoints) y=\(place.y.wholePoints) scale=\(scale.hundredths) angle=\(degrees)"
  }
}
