import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Progress views and activity indicators.
@Suite struct ProgressTests {
  @Test("The bar is as full as the progress, which is clamped, and what is no number counts as none")
  func progress() {
    let stage = Stage()
    let bar = stage.scene.addProgressView(0.5, frame: Rect(20, 20, 200, 6))
    func width() -> Float { bar.view.subviews[0].frame.size.width }
    #expect(bar.progress == 0.5 && width() == 100)
    for (value, wide) in [(0.25, 50), (7, 200), (-1, 0), (.nan, 0), (1, 200)] as [(Float, Float)] {
      bar.progress = value
      #expect(width() == wide)
    }
    bar.frame = Rect(20, 20, 100, 6)
    #expect(width() == 100)
  }

  @Test("An animated bar grows, and one that is set in between stays where it was set")
  func animated() {
    let stage = Stage()
    let bar = stage.scene.addProgressView(frame: Rect(20, 20, 200, 6))
    func width() -> Float { bar.view.subviews[0].frame.size.width }
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1 && width() == 0)
    stage.scene.advance(by: 0.1)
    #expect(width() > 20 && width() < 190)
    stage.scene.advance(by: 0.3)
    #expect(width() == 200 && bar.view.subviews[0].frame.minX == 0)
    bar.setProgress(0, animated: true)
    stage.scene.advance(by: 0.1)
    bar.progress = 0.5
    stage.scene.advance(by: 0.5)
    #expect(width() == 100)
  }

  @Test("Touches, keys and the focus pass it by")
  func untouched() {
    let stage = Stage()
    stage.card()
    let bar = stage.scene.addProgressView(frame: Rect(0, 0, 100, 100))
    let spinner = stage.scene.addActivityIndicatorView(frame: Rect(0, 0, 100, 100))
    stage.one.tap(at: Point(50, 50))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
    #expect(bar.view.canBecomeFocused == false && spinner.view.canBecomeFocused == false)
  }

  @Test("The dots turn until they are stopped, are hidden then, and rest without a frame")
  func turning() throws {
    let stage = Stage()
    let spinner = stage.scene.addActivityIndicatorView()
    #expect(spinner.isAnimating && spinner.view.bounds.size == Size(36, 36) && spinner.view.subviewCount == 8)
    func brightest() -> Int? { spinner.view.subviews.firstIndex { $0.alpha == 1 } }
    let first = try #require(brightest())
    stage.scene.advance(by: 0.11)
    #expect(brightest() == (first + 1) % 8)
    stage.scene.advance(by: 0.2)
    #expect(brightest() == (first + 3) % 8)
    spinner.stopAnimating()
    stage.scene.advance(by: 0.1)
    #expect(!spinner.isAnimating && spinner.view.isHidden)
    #expect(!stage.scene.needsFrame && stage.scene.nextDeadline == nil)
    spinner.hidesWhenStopped = false
    #expect(!spinner.view.isHidden && spinner.view.subviews.allSatisfy { $0.alpha == 1 })
    spinner.startAnimating()
    spinner.startAnimating()
    spinner.view.destroy()
    stage.scene.advance(by: 0.5)
    #expect(stage.scene.nextDeadline == nil)
  }

  @Test("A snapshot has the turn, and time goes on from there")
  func snapshots() {
    let stage = Stage()
    let spinner = stage.scene.addActivityIndicatorView()
    stage.scene.advance(by: 0.25)
    let snapshot = stage.scene.snapshot()
    let alphas = spinner.view.subviews.map(\.alpha)
    stage.scene.advance(by: 0.3)
    stage.scene.restore(snapshot)
    #expect(spinner.view.subviews.map(\.alpha) == alphas && spinner.isAnimating)
    stage.scene.advance(by: 0.2)
    #expect(spinner.view.subviews.map(\.alpha) != alphas)
  }
}
