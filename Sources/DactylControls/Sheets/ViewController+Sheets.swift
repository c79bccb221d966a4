import Dactyl

extension ViewController {
  /// Presents another controller as a sheet: a panel that rises from the lower edge of the window and follows the
  /// finger.
  ///
  /// ```swift
  /// let sheet = game.presentSheet(settings, detents: [.medium, .large])
  /// sheet?.onDismiss = { resume() }
  /// ```
  /// The content's view gets the size of the sheet. Its responder chain leads over the sheet to this controller, and
  /// `settings.dismiss()` works as after `present(_:)`, at once; `sheet.dismiss()` lets it glide out. A sheet may
  /// present another one.
  ///
  /// - Parameters:
  ///   - content: the controller, which is presented nowhere and is no child.
  ///   - detents: the heights at which it rests; it rises to the first. Without any, `.large`.
  /// - Returns: the sheet; nil, with a diagnostic, as for `present(_:)`, and nil during a hit-test, after which it is
  ///   presented.
  @discardableResult
  public func presentSheet(_ content: ViewController, detents: [SheetDetent] = [.large]) -> Sheet? {
    guard let scene else { return nil }
    guard !scene.isAnswering else {
      let presenter = self
      scene.postpone { _ in
        if presenter.isAlive, content.isAlive { presenter.presentSheet(content, detents: detents) }
      }
      return nil
    }
    let panels = scene.panels
    return panels.present(content, from: self, in: scene) { container, root, view in
      Sheet(
        content, in: container, SheetViews(root, view, panels.sheetStyle, in: scene), detents: detents,
        presenter: panels)
    }
  }

  /// The sheet that contains the controller, directly or through its ancestors; nil for none.
  public var sheet: Sheet? { panel as? Sheet }

  /// The innermost sheet or popover that contains the controller, directly or through its ancestors; nil for none.
  var panel: (any PresentedPanel)? {
    var current: ViewController? = self
    while let controller = current {
      if let panel = scene?.part(PanelPresenter.self)?.shown.first(where: { $0.content == controller }) {
        return panel
      }
      current = controller.parent
    }
    return nil
  }
}

extension Scene {
  /// The style of sheets that are presented from now on.
  public var sheetStyle: SheetStyle {
    get { part(PanelPresenter.self)?.sheetStyle ?? SheetStyle() }
    set { panels.sheetStyle = newValue }
  }

  var panels: PanelPresenter {
    if let part = part(PanelPresenter.self) { return part }
    let presenter = PanelPresenter()
    addPart(presenter)
    return presenter
  }
}
