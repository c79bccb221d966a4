import Dactyl
import DactylControls

/// The colours of a menu's panel, and how its controls look where there is a share of the room for them.
struct MenuLook {
  var title: Color
  var panel: Color
  var edge: Color
  var controls: (Float) -> ControlStyle

  /// How large letters are where there is a share of the room for them.
  static func letters(_ size: Float, _ share: Float) -> Float { max(min(size, smallestLetters), size * share) }
}
