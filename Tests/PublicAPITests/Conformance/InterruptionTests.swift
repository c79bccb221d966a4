import Dactyl
import DactylTesting
import Testing

/// Interruptions of every recognizer: it is cancelled, disabled, refused and moved.
@Suite struct InterruptionTests {
  /// The kinds of interruption from outside.
  enum Interruption: CaseIterable {
    case system
    case fingers
    case deactivation
    case disabling
    case removal
    case move

    func strike(_ gesture: AnyGesture, on hand: Hand) {
      switch self {
      case .system: hand.scene.cancelTouches()
      case .fingers: hand.cancel()
      case .deactivation: hand.scene.send(.window(.deactivated))
      case .disabling: gesture.isEnabled = false
      case .removal: gesture.remove()
      case .move: hand.bench.rightView.addGestureRecognizer(gesture)
      }
    }
  }

  /// Continues after an interruption: none of the input may be delivered.
  private func playOn(_ kind: ConformingKind, _ hand: Hand, decides: Bool) {
    if decides { kind.decide(hand) }
    kind.goOn(hand)
    kind.rest(hand)
  }

  @Test(
    "A gesture interrupted while undecided runs no action (G35, G67, G22)", arguments: ConformingKind.touched,
    Interruption.allCases)
  func undecided(kind: ConformingKind, interruption: Interruption) {
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)

    kind.start(bench.left)
    interruption.strike(gesture, on: bench.left)
    playOn(kind, bench.left, decides: true)

    #expect(bench.said() == [])
    #expect(bench.scene.activeGestures.isEmpty)
    #expect(
      bench.fingersReceived("touchesBegan") == bench.fingersReceived("touchesEnded")
        + bench.fingersReceived("touchesCancelled"))
  }

  @Test(
    "A gesture interrupted after it began is cancelled, once (G35, G67, G22)",
    arguments: ConformingKind.all.filter { !$0.isDiscrete }, Interruption.allCases)
  func begun(kind: ConformingKind, interruption: Interruption) {
    // A pointer without touches is cancelled only by the system.
    if !kind.takesTouches && interruption == .fingers { return }
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)

    kind.start(bench.left)
    kind.decide(bench.left)
    interruption.strike(gesture, on: bench.left)
    #expect(kind.isCancelled(bench.said()), "\(bench.said())")
    _ = bench.log.take()
    // A pointer that moves again begins another gesture.
    if kind.takesTouches { playOn(kind, bench.left, decides: false) } else { kind.rest(bench.left) }

    #expect(bench.said() == [])
    #expect(bench.scene.activeGestures.isEmpty)
  }

  @Test(
    "A gesture works again after an interruption (G60, G63, G68)", arguments: ConformingKind.all, Interruption.allCases)
  func again(kind: ConformingKind, interruption: Interruption) {
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)
    kind.start(bench.left)
    kind.decide(bench.left)
    interruption.strike(gesture, on: bench.left)
    kind.rest(bench.left)
    _ = bench.log.take()

    if interruption != .removal { gesture.isEnabled = true }
    kind.succeed(with: interruption == .move ? bench.right : bench.left)
    bench.scene.advance(by: 3)

    #expect(interruption == .removal ? bench.said() == [] : kind.isSuccess(bench.said()), "\(bench.said())")
    #expect(bench.scene.activeGestures.isEmpty)
  }

  @Test(
    "A recognizer disabled and enabled mid-gesture does not receive the fingers that are down (G68)",
    arguments: ConformingKind.touched)
  func toggled(kind: ConformingKind) {
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)

    kind.start(bench.left)
    gesture.isEnabled = false
    gesture.isEnabled = true
    playOn(kind, bench.left, decides: true)

    #expect(bench.said() == [])
    kind.succeed(with: bench.left)
    #expect(kind.isSuccess(bench.said()))
  }

  /// The reasons why it receives nothing.
  enum Silence: CaseIterable {
    case disabled
    case removed
    case shouldReceiveTouch
    case shouldReceiveEvent
    case shouldBegin
    case viewGate

    func fall(on gesture: AnyGesture, of view: View) {
      switch self {
      case .disabled: gesture.isEnabled = false
      case .removed: gesture.remove()
      case .shouldReceiveTouch: gesture.delegate.shouldReceiveTouch = { _, _ in false }
      case .shouldReceiveEvent: gesture.delegate.shouldReceiveEvent = { _, _ in false }
      case .shouldBegin: gesture.delegate.shouldBegin = { _ in false }
      case .viewGate: view.gestureRecognizerShouldBegin = { _ in false }
      }
    }
  }

  @Test(
    "A disabled, removed or refused recognizer runs no action, and views receive all (G11, G12, G25, G26)",
    arguments: ConformingKind.all,
    Silence.allCases)
  func silenced(kind: ConformingKind, silence: Silence) {
    // Input without touches is neither asked about as one nor cancelled in a view.
    if !kind.takesTouches && (silence == .shouldReceiveTouch || silence == .viewGate) { return }
    let bench = Bench(isTurned: true)
    let gesture = kind.add(to: bench.leftView, in: bench)
    silence.fall(on: gesture, of: bench.leftView)

    kind.succeed(with: bench.left)
    kind.fail(bench.left)
    kind.rest(bench.left)

    #expect(bench.said() == [])
    #expect(bench.scene.activeGestures.isEmpty)
    #expect(bench.fingersReceived("touchesCancelled") == 0)
    #expect(bench.fingersReceived("touchesBegan") == bench.fingersReceived("touchesEnded"))
    if kind.takesTouches { #expect(bench.fingersReceived("touchesBegan") > 0) }
  }
}
