/// Where the pointer hovers, scrolls and pinches, and which recognizers hear of it.
final class PointerTable {
  /// The recognizers whose view the pointer is over, in the order in which it came to them.
  let hovered = List<GestureID>()
  /// Those that it is over now, from the view under it to the window.
  let found = List<GestureID>()
  /// The pointer's last place, or nil when it left.
  var location: Point?
  /// What is being scrolled.
  let scroll = PointerSequence()
  /// What two fingers on a touchpad pinch or turn.
  let transform = PointerSequence()
}

/// A scrolling or pinching under way: who hears of it is decided when it begins (S-5).
final class PointerSequence {
  /// Those who hear of it.
  let recognizers = List<GestureID>()
  /// How many of them have been told that it began.
  var told = 0
  /// Those to whom it was offered, from the view under the pointer to the window.
  let candidates = List<GestureID>()
  /// Whether a touchpad scrolls, rather than a wheel.
  var isContinuous = false
  /// The view that it is on.
  var view = Entity.none
  var location = Point.zero
  var isOpen = false
  /// When it is over by itself.
  var deadline: Timestamp?
  /// What its recognizers compete for: a slot of the touch table that no touch is ever in.
  var slot: Int?

  /// Begins anew, with nobody who hears of it yet.
  func open() {
    isOpen = true
    told = 0
    recognizers.removeAll()
  }
}
