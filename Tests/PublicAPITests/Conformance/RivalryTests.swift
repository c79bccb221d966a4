import Dactyl
import DactylTesting
import Testing

/// The calls of views beside every recognizer, and its competition with others.
@Suite struct RivalryTests {
  private func bench(_ kind: ConformingKind) -> (Bench, AnyGesture) {
    let bench = Bench(isTurned: true)
    return (bench, kind.add(to: bench.leftView, in: bench))
  }

  @Test(
    "A recognized gesture cancels its touches in the view, before its action (D7, G47)",
    arguments: ConformingKind.touched)
  func cancels(kind: ConformingKind) {
    let (bench, _) = bench(kind)

    kind.start(bench.left)
    let before = bench.fingersReceived("touchesBegan") - bench.fingersReceived("touchesEnded")
    kind.decide(bench.left)
    kind.goOn(bench.left)
    kind.lift(bench.left)

    #expect(before > 0)
    #expect(bench.fingersReceived("touchesCancelled") == before)
    let cancel = bench.log.lines.firstIndex { $0.contains("touchesCancelled") }
    let action = bench.log.lines.firstIndex { $0.hasPrefix("g ") }
    #expect(cancel.map { $0 + 1 } == action)
    #expect(!bench.log.lines.dropFirst(action ?? 0).contains { $0.hasPrefix("view ") })
  }

  @Test(
    "Without cancelsTouchesInView the view keeps the touches, and receives them after the recognizer (G51)",
    arguments: ConformingKind.touched)
  func leavesTouches(kind: ConformingKind) {
    let (bench, gesture) = bench(kind)
    gesture.cancelsTouchesInView = false

    kind.succeed(with: bench.left)
    bench.scene.advance(by: 3)

    #expect(kind.isSuccess(bench.said()))
    #expect(bench.fingersReceived("touchesCancelled") == 0)
    #expect(bench.fingersReceived("touchesBegan") == bench.fingersReceived("touchesEnded"))
    #expect(bench.log.lines.last?.hasPrefix("view touchesEnded") == true)
  }

  @Test(
    "With delaysTouchesBegan the view receives nothing of a success and all of a failure (G48, G52)",
    arguments: ConformingKind.touched)
  func delaysBegan(kind: ConformingKind) {
    let (bench, gesture) = bench(kind)
    gesture.delaysTouchesBegan = true

    kind.succeed(with: bench.left)
    bench.scene.advance(by: 3)
    #expect(kind.isSuccess(bench.said()))
    #expect(bench.received == [])

    kind.fail(bench.left)
    kind.rest(bench.left)
    #expect(bench.fingersReceived("touchesBegan") > 0)
    #expect(bench.fingersReceived("touchesBegan") == bench.fingersReceived("touchesEnded"))
    #expect(bench.fingersReceived("touchesCancelled") == 0)
  }

  @Test(
    "While the gesture is undecided, delaysTouchesEnded alone decides whether the view receives the end (G53)",
    arguments: ConformingKind.touched.filter(\.isDiscrete), [true, false])
  func delaysEnded(kind: ConformingKind, isDelayed: Bool) {
    let (bench, gesture) = bench(kind)
    let rival = bench.leftView.addGestureRecognizer(Ponderer())
    rival.delaysTouchesEnded = false
    rival.cancelsTouchesInView = false
    gesture.delaysTouchesEnded = isDelayed
    gesture.require(toFail: rival.any)

    kind.succeed(with: bench.left)
    #expect((bench.fingersReceived("touchesEnded") == 0) == isDelayed)
    #expect(bench.said() == [])
    bench.scene.advance(by: 3)

    #expect(kind.isSuccess(bench.said()))
    let taken = bench.fingersReceived("touchesCancelled")
    #expect(isDelayed ? taken == bench.fingersReceived("touchesBegan") : taken == 0)
  }

  @Test(
    "A gesture held by a failure requirement waits, and acts when it is released (G28-G31)",
    arguments: ConformingKind.touched)
  func held(kind: ConformingKind) {
    let (bench, gesture) = bench(kind)
    gesture.require(toFail: bench.leftView.addGestureRecognizer(Ponderer()).any)

    kind.start(bench.left)
    kind.decide(bench.left)
    if kind.isDiscrete { kind.lift(bench.left) }
    #expect(bench.said() == [])
    #expect(gesture.state == .possible)
    #expect(bench.fingersReceived("touchesCancelled") == 0)
    bench.scene.advance(by: 2.5)
    #expect(bench.said() == [kind.isDiscrete ? "ended" : "began"])

    kind.goOn(bench.left)
    kind.rest(bench.left)
    #expect(kind.isSuccess(bench.said()))
    #expect(bench.scene.activeGestures.isEmpty)
  }

  @Test("When the required recognizer succeeds, the gesture fails (G29)", arguments: ConformingKind.touched)
  func requirementSucceeds(kind: ConformingKind) {
    let (bench, gesture) = bench(kind)
    let rival = bench.leftView.addGestureRecognizer(Grabber())
    rival.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    gesture.require(toFail: rival.any)

    kind.succeed(with: bench.left)
    kind.rest(bench.left)

    #expect(bench.said() == [])
    #expect(bench.scene.activeGestures.isEmpty)
  }

  @Test("A winner excludes the gesture, for that sequence (G36-G38)", arguments: ConformingKind.touched)
  func excluded(kind: ConformingKind) {
    let (bench, _) = bench(kind)
    let winner = bench.panel.addGestureRecognizer(Grabber()).record(as: "winner", in: bench.log)

    kind.succeed(with: bench.left)
    kind.rest(bench.left)

    #expect(bench.said() == [])
    #expect(bench.said("winner").first == "began")
    #expect(bench.said("winner").last == "ended")
    winner.isEnabled = false
    kind.succeed(with: bench.left)
    #expect(kind.isSuccess(bench.said()))
  }

  @Test("The gesture excludes a later one (G37)", arguments: ConformingKind.touched)
  func excludes(kind: ConformingKind) {
    let (bench, _) = bench(kind)
    bench.panel.addGestureRecognizer(Ponderer()).record(as: "late", in: bench.log)

    kind.start(bench.left)
    #expect(bench.scene.activeGestures.contains { $0.value(as: Ponderer.self) != nil && $0.state == .possible })
    kind.decide(bench.left)
    kind.goOn(bench.left)
    #expect(!bench.scene.activeGestures.contains { $0.value(as: Ponderer.self) != nil && $0.state == .possible })
    kind.rest(bench.left)

    #expect(kind.isSuccess(bench.said()))
  }

  @Test("With simultaneous recognition both are recognized (G39)", arguments: ConformingKind.touched, [true, false])
  func together(kind: ConformingKind, isAskedFirst: Bool) {
    let (bench, gesture) = bench(kind)
    let other = bench.panel.addGestureRecognizer(Grabber()).record(as: "other", in: bench.log)
    (isAskedFirst ? gesture : other.any).delegate.shouldRecognizeSimultaneously = { _, _ in true }

    kind.succeed(with: bench.left)
    kind.rest(bench.left)

    #expect(kind.isSuccess(bench.said()), "\(bench.said())")
    #expect(bench.said("other").last == "ended")
    #expect(bench.scene.activeGestures.isEmpty)
  }
}
