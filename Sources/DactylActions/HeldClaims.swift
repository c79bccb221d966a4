/// Which bindings what is held counts for: those that asked for the most of what was down as it went down. It keeps to
/// them, whatever goes down later.
///
/// A claim lies in two chains: among those of its control or finger, and among those of its binding. So pressing,
/// letting go and working a binding out cost as much as they concern, however many bindings there are.
final class HeldClaims {
  /// The claims of a held control, or of a player's binding.
  struct Chain {
    fileprivate(set) var first = -1
    fileprivate var last = -1
  }

  private struct Claim {
    let binding: Int
    /// Which of the binding's controls it is (`ActionMap.Part`).
    let part: Int
    let force: Float
    var nextOfControl = -1
    var previous = -1
    var next = -1

    init(_ binding: Int, part: Int, force: Float) { (self.binding, self.part, self.force) = (binding, part, force) }
  }

  private let claims = List<Claim>()
  /// The claims that are free to be used again, chained as those of a control.
  private var free = -1

  /// Adds a claim to a control's, and to those of its binding.
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

  /// Has a control's claims count no more for their bindings; they can still be walked, until they are given back.
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

  /// Lets the places of a control's claims be used again.
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

  /// How far each part of a binding is pressed: by the strongest of what holds it.
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
}
