/// Who the arena judges: recognizers by number, with what it may ask of them and do to them. Behind a protocol, so that
/// the arena can be read and tested alone.
protocol GestureArenaMembers {
  /// A recognizer.
  associatedtype Member: Equatable
  /// How many recognizers take part. It stays so while the arena settles.
  var count: Int { get }
  /// The recognizers that take part, in the order in which ties are broken (G18, G42).
  subscript(index: Int) -> Member { get }
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
  /// All who may compete with it for a touch, in the order of the members, itself perhaps among them; nil for all there
  /// are.
  func rivals(of member: Member) -> [Member]?
  /// Whether the first's success makes the second fail: neither declines it, nobody wants both (G37, G39, G40).
  func prevents(_ a: Member, _ b: Member) -> Bool
  /// Makes it enter a state, by a rule and on account of another.
  func enter(_ member: Member, _ state: GestureState, by rule: Rule, _ opponent: Member?)
  /// Notes that it waits for another (G28).
  func hold(_ member: Member, for other: Member)
}

/// Decides which proposals are granted. The whole of arbitration is in this file.
///
/// Failures come first, since others may wait for them. Then each proposal is judged in the order of the members, and
/// the whole again until nothing moves. Who is held is judged again after each decision, in the same pass and before
/// anybody who comes later (G29, G44). So of all that could happen, always that happens first which the first member
/// wants: what comes out depends on nothing but the order of the members, and that breaks ties (G42).
///
/// Of two members that share a touch, the one on the deeper view comes first, on one view the one that was added first,
/// but a tap after one that needs more taps (G41); all others come in the order of their first touches (G18).
/// `TieOrder` sees to that before the arena is asked.
enum GestureArena {
  static func settle(_ arena: some GestureArenaMembers) {
    while arena.isAnyProposing && pass(over: arena) {}
  }

  /// Gives each member a turn. False when nobody moved.
  private static func pass(over arena: some GestureArenaMembers) -> Bool {
    for index in 0..<arena.count where arena.proposal(of: arena[index]) == .failed {
      arena.enter(arena[index], .failed, by: .G2, nil)
    }
    var hasMoved = false
    var (index, reached, firstHeld) = (0, -1, Int.max)
    while index < arena.count {
      let member = arena[index]
      let isItsTurn = index > reached
      reached = max(reached, index)
      guard let proposal = arena.proposal(of: member) else {
        index += 1
        continue
      }
      if arena.state(of: member) == .possible {
        if judge(member, proposal, in: arena) {
          hasMoved = true
          // Those who are held may be free now.
          index = min(firstHeld, index + 1)
          continue
        }
        firstHeld = min(firstHeld, index)
      } else if isItsTurn {
        // A gesture that has begun goes on as it says: nothing that happens later takes its touches away (G38).
        arena.enter(member, proposal, by: .G2, nil)
        hasMoved = true
      }
      index += 1
    }
    return hasMoved
  }

  /// Grants or refuses what an undecided member proposes. False when it is held and nothing changed.
  private static func judge<Arena: GestureArenaMembers>(
    _ member: Arena.Member, _ proposal: GestureState, in arena: Arena
  ) -> Bool {
    if proposal == .failed {
      arena.enter(member, .failed, by: .G2, nil)
      return true
    }
    // Whoever is asked here may end the member itself: it is looked at again after every question.
    if let rule = arena.refusal(of: member), arena.state(of: member) == .possible {
      arena.enter(member, .failed, by: rule, nil)
      return true
    }
    let requirements = arena.requirements(of: member)
    guard arena.state(of: member) == .possible else { return true }
    let undecided = requirements.first { arena.isInPlay($0) && arena.state(of: $0) == .possible }
    if let winner = requirements.first(where: { arena.isInPlay($0) && arena.state(of: $0).isRecognized }) {
      arena.enter(member, .failed, by: .G29, winner)
      return true
    }
    if let undecided {
      arena.hold(member, for: undecided)
      return false
    }
    let winner = firstOther(than: member, in: arena) { other in
      arena.state(of: other).isRecognized && arena.shareTouch(member, other) && arena.prevents(other, member)
        && arena.state(of: member) == .possible
    }
    if let winner {
      arena.enter(member, .failed, by: .G38, winner)
    } else if arena.state(of: member) == .possible {
      grant(member, proposal, in: arena)
    }
    return true
  }

  /// The first member beside one that is meant, of those who may share a touch with it.
  @inline(__always)
  private static func firstOther<Arena: GestureArenaMembers>(
    than member: Arena.Member, in arena: Arena, where isMeant: (Arena.Member) -> Bool
  ) -> Arena.Member? {
    if let rivals = arena.rivals(of: member) { return rivals.first { $0 != member && isMeant($0) } }
    for index in 0..<arena.count {
      let other = arena[index]
      if other != member && isMeant(other) { return other }
    }
    return nil
  }

  /// Lets a gesture begin, and fails those that it excludes (G37).
  private static func grant<Arena: GestureArenaMembers>(
    _ member: Arena.Member, _ proposal: GestureState, in arena: Arena
  ) {
    arena.enter(member, proposal, by: .G2, nil)
    _ = firstOther(than: member, in: arena) { other in
      if arena.state(of: other) == .possible && arena.shareTouch(member, other) && arena.prevents(member, other)
        && arena.state(of: other) == .possible
      {
        arena.enter(other, .failed, by: .G37, member)
      }
      return false
    }
  }
}

extension GestureArenaMembers {
  func rivals(of member: Member) -> [Member]? { nil }
}
