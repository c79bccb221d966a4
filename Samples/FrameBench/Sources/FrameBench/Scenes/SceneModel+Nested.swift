import Dactyl

extension SceneModel {
  /// Makes a tree of eight children in each view, each level full before the next, in preorder.
  static func tree(_ views: Int, isRotated: Bool, _ random: inout SplitMix) -> SceneModel {
    let side = side(of: views)
    var model = SceneModel(world: Size(side, side))
    // The numbers of a full tree, level by level: the children of n are 8n+1 to 8n+8. Pending are the number and the
    // parent's index.
    var pending: [(number: Int, parent: Int32)] = []
    func expect(_ number: Int, in parent: Int32) {
      for child in (8 * number + 1...8 * number + 8).reversed() where child < views { pending.append((child, parent)) }
    }
    expect(0, in: 0)
    while let (number, parent) = pending.popLast() {
      let cell = (number - 1) % 8
      // The children lie four by two and two by four in turn, so that views stay about as high as wide.
      let columns = model[parent].size.x >= 0.9 * model[parent].size.y ? 4 : 2
      let width = model[parent].size.x / Float(columns)
      let height = model[parent].size.y / Float(8 / columns)
      let frame = Rect(
        (Float(cell % columns) + 0.05) * width, (Float(cell / columns) + 0.05) * height, 0.9 * width, 0.9 * height)
      let turn = isRotated ? random.number(-0.244, 0.244) : 0
      let scale = isRotated ? random.number(0.8, 1.2) : 1
      expect(number, in: model.add(to: parent, frame, rotation: turn, scale: scale))
    }
    return model
  }

  /// Makes figures of four views: the whole, its body, and two parts of the body.
  static func forest(_ views: Int, _ random: inout SplitMix) -> SceneModel {
    let side = side(of: views)
    var model = SceneModel(world: Size(side, side))
    while model.count < views {
      let center = Point(random.number(0, side), random.number(0, side))
      let whole = model.add(
        to: 0, Rect(center: center, size: Size(180, 180)), rotation: random.number(-.pi, .pi),
        scale: random.number(0.8, 1.2))
      guard model.count < views else { break }
      let body = model.add(to: whole, Rect(30, 30, 120, 120), rotation: random.number(-0.5, 0.5))
      for part in 0..<2 where model.count < views {
        model.add(to: body, Rect(10 + Float(part) * 55, 20, 45, 80), rotation: random.number(-0.5, 0.5))
      }
    }
    return model
  }

  /// Makes a chain of views, each in the one before and a quarter of a point beside it, to and fro.
  static func chain(_ views: Int) -> SceneModel {
    var model = SceneModel(world: Size(1024, 1024))
    var parent: Int32 = 0
    for level in 1..<max(views, 2) {
      parent = model.add(to: parent, Rect(level % 2 == 0 ? 0.25 : -0.25, 0, 1024, 1024))
    }
    return model
  }
}
