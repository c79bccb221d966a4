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
    return scene.sheets.present(content, from: self, detents: detents, in: scene)
  }

  /// The sheet that contains the controller, directly or through its ancestors; nil for none.
  public var sheet: Sheet? {
    var current: ViewController? = self
    while let controller = current {
      if let sheet = scene?.part(SheetPresenter.self)?.shown.first(where: { $0.content == controller }) {
        return sheet
      }
      current = controller.parent
    }
    return nil
  }
}

extension Scene {
  /// The style of sheets that are presented from now on.
  public var sheetStyle: SheetStyle {
    get { part(SheetPresenter.self)?.style ?? SheetStyle() }
    set { sheets.style = newValue }
  }

  fileprivate var sheets: SheetPresenter {
    if let part = part(SheetPresenter.self) { return part }
    let presenter = SheetPresenter()
    addPart(presenter)
    return presenter
  }
}
