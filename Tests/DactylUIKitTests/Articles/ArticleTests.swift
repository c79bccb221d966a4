import DactylTesting
import DactylUIKit
import Foundation
import Testing

/// The articles of the module, compared with code that is compiled and works as described.
@Suite struct ArticleTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let articles = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/DactylUIKit/DactylUIKit.docc")

  private static func files(in folder: URL, _ kind: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test("Every piece of Swift in the articles is, line by line, in a file that is compiled")
  func code() throws {
    let compiled = try Self.files(in: Self.here, "swift").map { Self.lines($0).joined(separator: "\n") }
    var count = 0
    for article in try Self.files(in: Self.articles, "md") {
      for block in article.components(separatedBy: "```swift\n").dropFirst() {
        let code = Self.lines(block.components(separatedBy: "```")[0]).joined(separator: "\n")
        count += 1
        let isCompiled = compiled.contains { $0.contains(code) }
        #expect(isCompiled, "\(code)")
      }
    }
    #expect(count == 3)
  }

  @Test("The board and the card of the articles work as described")
  func play() {
    let scene = Scene(size: Size(400, 400))
    startBoard(in: scene)
    let window = UIApplication.shared.keyWindow
    let board = window?.subviews.first
    let finger = Finger(1, in: scene)
    finger.tap(at: Point(30, 40))
    #expect(board?.backgroundColor == .orange && board?.center == CGPoint(x: 30, y: 40))

    let card = Card(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    window?.addSubview(card)
    finger.drag(from: Point(195, 195), to: Point(295, 215))
    finger.lift()
    #expect(abs(card.center.x - 325) < 0.01 && abs(card.center.y - 245) < 0.01)
  }
}
