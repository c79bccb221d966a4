import Dactyl
import DactylControls
import DactylInspector
import DactylTesting
import Testing

/// The findings of single checks, in small scenes.
@Suite struct LintTests {
  private struct Handler: TouchResponder {
    var handledEvents: ResponderEvents = .touches
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .handled }
  }
  private struct Commander: KeyCommandResponder, FirstResponding {
    var keyCommands: [KeyCommand]
    var canBecomeFirstResponder: Bool { true }
  }

  /// The names of the checks that find something, with the first entity of each finding.
  private func found(_ scene: Scene, _ severity: LintSeverity = .warning) -> [String] {
    scene.lint().filter { $0.severity == severity }.map { finding in
      finding.check + (finding.entities.first.map { " \(View($0, in: scene))" } ?? "")
    }
  }

  private func add(_ name: String, _ frame: Rect, to parent: View? = nil, in scene: Scene) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    return view
  }

  @Test("A scene whose views can be used has no findings")
  func clean() {
    let scene = Scene(size: Size(400, 400))
    let card = add("card", Rect(50, 50, 100, 100), in: scene)
    card.addGestureRecognizer(PanGestureRecognizer())
    card.addGestureRecognizer(TapGestureRecognizer())
    scene.addButton("OK", frame: Rect(200, 200, 100, 50)) { _ in }
    #expect(scene.lint().map(\.description) == [])
  }

  @Test("A view in front that does nothing covers a button; once it lets touches through, it does not")
  func covered() throws {
    let scene = Scene(size: Size(400, 400))
    let button = scene.addButton("OK", frame: Rect(100, 100, 100, 50)) { _ in }
    button.view.name = "ok"
    let shade = add("shade", Rect(0, 0, 400, 400), in: scene)
    #expect(found(scene) == ["covered shade"])
    let finding = try #require(scene.lint().first)
    #expect(finding.entities == [shade.entity, button.view.entity] && finding.rule == "H6")
    #expect(finding.description.contains("shade lies over all of ok"))
    shade.passesThrough = true
    #expect(found(scene).isEmpty)
  }

  @Test("A shade is meant to cover what is behind a panel with a button, and cards cover each other")
  func meantCovers() {
    let scene = Scene(size: Size(400, 400))
    scene.addButton("OK", frame: Rect(100, 100, 100, 50)) { _ in }
    _ = add("shade", Rect(0, 0, 400, 400), in: scene)
    let panel = add("panel", Rect(50, 50, 300, 300), in: scene)
    scene.addButton("Close", frame: Rect(10, 10, 100, 50), to: panel) { _ in }
    for _ in 0..<2 {
      add("card", Rect(0, 0, 50, 50), to: panel, in: scene).addGestureRecognizer(PanGestureRecognizer())
    }
    #expect(found(scene).isEmpty)
  }

  @Test("A window in front takes the touches of a whole scene")
  func window() {
    let scene = Scene(size: Size(400, 400))
    scene.addButton("OK", frame: Rect(100, 100, 100, 50)) { _ in }
    let window = scene.addWindow(frame: Rect(0, 0, 400, 400), level: 10)
    window.view.name = "toasts"
    #expect(found(scene) == ["covered toasts"])
    window.view.passesThrough = true
    #expect(found(scene).isEmpty)
  }

  @Test("A child outside its parent is found, unless it hangs out where that is allowed, is scrolled or off the screen")
  func outside() {
    let scene = Scene(size: Size(400, 400))
    let bar = add("bar", Rect(0, 0, 400, 50), in: scene)
    add("menu", Rect(0, 50, 100, 100), to: bar, in: scene).addGestureRecognizer(TapGestureRecognizer())
    add("enemy", Rect(0, -200, 100, 100), to: bar, in: scene).addGestureRecognizer(TapGestureRecognizer())
    let list = add("list", Rect(0, 200, 100, 100), in: scene).makeScrollView(contentSize: ScrollSize(100, 1000))
    add("row", Rect(0, 150, 100, 50), to: list.view, in: scene).addGestureRecognizer(TapGestureRecognizer())
    #expect(found(scene) == ["outside-parent menu"])
    bar.hitOverflow = .rectangle(Rect(0, 50, 400, 100))
    #expect(found(scene).isEmpty)
  }

  @Test(
    "Views that refuse touches are found: hidden ones with a note, disabled, faint and singular ones with a warning")
  func refused() {
    let scene = Scene(size: Size(400, 400))
    for (index, name) in ["hidden", "disabled", "faint", "nothing", "fine"].enumerated() {
      let view = add(name, Rect(Float(index) * 60, 0, 50, 50), in: scene)
      view.addGestureRecognizer(TapGestureRecognizer())
      switch name {
      case "hidden": view.isHidden = true
      case "disabled": view.isUserInteractionEnabled = false
      case "faint": view.alpha = 0.005
      case "nothing": view.transform = .scale(0)
      default: break
      }
    }
    #expect(found(scene) == ["refused disabled", "refused faint", "refused nothing"])
    #expect(found(scene, .note) == ["refused hidden"])
  }

  @Test("Recognizers that never are recognized are found, each with the one that beats it or for which it waits")
  func recognizers() {
    let scene = Scene(size: Size(400, 400))
    func gestures(_ name: String, _ body: (View) -> Void) -> [String] {
      let view = add(name, Rect(0, 0, 300, 300), in: scene)
      body(view)
      defer { view.destroy() }
      return found(scene)
    }
    #expect(
      gestures("cycle") { view in
        let (tap, pan) = (
          view.addGestureRecognizer(TapGestureRecognizer()), view.addGestureRecognizer(PanGestureRecognizer())
        )
        tap.require(toFail: pan.any)
        pan.any.delegate.shouldRequireFailure = { [tap] _, other in other == tap.any }
      } == ["requirement-cycle cycle"])
    #expect(
      gestures("twice") { view in
        for _ in 0..<2 { view.addGestureRecognizer(TapGestureRecognizer()) }
      } == ["always-beaten twice"])
    #expect(
      gestures("swipe") { view in
        view.addGestureRecognizer(PanGestureRecognizer())
        view.addGestureRecognizer(SwipeGestureRecognizer())
      } == ["always-beaten swipe"])
    #expect(
      gestures("patient pan") { view in
        let pan = view.addGestureRecognizer(PanGestureRecognizer())
        pan.any.require(toFail: view.addGestureRecognizer(SwipeGestureRecognizer()).any)
      } == [])
    #expect(
      gestures("waiting") { view in
        let double = view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
        double.any.require(toFail: view.addGestureRecognizer(TapGestureRecognizer()).any)
      } == ["endless-wait waiting"])
    #expect(
      gestures("single and double") { view in
        let tap = view.addGestureRecognizer(TapGestureRecognizer())
        tap.any.require(toFail: view.addGestureRecognizer(TapGestureRecognizer(taps: 2)).any)
      } == [])
    #expect(
      gestures("fingers") { view in
        view.addGestureRecognizer(PanGestureRecognizer(minimumTouches: 3, maximumTouches: 2))
        view.addGestureRecognizer(PinchGestureRecognizer()).any.recognizesEachFinger = true
      } == ["no-input fingers", "no-input fingers"])
  }

  @Test("A tap that waits for a double tap on an unrelated view is delayed by it")
  func lateTap() {
    let scene = Scene(size: Size(400, 400))
    let (left, right) = (add("left", Rect(0, 0, 100, 100), in: scene), add("right", Rect(200, 0, 100, 100), in: scene))
    let tap = left.addGestureRecognizer(TapGestureRecognizer())
    tap.any.require(toFail: right.addGestureRecognizer(TapGestureRecognizer(taps: 2)).any)
    #expect(found(scene) == ["late-tap left"])
  }

  @Test("Responders that miss a cancel, are out of every chain, or let their touches through are found")
  func responders() {
    let scene = Scene(size: Size(400, 400))
    let half = add("half", Rect(0, 0, 100, 100), in: scene)
    half.setResponder(Handler(handledEvents: [.touchesBegan, .touchesEnded]))
    let glass = add("glass", Rect(100, 0, 100, 100), in: scene)
    glass.setResponder(Handler())
    glass.passesThrough = true
    #expect(found(scene) == ["passes-through glass", "missing-cancel half"])
  }

  @Test("Actions that nobody performs, and key commands with the same keys, are found")
  func actions() {
    let scene = Scene(size: Size(400, 400))
    let button = scene.addButton("Save", frame: Rect(0, 0, 100, 50)) { _ in }
    button.view.name = "save"
    button.addTarget(nil, action: "save")
    let field = add("field", Rect(0, 100, 100, 100), in: scene)
    field.setResponder(
      Commander(keyCommands: [
        KeyCommand("s", .control, action: "save"), KeyCommand("s", .control, action: "store"),
      ]))
    #expect(
      found(scene) == [
        "unperformed-action save", "unperformed-action field", "unperformed-action field", "shadowed-command field",
      ])
    scene.setAction("save", of: scene.application) { _ in }
    scene.setAction("store", of: scene.application) { _ in }
    #expect(found(scene) == ["shadowed-command field"])
  }

  @Test("A drop target that proposes nothing is found")
  func drops() {
    let scene = Scene(size: Size(400, 400))
    let bin = add("bin", Rect(0, 0, 100, 100), in: scene)
    let target = bin.makeDropTarget(proposing: .move)
    #expect(found(scene).isEmpty)
    target.proposal = .forbidden
    #expect(found(scene) == ["no-drop bin"])
  }

  @Test("A binding that is there twice is found")
  func bindings() {
    let scene = Scene(size: Size(400, 400))
    let fire = InputAction<Bool>("fire")
    scene.inputActions.register(InputContext("ship") { $0.bind(fire, to: .key(.space), .key(.space)) })
    #expect(found(scene) == ["binding"])
  }

  @Test("Only the checks that are named are run, and a lint changes nothing")
  func names() {
    let scene = Scene(size: Size(400, 400))
    scene.addButton("OK", frame: Rect(100, 100, 100, 50)) { _ in }
    _ = add("shade", Rect(0, 0, 400, 400), in: scene)
    let before = scene.pendingWork
    #expect(scene.lint(["no-drop"]).isEmpty && scene.lint(["covered"]).count == 1)
    #expect(scene.lint().map(\.description) == scene.lint().map(\.description))
    #expect(scene.pendingWork == before)
  }

  @Test("Ten thousand siblings, all covered, are linted in less than the square of the time")
  func many() {
    func time(_ count: Int) -> Duration {
      let scene = Scene(size: Size(4000, 4000))
      for index in 0..<count {
        let tile = scene.addView(frame: Rect(Float(index % 100) * 40, Float(index / 100) * 40, 40, 40))
        tile.addGestureRecognizer(TapGestureRecognizer())
      }
      _ = scene.addView(frame: Rect(0, 0, 4000, 4000))
      return ContinuousClock().measure { #expect(scene.lint().contains { $0.entities.count == count + 1 }) }
    }
    _ = time(100)
    // Ten times as many cost about ten times as much; a hundred times would be the square.
    #expect(time(10_000) < time(1000) * 40)
  }
}
