import Testing

@testable import DactylInput

@Suite struct GestureArenaTests {
  @Test("G36, G37, G42: the first to propose wins, the other fails by G37")
  func firstWins() {
    let arena = DummyArena([[.began], [.began]]).settled()

    #expect(arena.states == [.began, .failed])
    #expect(arena.entered.map(\.rule) == [.G2, .G37])
    #expect(arena.entered.last?.opponent == 0)
  }

  @Test("G38: an active member keeps its slot, and is never revoked")
  func activeStays() {
    let arena = DummyArena([[.began], []], states: [.possible, .changed]).settled()

    #expect(arena.states == [.failed, .changed])
    #expect(arena.entered.map(\.rule) == [.G38])
  }

  @Test("G28, G29: a requirement holds, its failure releases in the same pass, its success fails")
  func requirements() {
    let held = DummyArena([[.began], []])
    held.cast.need(0, 1)
    #expect(held.settled().states == [.possible, .possible])
    #expect(held.cast.members[0].requests == [.began])
    #expect(held.holds == [[0, 1]])

    held.cast.members[1].requests = [.failed]
    #expect(held.settled().states == [.began, .failed])

    let lost = DummyArena([[.began], [.began]])
    lost.cast.need(0, 1)
    lost.cast.befriend(0, 1)
    #expect(lost.settled().states == [.failed, .began])
    #expect(lost.entered.map(\.rule) == [.G2, .G29])
  }

  @Test("G32: a requirement that is not in play does not hold")
  func requirementNotInPlay() {
    let arena = DummyArena([[.began], []])
    arena.cast.need(0, 1)
    arena.cast.members[1].isInPlay = false

    #expect(arena.settled().states == [.began, .failed])
  }

  @Test("G44: a failure by exclusion releases the members that wait for it")
  func cascade() {
    let arena = DummyArena([[.began], [], [.began]])
    arena.cast.need(2, 1)
    arena.cast.befriend(0, 2)

    #expect(arena.settled().states == [.began, .failed, .began])
    #expect(arena.entered.map(\.member) == [0, 1, 2])
  }

  @Test("G34: a circle of requirements is held, and does not loop for ever")
  func circle() {
    let arena = DummyArena([[.began], [.began], [.began]])
    for member in 0..<3 { arena.cast.need(member, (member + 1) % 3) }

    #expect(arena.settled().states == [.possible, .possible, .possible])
  }

  @Test("A gesture that has begun gets all its proposals, in order")
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

  @Test("G29: a member that waits for two fails as soon as either wins, though the other is undecided")
  func oneOfTwoWins() {
    let arena = DummyArena([[.began], [], [.began]])
    arena.cast.need(0, 1)
    arena.cast.need(0, 2)
    for pair in [(0, 1), (0, 2), (1, 2)] { arena.cast.befriend(pair.0, pair.1) }

    #expect(arena.settled().states == [.failed, .possible, .began])
    #expect(arena.entered.map(\.description) == ["2 began by G2", "0 failed by G29 of 2"])
  }

  @Test("G42, G44: a released member comes before a later one that wants the same touches")
  func releasedKeepsItsPlace() {
    let arena = DummyArena([[.began], [.began], [.began]])
    arena.cast.need(0, 1)
    arena.cast.members[1].isRefused = true

    #expect(arena.settled().states == [.began, .failed, .failed])
    #expect(arena.entered.map(\.description) == ["1 failed by G25", "0 began by G2", "2 failed by G37 of 0"])
  }

  @Test("A settled arena that is asked again does not move")
  func settlesOnce() {
    let arena = DummyArena([[.began], [], [.began, .ended]])
    arena.cast.need(0, 1)
    for member in 0..<2 { arena.cast.befriend(member, 2) }
    let steps = arena.settled().entered

    #expect(steps.map(\.description) == ["2 began by G2", "2 ended by G2"])
    #expect(arena.settled().entered == steps)
  }
}
