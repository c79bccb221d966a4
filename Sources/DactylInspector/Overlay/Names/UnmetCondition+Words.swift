import Dactyl

extension UnmetCondition {
  /// What was measured, and the limit: `moved 11.2 of 10 points`.
  var words: String {
    let places: Float = quantity == .angle ? 100 : 10
    func text(_ value: Float) -> String {
      let rounded = (value * places).rounded() / places
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    let numbers = "\(text(measured)) of \(text(limit))"
    return switch quantity {
    case .movement: "moved \(numbers) points"
    case .duration: "down for \(numbers) ms"
    case .interval: "\(numbers) ms between taps"
    case .apart: "\(numbers) points between taps"
    case .fingers: "\(numbers) fingers"
    case .taps: "\(numbers) taps"
    case .distance: "the fingers' distance changed by \(numbers) points"
    case .angle: "turned \(numbers) radians"
    case .edge: "landed \(numbers) points from the edge"
    case .outside: "\(numbers) points outside"
    case .direction: "moved in another direction"
    case .buttons: "other buttons"
    }
  }
}
