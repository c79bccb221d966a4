@testable import DactylSDL

extension TextLayout {
  /// The size of a label's text in a space.
  func size(of label: Label, fitting room: Size = Size(.infinity, .infinity)) -> Size {
    FittedText(label, in: room, by: self).size
  }
}
