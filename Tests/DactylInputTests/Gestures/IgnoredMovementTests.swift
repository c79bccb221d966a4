import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// A recognizer is not called for moves within its ignored movement (`GestureRecognizer.ignoredMovement(with:)`).
@Suite struct IgnoredMovementTests {
  /// Counts its moves, and how far they were.
  private struct Counter: GestureRecognizer {
    var distance: Float? = 10
    var proposes = false
    var moves: [Float] = []

    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
      if proposes { context.state = .began }
    }
    mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
      moves.append(touches[0].location.x)
      if proposes { context.state = context.state == .possible ? .began : .changed }
    }
    func ignoredMovement(with settings: GestureSettings) -> Float? { distance }
  }

  private let stage = Stage()
  private let card: View
  private let counter: Gesture<Counter>

  init() {
    card = stage.card()
    counter = card.addGestureRecognizer(Counter())
  }

  private func play(_ moves: [Float], type: TouchType = .direct) {
    func send(_ phase: TouchSamplePhase, _ x: Float) {
      let time = stage.scene.now.nanoseconds / 1_000_000 + 10
      stage.queue(1, phase, x, 50, at: time, type: type)
      stage.frame(at: time)
    }
    if stage.scene.inputs.live.isEmpty { send(.began, 50) }
    for x in moves { send(.moved, x) }
  }

  @Test func movesWithinTheDistanceAreNotDelivered() {
    play([55, 60, 61, 59, 50])
    #expect(counter.value.moves == [61])
  }

  @Test func aPointersMovesAreAlwaysDelivered() {
    play([55, 61], type: .pointer)
    #expect(counter.value.moves == [55, 61])
  }

  @Test func movesAreDeliveredOnceAStateIsSetOrThresholdsChange() {
    play([55])
    counter.value.distance = 20
    play([56])
    #expect(counter.value.moves == [56])
  }

  @Test func movesAreDeliveredOnceTheScenesThresholdsChange() {
    play([55])
    stage.scene.gestureSettings.tapMovement = .points(30)
    play([56])
    #expect(counter.value.moves == [56])
  }

  @Test func anActiveRecognizerReceivesEveryMove() {
    counter.value.proposes = true
    play([51, 52])
    #expect(counter.value.moves == [51, 52])
  }

  @Test func aHeldRecognizerReceivesEveryMove() {
    counter.value.proposes = true
    counter.require(toFail: card.addGestureRecognizer(LongPressGestureRecognizer()))
    play([51, 52])
    #expect(counter.state == .possible && counter.value.moves == [51, 52])
  }

  @Test func theCentroidOfTheFingersIsCurrentAllTheSame() {
    play([55, 58])
    #expect(counter.location(in: nil) == Point(58, 50))
  }

  /// The same events with every tap and long press called for every move, as a plain engine would.
  @Test(arguments: 0..<30) func allOtherResultsAreEqual(seed: Int) {
    #expect(log(seed, callsAll: false) == log(seed, callsAll: true))
  }

  private func log(_ seed: Int, callsAll: Bool) -> [String] {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = Stage()
    stage.scene.decisions.turnOn(capacity: 1 << 16)
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    stage.add(TapGestureRecognizer(), to: card, as: "tap")
    stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    stage.add(TapGestureRecognizer(touches: 2), to: card, as: "two")
    stage.add(LongPressGestureRecognizer(duration: 0.2), to: card, as: "press")
    stage.add(LongPressGestureRecognizer(duration: 0.1, movement: 3, taps: 1), to: card, as: "tap and press")
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    var locations: [Int: Point] = [:]
    for time in stride(from: 10, to: 4000, by: 17) {
      let finger = Int.random(in: 1...3, using: &random)
      if let location = locations[finger] {
        let reach: Float = Bool.random(using: &random) ? 4 : 14
        let next = Point(
          location.x + .random(in: -reach...reach, using: &random),
          location.y + .random(in: -reach...reach, using: &random))
        let isEnd = Int.random(in: 0..<4, using: &random) == 0
        locations[finger] = isEnd ? nil : next
        stage.queue(Int64(finger), isEnd ? .ended : .moved, next.x, next.y, at: Int64(time))
      } else {
        let location = Point(.random(in: 20...80, using: &random), .random(in: 20...80, using: &random))
        locations[finger] = location
        stage.queue(Int64(finger), .began, location.x, location.y, at: Int64(time))
      }
      stage.frame(at: Int64(time))
      if Int.random(in: 0..<40, using: &random) == 0 {
        stage.scene.gestureSettings.tapMovement = .points(.random(in: 2...12, using: &random))
      }
      if callsAll { stage.scene.gestures.attempts.forgetIgnoredMovements() }
    }
    return stage.lines + stage.scene.decisions.decisions.map { "\($0)" }
  }
}
