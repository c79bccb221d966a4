import Dactyl

/// A game at a moment, and its input from there on, in the words of scenario files: for the names of its objects, and
/// the changes that may help. What files have no words for stays with the game itself, which is what is played.
struct GameDescription {
  let names: ExportNames
  /// The file, for changes.
  let document: ScenarioDocument
  let file: ScenarioFile
  /// The events of steps that are input of the recording, by the indices of the steps.
  let events: [Int: InputSequence.Place]
  private let fingers: [FingerID: Int]

  /// Describes a scene before some frames of a recording.
  ///
  /// - Parameters:
  ///   - scene: The scene, between two frames.
  ///   - frames: The frames from there on that are about it, with their indices.
  /// - Throws: `ScenarioError` when what was made can't be read.
  init(
    of scene: Scene, then frames: [(index: Int, frame: RecordedFrame)], until: Timestamp
  ) throws(ScenarioError) {
    let export = SceneExport(scene, passing: [])
    names = export.names
    var steps = StepExport(at: .zero, wheelStep: scene.gestureSettings.scrollStep.points, export.notes)
    for action in export.beginning { steps.add(action) }
    var events: [Int: InputSequence.Place] = [:]
    for (index, frame) in frames {
      for (number, event) in frame.events.enumerated() {
        let count = steps.steps.count
        steps.add(event)
        if steps.steps.count > count { events[count] = InputSequence.Place(frame: index, event: number) }
      }
    }
    self.events = events
    fingers = steps.fingers
    let file = ScenarioFile(
      file: "the game", name: "the game", rules: [], showsValues: false, windows: export.windows,
      application: export.application, delegate: export.delegate, controllers: export.controllers, views: export.views,
      recognizers: export.recognizers, steps: steps.steps, until: max(until, steps.steps.last?.at ?? .zero), log: [])
    document = try ScenarioDocument(bytes: Array(file.json.text().utf8), file: file.file)
    self.file = try document.scenario()
  }

  /// The number of a finger in the steps; 0 for one that did not land in them.
  func number(of finger: FingerID) -> Int { fingers[finger] ?? 0 }

  /// A scene with these names: this one, or that of another launch, whose objects have the same numbers.
  func stage(of scene: Scene) -> ScenarioStage {
    var (views, controllers): ([String: View], [String: ViewController]) = ([:], [:])
    for (entity, id) in names.all where scene.isAlive(entity) {
      if scene.isView(entity.index) {
        views[id] = scene.view(entity)
      } else {
        controllers[id] = ViewController(entity, in: scene.columns)
      }
    }
    let gestures = names.allGestures.map { ($0.value, AnyGesture($0.key, scene.columns)) }.filter { $0.1.isAlive }
    return ScenarioStage(
      of: scene, views: views, gestures: Dictionary(gestures) { first, _ in first }, controllers: controllers)
  }
}
