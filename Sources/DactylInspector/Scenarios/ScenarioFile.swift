import Dactyl

/// A scenario: a scene, timed input, and the log of everything that must happen.
///
/// It is read from a JSON file named `*.scenario.json`. A file that can be read need not be one that this build can
/// play.
public struct ScenarioFile: Hashable, Sendable {
  /// The file's name, without its folder, for errors.
  public let file: String
  /// A short description of the scenario.
  public let name: String
  /// The rules that the scenario is about (`G47`).
  package var rules: [String]
  /// Whether recognizer entries of the log include their numbers.
  package var showsValues: Bool
  /// The windows; of two with the same level the later one is in front.
  package var windows: [ScenarioWindow]
  /// The application as a responder.
  package var application: ScenarioResponder
  /// The application's delegate, or nil when it is no responder.
  package var delegate: ScenarioResponder?
  /// The view controllers.
  package var controllers: [ScenarioController]
  /// The views, parents before children, siblings from back to front.
  package var views: [ScenarioView]
  /// The recognizers, in the order in which they are attached.
  package var recognizers: [ScenarioRecognizer]
  /// The steps, in the order of time.
  package var steps: [ScenarioStep]
  /// The time at which the run ends, not before the last step.
  package var until: Timestamp
  /// The expected log.
  package var log: [ScenarioExpectation]

  /// Makes an error about a path in this file, for faults that decoding cannot find.
  package func fault(at path: String, _ problem: String) -> ScenarioError {
    ScenarioError(file: file, path: path, problem: problem)
  }
}
