@testable import DactylInput

/// A member of an arena under test: its visible state, and its proposal.
struct DummyMember: CustomStringConvertible {
  var state = GestureState.possible
  var requests: [GestureState] = []
  var isDiscrete = false
  /// Whether its gate refuses it.
  var isRefused = false
  var isInPlay = true

  var description: String {
    let marks = (isDiscrete ? " discrete" : "") + (isRefused ? " refused" : "") + (isInPlay ? "" : " not in play")
    return "\(state)\(marks) wants \(requests.map { "\($0)" })"
  }
}

/// Members and their relations: for each member a row of bits, one for each other member.
struct DummyCast: CustomStringConvertible {
  var members: [DummyMember]
  /// The members that must fail before it may begin.
  var needs: [UInt8]
  /// The recognizers that it shares no touch with; symmetric.
  var strangers: [UInt8]
  /// The members that it does not make fail, by its own answer, the other's, or because both may be recognized.
  var spares: [UInt8]

  init(_ members: [DummyMember]) {
    self.members = members
    needs = members.map { _ in 0 }
    strangers = needs
    spares = needs
  }

  var count: Int { members.count }
  func needs(_ a: Int, _ b: Int) -> Bool { needs[a] & (1 << UInt8(b)) != 0 }
  func shareTouch(_ a: Int, _ b: Int) -> Bool { strangers[a] & (1 << UInt8(b)) == 0 }
  func prevents(_ a: Int, _ b: Int) -> Bool { spares[a] & (1 << UInt8(b)) == 0 }

  mutating func need(_ a: Int, _ b: Int) { needs[a] |= 1 << UInt8(b) }
  mutating func estrange(_ a: Int, _ b: Int) {
    strangers[a] |= 1 << UInt8(b)
    strangers[b] |= 1 << UInt8(a)
  }
  mutating func spare(_ a: Int, _ b: Int) { spares[a] |= 1 << UInt8(b) }
  mutating func befriend(_ a: Int, _ b: Int) {
    spare(a, b)
    spare(b, a)
  }

  var description: String {
    let pairs = { (rows: [UInt8]) in
      (0..<count).flatMap { a in (0..<count).filter { rows[a] & (1 << UInt8($0)) != 0 }.map { "\(a)-\($0)" } }
    }
    return "\(members), needs \(pairs(needs)), no shared touch \(pairs(strangers)), spares \(pairs(spares))"
  }
}

/// A state that a member entered, and why.
struct DummyStep: Equatable, CustomStringConvertible {
  var member: Int
  var state: GestureState
  var rule: Rule
  var opponent: Int?

  var description: String { "\(member) \(state) by \(rule)\(opponent.map { " of \($0)" } ?? "")" }
}

/// Members with nothing but the properties that the arena reads. The arena knows them by labels, which are independent
/// of their order; records contain their indices.
final class DummyArena: GestureArenaMembers {
  var cast: DummyCast
  var onQuestion: ((Int) -> Void)?
  private(set) var entered: [DummyStep] = []
  private(set) var holds: [[Int]] = []
  private let label: Int

  init(_ cast: DummyCast, label: Int = 0) {
    self.cast = cast
    self.label = label
  }

  convenience init(_ requests: [[GestureState]], states: [GestureState]? = nil) {
    self.init(
      DummyCast(requests.indices.map { DummyMember(state: states?[$0] ?? .possible, requests: requests[$0]) }))
  }

  var states: [GestureState] { cast.members.map(\.state) }

  var count: Int { cast.count }
  subscript(index: Int) -> Int { index ^ label }
  var isAnyProposing: Bool { cast.members.contains { !$0.requests.isEmpty } }
  func state(of member: Int) -> GestureState { cast.members[member ^ label].state }
  func proposal(of member: Int) -> GestureState? { cast.members[member ^ label].requests.first }
  func refusal(of member: Int) -> Rule? {
    onQuestion?(member ^ label)
    return cast.members[member ^ label].isRefused ? .G25 : nil
  }
  func requirements(of member: Int) -> [Int] {
    let row = cast.needs[member ^ label]
    return row == 0 ? [] : (0..<count).filter { row & (1 << UInt8($0)) != 0 }.map { $0 ^ label }
  }
  func isInPlay(_ member: Int) -> Bool { cast.members[member ^ label].isInPlay }
  func shareTouch(_ a: Int, _ b: Int) -> Bool { cast.shareTouch(a ^ label, b ^ label) }
  func prevents(_ a: Int, _ b: Int) -> Bool { cast.prevents(a ^ label, b ^ label) }
  func hold(_ member: Int, for other: Int) { holds.append([member ^ label, other ^ label]) }

  func enter(_ member: Int, _ state: GestureState, by rule: Rule, _ opponent: Int?) {
    let index = member ^ label
    entered.append(DummyStep(member: index, state: state, rule: rule, opponent: opponent.map { $0 ^ label }))
    cast.members[index].state = state
    if cast.members[index].requests.first == state && !state.isFinal {
      cast.members[index].requests.removeFirst()
    } else {
      cast.members[index].requests = []
    }
  }

  func settled() -> DummyArena {
    GestureArena.settle(self)
    return self
  }
}
