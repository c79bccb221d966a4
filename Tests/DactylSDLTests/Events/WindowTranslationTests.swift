import CSDL2
import Testing

@testable import DactylSDL

@Suite struct WindowTranslationTests {
  @Test(arguments: [
    (SDL_WINDOWEVENT_FOCUS_GAINED, WindowEvent.activated), (SDL_WINDOWEVENT_FOCUS_LOST, .deactivated),
    (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .hidden), (SDL_WINDOWEVENT_SHOWN, .shown),
    (SDL_WINDOWEVENT_RESTORED, .shown), (SDL_WINDOWEVENT_CLOSE, .closeRequested),
  ])
  func eachWindowEventHasItsMeaning(id: SDL_WindowEventID, meaning: WindowEvent) {
    var rig = TranslatorRig()

    #expect(rig.window(id) == [.window(meaning)])
  }

  @Test func hidingAndMinimizingIsOneEvent() {
    var rig = TranslatorRig()

    let hidden = rig.window(SDL_WINDOWEVENT_HIDDEN) + rig.window(SDL_WINDOWEVENT_MINIMIZED)
    let shown = rig.window(SDL_WINDOWEVENT_RESTORED) + rig.window(SDL_WINDOWEVENT_SHOWN)

    #expect(hidden == [.window(.hidden)])
    #expect(shown == [.window(.shown)])
  }

  @Test(arguments: [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_ENTER, SDL_WINDOWEVENT_RESIZED])
  func otherWindowEventsMeanNothing(id: SDL_WindowEventID) {
    var rig = TranslatorRig()

    #expect(rig.window(id, 10, 10).isEmpty)
  }

  @Test func aSceneThatFollowsTheWindowIsResizedWithIt() {
    var rig = TranslatorRig()
    rig.translator.viewport.outputSize = Size(800, 400)

    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 300) == [.window(.resized(Size(600, 300)))])
    #expect(rig.translator.viewport.outputSize == Size(1200, 600))
    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 300).isEmpty)
  }

  @Test func aSceneReceivesASizeThatTheWindowRequestedBefore() {
    var rig = TranslatorRig()
    rig.translator.viewport = Viewport(windowSize: Size(600, 300))

    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 300) == [.window(.resized(Size(600, 300)))])
    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 300).isEmpty)
  }

  @Test func aLetterboxedSceneKeepsItsSizeAndInputFollowsTheBars() {
    var rig = TranslatorRig(logical: Size(100, 100))

    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 200, 400).isEmpty)
    #expect(rig.motion(100, 200) == [.hover(Point(50, 50), modifiers: [])])
    #expect(rig.motion(0, 100) == [.hover(Point(0, 0), modifiers: [])])
  }

  @Test func aSceneWhoseScaleGrowsIsResizedInItsPointsAndInputFollows() {
    var rig = TranslatorRig()
    rig.translator.viewport.contentScale = .growing(above: Size(400, 200))

    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 900, 300) == [.window(.resized(Size(600, 200)))])
    #expect(rig.motion(300, 30) == [.hover(Point(200, 20), modifiers: [])])
    #expect(rig.window(SDL_WINDOWEVENT_SIZE_CHANGED, 1200, 400).isEmpty)
    #expect(rig.motion(300, 30) == [.hover(Point(150, 15), modifiers: [])])
  }

  @Test func theSystemsEventsHaveTheirMeaning() {
    var rig = TranslatorRig()

    #expect(rig.take(SDL_QUIT) == [.window(.quitRequested)])
    #expect(rig.take(SDL_APP_WILLENTERBACKGROUND) == [.window(.hidden)])
    #expect(rig.take(SDL_APP_DIDENTERFOREGROUND) == [.window(.shown)])
    #expect(rig.take(SDL_CLIPBOARDUPDATE).isEmpty)
    #expect(rig.take(SDL_MULTIGESTURE).isEmpty)
  }
}
