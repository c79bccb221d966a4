import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct PredictionTests {
  /// The prediction after each event of a finger on a card, `x` by milliseconds.
  private func predictions(
    _ samples: [(time: Int64, x: Float)], lifting: Bool = false, with settings: InputSettings = .init()
  ) -> [[Touch]?] {
    let stage = Stage()
    stage.scene.inputSettings = settings
    var answers: [[Touch]?] = []
    stage.scene.window.view.setResponder(
      TouchListener { _, touches, event in answers += touches.map { event.predictedTouches(for: $0) } })
    for (number, sample) in samples.enumerated() {
      let isLast = lifting && number == samples.count - 1
      stage.queue(1, number == 0 ? .began : isLast ? .ended : .moved, sample.x, 50, at: sample.time)
      stage.frame(at: sample.time)
    }
    return answers
  }
  private func steady(_ count: Int, every step: Int64 = 8) -> [(time: Int64, x: Float)] {
    (0..<count).map { (Int64($0) * step, Float(Int64($0) * step)) }
  }

  @Test("T29: a moving finger is predicted ahead, and the touch itself is not in the list")
  func onItsWay() throws {
    let predicted = try #require(predictions(steady(10)).last ?? nil)

    #expect(predicted.map(\.timestamp) == [80, 88, 96].map { Timestamp(milliseconds: $0) })
    for touch in predicted {
      #expect(abs(touch.location.x - Float(touch.timestamp.seconds * 1000)) < 1)
      #expect(touch.phase == .moved && touch.location.y == 50)
    }
    #expect(predicted.first?.previousLocation == Point(72, 50))
    #expect(predicted.last?.previousLocation == predicted.dropLast().last?.location)
  }

  @Test("T29: a finger that landed, lifted, or moved once has an empty list")
  func nothingToSay() {
    let answers = predictions(steady(10), lifting: true)

    #expect(answers.count == 10)
    #expect(answers.prefix(2).map { $0?.count } == [0, 0])
    #expect(answers.last??.isEmpty == true)
    #expect(answers[5]?.isEmpty == false)
  }

  @Test("T29: a touch that is not in the event has no predictions")
  func notInTheEvent() {
    let stage = Stage()
    var answer: [Touch]? = []
    var first: Touch?
    let left = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let right = stage.scene.addView(frame: Rect(100, 0, 100, 100))
    left.setResponder(TouchListener { _, touches, _ in first = touches.first })
    right.setResponder(TouchListener { _, _, event in answer = first.flatMap { event.predictedTouches(for: $0) } })
    stage.one.drag(from: Point(10, 10), to: Point(60, 10))

    stage.two.press(at: Point(150, 10))

    #expect(first != nil)
    #expect(answer == nil || answer?.isEmpty == true)
    #expect(answer == nil)
  }

  @Test("A finger that turned is predicted neither forward nor back")
  func turning() {
    let there = steady(12)
    let back: [(time: Int64, x: Float)] = [(96, 80), (104, 72)]

    #expect(predictions(there + back).suffix(2).map { $0?.count }.first == 0)
  }

  @Test("A finger that slows down is not predicted beyond its stop")
  func braking() throws {
    // At rest after 100 ms, at 150.
    let samples = (0...11).map { (number: Int) -> (time: Int64, x: Float) in
      let time = Double(number) * 0.008
      let x = 3000 * time - 15_000 * time * time
      return (Int64(number) * 8, Float(x))
    }

    let predicted = try #require(predictions(samples).last ?? nil)

    // It is at 148 then. With its last step it would come to 162, and to 156 with its speed.
    #expect(predicted.count == 3 && predicted.allSatisfy { $0.location.x < 158 }, "\(predicted.map(\.location.x))")
  }

  @Test("A finger that rests, or trembles, is not predicted")
  func resting() {
    let wobble: [Float] = [0, 1, 0, -1, 0, 0, 1, -1, 0, 1, 0, 0, -1, 0]
    let answers = predictions(wobble.enumerated().map { (Int64($0 * 8), 50 + $1) })

    #expect(
      answers.suffix(4).allSatisfy { answer in
        answer?.allSatisfy { abs($0.location.x - 50) < 4 } == true
      })
    #expect(predictions(steady(10) + [(300, 73)]).last??.isEmpty == true)
  }

  @Test("A prediction uses every sample of a frame, not the last ones alone")
  func coalesced() throws {
    let stage = Stage()
    var predicted: [Touch] = []
    stage.scene.window.view.setResponder(
      TouchListener { _, touches, event in predicted = touches.first.flatMap { event.predictedTouches(for: $0) } ?? [] }
    )
    stage.queue(1, .began, 0, 50, at: 0)
    for number in 1...8 { stage.queue(1, .moved, Float(number * 4), 50, at: Int64(number * 4)) }

    stage.frame(at: 32)

    let last = try #require(predicted.last)
    #expect(abs(last.location.x - Float(last.timestamp.seconds * 1000)) < 1)
    #expect(predicted.count == 6 && predicted.allSatisfy { $0.timestamp > Timestamp(milliseconds: 36) })
  }

  @Test("The duration of predictions is a setting; zero and invalid values switch them off")
  func settings() {
    for (time, count) in [(0.008, 1), (0.025, 3), (0.05, 6), (0, 0), (-1, 0), (.nan, 0), (.infinity, 0)]
      as [(Double, Int)]
    {
      var settings = InputSettings()
      settings.predictionTime = time
      #expect(predictions(steady(10), with: settings).last??.count == count, "\(time)")
    }
  }

  @Test("Recognizers receive the same predictions")
  func recognizers() {
    let stage = Stage()
    var counts: [Int?] = []
    stage.add(
      Scripted(moved: { touches, context in counts += touches.map { context.predictedTouches(for: $0)?.count } }),
      to: stage.scene.window.view, as: "scripted")
    stage.one.drag(from: Point(0, 10), to: Point(200, 10))

    #expect(counts.count == 15)
    #expect(counts.last == 1)
  }
}
