import DactylTesting
import DactylUIKit
import Testing

@Suite struct ControllerTests {
  private final class Controller: UIViewController {
    let name: String
    let log: CallLog
    var sizes: [CGSize] = []
    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func receive(_ what: String) { log.write("\(name) \(what)") }
    override func loadView() {
      receive("load")
      super.loadView()
    }
    override func viewDidLoad() {
      receive("did load")
      view.backgroundColor = .white
    }
    override func viewWillAppear(_ animated: Bool) { receive("will appear") }
    override func viewDidAppear(_ animated: Bool) { receive("did appear") }
    override func viewWillDisappear(_ animated: Bool) { receive("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { receive("did disappear") }
    override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { receive("began") }
    override func willMove(toParent parent: UIViewController?) { receive("will move \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { receive("did move \(parent != nil)") }
  }

  private let appears = ["load", "did load", "will appear", "did appear"]

  @Test("A root controller loads its view when it is shown, and follows it in the chain")
  func root() {
    let desk = Desk()
    let controller = Controller("root", desk.log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    desk.window.rootViewController = controller
    desk.scene.advance(by: 0.1)
    #expect(desk.lines == appears.map { "root \($0)" })
    #expect(controller.sizes == [CGSize(width: 400, height: 400)])
    #expect(controller.view.superview === desk.window && controller.view.next === controller)
    #expect(controller.next === desk.window)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["root began"])
    desk.window.rootViewController = nil
    #expect(desk.lines == ["root will disappear", "root did disappear"])
  }

  @Test("R1, R8: a controller's `next` may lead elsewhere")
  func next() {
    final class Turning: UIViewController {
      var follower: UIResponder?
      override var next: UIResponder? { follower }
    }
    let desk = Desk()
    let controller = Turning()
    controller.follower = desk.spy("spy", 0, 0, 1, 1)
    desk.window.rootViewController = controller
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["spy began", "spy ended"])
  }

  @Test("Children are retained, notified of moves, and released")
  func children() {
    let desk = Desk()
    let parent = Controller("parent", desk.log)
    desk.window.rootViewController = parent
    desk.scene.advance(by: 0.1)
    _ = desk.lines
    weak var child: Controller?
    do {
      let new = Controller("child", desk.log)
      parent.addChild(new)
      parent.view.addSubview(new.view)
      new.didMove(toParent: parent)
      child = new
    }
    desk.scene.advance(by: 0.1)
    #expect(
      desk.lines == [
        "child will move true", "child load", "child did load", "child will appear", "child did appear",
        "child did move true",
      ])
    #expect(parent.children == [child] && child?.parent === parent)
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    #expect(child == nil && parent.children.isEmpty)
    #expect(
      desk.lines == [
        "child will move false", "child will disappear", "child did disappear", "child did move false",
      ])
  }

  @Test("A presented controller is kept until it is dismissed")
  func presenting() {
    let desk = Desk()
    let root = Controller("root", desk.log)
    desk.window.rootViewController = root
    desk.scene.advance(by: 0.1)
    weak var shown: Controller?
    do {
      let other = Controller("other", desk.log)
      root.present(other, animated: true) { desk.log.write("presented") }
      shown = other
    }
    #expect(root.presentedViewController === shown && shown?.presentingViewController === root)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.contains("other began") && desk.log.lines.isEmpty)
    shown?.dismiss(animated: true) { desk.log.write("dismissed") }
    #expect(desk.lines.last == "dismissed")
    #expect(shown == nil && root.presentedViewController == nil)
  }

  @Test("A navigation stack shows its top, and releases popped controllers")
  func navigation() {
    let desk = Desk()
    let first = Controller("first", desk.log)
    let navigation = UINavigationController(rootViewController: first)
    desk.window.rootViewController = navigation
    desk.scene.advance(by: 0.1)
    #expect(desk.lines.filter { $0.hasPrefix("first") } == appears.map { "first \($0)" })
    weak var second: Controller?
    do {
      let pushed = Controller("second", desk.log)
      second = pushed
      navigation.pushViewController(pushed, animated: true)
      navigation.pushViewController(Controller("third", desk.log), animated: true)
    }
    desk.scene.advance(by: 0.1)
    #expect(navigation.viewControllers.count == 3 && second?.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) != nil)
    #expect(navigation.topViewController === second)
    #expect(navigation.popToRootViewController(animated: true)?.count == 1)
    #expect(second == nil && navigation.topViewController === first)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("Tabs show the selected page")
  func tabs() {
    let desk = Desk()
    let tabs = UITabBarController()
    let pages = ["one", "two"].map { Controller($0, desk.log) }
    tabs.viewControllers = pages
    desk.window.rootViewController = tabs
    desk.scene.advance(by: 0.1)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    tabs.selectedIndex = 1
    desk.scene.advance(by: 0.1)
    #expect(desk.lines.contains("two did appear") && pages[1].tabBarController === tabs)
    tabs.viewControllers = [pages[0]]
    #expect(tabs.children == [pages[0]] && tabs.selectedViewController === pages[0])
  }
}
