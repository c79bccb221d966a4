/// The focus of a player: its position, and the state that belongs to it. The first player's is shared by all until a
/// game splits the focus (`Scene.splitsFocus`).
package final class PlayerFocus: SnapshotState {
  package let number: Int
  /// The view that the focus is confined to; `.none` for the whole window.
  var root = Entity.none
  /// The position of the focus, or the last one while no item can have it; nil until the first request for a focus
  /// (F16).
  var place: FocusPlace?
  /// Whether the item of `place` is focused now.
  var hasFocus = false
  /// The positions of the focus when it entered traps, in the order in which it entered them (F20).
  var entries: [(trap: Entity, from: FocusPlace)] = []
  /// The positions of the focus in windows that are not key any more (F21).
  var elsewhere: [Elsewhere] = []
  typealias Elsewhere = (window: Entity, place: FocusPlace, entries: [(trap: Entity, from: FocusPlace)])
  /// The number of the latest presentation when the focus moved or was updated last: a later one counts as a request
  /// (F20).
  var knownPresentation = 0
  /// The environments at which a new focus is asked for at the end of the frame (F18).
  var requests: [Entity] = []
  /// The version of the scene at the last update: nothing is updated again until it changes.
  var looked: (scene: UInt64, focus: Int, window: Entity)?
  /// The held press that repeats its heading.
  var held: HeldHeading?
  /// The items that can have the focus, as they were collected last.
  let map = FocusMap()
  let look = FocusLookState()
  /// The style of the player's focused item; nil for the style of the first player, in a colour of its own.
  var style: FocusStyle?
  /// Whether the focused item is shown: false while fingers or the mouse were used last. True before anything was used,
  /// so that a menu which requests the focus shows where the first arrow starts.
  var isShown = true
  /// How many times in a row the focus left an item that was covered, or one that could not have it any more soon after
  /// the previous loss.
  var evasions = 0
  /// The time when the focus last left an item that could not have it any more.
  var lastLoss: Timestamp?
  /// The time after a loss within which another counts as an evasion, in seconds: longer than scrolling an item into
  /// sight takes.
  static var evasionTime: Double { 1 }
  /// Whether the focused item is to be scrolled into sight (F14).
  var wantsSight = false

  init(_ number: Int) { self.number = number }

  var item: Entity? { hasFocus ? place?.item : nil }
  /// Whether an item is focused and not shown so.
  var hidesFocus: Bool { hasFocus && !isShown }

  /// The environment where the focus begins: the key window, or the view that the focus is confined to.
  func start(in keyWindow: Entity) -> Entity { root == .none ? keyWindow : root }

  /// Records the position of the focus and its traps in the window that it leaves. Returns those in the other window;
  /// nil when the focus never was there.
  func leaveWindow(for window: Entity, in graph: SceneGraph) -> Elsewhere? {
    let old = place
    elsewhere.removeAll { $0.window == old?.path.last || !graph.isAlive($0.window) }
    if let old, let left = old.path.last, graph.isAlive(left) { elsewhere.append((left, old, entries)) }
    let known = elsewhere.first { $0.window == window }
    elsewhere.removeAll { $0.window == window }
    return known
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(root) { root = $0 }
    copier.copy(place) { place = $0 }
    copier.copy(hasFocus) { hasFocus = $0 }
    copier.copy(entries) { entries = $0 }
    copier.copy(elsewhere) { elsewhere = $0 }
    copier.copy(knownPresentation) { knownPresentation = $0 }
    copier.copy(requests) { requests = $0 }
    copier.copy(looked) { looked = $0 }
    copier.copy(held) { held = $0 }
    copier.copy(map)
    copier.copy(look)
    copier.copy(style) { style = $0 }
    copier.copy(isShown) { isShown = $0 }
    copier.copy(evasions) { evasions = $0 }
    copier.copy(lastLoss) { lastLoss = $0 }
    copier.copy(wantsSight) { wantsSight = $0 }
  }
}

/// A held press that repeats its heading (F13).
struct HeldHeading {
  let press: UInt64
  let heading: FocusHeading
  var time: Timestamp
  /// The number of times that it has repeated.
  var repeats = 0
}

extension PlayerFocus: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(root)
    hash.mix(place)
    hash.mix(hasFocus)
    for (trap, from) in entries {
      hash.mix(trap)
      hash.mix(from)
    }
    hash.mix(elsewhere) { hash, other in
      hash.mix(other.window)
      hash.mix(other.place)
    }
    hash.mix(knownPresentation)
    hash.mix(requests)
    hash.mix(held?.press)
    hash.mix(held?.time)
    hash.mix(held?.repeats)
    hash.mix(isShown)
    hash.mix(evasions)
    hash.mix(lastLoss)
    hash.mix(wantsSight)
  }
}
