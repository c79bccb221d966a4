import Dactyl
import DactylInspector
import DactylTesting
import Foundation
import Testing

/// The article about questions, compared with code that is compiled and what it prints.
@Suite struct AskingArticleTests {
  private static let article: String = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let path = "Sources/DactylInspector/DactylInspector.docc/AskWhySomethingDidNotHappen.md"
    return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }()

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func itsSwiftIsCompiled() throws {
    let own = Self.lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = Self.article.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 2)
    for block in blocks { #expect(own.contains(Self.lines(block.components(separatedBy: "```")[0]))) }
  }

  @Test func itsAnswerIsThatOfTheScene() throws {
    var answers: [String] = []
    func print(_ answer: Explanation) { answers.append("\(answer)") }
    func fill(_ scene: Scene) {
      let card = scene.addView(frame: Rect(20, 20, 80, 100))
      card.addGestureRecognizer(TapGestureRecognizer()).any.name = "tap"
      scene.addView(frame: Rect(0, 0, 320, 240)).name = "glass"
    }
    let scene = Scene(size: Size(320, 240))
    try scene.record(launch: fill)
    Finger(in: scene).tap(at: Point(50, 50))
    let tap = try #require(scene.window.view.subviews[0].gestureRecognizers.first)
    print(scene.explain(tap))
    #expect(answers.count == 1 && Self.article.contains(answers[0]), "\(answers)")
  }
}
