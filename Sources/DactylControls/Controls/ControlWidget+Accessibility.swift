import Dactyl

extension ControlWidget: AccessibilityProviding {
  func accessibilityProperties(of view: View) -> AccessibilityProperties {
    let control = Control(view: view)
    guard let row = control.row else { return AccessibilityProperties(isElement: false) }
    var properties = control.behavior.accessibilityProperties(of: control)
    if row.state.contains(.disabled) { properties.traits.insert(.notEnabled) }
    if row.state.contains(.selected) { properties.traits.insert(.selected) }
    return properties
  }

  func accessibilityParts(of view: View) -> AccessibilityParts? {
    let control = Control(view: view)
    return control.row == nil ? nil : control.behavior.accessibilityParts(of: control)
  }

  func perform(_ action: AccessibilityAction, ofPart part: Int?, of view: View) -> Bool {
    let control = Control(view: view)
    guard control.row != nil else { return false }
    if control.behavior.perform(action, ofPart: part, in: control) { return true }
    guard view.isAlive else { return true }
    // The steps that arrow keys take (AX7).
    switch action {
    case .increment: return step([.right, .up], control)
    case .decrement: return step([.left, .down], control)
    default: return false
    }
  }

  private func step(_ steps: [ControlStep], _ control: Control) -> Bool {
    let behavior = control.behavior
    guard let step = steps.first(where: { behavior.takes($0, in: control) }) else { return false }
    behavior.take(step, in: control)
    if control.view.isAlive { behavior.release(step, in: control) }
    return true
  }
}

/// Numbers as assistive clients say them.
enum SpokenNumber {
  /// A share of a range as a percentage.
  static func percent(_ value: Double, of range: ClosedRange<Double>) -> String {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (value - range.lowerBound) / length : 0
    return "\(Int(clamping: (min(max(share, 0), 1) * 100).rounded()))%"
  }

  /// A number with at most two digits after the point.
  static func text(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int64(abs(hundredths))
    let (number, rest) = (whole / 100, whole % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(number)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(number).\(digits)"
  }
}
