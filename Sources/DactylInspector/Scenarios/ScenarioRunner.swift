/// Plays a scenario on the engine: only the clock and the input come from the file.
public enum ScenarioRunner {
  /// Plays a scenario and returns what happened.
  ///
  /// - Throws: `ScenarioError` when the file asks for something that is not built.
  public static func log(of file: ScenarioFile) throws(ScenarioError) -> ScenarioLog {
    throw file.fault(at: "", "playing is not built yet")
  }
}
