import DactylControls
import DactylInspector
import DactylTesting
import TestStage
import Testing

/// A stage with the lines of its elements.
final class SemanticDesk {
  let stage: Stage
  var scene: Scene { stage.scene }

  init(size: Size = Size(400, 400), expecting kinds: Set<Diagnostic.Kind> = []) {
    stage = Stage(size: size, expecting: kinds)
  }

  /// What clients know: the same as everything says that is read for it.
  var accessibility: Accessibility {
    #expect(scene.accessibility.allElements == scene.accessibility.readAll())
    return scene.accessibility
  }

  /// The elements and containers, without the window.
  var lines: [String] {
    accessibility.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  /// The names of the elements in reading order.
  var names: [String] { accessibility.elements.map(\.label) }

  func element(_ view: View, part: Int? = nil) -> AccessibilityElement? {
    accessibility.element(AccessibilityElementID(view.entity, part: part))
  }

  /// Asks, and runs a frame.
  func ask(_ action: AccessibilityAction, _ view: View, part: Int? = nil) {
    scene.accessibility.perform(action, on: AccessibilityElementID(view.entity, part: part), by: .test)
    scene.advance(by: 0.02)
  }

  /// The lines of the log of decisions about requests.
  func decisions(_ body: () -> Void) -> [String] {
    scene.decisions.turnOn()
    body()
    let lines = scene.decisionLines.filter { $0.contains("asked for by") }
    scene.decisions.turnOff()
    return lines.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @discardableResult
  func label(_ text: String, _ frame: Rect, in parent: View? = nil) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view[Label.self] = Label(text)
    return view
  }
}
