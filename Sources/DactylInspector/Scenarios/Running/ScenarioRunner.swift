import Dactyl

/// Plays a scenario on the engine; the clock and the input come from the file alone.
public enum ScenarioRunner {
  /// Plays a scenario and returns its log.
  public static func log(of file: ScenarioFile) -> ScenarioLog {
    let stage = ScenarioStage(file)
    let player = ScenarioPlayer(stage)
    player.play(file.steps, until: file.until)
    return ScenarioLog(stage.journal.entries)
  }
}

/// Collects the entries of a log, with the present time.
final class ScenarioJournal {
  var entries: [ScenarioEntry] = []
  var time = Timestamp.zero

  func write(_ who: String, _ callback: String, _ presses: Presses) {
    write("\(who) \(callback) \(presses.map { ScenarioKeys.name(of: $0) }.sorted().joined(separator: ","))")
  }

  func write(_ text: String) { entries.append(ScenarioEntry(time: time, text: text)) }

  /// Logs a delivery of touches, with the fingers' numbers in ascending order.
  func write(_ who: String, _ phase: TouchPhase, _ touches: Touches) {
    let fingers = touches.map(\.finger.finger).sorted().map(String.init).joined(separator: ",")
    write("\(who) \(phase.callbackName) \(fingers)")
  }
}

extension TouchPhase {
  /// The name of the callback for the phase.
  var callbackName: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "touchesStationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
