import DactylSDL
import DactylTesting
import Testing

/// A program that runs with no display, and the hands that play it. A diagnostic of the engine fails the test.
@MainActor final class Play {
  let scene: Scene
  let finger: Finger
  let secondFinger: Finger
  let mouse: Mouse
  /// The runner of the scene, for the duration of the play.
  private let app: HeadlessApp

  /// Launches a program.
  init<Program: App>(_ program: Program.Type) throws {
    app = try HeadlessApp(options: Program.options)
    scene = app.scene
    finger = Finger(1, in: scene)
    secondFinger = Finger(2, in: scene)
    mouse = Mouse(in: scene)
    _ = DiagnosticRecorder(scene) { Issue.record("\($0)") }
    try Program().launch(scene)
    scene.advance(by: 0)
  }

  /// The contents of the program's window, the backmost first.
  var views: [View] { scene.window.view.subviews }

  /// The text of a label of the program, by its index among all views with a label.
  func text(_ index: Int = 0) -> String? {
    let texts = views.compactMap { $0[Label.self]?.text }
    return texts.indices.contains(index) ? texts[index] : nil
  }

  /// The front view that shows a text, of all windows.
  func view(showing text: String) -> View? {
    var (found, waiting) = (View?.none, scene.windows.map(\.view))
    while let view = waiting.popLast() {
      if !view.isHidden, view[Label.self]?.text == text { found = view }
      waiting += view.subviews.reversed()
    }
    return found
  }

  /// The middle of the front view that shows a text, in the scene's coordinates.
  func place(of text: String) throws -> Point {
    let view = try #require(self.view(showing: text), "nothing shows \(text)")
    return view.convert(view.bounds, to: nil).center
  }

  /// Taps the front view that shows a text.
  func tap(_ text: String) throws {
    finger.tap(at: try place(of: text))
    scene.advance(by: 0.6)
  }

  /// Holds a finger on the front view that shows a text until it is lifted, drags it to a location, and drops it.
  func hold(_ text: String, andDragTo end: Point) throws {
    finger.press(at: try place(of: text))
    scene.advance(by: 0.7)
    finger.drag(to: end, duration: 0.5)
    scene.advance(by: 0.2)
    finger.lift()
    scene.advance(by: 1)
  }

  /// Types a text into what is being edited.
  func write(_ text: String) {
    scene.send(.text(text))
    scene.advance(by: 0)
  }

  /// The color that fills a view.
  func fill(_ index: Int = 0) -> Color? { views[index][Shape.self]?.fill }

  /// Presses and releases keys, one after the other.
  func type(_ keys: Key..., characters: String = "", with modifiers: ModifierFlags = []) {
    for key in keys {
      scene.send(.key(KeySample(key, isDown: true, characters: characters, modifiers: modifiers)))
      scene.send(.key(KeySample(key, isDown: false, characters: characters, modifiers: modifiers)))
    }
  }

  /// Holds a key down for some seconds.
  func hold(_ key: Key, for seconds: Double) {
    scene.send(.key(KeySample(key, isDown: true)))
    scene.advance(by: seconds)
    scene.send(.key(KeySample(key, isDown: false)))
  }

  /// Drags a finger from a location by a translation, and lifts it when it has come to rest.
  func drag(from start: Point, by translation: Vector, duration: Double = 1) {
    finger.drag(from: start, to: start + translation, duration: duration)
    scene.advance(by: 0.2)
    finger.lift()
  }
}

extension Transform {
  /// The scale of a transform that turns and scales alike in both axes.
  var scaleFactor: Float { determinant.squareRoot() }
}
