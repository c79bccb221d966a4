/// Whether anything has the focus, and what becomes of it.
final class FocusState {
  /// Where it is, or was when nobody could have it; nil until something asked for it (F16).
  var place: FocusPlace?
  /// Whether the item of `place` has it now.
  var hasFocus = false
  /// Where it was when it came into traps, in the order in which it came into them (F20).
  var entries: [(trap: Entity, from: FocusPlace)] = []
  /// Where it was in windows that are key no longer (F21).
  var elsewhere: [(window: Entity, place: FocusPlace, entries: [(trap: Entity, from: FocusPlace)])] = []
  /// The environments at which a new focus is asked for at the end of the frame (F18).
  var requests: [Entity] = []
  /// What the last look at the scene found: nothing is looked for again until it changes.
  var looked: (scene: UInt64, focus: Int, window: Entity)?
  /// The press that goes on moving it while it is held.
  var held: HeldHeading?
  /// Those who are to be told of movements, in order; whether they are being told.
  var calls: [() -> Void] = []
  var isTelling = false
  /// Whether the game is being asked something of it.
  var isAsking = false

  var item: Entity? { hasFocus ? place?.item : nil }
}

/// A press that moves the focus as long as it is held (F13).
struct HeldHeading {
  let press: UInt64
  let heading: FocusHeading
  var time: Timestamp
  /// How often it moved the focus on already.
  var repeats = 0
}
