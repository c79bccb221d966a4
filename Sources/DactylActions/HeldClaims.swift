/// The bindings that each held control drives: those with the most modifiers and chord controls down when it was
/// pressed. They do not change until it is released.
///
/// A claim is in two chains: in that of its control or finger, and in that of its binding. So a press, a release and
/// the evaluation of a binding cost as much as their own claims, however many bindings there are.
final class HeldClaims: SnapshotState {
  /// The claims of a held control, or of a player's binding.
  struct Chain {
    fileprivate(set) var first = -1
    fileprivate var last = -1
  }

  private struct Claim {
    let binding: Int
    /// The index of the control in the binding (`ActionMap.Part`).
    let part: Int
    let force: Float
    var nextOfControl = -1
    var previous = -1
    var next = -1

    init(_ binding: Int, part: Int, force: Float) { (self.binding, self.part, self.force) = (binding, part, force) }
  }

  private let claims = List<Claim>()
  /// The first free claim; the free ones are chained like those of a control.
  private var free = -1

  /// Adds a claim to a control, and to its binding.
  func add(_ binding: Int, part: Int, force: Float, to control: inout Chain, of player: PlayerActions) {
    var claim = Claim(binding, part: part, force: force)
    claim.previous = player.bindings[binding].claims.last
    let index = place(claim)
    if control.last < 0 { control.first = index } else { claims[control.last].nextOfControl = index }
    control.last = index
    if claim.previous < 0 { player.bindings[binding].claims.first = index } else { claims[claim.previous].next = index }
    player.bindings[binding].claims.last = index
  }

  private func place(_ claim: Claim) -> Int {
    guard free >= 0 else {
      claims.append(claim)
      return claims.count - 1
    }
    let index = free
    free = claims[index].nextOfControl
    claims[index] = claim
    return index
  }

  /// Removes a control's claims from their bindings; they can still be iterated until they are given back.
  func withdraw(_ control: Chain, of player: PlayerActions) {
    var index = control.first
    while index >= 0 {
      let claim = claims[index]
      if claim.previous < 0 {
        player.bindings[claim.binding].claims.first = claim.next
      } else {
        claims[claim.previous].next = claim.next
      }
      if claim.next < 0 {
        player.bindings[claim.binding].claims.last = claim.previous
      } else {
        claims[claim.next].previous = claim.previous
      }
      index = claim.nextOfControl
    }
  }

  /// Marks the claims of a control as free.
  func give(back control: Chain) {
    guard control.first >= 0 else { return }
    claims[control.last].nextOfControl = free
    free = control.first
  }

  /// Calls the closure with the binding of each claim of a control, in the order of the bindings.
  @inline(__always)
  func forEachBinding(of control: Chain, _ body: (Int) -> Void) {
    var index = control.first
    while index >= 0 {
      body(claims[index].binding)
      index = claims[index].nextOfControl
    }
  }

  /// The pressure of each part of a binding: the strongest of the controls that hold it.
  func parts(of binding: Chain) -> SIMD4<Float> {
    var parts = SIMD4<Float>.zero
    var index = binding.first
    while index >= 0 {
      let claim = claims[index]
      parts[claim.part] = max(parts[claim.part], claim.force)
      index = claim.next
    }
    return parts
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(claims)
    copier.copy(free) { free = $0 }
  }
}
