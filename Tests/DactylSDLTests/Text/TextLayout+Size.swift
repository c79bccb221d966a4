@testable import DactylSDL

extension TextLayout {
  /// How large a label's text is in a room.
  func size(of label: Label, fitting room: Size = Size(.infinity, .infinity)) -> Size {
    FittedText(label, in: room, by: self).size
  }
}
