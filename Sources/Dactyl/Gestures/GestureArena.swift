/// Who the arena judges: recognizers by number, with what it may ask of them and do to them. Behind a protocol, so that
/// the arena can be read and tested alone.
protocol GestureArenaMembers {
  /// A recognizer.
  associatedtype Member: Equatable
  /// How many recognizers take part. It stays so while the arena settles.
  var count: Int { get }
  /// The recognizers that take part, in the order in which ties are broken (G18, G42).
  subscript(place: Int) -> Member { get }
  /// Whether any of them has proposed a state that was not granted yet.
  var isAnyProposing: Bool { get }
  /// The visible state.
  func state(of member: Member) -> GestureState
  /// The first state that it proposed and was not granted, or nil.
  func proposal(of member: Member) -> GestureState?
  /// Asks the gates that may refuse it, once an attempt; nil when they let it through (G25, G26).
  func refusal(of member: Member) -> Rule?
  /// Those that must fail before it may begin (G33).
  func requirements(of member: Member) -> [Member]
  /// Whether it got touches since its last reset, so that others must reckon with it (G32).
  func isInPlay(_ member: Member) -> Bool
  /// Whether the two compete for a touch (G36, G43).
  func shareTouch(_ a: Member, _ b: Member) -> Bool
  /// Whether the first's success makes the second fail: neither declines it, nobody wants both (G37, G39, G40).
  func prevents(_ a: Member, _ b: Member) -> Bool
  /// Makes it enter a state, by a rule and on account of another.
  func enter(_ member: Member, _ state: GestureState, by rule: Rule, _ opponent: Member?)
  /// Notes that it waits for another (G28).
  func hold(_ member: Member, for other: Member)
}

/// Decides which proposals are granted. The whole of arbitration is in this file.
///
/// Failures come first, since others may wait for them. Then each proposal is judged in the order of the members, again and
/// again, until nothing moves: a failure may release what it held, in the same pass (G44).
enum GestureArena {
  static func settle(_ arena: some GestureArenaMembers) {
    var moved = true
    while moved && arena.isAnyProposing {
      moved = false
      for place in 0..<arena.count where arena.proposal(of: arena[place]) == .failed {
        arena.enter(arena[place], .failed, by: .G2, nil)
      }
      for place in 0..<arena.count {
        guard let proposal = arena.proposal(of: arena[place]) else { continue }
        if judge(arena[place], proposal, in: arena) { moved = true }
      }
    }
  }

  /// Grants or refuses a proposal. False when it is held and nothing changed.
  private static func judge<Arena: GestureArenaMembers>(
    _ member: Arena.Member, _ proposal: GestureState, in arena: Arena
  ) -> Bool {
    // A gesture that has begun goes on as it says: nothing that happens later takes its touches away (G38).
    guard arena.state(of: member) == .possible else {
      arena.enter(member, proposal, by: .G2, nil)
      return true
    }
    if proposal == .failed {
      arena.enter(member, .failed, by: .G2, nil)
      return true
    }
    // Whoever is asked here may end the member itself: it is looked at anew after every question.
    if let rule = arena.refusal(of: member), arena.state(of: member) == .possible {
      arena.enter(member, .failed, by: rule, nil)
      return true
    }
    let requirements = arena.requirements(of: member)
    guard arena.state(of: member) == .possible else { return true }
    for other in requirements where arena.isInPlay(other) {
      let state = arena.state(of: other)
      if state.isRecognized {
        arena.enter(member, .failed, by: .G29, other)
        return true
      }
      if state == .possible {
        arena.hold(member, for: other)
        return false
      }
    }
    for place in 0..<arena.count {
      let other = arena[place]
      guard other != member, arena.state(of: other).isRecognized, arena.shareTouch(member, other),
        arena.prevents(other, member), arena.state(of: member) == .possible
      else { continue }
      arena.enter(member, .failed, by: .G38, other)
      return true
    }
    if arena.state(of: member) == .possible { grant(member, proposal, in: arena) }
    return true
  }

  /// Lets a gesture begin, and fails those that it excludes (G37).
  private static func grant<Arena: GestureArenaMembers>(
    _ member: Arena.Member, _ proposal: GestureState, in arena: Arena
  ) {
    arena.enter(member, proposal, by: .G2, nil)
    for place in 0..<arena.count {
      let other = arena[place]
      guard other != member, arena.state(of: other) == .possible, arena.shareTouch(member, other),
        arena.prevents(member, other), arena.state(of: other) == .possible
      else { continue }
      arena.enter(other, .failed, by: .G37, member)
    }
  }
}
