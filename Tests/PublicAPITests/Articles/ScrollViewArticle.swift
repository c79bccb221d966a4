import Dactyl

/// The code of the article about scroll views.
enum ScrollViewArticle {
  static func makeList(in scene: Scene) -> ScrollView {
    let list = scene.addView(frame: Rect(20, 20, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 5000))
    for index in 0..<100 {
      let row = scene.addView(frame: Rect(0, Float(index) * 50, 300, 49), to: list.view)
      row.addGestureRecognizer(TapGestureRecognizer()) { _ in print(index) }
    }
    return list
  }

  static func addSlide(to row: View, in list: ScrollView) {
    let slide = row.addGestureRecognizer(PanGestureRecognizer()) { $0.drag() }
    // Drags across the list are the row's.
    slide.require(toFail: list.panGestureRecognizer)
    // Or both at once.
    slide.any.delegate.shouldRecognizeSimultaneously = { _, other in other == list.panGestureRecognizer }
  }

  static func setPlaces(_ strip: ScrollView, _ album: ScrollView, _ dial: ScrollView) {
    strip.horizontalSnap = .every(120)
    album.verticalSnap = .points([0, 240, 620])
    dial.verticalSnap = .asking { end, _ in (end / 30).rounded() * 30 }
  }
}
