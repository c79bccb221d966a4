import Testing

@testable import Dactyl

/// Members that are nothing but what the arena asks of them.
final class DummyArena: GestureArenaMembers {
  var states: [GestureState]
  var proposals: [[GestureState]]
  var needs: Set<[Int]> = []
  var unrelated: Set<Set<Int>> = []
  var friends: Set<Set<Int>> = []
  var refused: [Int: Rule] = [:]
  var idle: Set<Int> = []
  var onQuestion: ((Int) -> Void)?
  private(set) var entered: [(member: Int, state: GestureState, rule: Rule, opponent: Int?)] = []
  private(set) var holds: [[Int]] = []
  private(set) var steps = 0

  init(_ proposals: [[GestureState]], states: [GestureState]? = nil) {
    self.proposals = proposals
    self.states = states ?? proposals.map { _ in .possible }
  }

  var count: Int { states.count }
  subscript(place: Int) -> Int { place }
  var isAnyProposing: Bool { proposals.contains { !$0.isEmpty } }
  func state(of member: Int) -> GestureState {
    steps += 1
    return states[member]
  }
  func proposal(of member: Int) -> GestureState? { proposals[member].first }
  func refusal(of member: Int) -> Rule? {
    onQuestion?(member)
    return refused[member]
  }
  func requirements(of member: Int) -> [Int] { (0..<count).filter { needs.contains([member, $0]) } }
  func isInPlay(_ member: Int) -> Bool { !idle.contains(member) }
  func shareTouch(_ a: Int, _ b: Int) -> Bool { !unrelated.contains([a, b]) }
  func prevents(_ a: Int, _ b: Int) -> Bool { !friends.contains([a, b]) }
  func hold(_ member: Int, for other: Int) { holds.append([member, other]) }

  func enter(_ member: Int, _ state: GestureState, by rule: Rule, _ opponent: Int?) {
    entered.append((member, state, rule, opponent))
    states[member] = state
    if proposals[member].first == state { proposals[member].removeFirst() } else { proposals[member] = [] }
    if state.isFinal { proposals[member] = [] }
  }

  func settled() -> DummyArena {
    GestureArena.settle(self)
    return self
  }
}

@Suite struct GestureArenaTests {
  @Test("G36, G37, G42: the first to propose wins, the other fails by G37")
  func firstWins() {
    let arena = DummyArena([[.began], [.began]]).settled()

    #expect(arena.states == [.began, .failed])
    #expect(arena.entered.map(\.rule) == [.G2, .G37])
    #expect(arena.entered.last?.opponent == 0)
  }

  @Test("G38: who is active already keeps the place, and is never taken back")
  func activeStays() {
    let arena = DummyArena([[.began], []], states: [.possible, .changed]).settled()

    #expect(arena.states == [.failed, .changed])
    #expect(arena.entered.map(\.rule) == [.G38])
  }

  @Test("G28, G29: a requirement holds, its failure releases in the same pass, its success fails")
  func requirements() {
    let held = DummyArena([[.began], []])
    held.needs = [[0, 1]]
    #expect(held.settled().states == [.possible, .possible])
    #expect(held.proposals[0] == [.began])
    #expect(held.holds == [[0, 1]])

    held.proposals[1] = [.failed]
    #expect(held.settled().states == [.began, .failed])

    let lost = DummyArena([[.began], [.began]])
    lost.needs = [[0, 1]]
    lost.friends = [[0, 1]]
    #expect(lost.settled().states == [.failed, .began])
    #expect(lost.entered.map(\.rule) == [.G2, .G29])
  }

  @Test("G32: a requirement that is not in play does not hold")
  func requirementNotInPlay() {
    let arena = DummyArena([[.began], []])
    arena.needs = [[0, 1]]
    arena.idle = [1]

    #expect(arena.settled().states == [.began, .failed])
  }

  @Test("G44: a failure forced by exclusion releases those who wait for it")
  func cascade() {
    let arena = DummyArena([[.began], [], [.began]])
    arena.needs = [[2, 1]]
    arena.friends = [[0, 2]]

    #expect(arena.settled().states == [.began, .failed, .began])
    #expect(arena.entered.map(\.member) == [0, 1, 2])
  }

  @Test("G34: a circle of requirements is held, and does not go round for ever")
  func circle() {
    let arena = DummyArena([[.began], [.began], [.began]])
    arena.needs = [[0, 1], [1, 2], [2, 0]]

    #expect(arena.settled().states == [.possible, .possible, .possible])
  }

  @Test("A gesture that has begun gets all that it proposed, in order")
  func queueOfProposals() {
    let arena = DummyArena([[.began, .changed, .ended]]).settled()

    #expect(arena.entered.map(\.state) == [.began, .changed, .ended])
  }

  @Test("A member that a question ends is not granted afterwards")
  func endedByQuestion() {
    let arena = DummyArena([[.began]])
    arena.onQuestion = { [unowned arena] member in arena.enter(member, .failed, by: .G67, nil) }

    #expect(arena.settled().entered.map(\.state) == [.failed])
  }

  @Test("Over all states, proposals and relations of two members the invariants hold")
  func exhaustivePairs() { check(members: 2) }

  @Test("Over all proposals and relations of three members the invariants hold")
  func exhaustiveTriples() { check(members: 3) }

  /// Every combination of: state and proposal, who waits for whom, which pairs are friends, which share no touch.
  private func check(members: Int) {
    let choices: [(GestureState, [GestureState])] = [
      (.possible, []), (.possible, [.began]), (.possible, [.failed]), (.possible, [.ended]),
      (.changed, [.changed]),
    ]
    let pairs = (0..<members).flatMap { a in (0..<members).filter { $0 != a }.map { [a, $0] } }
    let unordered = pairs.filter { $0[0] < $0[1] }.map { Set($0) }
    var faults: [String] = []
    for number in 0..<power(choices.count, members) {
      let picked = (0..<members).map { choices[number / power(choices.count, $0) % choices.count] }
      // Two that began before must not exclude each other: such a state can't have come about.
      for needs in 0..<(1 << pairs.count) {
        for relation in 0..<power(3, unordered.count) {
          let arena = DummyArena(picked.map(\.1), states: picked.map(\.0))
          arena.needs = Set(pairs.indices.filter { needs & (1 << $0) != 0 }.map { pairs[$0] })
          for (place, pair) in unordered.enumerated() {
            let kind = relation / power(3, place) % 3
            if kind == 1 { arena.friends.insert(pair) }
            if kind == 2 { arena.unrelated.insert(pair) }
          }
          let before = picked.map(\.0)
          GestureArena.settle(arena)
          faults += violations(arena, before, picked.map(\.1), unordered)
        }
      }
    }
    #expect(faults.prefix(3) == [])
  }

  private func violations(
    _ arena: DummyArena, _ before: [GestureState], _ proposed: [[GestureState]], _ pairs: [Set<Int>]
  ) -> [String] {
    var faults: [String] = []
    var setting: String {
      "\(before) \(proposed) needs \(arena.needs) friends \(arena.friends) unrelated \(arena.unrelated)"
    }
    for pair in pairs {
      let members = pair.sorted()
      let excludes = !arena.friends.contains(pair) && !arena.unrelated.contains(pair)
      let winners = members.filter { arena.states[$0].isRecognized }
      let wereActive = members.filter { before[$0].isRecognized }
      if excludes && winners.count == 2 && wereActive.count < 2 { faults.append("two winners: \(setting)") }
    }
    for member in 0..<arena.count {
      let state = arena.states[member]
      if before[member].isRecognized && !state.isRecognized { faults.append("\(member) was taken back: \(setting)") }
      let waits = arena.requirements(of: member).contains { arena.states[$0] == .possible }
      if state == .possible && !arena.proposals[member].isEmpty && !waits {
        faults.append("\(member) is held for nobody: \(setting)")
      }
      if before[member] == .possible && state.isRecognized {
        if arena.requirements(of: member).contains(where: { arena.states[$0] != .failed }) {
          faults.append("\(member) did not wait: \(setting)")
        }
        if proposed[member].isEmpty { faults.append("\(member) asked for nothing: \(setting)") }
      }
      var walked = before[member]
      for entry in arena.entered where entry.member == member {
        if !walked.canBecome(entry.state, isDiscrete: false) { faults.append("\(member) \(walked)-\(entry.state)") }
        walked = entry.state
      }
    }
    if arena.steps > 2000 { faults.append("\(arena.steps) steps: \(setting)") }
    return faults
  }

  private func power(_ base: Int, _ exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
}
