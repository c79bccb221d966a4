import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Lengths and thresholds, of a scene and of single recognizers.
@Suite struct SettingsTests {
  @Test("A length in millimetres follows the display, one in points does not")
  func lengths() {
    #expect(Length.points(12).points(at: 10) == 12)
    #expect(Length.millimeters(2).points(at: 10) == 20)
    #expect(Length.millimeters(25.4).points == 160)
    #expect(12 as Length == .points(12))
    #expect(1.5 as Length == .points(1.5))
    #expect(Length.points(5) != .millimeters(5))
    #expect(Length.points(.nan) == .points(0))
    #expect(Length.millimeters(.nan).points(at: 3) == 0)
  }

  @Test("Every length of the settings is converted, and nothing else is changed")
  func allLengths() {
    var settings = GestureSettings()
    let paths: [WritableKeyPath<GestureSettings, Length>] = [
      \.tapMovement, \.tapDistance, \.panDistance, \.scrollStep, \.swipeDistance, \.swipeSlowDistance, \.swipeTolerance,
      \.pinchDistance, \.rotationDistance, \.edgeWidth,
    ]
    for (index, path) in paths.enumerated() { settings[keyPath: path] = .millimeters(Float(index + 1)) }
    let lengths = Mirror(reflecting: settings).children.filter { $0.value is Length }
    #expect(lengths.count == paths.count)

    var back = settings.resolved(at: 4)
    for (index, path) in paths.enumerated() {
      #expect(back[keyPath: path] == .points(Float(index + 1) * 4))
      back[keyPath: path] = settings[keyPath: path]
    }
    #expect(back == settings)
  }

  private struct Bench {
    let stage = Stage(size: Size(800, 800))
    let view: View
    let pan: Gesture<PanGestureRecognizer>
    init() {
      view = stage.scene.addView(frame: Rect(0, 0, 800, 800))
      pan = stage.add(PanGestureRecognizer(), to: view, as: "pan")
    }
    /// Whether a drag that far begins a pan.
    func begins(by distance: Float) -> Bool {
      stage.one.press(at: Point(100, 100))
      stage.one.move(to: Point(100 + distance, 100))
      let begins = stage.lines == ["pan began"]
      stage.one.lift()
      _ = stage.lines
      return begins
    }
    func begins(from distance: Float) -> Bool { !begins(by: distance - 0.5) && begins(by: distance + 0.5) }
  }

  @Test("Millimetres follow the scene's density, also when it changes, and an invalid density is ignored")
  func density() {
    let bench = Bench()
    bench.stage.scene.gestureSettings.panDistance = .millimeters(2)
    #expect(bench.begins(from: 2 * Length.standardDensity))
    bench.stage.scene.pointsPerMillimeter = 20
    #expect(bench.begins(from: 40))
    for nonsense in [Float(0), -3, .nan, .infinity] {
      bench.stage.scene.pointsPerMillimeter = nonsense
      #expect(bench.stage.scene.pointsPerMillimeter == 20)
    }
    #expect(bench.begins(from: 40))
  }

  @Test("A recognizer's own thresholds apply to it alone, follow the density, and can be reset to the scene's")
  func own() {
    let bench = Bench()
    var settings = GestureSettings()
    settings.panDistance = .millimeters(3)
    bench.pan.settings = settings
    #expect(bench.pan.settings == settings)
    bench.stage.scene.pointsPerMillimeter = 10
    #expect(bench.begins(from: 30))
    #expect(bench.pan.settings?.panDistance == .millimeters(3))
    // The scene's settings do not change its own.
    bench.stage.scene.gestureSettings.panDistance = 100
    #expect(bench.begins(from: 30))
    bench.pan.settings = nil
    #expect(bench.begins(from: 100))
  }

  @Test("Two recognizers side by side use their own thresholds, whichever is asked first")
  func beside() {
    for isOwnFirst in [true, false] {
      let stage = Stage()
      let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
      var seen: [String: Float] = [:]
      func add(_ name: String, _ distance: Length?) {
        let gesture = view.addGestureRecognizer(
          Scripted(began: { seen[name] = $1.settings.panDistance.points }, ended: { $1.state = .failed }))
        if let distance {
          var settings = GestureSettings()
          settings.panDistance = distance
          gesture.settings = settings
        }
      }
      for name in isOwnFirst ? ["own", "scene", "other"] : ["scene", "other", "own"] {
        add(name, ["own": Length.points(33), "other": .millimeters(2)][name])
      }
      stage.scene.pointsPerMillimeter = 11
      stage.one.tap(at: Point(10, 10))
      #expect(seen == ["own": 33, "other": 22, "scene": 10])
    }
  }

  @Test("Thresholds that change mid-gesture apply from the next event on")
  func midLife() {
    let bench = Bench()
    bench.stage.one.press(at: Point(100, 100))
    bench.stage.scene.gestureSettings.panDistance = 60
    bench.stage.one.move(to: Point(140, 100))
    #expect(bench.stage.lines == [])
    bench.stage.scene.gestureSettings.panDistance = 30
    bench.stage.one.move(to: Point(141, 100))
    #expect(bench.stage.lines == ["pan began"])
  }

  @Test("Thresholds of a removed recognizer are removed with it; setting them is reported")
  func removed() {
    let stage = Stage(expecting: [.staleHandle])
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let gesture = view.addGestureRecognizer(TapGestureRecognizer())
    var settings = GestureSettings()
    settings.tapMovement = 1
    gesture.settings = settings
    gesture.remove()
    gesture.settings = settings
    #expect(stage.diagnostics.kinds == [.staleHandle])
    #expect(gesture.settings == nil)
    #expect(view.addGestureRecognizer(TapGestureRecognizer()).settings == nil)
  }

  @Test("A tap's own thresholds: movement, duration, interval and distance (TAP5-TAP8)")
  func tap() {
    func isRow(_ change: (inout GestureSettings) -> Void, _ play: (Stage) -> Void) -> Bool {
      let stage = Stage()
      let view = stage.scene.addView(frame: Rect(0, 0, 400, 400))
      let double = stage.add(TapGestureRecognizer(taps: 2), to: view, as: "double")
      var settings = GestureSettings()
      change(&settings)
      double.settings = settings
      play(stage)
      stage.scene.advance(by: 3)
      return stage.lines == ["double ended"]
    }
    let far: (Stage) -> Void = { stage in
      for x in [Float(50), 250] {
        stage.one.press(at: Point(x, 50))
        stage.one.move(to: Point(x + 70, 50))
        stage.scene.advance(by: 1.5)
        stage.one.lift()
        stage.scene.advance(by: 1)
      }
    }
    let wide: (inout GestureSettings) -> Void = {
      ($0.tapMovement, $0.tapHold, $0.tapInterval, $0.tapDistance) = (80, 2, 1.2, 210)
    }
    #expect(isRow(wide, far))
    #expect(
      !isRow(
        {
          wide(&$0); $0.tapMovement = 60
        }, far))
    #expect(
      !isRow(
        {
          wide(&$0); $0.tapHold = 1.4
        }, far))
    #expect(
      !isRow(
        {
          wide(&$0); $0.tapInterval = 0.9
        }, far))
    #expect(
      !isRow(
        {
          wide(&$0); $0.tapDistance = 190
        }, far))
  }
}
