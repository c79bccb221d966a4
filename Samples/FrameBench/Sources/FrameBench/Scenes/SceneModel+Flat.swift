import Dactyl

extension SceneModel {
  /// Returns the side of a world that has about 4,096 square points for each view.
  static func side(of views: Int) -> Float { 64 * Float(views).squareRoot() }

  static func flat(_ views: Int, isRotated: Bool, _ random: inout SplitMix) -> SceneModel {
    let side = side(of: views)
    var model = SceneModel(world: Size(side, side))
    for _ in 1..<max(views, 2) {
      // The sides are 90 points on average: about twice the area that the world has for each view.
      let size = Size(random.number(45, 135), random.number(45, 135))
      let center = Point(random.number(0, side), random.number(0, side))
      let turn = isRotated ? random.number(-.pi, .pi) : 0
      let scale = isRotated ? random.number(0.7, 1.3) : 1
      model.add(to: 0, Rect(center: center, size: size), rotation: turn, scale: scale)
    }
    return model
  }

  static func crowd(_ views: Int, _ random: inout SplitMix) -> SceneModel {
    var model = SceneModel(world: Size(1920, 1080))
    for _ in 1..<max(views, 2) {
      model.add(to: 0, Rect(random.number(0, 1856), random.number(0, 1016), 64, 64))
    }
    return model
  }

  static func stack(_ views: Int, isInteractive: Bool) -> SceneModel {
    var model = SceneModel(world: Size(1920, 1080))
    for layer in 1..<max(views, 2) {
      model.add(to: 0, Rect(0, 0, 1920, 1080), isInteractive: isInteractive || layer == 1)
    }
    return model
  }
}
