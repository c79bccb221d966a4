import Dactyl
import DactylControls

extension View {
  /// Gives the view what it says to assistive clients, but for its list of elements.
  func add(_ model: ScenarioAccessibility, _ id: String, _ journal: ScenarioJournal) {
    if let label = model.label { accessibilityLabel = label }
    if let value = model.value { accessibilityValue = value }
    if let role = model.role { accessibilityRole = role }
    let traits = ScenarioAccessibility.traitNames.filter { model.traits.contains($0.0) }.map(\.1)
    if !traits.isEmpty { accessibilityTraits = AccessibilityTraits(traits) }
    if model.isModal { accessibilityViewIsModal = true }
    if model.isHidden { accessibilityElementsHidden = true }
    if !model.answers.isEmpty { setAccessibilityDelegate(AccessibilityDelegate(model.answers, id, journal)) }
    if !model.customActions.isEmpty {
      accessibilityCustomActions = model.customActions.map { name in
        AccessibilityCustomAction(name) { _ in
          journal.write("\(id) custom \(name)")
          return true
        }
      }
    }
  }
}

extension AccessibilityDelegate {
  /// Makes a delegate that logs the requests which it answers.
  fileprivate init(_ answers: [ScenarioAnswer], _ id: String, _ journal: ScenarioJournal) {
    self.init()
    func answer(_ kind: ScenarioAnswer) -> ((View) -> Bool)? {
      guard answers.contains(kind) else { return nil }
      return { _ in
        journal.write("\(id) \(kind.rawValue)")
        return true
      }
    }
    (activate, increment, decrement) = (answer(.activate), answer(.increment), answer(.decrement))
    (performEscape, performMagicTap) = (answer(.escape), answer(.magicTap))
    guard answers.contains(.scroll) else { return }
    scroll = { _, direction in
      journal.write("\(id) scroll \(direction)")
      return true
    }
  }
}

extension Assistance {
  /// Sets the accommodations that a step names.
  func set(_ model: ScenarioAssistance) {
    var (touches, keys, pointer) = (self.touches, self.keys, self.pointer)
    var scan = scanning ?? Scanning()
    for (name, number) in model.numbers.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "hold_duration": touches.holdDuration = number
      case "ignore_repeat": touches.ignoreRepeat = number
      case "ignore_repeat_distance": touches.ignoreRepeatDistance = Float(number)
      case "swipe_tolerance": touches.swipeTolerance = Float(number)
      case "tap_assistance_delay": touches.tapAssistanceDelay = number
      case "slow_keys": keys.slowKeys = number
      case "bounce_keys": keys.bounceKeys = number
      case "dwell_time": pointer.dwellTime = number
      case "scan_interval": scan.interval = number
      default: break
      }
    }
    switch model.tapAssistance {
    case .off: touches.tapAssistance = nil
    case .initial: touches.tapAssistance = .initialLocation
    case .final: touches.tapAssistance = .finalLocation
    case nil: break
    }
    if let isOn = model.flags["sticky_keys"] { keys.stickyKeys = isOn }
    if let isOn = model.flags["mouse_keys"] { keys.mouseKeys = isOn ? MouseKeys() : nil }
    if let isOn = model.flags["scans_groups"] { scan.scansGroups = isOn }
    if touches != self.touches { self.touches = touches }
    if keys != self.keys { self.keys = keys }
    if pointer != self.pointer { self.pointer = pointer }
    if let isOn = model.flags["explores_by_touch"] { exploresByTouch = isOn }
    if model.flags["scanning"] ?? (scanning != nil) {
      scan.speaks = true
      if scan != scanning { scanning = scan }
    } else if scanning != nil {
      scanning = nil
    }
  }
}

/// A voice that writes what it says to the log of a scenario.
final class ScenarioVoice: Speech {
  private let journal: ScenarioJournal

  init(_ journal: ScenarioJournal) { self.journal = journal }

  func speak(_ text: String) { journal.write("speech \(text)") }

  func stop() {}
}
