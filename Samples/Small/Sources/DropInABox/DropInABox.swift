import DactylSDL

/// A view accepts what is dragged by its type: drag the coins from box to box, with several fingers if you like. A coin
/// that is let go elsewhere glides home.
@main
struct DropInABox: App {
  static let options = AppOptions(title: "DropInABox", logicalSize: Size(800, 600))

  struct Coin { var value: Int }

  func launch(_ scene: Scene) {
    let boxes = [Rect(100, 150, 250, 300), Rect(450, 150, 250, 300)].map { scene.addView(frame: $0) }
    for box in boxes {
      box[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(0.4, 0.3, 0.2))
      box.onDrop(of: Coin.self) { drop in
        guard let coin = drop.source else { return }
        drop.target.addSubview(coin)
        coin.center = drop.location
      }
    }
    for (index, value) in [1, 5, 10].enumerated() {
      let coin = scene.addView(frame: Rect(100, 30 + 90 * Float(index), 60, 60), to: boxes[0])
      coin[Shape.self] = Shape(.ellipse, fill: Color(1, 0.8, 0.2))
      coin[Label.self] = Label("\(value)")
      coin.makeDraggable(Coin(value: value), lift: .pan)
    }
  }
}
