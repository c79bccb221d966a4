import Dactyl
import DactylControls
import Testing

@testable import DactylInspector

/// Scenes in the words of scenario files: what has words is there, and what has none is noted.
@Suite struct SceneExportTests {
  private let scene = Scene(size: Size(400, 300))

  private func export(_ events: [(Int64, InputEvent.Kind)] = []) throws -> (file: ScenarioFile, notes: [String]) {
    var frame = RecordedFrame(moment: Timestamp(milliseconds: 2000))
    frame.events = events.map { InputEvent(at: Timestamp(milliseconds: 1000 + $0.0), $0.1) }
    let made = try RecordedScenario(
      of: scene, then: [frame], from: Timestamp(milliseconds: 1000), head: RecordingHead(program: "Game"), passing: [])
    return (try ScenarioFile(bytes: Array(made.text.utf8), file: "t"), made.leftOut)
  }

  @Test(
    "A scene that a scenario made is that scenario again",
    arguments: ["gestures", "touches", "hit-testing", "scrolling", "accessibility"])
  func scenesOfScenarios(folder: String) throws {
    let paths = try ScenarioFile.paths(at: "\(ScenarioEncodingTests.folder)/\(folder)")
    #expect(!paths.isEmpty)
    for path in paths {
      let file = try ScenarioFile(contentsOf: path)
      // Recognizers of the runner's own have no words for others to export.
      let hasOwn = file.recognizers.contains { recognizer in
        switch recognizer.kind {
        case .probe, .immediate: true
        default: false
        }
      }
      guard !hasOwn else { continue }
      let export = SceneExport(ScenarioStage(file).scene, passing: [])
      #expect(export.views.map(\.id) == export.views.map(\.id).filter { id in file.views.contains { $0.id == id } })
      for view in file.views where view.parent != "none" {
        let found = export.views.first { $0.id == view.id }
        #expect(found?.frame == view.frame && found?.parent == view.parent, "\(path) \(view.id)")
        #expect(found?.isHidden == view.isHidden && found?.alpha == view.alpha && found?.clips == view.clips)
        #expect(found?.hitOutsets == view.hitOutsets && found?.passesThrough == view.passesThrough)
        #expect(found?.scroll?.content == view.scroll?.content && (found?.control == nil) == (view.control == nil))
        // What it answers is the game's code.
        var accessibility = view.accessibility
        accessibility.answers = []
        #expect(found?.accessibility == accessibility, "\(path) \(view.id)")
        #expect(found.map { $0.responder.handles } == view.responder.handles.union(view.responder.observes))
      }
      for recognizer in file.recognizers {
        let found = export.recognizers.first { $0.id == recognizer.id }
        #expect(
          found?.kind.sorted == recognizer.kind.sorted && found?.view == recognizer.view, "\(path) \(recognizer.id)")
        #expect(found?.requiresFailureOf == recognizer.requiresFailureOf)
        #expect(found?.isEnabled == recognizer.isEnabled && found?.delaysTouchesBegan == recognizer.delaysTouchesBegan)
      }
    }
  }

  @Test func namesBecomeIdsThatNothingElseHas() throws {
    for name in ["a card", "a card", "main", "none", ""] {
      scene.addView(frame: Rect(0, 0, 10, 10)).name = name
    }
    let ids = try export().file.views.map(\.id)
    #expect(ids == ["acard", "acard-2", "main-2", "none-2", "object"])
  }

  @Test func whatHasNoWordsIsNoted() throws {
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    view.hitShape = .ellipse
    view.setPointInside { _ in true }
    view.gestureRecognizerShouldBegin = { _ in true }
    view.addGestureRecognizer(TransformGestureRecognizer()) { _ in }
    let tap = view.addGestureRecognizer(TapGestureRecognizer()) { _ in }.any
    tap.delegate.shouldBegin = { _ in true }
    tap.settings = scene.gestureSettings
    view.makeDraggable(3)
    scene.addSlider(frame: Rect(0, 200, 100, 40))
    let notes = try export([(5, .text("a")), (6, .axis(AxisSample(.leftStick, Vector(1, 0))))]).notes.joined(
      separator: "\n")
    for words in [
      "hit shapes", "own answers to hit-testing", "gates of views", "recognizers of kinds", "questions to delegates",
      "thresholds of recognizers", "what is dragged", "what controls do", "typed texts", "moves of sticks",
      "actions of recognizers",
    ] { #expect(notes.contains(words), "\(words) in \(notes)") }
  }

  @Test func theFirstResponderAndTheFocusAreWhereTheyWere() throws {
    let (a, b) = (
      scene.addButton("A", frame: Rect(0, 0, 80, 40)).view, scene.addButton("B", frame: Rect(0, 60, 80, 40)).view
    )
    (a.name, b.name) = ("a", "b")
    scene.requestFocus(at: b.entity)
    scene.beginIgnoringInteractionEvents()
    let steps = try export().file.steps.map(\.action)
    #expect(steps.contains(.focusOn("b")) && steps.last == .ignoreInteraction(true))
  }

  @Test func eventsBecomeSteps() throws {
    let mouse = TouchSample(finger: .mouse, phase: .began, location: Point(5, 5.25), type: .pointer, buttons: .primary)
    let file = try export([
      (10, .touch(mouse)), (10, .touch(TouchSample(finger: FingerID(1 << 40), phase: .began, location: Point(1, 2)))),
      (20, .key(KeySample(.left, isDown: true, modifiers: .shift))),
      (25, .key(KeySample(.left, isDown: true, isRepeat: true))),
      (30, .press(PressSample(.button(.leftTrigger), .changed, force: 0.5))), (35, .remote(.nextTrack)),
      (40, .hover(nil, modifiers: [])),
      (50, .scroll(ScrollSample(location: Point(7, 8), delta: Vector(0, -1)))), (60, .motion(.began)),
      (70, .window(.deactivated)),
    ]).file
    #expect(file.steps.map { $0.at.milliseconds } == ["10", "10", "20", "30", "35", "40", "50", "60", "70"])
    #expect(
      file.steps[0].action == .touch(ScenarioTouch(phase: .began, finger: 1, location: Point(5, 5.25), type: .pointer)))
    #expect(
      file.steps[1].action == .touch(ScenarioTouch(phase: .began, finger: 2, location: Point(1, 2), type: .direct)))
    #expect(file.steps[2].action == .press(ScenarioPress(phase: .began, key: "left", force: nil, modifiers: .shift)))
    #expect(file.steps[6].action == .scroll(Vector(0, -40), at: Point(7, 8)))
    #expect(file.until.milliseconds == "1000")
  }
}

extension ScenarioGesture {
  /// The gesture with the directions and edges of a recognizer in one order: they are sets.
  fileprivate var sorted: ScenarioGesture {
    switch self {
    case .swipe(let directions, let touches):
      .swipe(directions: directions.sorted { $0.rawValue < $1.rawValue }, touches: touches)
    case .screenEdgePan(let edges): .screenEdgePan(edges: edges.sorted { $0.rawValue < $1.rawValue })
    default: self
    }
  }
}
