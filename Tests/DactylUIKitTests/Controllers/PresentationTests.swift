import DactylTesting
import DactylUIKit
import Testing

@Suite("Sheets, alerts and menus of UIKit code") struct PresentationTests {
  private let desk = Desk()
  private let root = UIViewController()

  init() { desk.window.rootViewController = root }

  private func choose(_ title: String) {
    desk.scene.advance(by: 0.5)
    if let place = desk.scene.shownMenu?.place(ofItem: title) { desk.finger.tap(at: place.center) }
    desk.scene.advance(by: 0.5)
  }

  @Test("A controller with detents is presented as a sheet, which its delegate hears of when a finger dismisses it")
  func sheets() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      var count = 0
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
    }
    let (content, delegate) = (UIViewController(), Delegate())
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.presentationController?.delegate = delegate
    root.present(content, animated: true)
    desk.scene.advance(by: 1)
    #expect(root.presentedViewController === content && content.presentingViewController === root)
    #expect(content.sheetPresentationController?.selectedDetentIdentifier == .medium)
    content.sheetPresentationController?.selectedDetentIdentifier = .large
    desk.scene.advance(by: 1)
    #expect(content.view.bounds.height > 300)
    desk.finger.drag(from: Point(200, 50), to: Point(200, 390), duration: 0.2)
    desk.finger.lift()
    desk.scene.advance(by: 2)
    #expect(delegate.count == 1 && root.presentedViewController == nil)
  }

  @Test("An alert with a field and choices, of which one is pressed")
  func alerts() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Yours" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] action in
        self.desk.log.write("\(action.title ?? "") \(alert.textFields?.first?.text ?? "")")
      })
    root.present(alert, animated: true)
    desk.scene.advance(by: 0.5)
    let shown = desk.scene.shownAlert
    shown?.textFields.first?.text = "Ada"
    if let button = shown?.buttons.first(where: { $0.title == "OK" })?.view {
      desk.finger.tap(at: button.convert(button.bounds.center, to: nil))
    }
    desk.scene.advance(by: 0.5)
    #expect(desk.lines == ["OK Ada"] && desk.scene.shownAlert == nil)
  }

  @Test("A long press shows a context menu, whose items are chosen")
  func contextMenus() {
    final class Pasture: UIView, UIContextMenuInteractionDelegate {
      var lines: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        lines.append("at \(Int(location.x)),\(Int(location.y))")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          let feed = UIAction(title: "Feed") { _ in self.lines.append("fed") }
          let sell = UIAction(title: "Sell", attributes: [.destructive, .hidden]) { _ in }
          return UIMenu(title: "", children: [feed, sell, UIMenu(title: "More", children: [feed])])
        }
      }
    }
    let pasture = Pasture(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    root.view.addSubview(pasture)
    let interaction = UIContextMenuInteraction(delegate: pasture)
    pasture.addInteraction(interaction)
    #expect(interaction.view === pasture && pasture.interactions.count == 1)
    desk.finger.press(at: Point(60, 80))
    desk.scene.advance(by: 1)
    desk.finger.lift()
    #expect(pasture.lines == ["at 40,60"] && desk.scene.shownMenu?.menu.items.count == 2)
    choose("Feed")
    #expect(pasture.lines.last == "fed")
    pasture.removeInteraction(interaction)
    #expect(!pasture.engine.hasContextMenu && interaction.view == nil)
  }

  @Test("The edit menu has what the first responder can perform, and a program's own items")
  func editMenus() {
    final class Note: UIView {
      var lines: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var selectors: [Selector: Method] { ["shout:": Method(shout)] }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" || action == "shout:"
      }
      override func copy(_ sender: Any?) { lines.append("copied") }
      func shout(_ sender: Any?) { lines.append("shouted") }
    }
    let note = Note(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
    root.view.addSubview(note)
    note.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Shout", action: "shout:")]
    menu.showMenu(from: note, rect: note.bounds)
    #expect(menu.isMenuVisible && desk.scene.shownMenu?.menu.commands.map(\.title) == ["Copy", "Shout"])
    choose("Copy")
    #expect(note.lines == ["copied"] && !menu.isMenuVisible)
    menu.showMenu(from: note, rect: note.bounds)
    choose("Shout")
    #expect(note.lines == ["copied", "shouted"])
  }

  @Test("A button's menu opens with its press")
  func buttonMenus() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in self.desk.log.write("one") }])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    desk.finger.tap(at: Point(60, 40))
    desk.scene.advance(by: 0.1)
    #expect(desk.scene.shownMenu?.menu.commands.first?.isOn == true)
    choose("One")
    #expect(desk.lines == ["one"])
  }
}
