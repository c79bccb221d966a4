import Dactyl
import DactylTesting
import TestSupport

@testable import DactylInput

/// Controllers that present, dismiss, push, pop, select, move and destroy each other at random, most of it inside
/// callbacks.
final class ControllerFuzzWorld: RollbackPlay {
  let scene = Scene(size: Size(200, 200))
  let book = AppearanceBook()
  let diagnostics: DiagnosticRecorder
  private(set) var unexpected: [String] = []
  private(set) var log: [String] = []
  private var random: SeededRandom
  private(set) var controllers: [ViewController] = []
  private var stacks: [NavigationController] = []
  private var tabs: [TabController] = []
  private var windows: [Window] = []
  /// The number of changes that callbacks may still make in this step.
  private var budget = 0
  private var time = 0.0
  /// The controllers whose views were removed by hand, maybe after a presentation: that is the game's responsibility.
  private var takenOut: Set<Entity> = []

  struct Behavior: ViewControllerBehavior, PressResponder, ActionResponder, FirstResponding {
    unowned let world: ControllerFuzzWorld
    var canBecomeFirstResponder: Bool { true }
    var actions: [Action] { ["meddle"] }
    mutating func perform(_ action: Action, from sender: Entity) { world.act() }
    mutating func loadView(_ controller: ViewController) {
      world.note("load", controller)
      if world.random.chance(50) { controller.view = world.scene.makeView(frame: Rect(0, 0, 20, 20)) }
      world.meddle(10)
    }
    mutating func viewDidLoad(_ controller: ViewController) {
      world.note("didLoad", controller)
      if !controller.isAlive { world.unexpected.append("viewDidLoad of the dead") }
      world.meddle(10)
    }
    mutating func viewWillAppear(_ controller: ViewController) { world.receive("willAppear", controller) }
    mutating func viewDidAppear(_ controller: ViewController) { world.receive("didAppear", controller) }
    mutating func viewWillDisappear(_ controller: ViewController) { world.receive("willDisappear", controller) }
    mutating func viewDidDisappear(_ controller: ViewController) { world.receive("didDisappear", controller) }
    mutating func viewDidLayoutSubviews(_ controller: ViewController) {
      if !controller.isAlive { world.unexpected.append("a layout of the dead") }
      world.meddle(10)
    }
    mutating func becameFirstResponder() { world.meddle(20) }
    mutating func resignedFirstResponder() { world.meddle(20) }
  }

  func keepInSnapshots() {
    book.keepInSnapshots(of: scene)
    scene.keepInSnapshots(self, \.unexpected)
    scene.keepInSnapshots(self, \.log)
    scene.keepInSnapshots(self, \.random)
    scene.keepInSnapshots(self, \.controllers)
    scene.keepInSnapshots(self, \.stacks)
    scene.keepInSnapshots(self, \.tabs)
    scene.keepInSnapshots(self, \.windows)
    scene.keepInSnapshots(self, \.budget)
    scene.keepInSnapshots(self, \.time)
    scene.keepInSnapshots(self, \.takenOut)
  }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    diagnostics = DiagnosticRecorder(scene, expected: [.staleHandle, .mismatchedControllers, .cycle, .mismatchedViews])
    scene.onDiagnostic { [unowned self] diagnostic in
      if !diagnostics.expected.contains(diagnostic.kind) { unexpected.append("\(diagnostic)") }
    }
    windows = [scene.window, scene.addWindow(frame: Rect(0, 0, 100, 100))]
    while controllers.count < 6 { addController() }
    stacks = controllers.prefix(2).map { scene.makeNavigationController(root: $0) }
    for stack in stacks { stack.controller.setResponder(Behavior(world: self)) }
    addTabs()
    controllers += stacks.map(\.controller)
    scene.window.rootViewController = stacks[0].controller
  }

  private func addTabs() {
    let made = scene.makeTabController(controllers.suffix(2))
    made.controller.setResponder(Behavior(world: self))
    made.shouldSelect = { [unowned self] _, _ in
      meddle(20)
      return random.chance(70)
    }
    made.didSelect = { [unowned self] _, _ in meddle(30) }
    tabs.append(made)
    controllers.append(made.controller)
  }

  private func addController() { controllers.append(scene.makeViewController(Behavior(world: self))) }

  private func note(_ call: String, _ controller: ViewController) {
    log.append("\(call) \(controller.entity.index).\(controller.entity.generation)")
  }

  private func receive(_ call: String, _ controller: ViewController) {
    note(call, controller)
    book.receive(call, controller)
    meddle(40)
  }

  private func meddle(_ percent: Int) {
    guard budget > 0, random.chance(percent) else { return }
    budget -= 1
    act()
  }

  /// Makes a change from outside, runs a frame, and checks that everything is consistent.
  func step() {
    budget = 8
    act()
    time += 0.02
    scene.frame(at: Timestamp(seconds: time))
    budget = 0
    scene.frame(at: Timestamp(seconds: time))
    controllers.removeAll { !$0.isAlive }
    stacks.removeAll { !$0.controller.isAlive }
    tabs.removeAll { !$0.controller.isAlive }
    check()
    while controllers.count < 8 { addController() }
    if stacks.count < 2, let root = random.pick(controllers), root.parent == nil, root.presentingViewController == nil {
      let stack = scene.makeNavigationController(root: root)
      stack.controller.setResponder(Behavior(world: self))
      stacks.append(stack)
      controllers.append(stack.controller)
    }
    if tabs.isEmpty { addTabs() }
    if windows[1].view.isAlive == false { windows[1] = scene.addWindow(frame: Rect(0, 0, 100, 100)) }
  }

  func finish() {
    budget = 0
    for controller in controllers { if controller.isAlive { controller.destroy() } }
    scene.frame(at: Timestamp(seconds: time + 1))
    controllers.removeAll { !$0.isAlive }
    check()
    if scene.controllers.count != 0 { unexpected.append("\(scene.controllers.count) controllers are left") }
  }

  private func check() {
    book.compare(controllers)
    if !scene.controllers.calls.isEmpty { unexpected.append("callbacks are left") }
    for controller in controllers {
      guard let record = scene.controllers[controller.entity] else { continue }
      let name = controller.entity.index
      if scene.isAlive(record.presented) {
        if scene.controllers.presenter(of: record.presented) != controller.entity {
          unexpected.append("\(name) is not who presents")
        }
        if !takenOut.contains(record.presented), scene.window(of: record.presented) == .none {
          unexpected.append("\(name) presents out of sight")
        }
      }
      if scene.isAlive(record.presenter), scene.controllers[record.presenter]?.presented != controller.entity {
        unexpected.append("\(name) is not presented")
      }
      if record.container != .none, let view = controller.viewIfLoaded {
        let others = record.children.filter { $0 != record.childToShow }.map { scene.controllers.view(of: $0) }
        if view.subviews.contains(where: { others.contains($0.entity) }) {
          unexpected.append("\(name) shows others than it should")
        }
      }
      if record.container == .tabs, record.children.isEmpty != (record.selected == .none) {
        unexpected.append("\(name) has a page too many or too few selected")
      }
      if record.selected != .none, !record.children.contains(record.selected) {
        unexpected.append("\(name) selects what is no page")
      }
    }
    let presented = controllers.filter { scene.controllers.presenter(of: $0.entity) != .none }.count
    if scene.controllers.presentations != presented { unexpected.append("presentations are miscounted") }
  }

  private func act() {
    guard let one = random.pick(controllers), let other = random.pick(controllers) else { return }
    defer { log.append("deed done") }
    let operation = random.below(25)
    log.append("deed \(operation) \(one.entity.index) \(other.entity.index)")
    switch operation {
    case 0...3: one.present(other)
    case 4...6: one.dismiss()
    case 7, 8: random.pick(stacks)?.push(other)
    case 9, 10: random.pick(stacks)?.pop()
    case 11: random.pick(stacks)?.popToRoot()
    case 12: one.destroy()
    case 13: one.viewIfLoaded?.destroy()
    case 14: windows[random.below(2)].isHidden.toggle()
    case 15: windows[random.below(2)].rootViewController = random.chance(20) ? nil : one
    case 16:
      guard one.presentingViewController == nil else { break }
      takenOut.insert(one.entity)
      one.viewIfLoaded?.removeFromSuperview()
    case 17: if let view = one.view { windows[random.below(2)].view.addSubview(view) }
    case 18: one.becomeFirstResponder()
    case 19, 20:
      guard let bar = random.pick(tabs), let page = random.pick(bar.viewControllers) else { break }
      if random.chance(50) { bar.select(page) } else { bar.selectedViewController = page }
    case 21: random.pick(tabs)?.viewControllers = [one, other]
    case 22: random.pick(tabs)?.controller.addChild(other)
    case 23: other.removeFromParent()
    default: scene.sendAction("meddle", to: one.entity)
    }
  }
}
