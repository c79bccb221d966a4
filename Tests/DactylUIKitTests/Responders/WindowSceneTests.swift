import DactylTesting
import DactylUIKit
import Testing

@Suite("Scenes as UIKit has them") struct WindowSceneTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var lines: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      lines.append("connects")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
  }

  @Test("A scene's delegate makes the main window, and is released with the scene")
  func starts() throws {
    weak var gone: SceneDelegate?
    do {
      let scene = Scene(size: Size(300, 200))
      let delegate = SceneDelegate()
      gone = delegate
      UIApplication.start(in: scene, sceneDelegate: delegate)
      scene.frame(at: .zero)
      #expect(delegate.lines == ["connects", "active"])
      let window = try #require(delegate.window)
      #expect(window.engineWindow == scene.window && window.frame.size == CGSize(width: 300, height: 200))
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.count == 1 && scenes[0].windows == [window] && scenes[0].keyWindow === window)
      #expect(window.windowScene === scenes[0] && scenes[0].activationState == .foregroundActive)
      // A further one fills the scene, too.
      let other = UIWindow(windowScene: scenes[0])
      #expect(other.engineWindow != scene.window && other.frame == window.frame)
    }
    #expect(gone == nil)
  }
}
