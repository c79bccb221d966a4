import Dactyl
import DactylTesting

/// A kind of recognizer, and the input of a hand for it: all that the conformance suite knows of one.
///
/// A success consists of `start`, `decide`, `goOn` and `lift`. Before `decide` the gesture is undecided; with
/// it it begins, or is recognized.
struct ConformingKind: CustomStringConvertible, Sendable {
  typealias Play = @Sendable (Hand) -> Void

  /// The result of an additional finger that lands while it is undecided.
  enum ExtraFinger {
    case fails
    case isLeftAlone
  }

  let description: String
  let isDiscrete: Bool
  /// Whether touches drive it, rather than a pointer without touches.
  var takesTouches = true
  var extraFinger = ExtraFinger.fails
  let start: Play
  let decide: Play
  var goOn: Play = { _ in }
  var lift: Play = { $0.lift() }
  /// Input of another gesture, from beginning to end.
  let fail: Play
  private let make: @Sendable (View, String, CallLog) -> AnyGesture

  init<Kind: GestureRecognizer & SendableMetatype>(
    _ description: String, _ recognizer: @escaping @Sendable () -> Kind, start: @escaping Play,
    decide: @escaping Play, fail: @escaping Play
  ) {
    self.description = description
    self.start = start
    self.decide = decide
    self.fail = fail
    isDiscrete = Kind.isDiscrete
    make = { view, name, log in view.addGestureRecognizer(recognizer()).record(as: name, in: log).any }
  }

  /// Adds one to a view; its states are written into a log.
  func add(to view: View, as name: String = "g", in bench: Bench) -> AnyGesture { make(view, name, bench.log) }

  /// Plays a success.
  func succeed(with hand: Hand) {
    start(hand)
    decide(hand)
    goOn(hand)
    lift(hand)
  }

  /// Ends all active input, and lets every deadline pass.
  func rest(_ hand: Hand) {
    lift(hand)
    hand.lift()
    hand.scene.advance(by: 3)
  }

  /// Whether the states of a recognizer are a number of successes, by legal transitions only (G2).
  func isSuccess(_ states: [String], times: Int = 1) -> Bool {
    if isDiscrete { return states == Array(repeating: "ended", count: times) }
    return attempts(states).count == times && attempts(states).allSatisfy { $0.last == "ended" } && isLegal(states)
  }

  /// Whether the states of a recognizer are one gesture that began and was cancelled.
  func isCancelled(_ states: [String]) -> Bool {
    attempts(states).count == 1 && states.last == "cancelled" && isLegal(states)
  }

  /// Whether the order of states is legal, and every began has one end.
  func isLegal(_ states: [String]) -> Bool {
    if isDiscrete { return states.allSatisfy { $0 == "ended" } }
    return attempts(states).allSatisfy { attempt in
      attempt.first == "began" && ["ended", "cancelled"].contains(attempt.last) && attempt.count > 1
        && attempt.dropFirst().dropLast().allSatisfy { $0 == "changed" }
    }
  }

  private func attempts(_ states: [String]) -> [[String]] {
    states.reduce(into: []) { attempts, state in
      if state == "began" || attempts.isEmpty { attempts.append([]) }
      attempts[attempts.count - 1].append(state)
    }
  }
}
