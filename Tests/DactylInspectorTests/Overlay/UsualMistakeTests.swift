import Dactyl
import DactylTesting
import Testing

@testable import DactylInspector

@Suite struct UsualMistakeTests {
  /// The lines of the panel that name views and recognizers, after a tap in vain.
  private func lines(_ mistake: UsualMistake) -> [String] {
    let scene = Scene(size: Size(640, 400))
    mistake.fill(scene)
    scene.showsInspector = true
    scene.advance(by: 0.1)
    mistake.tap(in: scene)
    let contents = scene.inspector.contents
    return contents.stack.entries.map(\.sentence) + contents.lanes.map { "\($0.name): \($0.sentence ?? $0.word)" }
  }

  @Test func aClearViewOnTopIsNamedAsWhatCoversTheCard() {
    let lines = lines(.clearViewOnTop)

    #expect(lines.first == "glass · shows nothing and takes the touch, and nothing listens (H7)")
    #expect(lines.contains("card · covered by glass (H6)"))
  }

  @Test func forgottenInteractionIsNamedAtTheCard() {
    let lines = lines(.interactionForgotten)

    #expect(lines.first == "card · its interaction is off (H1)")
    #expect(lines.contains("panel · takes the touch, and nothing listens (H7)"))
  }

  @Test func thePanThatWinsIsNamedAtTheTap() {
    #expect(lines(.tapUnderPan).contains("tap: lost to pan (G37)"))
  }

  @Test func theParentThatACardSticksOutOfIsNamed() {
    #expect(lines(.childOutsideParent).first == "card · outside its parent panel (H4)")
  }

  @Test func theRecognizerThatATapWaitsForIsNamed() {
    #expect(lines(.requirementThatNeverFails).contains("tap: waits for double tap (G28)"))
  }

  @Test("Each is written in the panel", arguments: UsualMistake.allCases)
  func shown(mistake: UsualMistake) {
    let scene = Scene(size: Size(640, 400))
    mistake.fill(scene)
    scene.showsInspector = true
    mistake.tap(in: scene)
    let contents = scene.inspector.contents
    let wanted = contents.stack.entries.map(\.sentence) + contents.lanes.compactMap(\.sentence)

    let texts = scene.inspector.overlay.items.compactMap { item in
      if case .label(let label) = item.content { label.text } else { nil }
    }

    #expect(!wanted.isEmpty && Set(wanted).isSubset(of: texts))
  }
}
