import Dactyl
import DactylControls

/// The colours of a menu's panel, and the style of its controls in a panel of reduced size, by its share.
struct PanelStyle {
  var title: Color
  var panel: Color
  var edge: Color
  var controls: (Float) -> ControlStyle

  /// Returns the size of letters in a panel of reduced size, no smaller than can be read.
  static func letters(_ size: Float, _ share: Float) -> Float { max(min(size, smallestLetters), size * share) }
}
