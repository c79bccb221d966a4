import Dactyl

/// The code of the article about drag and drop.
enum DragAndDropArticle {
  struct Coin { var value: Int }

  static func play(in scene: Scene, print: @escaping (String) -> Void) {
    for (index, value) in [1, 5, 10].enumerated() {
      let coin = scene.addView(frame: Rect(40, 40 + 60 * Float(index), 40, 40))
      coin[Shape.self] = Shape(.ellipse, fill: Color(1, 0.8, 0.2))
      coin.makeDraggable(Coin(value: value), lift: .pan)
    }
    let purse = scene.addView(frame: Rect(300, 80, 120, 120))
    purse[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.4, 0.3, 0.2))
    purse.onDrop(of: Coin.self) { drop in
      drop.items.forEach { print("\($0.value) more") }
      drop.source?.destroy()
    }
  }
}
