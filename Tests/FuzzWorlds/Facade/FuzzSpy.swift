import DactylUIKit

/// The record of an object of the facade in the worlds: it records the calls of the object, and lets the world change
/// in them. It belongs to the object, and is destroyed with it: an object without owners receives no end (`UIView`).
final class FuzzSpy {
  unowned let world: FuzzWorld
  let number: Int
  private let count: Count
  private var pairs: [String: FuzzPair] = [:]
  private var appearance = FuzzMoment.didDisappear

  /// The number of live objects of a world. It outlives the world.
  final class Count {
    var living = 0
  }

  init(_ world: FuzzWorld, _ number: Int) {
    self.world = world
    self.number = number
    count = world.facadeCount
    count.living += 1
  }

  deinit {
    pairs.values.forEach { $0.abandon() }
    count.living -= 1
  }

  func notified() { world.meet(.facadeNotified, number) }
  func asked() { world.meet(.facadeAsked, number) }

  /// A state that begins and ends.
  func turn(_ what: String, _ isOn: Bool) {
    let pair = pairs[what] ?? world.book.pair("\(what) of facade \(number)")
    pairs[what] = pair
    pair.turn(isOn)
  }

  /// The state did not begin after all.
  func abandon(_ what: String) { pairs[what]?.abandon() }

  /// Touches in a phase: those of its own, and not of its subviews, end once each.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ object: UIResponder) {
    if touches.isEmpty { world.book.fault("facade \(number) is notified of no touches") }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let name = "touch \(UInt(bitPattern: ObjectIdentifier(touch).hashValue))"
      let isOwn = touch.view === object && object.isPlain
      if phase == .began, isOwn { turn(name, true) }
      if phase == .ended || phase == .cancelled, pairs[name]?.isOpen == true { turn(name, false) }
    }
    world.book.note(UInt64(phase.rawValue), UInt64(number), UInt64(touches.count))
    notified()
  }

  func appears(_ moment: FuzzMoment) {
    let isNext =
      switch (appearance, moment) {
      case (.didDisappear, .willAppear), (.willAppear, .didAppear), (.willAppear, .willDisappear),
        (.didAppear, .willDisappear), (.willDisappear, .didDisappear):
        true
      default: false
      }
    if !isNext { world.book.fault("facade \(number): \(moment) after \(appearance)") }
    appearance = moment
    world.book.note(moment, number)
    notified()
  }
}

extension UIResponder {
  /// Whether all its subviews are objects of the facade, so that its touches are its own.
  var isPlain: Bool {
    guard let view = self as? UIView else { return false }
    return view.engine.subviews.count == view.subviews.count
  }
}
