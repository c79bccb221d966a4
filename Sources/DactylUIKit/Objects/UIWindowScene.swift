/// The scene as UIKit has it: what an application shows, of which there is one.
open class UIScene: NSObject {
  /// Whether the scene is in use, with UIKit's values.
  public enum ActivationState: Int, Sendable {
    /// A state of UIKit's.
    case unattached = -1, foregroundActive = 0, foregroundInactive, background
  }
  /// What a scene is opened with: nothing here.
  public final class ConnectionOptions: NSObject {}

  private(set) weak var application: UIApplication?

  init(of application: UIApplication) { self.application = application }

  /// Whether the scene is in use: as long as the application is there.
  public var activationState: ActivationState { application == nil ? .unattached : .foregroundActive }
  /// The delegate, which is kept alive.
  open var delegate: (any UISceneDelegate)?
  /// The session.
  public let session = UISceneSession()
  /// The title, for the window of the system.
  open var title: String?
}

/// The session of a scene; there is one.
public final class UISceneSession: NSObject {}

/// The scene with its windows.
open class UIWindowScene: UIScene {
  /// The windows that are visible, from back to front.
  public var windows: [UIWindow] { application?.windows ?? [] }
  /// The window that receives keys.
  public var keyWindow: UIWindow? { application?.keyWindow }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The traits of the scene.
  public var traitCollection: UITraitCollection { UITraitCollection(of: (application ?? .shared).scene) }
}

/// The delegate of a scene: it is notified once, when the scene is there.
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is there, to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called by nobody here: the scene ends with the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene's window is there.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called by nobody here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes active.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called by nobody here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate keeps.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The default implementation has none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// The scene as UIKit has it, a component of the application's, with which its delegate ends.
  var windowScene: UIWindowScene {
    if let known = scene[entity, UIWindowScene.self] { return known }
    let made = UIWindowScene(of: self)
    scene[entity, UIWindowScene.self] = made
    return made
  }
  /// The scenes: one.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// Makes the application of a scene, and has a delegate of scenes make the window, as UIKit's newer programs do.
  @discardableResult
  public static func start(
    in scene: Scene, sceneDelegate: any UISceneDelegate, delegate: (any UIApplicationDelegate)? = nil
  ) -> UIApplication {
    let application = self.init(scene: scene)
    application.delegate = delegate
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    let windows = application.windowScene
    windows.delegate = sceneDelegate
    sceneDelegate.scene(windows, willConnectTo: windows.session, options: UIScene.ConnectionOptions())
    sceneDelegate.sceneWillEnterForeground(windows)
    sceneDelegate.sceneDidBecomeActive(windows)
    return application
  }
}

extension UIWindow {
  /// The scene that the window is in.
  public var windowScene: UIWindowScene? { application.windowScene }

  /// Makes a window that fills a scene: the main one, where that has no object yet.
  public convenience init(windowScene: UIWindowScene) {
    let application = windowScene.application ?? .shared
    if application.object(of: application.scene.window) == nil {
      self.init(main: application.scene.window)
    } else {
      self.init(frame: UIScreen.main.bounds)
    }
  }
}
