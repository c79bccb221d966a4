import Dactyl

/// One interaction written down: a scene, timed input, and the log of everything that must happen.
///
/// It is read from a JSON file named `*.scenario.json`. That a file can be read does not mean yet that this
/// build can play it.
public struct ScenarioFile: Hashable, Sendable {
  /// The file's name, without its folder; errors carry it.
  public let file: String
  /// What the scenario shows, in a few words.
  public let name: String
  /// The rules that it is about (`G47`).
  package var rules: [String]
  /// Whether recognizer entries of the log carry their numbers.
  package var showsValues: Bool
  /// The windows; of two at one level the later is in front.
  package var windows: [ScenarioWindow]
  /// The application as a responder.
  package var application: ScenarioResponder
  /// The application's delegate, or nil when it is no responder.
  package var delegate: ScenarioResponder?
  /// The view controllers.
  package var controllers: [ScenarioController]
  /// The views, parents before children, siblings from the back to the front.
  package var views: [ScenarioView]
  /// The recognizers, in the order in which they are attached.
  package var recognizers: [ScenarioRecognizer]
  /// The input, in the order of time.
  package var steps: [ScenarioStep]
  /// How long the clock runs. Not before the last step.
  package var until: Timestamp
  /// What must happen.
  package var log: [ScenarioExpectation]

  /// An error about a path in this file, for what the reading itself can't see.
  package func fault(at path: String, _ problem: String) -> ScenarioError {
    ScenarioError(file: file, path: path, problem: problem)
  }
}
