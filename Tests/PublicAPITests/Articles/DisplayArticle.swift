import Dactyl
import DactylTesting
import Testing

/// The code of the article about large texts, contrast and motion.
@Suite struct DisplayArticle {
  private let scene = Scene(size: Size(400, 300))

  @Test("A scene is set up")
  func settings() {
    scene.assistance.display.textScale = 1.5
    scene.assistance.display.usesBoldText = true
    scene.assistance.display.increasesContrast = true
    scene.assistance.display.reducesMotion = true
    #expect(
      scene.assistance.display
        == DisplayAccommodations(reducesMotion: true, increasesContrast: true, usesBoldText: true, textScale: 1.5))
  }

  @Test("A logo keeps its size")
  func logo() {
    let (title, text) = (scene.addView(frame: .zero), scene.addView(frame: .zero))
    var logo = Label("STARFALL", size: 108)
    logo.followsTextScale = false
    title[Label.self] = logo
    text[Label.self] = Label("STARFALL", size: 108)
    scene.assistance.display.textScale = 2
    let room = Size(Float.infinity, .infinity)
    #expect(title.size(fitting: room).height == 108 && text.size(fitting: room).height == 216)
  }

  @Test("What is essential moves, and a game is told")
  func motion() {
    let (platform, particles) = (scene.addView(frame: Rect(0, 0, 50, 10)), scene.addView(frame: .zero))
    scene.assistance.onDisplayChange { display in
      particles.isHidden = display.reducesMotion
    }
    scene.assistance.display.reducesMotion = true
    platform.animate(.linear(2).repeats(.forever(autoreverses: true)).essential) { $0.center.x += 200 }
    scene.advance(by: 1)
    #expect(abs(platform.center.x - 125) < 5 && particles.isHidden)
  }
}
