/// The focus of a player: whether anything has it, and what becomes of it. The first player's is everybody's until a
/// game splits it (`Scene.splitsFocus`).
package final class PlayerFocus {
  package let number: Int
  /// The view that it stays in; `.none` for the whole window.
  var root = Entity.none
  /// Where it is, or was when nobody could have it; nil until something asked for it (F16).
  var place: FocusPlace?
  /// Whether the item of `place` has it now.
  var hasFocus = false
  /// Where it was when it came into traps, in the order in which it came into them (F20).
  var entries: [(trap: Entity, from: FocusPlace)] = []
  /// Where it was in windows that are key no longer (F21).
  var elsewhere: [Elsewhere] = []
  typealias Elsewhere = (window: Entity, place: FocusPlace, entries: [(trap: Entity, from: FocusPlace)])
  /// The number of the latest presentation when the focus moved or was looked after last: a later one is a request
  /// (F20).
  var knownPresentation = 0
  /// The environments at which a new focus is asked for at the end of the frame (F18).
  var requests: [Entity] = []
  /// What the last look at the scene found: nothing is looked for again until it changes.
  var looked: (scene: UInt64, focus: Int, window: Entity)?
  /// The press that goes on moving it while it is held.
  var held: HeldHeading?
  /// Everybody who can have it, as it was found last.
  let map = FocusMap()
  let look = FocusLookState()
  /// How the player's focused item is shown; nil for the style of the first player, in a colour of its own.
  var style: FocusStyle?
  /// Whether the focused item shows it: not while fingers or the mouse were used last. Before anything was used it
  /// does, so that a menu which asks for the focus shows where the first arrow starts.
  var isShown = true
  /// How often in a row it left somebody who was covered, or could not have it any more soon after who had it before.
  var evasions = 0
  /// When it last left somebody who could not have it any more.
  var lastLoss: Timestamp?
  /// How soon after the one before a loss counts as an evasion, in seconds: longer than it takes to bring an item
  /// into sight.
  static var evasionTime: Double { 1 }
  /// Whether the focused item is to be scrolled into sight (F14).
  var wantsSight = false

  init(_ number: Int) { self.number = number }

  var item: Entity? { hasFocus ? place?.item : nil }
  /// Whether somebody has the focus and does not show it.
  var hidesFocus: Bool { hasFocus && !isShown }
}

/// A press that moves the focus as long as it is held (F13).
struct HeldHeading {
  let press: UInt64
  let heading: FocusHeading
  var time: Timestamp
  /// How often it moved the focus on already.
  var repeats = 0
}
