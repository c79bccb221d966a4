/// The members of the arena: recognizers by index, with the queries and changes that the arena needs. A protocol, so
/// that the arena can be read and tested alone.
protocol GestureArenaMembers {
  /// A recognizer.
  associatedtype Member: Equatable
  /// The number of members. It does not change while the arena settles.
  var count: Int { get }
  /// The members, in the order in which ties are broken (G18, G42).
  subscript(index: Int) -> Member { get }
  /// Whether any member has a proposal that was not granted yet.
  var isAnyProposing: Bool { get }
  /// The state of a member as others see it.
  func state(of member: Member) -> GestureState
  /// The first proposal of a member that was not granted yet, or nil.
  func proposal(of member: Member) -> GestureState?
  /// Asks the gates that may refuse a member, once in an attempt; nil when they let it pass (G25, G26).
  func refusal(of member: Member) -> Rule?
  /// The members that must fail before a member may begin (G33).
  func requirements(of member: Member) -> [Member]
  /// Whether a member has received touches since its last reset, so that others have to wait for it (G32).
  func isInPlay(_ member: Member) -> Bool
  /// Whether two members compete for a touch (G36, G43).
  func shareTouch(_ a: Member, _ b: Member) -> Bool
  /// The members that may compete with a member for a touch, in the order of the members, possibly including itself;
  /// nil for all members.
  func rivals(of member: Member) -> [Member]?
  /// Whether the success of the first member makes the second fail: neither declines it, and no delegate allows both
  /// (G37, G39, G40).
  func prevents(_ a: Member, _ b: Member) -> Bool
  /// Makes a member enter a state, by a rule and because of another member.
  func enter(_ member: Member, _ state: GestureState, by rule: Rule, _ opponent: Member?)
  /// Records that a member waits for another (G28).
  func hold(_ member: Member, for other: Member)
}

/// Decides which proposals are granted. This file contains the whole arbitration.
///
/// Failures are granted first, since others may wait for them. Then each proposal is judged in the order of the
/// members, and the pass is repeated until nothing changes. A held member is judged again after each decision, in the
/// same pass and before any later member (G29, G44). So of all possible decisions the one for the first member always
/// comes first: the result depends on nothing but the order of the members, which breaks ties (G42).
///
/// Of two members that share a touch, the one on the deeper view comes first, on one view the one that was added first,
/// but a tap after one that needs more taps (G41); all others are in the order of their first touches (G18). `TieOrder`
/// establishes this order before the arena runs.
enum GestureArena {
  static func settle(_ arena: some GestureArenaMembers) {
    while arena.isAnyProposing && pass(over: arena) {}
  }

  /// Judges each member once. Returns false when nothing changed.
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
          // Held members may be released now.
          index = min(firstHeld, index + 1)
          continue
        }
        firstHeld = min(firstHeld, index)
      } else if isItsTurn {
        // A gesture that has begun continues as it proposes: nothing that happens later takes its touches away (G38).
        arena.enter(member, proposal, by: .G2, nil)
        hasMoved = true
      }
      index += 1
    }
    return hasMoved
  }

  /// Grants or refuses the proposal of an undecided member. Returns false when it is held and nothing changed.
  private static func judge<Arena: GestureArenaMembers>(
    _ member: Arena.Member, _ proposal: GestureState, in arena: Arena
  ) -> Bool {
    if proposal == .failed {
      arena.enter(member, .failed, by: .G2, nil)
      return true
    }
    // The code that is called here may end the member itself, so its state is read again after every call.
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

  /// Returns the first other member that satisfies a condition, among those that may share a touch with a member.
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

  /// Lets a gesture begin, and fails those that it prevents (G37).
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
