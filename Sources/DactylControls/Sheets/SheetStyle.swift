import Dactyl

/// The appearance of sheets: a value for a whole scene (`Scene.sheetStyle`). Lengths are in points.
public struct SheetStyle: Hashable, Sendable {
  /// The fill of the sheet.
  public var background = Color(0.16, 0.17, 0.2)
  /// The outline of the sheet; nil draws none.
  public var outline: Color? = Color(1, 1, 1, 0.14)
  /// The colour over everything behind the sheet.
  public var dimming = Color(0, 0, 0, 0.5)
  /// The colour of the grabber.
  public var grabber = Color(1, 1, 1, 0.35)
  /// The greatest width; in wider windows the sheet is in the middle.
  public var maximumWidth: Float = 640
  /// The distance of the largest sheet from the upper edge of the safe area.
  public var margin: Float = 12
  /// The radius of the upper corners; at most `grabberHeight`, since what is below that has square corners.
  public var cornerRadius: Float = 16
  /// The height of the strip with the grabber, above the content.
  public var grabberHeight: Float = 24
  /// The spring that moves a sheet.
  public var spring = Spring(duration: 0.35)

  /// Makes the default style: a dark sheet.
  public init() {}
}
