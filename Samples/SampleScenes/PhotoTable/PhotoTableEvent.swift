import Dactyl

/// An event of the photo table. Its `description` is one line, as the sample prints it.
///
/// Each `grab` of a photo is followed by exactly one `release` or `cancel` of that photo. A photo that glides on after
/// its release comes to `rest`, unless it is taken again before.
public enum PhotoTableEvent: Hashable, Sendable {
  /// Fingers begin to move, scale or turn a photo.
  case grab(photo: Int)
  /// The last finger lifted.
  case release(PhotoSummary)
  /// The touches were cancelled: the photo stays where it is.
  case cancel(photo: Int)
  /// A gliding photo came to rest.
  case rest(PhotoSummary)
  /// A tap brought a photo to the front.
  case tap(photo: Int)
  /// Two taps straightened a photo and made it as large as the table, or moved it back.
  case show(photo: Int, isLarge: Bool)
  /// A long press moved a photo behind all others.
  case bury(photo: Int)

  /// The number of the event's photo.
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

/// The state of a photo at a moment.
public struct PhotoSummary: Hashable, Sendable, CustomStringConvertible {
  /// The number of the photo, from 0 on.
  public var number: Int
  /// The centre of the photo, in points of the scene.
  public var location: Point
  /// The scale of the photo; 1 is its printed size.
  public var scale: Float
  /// The angle of the photo, in radians, clockwise.
  public var angle: Float

  /// The photo in a line, with its angle in degrees: `photo=3 x=412 y=230 scale=1.50 angle=12`.
  public var description: String {
    let degrees = (angle * 180 / .pi).wholePoints
    return
      "photo=\(number) x=\(location.x.wholePoints) y=\(location.y.wholePoints) scale=\(scale.hundredths) angle=\(degrees)"
  }
}
