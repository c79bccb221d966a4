import Testing

@testable import DactylInput

/// The arena alone, over all properties and relations of members, against an oracle and the invariants.
@Suite struct GestureArenaExhaustiveTests {
  /// The possible states and relations of a member.
  static let everything: [DummyMember] = {
    let continuous: [[GestureState]] = [
      [], [.failed], [.began], [.ended], [.began, .changed], [.began, .ended], [.began, .cancelled],
      [.began, .changed, .ended],
    ]
    let discrete: [[GestureState]] = [[], [.failed], [.ended]]
    let going: [[GestureState]] = [[], [.changed], [.ended], [.cancelled], [.changed, .ended], [.changed, .changed]]
    let wanting =
      continuous.map { DummyMember(requests: $0) } + discrete.map { DummyMember(requests: $0, isDiscrete: true) }
    let refused = wanting.filter { $0.requests != [] && $0.requests != [.failed] }.map {
      DummyMember(requests: $0.requests, isDiscrete: $0.isDiscrete, isRefused: true)
    }
    let active = [GestureState.began, .changed].flatMap { state in going.map { DummyMember(state: state, requests: $0) }
    }
    let over = [GestureState.ended, .failed, .cancelled].map { DummyMember(state: $0) }
    let discreteOver = [GestureState.ended, .failed].map { DummyMember(state: $0, isDiscrete: true) }
    return wanting + refused + active + over + discreteOver + [DummyMember(isInPlay: false)]
  }()

  /// The differences that matter with three members.
  static let essential = [
    DummyMember(), DummyMember(requests: [.failed]), DummyMember(requests: [.began]),
    DummyMember(requests: [.began, .ended]), DummyMember(requests: [.began], isRefused: true),
    DummyMember(state: .changed, requests: [.changed]), DummyMember(state: .changed, requests: [.cancelled]),
    DummyMember(isInPlay: false),
  ]

  /// Settles an arena, and returns the errors in the result.
  private func faults(_ cast: DummyCast, label: Int) -> [String] {
    let arena = DummyArena(cast, label: label).settled()
    var plain = PlainArena(cast)
    plain.settle()
    var faults = ArenaInvariants(cast, arena).faults
    if arena.entered != plain.steps { faults.append("expected \(plain.steps), got \(arena.entered)") }
    return faults.map { "\($0): \(cast)" }
  }

  /// Two that exclude each other can't both have won before.
  private func couldBe(_ cast: DummyCast) -> Bool {
    for a in 0..<cast.count where cast.members[a].state.isRecognized {
      for b in 0..<a where cast.members[b].state.isRecognized && cast.shareTouch(a, b) {
        if cast.prevents(a, b) && cast.prevents(b, a) { return false }
      }
    }
    return true
  }

  @Test("Two members of every class, in every relation, follow the rules", arguments: [0, 1])
  func pairs(label: Int) {
    var wrong: [String] = []
    var count = 0
    for first in Self.everything {
      for second in Self.everything {
        for relation in 0..<32 {
          var cast = DummyCast([first, second])
          if relation & 1 != 0 { cast.need(0, 1) }
          if relation & 2 != 0 { cast.need(1, 0) }
          if relation & 4 != 0 { cast.estrange(0, 1) }
          if relation & 8 != 0 { cast.spare(0, 1) }
          if relation & 16 != 0 { cast.spare(1, 0) }
          guard couldBe(cast) else { continue }
          count += 1
          wrong += faults(cast, label: label)
        }
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(count > 25_000)
  }

  @Test("Three members, in every relation, follow the rules", arguments: essential.indices)
  func triples(first: Int) {
    let pairs = [(0, 1), (0, 2), (1, 2)]
    let wanting = Self.essential.map { !$0.requests.isEmpty && $0.state == .possible && $0.requests != [.failed] }
    var wrong: [String] = []
    var count = 0
    for second in Self.essential.indices {
      for third in Self.essential.indices {
        let kinds = [first, second, third]
        // Requirements of a member without a proposal are never read.
        let needs = pairs.flatMap { [$0, ($0.1, $0.0)] }.filter { wanting[kinds[$0.0]] }
        for chosen in 0..<(1 << needs.count) {
          for relation in 0..<27 {
            var cast = DummyCast(kinds.map { Self.essential[$0] })
            for (index, need) in needs.enumerated() where chosen & (1 << index) != 0 { cast.need(need.0, need.1) }
            for (index, pair) in pairs.enumerated() {
              switch relation / [1, 3, 9][index] % 3 {
              case 1: cast.befriend(pair.0, pair.1)
              // Which one prevents the other, in one direction only, is varied with the requirements.
              case 2: chosen & 1 == index & 1 ? cast.spare(pair.0, pair.1) : cast.spare(pair.1, pair.0)
              default: break
              }
            }
            guard couldBe(cast) else { continue }
            count += 1
            wrong += faults(cast, label: 3)
          }
        }
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(count > 5000)
  }
}
