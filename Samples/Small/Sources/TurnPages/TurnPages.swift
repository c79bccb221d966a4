import DactylSDL

/// A scroll view with paging comes to rest on whole pages: flick them to the side, press the dots, or use left and
/// right.
@main
struct TurnPages: App {
  static let options = AppOptions(title: "TurnPages", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    let colors = [Color(1, 0.6, 0.5), Color(1, 0.85, 0.45), Color(0.6, 0.9, 0.6), Color(0.5, 0.8, 1)]
    let pages = scene.addView(frame: Rect(200, 150, 400, 300)).makeScrollView(contentSize: ScrollSize(1600, 300))
    pages.isPagingEnabled = true
    pages.view.clipsToBounds = true
    for (index, color) in colors.enumerated() {
      let page = scene.addView(frame: Rect(400 * Float(index), 0, 400, 300), to: pages.view)
      page[Shape.self] = Shape(.rectangle(), fill: color)
      page[Label.self] = Label("Page \(index + 1)", size: 40)
    }
    scene.addPageControl(frame: Rect(300, 460, 200, 30)).follow(pages)
  }
}
