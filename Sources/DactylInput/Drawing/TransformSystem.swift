/// Updates the transforms of the visible views.
enum TransformSystem {
  static func run(in scene: Scene) {
    scene.collect(scene.windowTable.order, in: Rect(origin: .zero, size: scene.size), into: scene.drawing.visible)
  }
}
