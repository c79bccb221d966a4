import Dactyl
import DactylTesting
import Testing

/// The tests that every recognizer has to pass, the engine's and a game's: in a plain panel, and in one that is
/// rotated, scaled and scrolled.
@Suite struct ConformanceTests {
  static let settings = [false, true]

  @Test(
    "A gesture is recognized once per success, and again the next time (G2, G60)", arguments: ConformingKind.all,
    settings)
  func success(kind: ConformingKind, isTurned: Bool) {
    let bench = Bench(isTurned: isTurned)
    let gesture = kind.add(to: bench.leftView, in: bench)
    for times in 1...3 {
      kind.succeed(with: bench.left)
      bench.scene.advance(by: 1)

      #expect(kind.isSuccess(bench.said(), times: times), "\(bench.said())")
      #expect(gesture.state == .possible)
      #expect(bench.scene.activeGestures.isEmpty)
    }
  }

  @Test(
    "Input that is no such gesture is not recognized, and a success after it counts", arguments: ConformingKind.all,
    settings)
  func nonSuccess(kind: ConformingKind, isTurned: Bool) {
    let bench = Bench(isTurned: isTurned)
    _ = kind.add(to: bench.leftView, in: bench)

    kind.fail(bench.left)
    kind.rest(bench.left)

    #expect(bench.said() == [])
    #expect(bench.scene.activeGestures.isEmpty)
    kind.succeed(with: bench.left)
    #expect(kind.isSuccess(bench.said()))
  }

  @Test(
    "A gesture runs no action before it is decided, and a continuous one has begun then", arguments: ConformingKind.all)
  func deciding(kind: ConformingKind) {
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)

    kind.start(bench.left)
    #expect(bench.said() == [])
    #expect(gesture.state == .possible)
    kind.decide(bench.left)
    #expect(bench.said().first == (kind.isDiscrete ? "ended" : "began"))
    kind.rest(bench.left)
    #expect(kind.isSuccess(bench.said()))
  }

  @Test("The same input, transformed, gives the same states and the same locations", arguments: ConformingKind.all)
  func mapped(kind: ConformingKind) {
    let notified = Self.settings.map { isTurned in
      let bench = Bench(isTurned: isTurned)
      var locations: [Point] = []
      let gesture = kind.add(to: bench.leftView, in: bench)
      gesture.gesture(as: TapGestureRecognizer.self)?.addAction { locations.append($0.location(in: bench.leftView)) }
      gesture.gesture(as: PanGestureRecognizer.self)?.addAction { locations.append($0.location(in: bench.leftView)) }
      gesture.gesture(as: PinchGestureRecognizer.self)?.addAction { locations.append($0.location(in: bench.leftView)) }
      kind.succeed(with: bench.left)
      let middle = bench.leftView.bounds.center
      return (states: bench.log.lines, locations: locations.map { ($0 - middle) * bench.scale })
    }

    #expect(notified[0].states == notified[1].states)
    for (plain, turned) in zip(notified[0].locations, notified[1].locations) { #expect((plain - turned).length < 0.1) }
  }

  @Test("The same input twice gives the same calls and decisions", arguments: ConformingKind.all)
  func repeatable(kind: ConformingKind) {
    let notified = (0..<2).map { _ in
      let bench = Bench(isTurned: true)
      bench.scene.decisions.turnOn()
      _ = kind.add(to: bench.leftView, in: bench)
      kind.succeed(with: bench.left)
      kind.fail(bench.left)
      kind.rest(bench.left)
      return (lines: bench.log.lines, decisions: Array(bench.scene.decisions.decisions))
    }

    #expect(notified[0].lines == notified[1].lines)
    #expect(notified[0].decisions == notified[1].decisions)
    #expect(!notified[0].decisions.isEmpty)
  }

  @Test(
    "An additional finger fails the gesture or is ignored; one that joins later ends nothing",
    arguments: ConformingKind.touched)
  func extraFinger(kind: ConformingKind) {
    let bench = Bench(isTurned: true)
    _ = kind.add(to: bench.leftView, in: bench)
    kind.start(bench.left)
    bench.left.three.press(at: bench.left.at(0, 100))
    kind.decide(bench.left)
    kind.goOn(bench.left)
    kind.rest(bench.left)
    #expect(kind.extraFinger == .fails ? bench.said() == [] : kind.isSuccess(bench.said()), "\(bench.said())")

    _ = bench.log.take()
    kind.start(bench.left)
    kind.decide(bench.left)
    // A tap ends with its last finger.
    guard bench.left.fingers.contains(where: \.isDown) else { return }
    bench.left.three.press(at: bench.left.at(0, 100))
    kind.goOn(bench.left)
    kind.rest(bench.left)
    #expect(kind.isSuccess(bench.said()))
    #expect(bench.scene.activeGestures.isEmpty)
  }

  @Test("Two recognizers on sibling views do not disturb each other (G43)", arguments: ConformingKind.touched, settings)
  func siblings(kind: ConformingKind, isTurned: Bool) {
    let bench = Bench(isTurned: isTurned)
    _ = kind.add(to: bench.leftView, as: "l", in: bench)
    _ = kind.add(to: bench.rightView, as: "r", in: bench)

    for play in [kind.start, kind.decide, kind.goOn, kind.lift] {
      play(bench.left)
      play(bench.right)
    }
    bench.scene.advance(by: 3)

    #expect(kind.isSuccess(bench.said("l")))
    #expect(kind.isSuccess(bench.said("r")))
    #expect(bench.scene.activeGestures.isEmpty)
  }
}
