import Dactyl
import TestStage

@testable import DactylInput

extension ChainFuzzWorld {
  private static let types: [PressType] = [
    .key(.space), .key(.tab), .key(Key(usage: 22)), .button(.a), .button(.leftTrigger), .button(.dpadUp),
  ]

  func sendSomething() {
    switch random.below(20) {
    case 0...7: sendTouch()
    case 8...13: sendPress(random.below(Self.types.count * 2))
    case 14: send(.motion(random.pick(MotionPhase.allCases) ?? .began))
    case 15: send(.remote(random.pick(RemoteCommand.allCases) ?? .play))
    case 16: sendCustom()
    case 17: scene.sendAction("deal", from: random.pick(views)?.entity ?? .none)
    case 18: if random.chance(40) { send(.text("s")) } else { sendPointer() }
    default: interrupt()
    }
  }

  private func send(_ kind: InputEvent.Kind) { scene.send(InputEvent(at: now, kind)) }

  private var point: Point { Point(Float(random.below(400)), Float(random.below(400))) }

  private func sendTouch() {
    let finger = Int64(random.below(6))
    let phase: TouchSamplePhase =
      !fingers.contains(finger) ? .began : random.chance(55) ? .moved : random.chance(85) ? .ended : .cancelled
    if phase == .began { fingers.insert(finger) }
    if phase == .ended || phase == .cancelled { fingers.remove(finger) }
    // Some fingers rest at their landing point: they tap.
    let location = phase == .began || random.chance(40) ? point : locations[finger] ?? point
    locations[finger] = location
    send(.touch(TouchSample(finger: FingerID(finger), phase: phase, location: location)))
  }

  /// Buttons are on two devices; repeats are keys only.
  private func sendPress(_ number: Int) {
    let type = Self.types[number / 2]
    let isKey = number / 2 < 3
    let phase: PressSamplePhase =
      !keys.contains(number) ? .began : random.chance(30) ? .changed : random.chance(20) && isKey ? .began : .ended
    if phase == .began { keys.insert(number) } else if phase == .ended { keys.remove(number) }
    send(
      .press(
        PressSample(
          type, phase, force: Float(random.below(10)) / 10, characters: type == .key(Key(usage: 22)) ? "s" : "",
          device: DeviceID(Int64(number % 2)))))
  }

  func sendCustom() {
    if random.chance(50) {
      scene.send(FuzzNews(), at: point)
    } else {
      scene.send(FuzzNews(), to: random.chance(50) ? random.pick(views.filter(\.isAlive))?.entity : nil)
    }
  }

  private func sendPointer() {
    switch random.below(3) {
    case 0: send(.hover(random.chance(80) ? point : nil, modifiers: []))
    case 1: send(.scroll(ScrollSample(location: point, delta: Vector(0, 5), isContinuous: random.chance(50))))
    default:
      send(.transform(TransformSample(phase: random.chance(50) ? .began : .ended, location: point)))
    }
  }

  private func interrupt() {
    guard random.chance(40) else { return }
    switch random.below(4) {
    case 0: send(.window(.deactivated))
    case 1: send(.window(.hidden))
    default:
      let device = random.below(2)
      keys = keys.filter { $0 % 2 != device }
      send(.device(.removed(DeviceID(Int64(device)))))
    }
  }

  /// Lifts all fingers, ends whatever ignores input, and lets five seconds pass.
  func finish() {
    isMeddling = false
    while scene.isIgnoringInteractionEvents { scene.endIgnoringInteractionEvents() }
    for finger in fingers.sorted() {
      send(.touch(TouchSample(finger: FingerID(finger), phase: .ended, location: Point(1, 1))))
    }
    for number in keys.sorted() {
      send(.press(PressSample(Self.types[number / 2], .ended, force: 0, device: DeviceID(Int64(number % 2)))))
    }
    send(.motion(.ended))
    for _ in 0..<50 {
      now = now + 0.1
      scene.frame(at: now)
    }
    book.compare()
  }
}
