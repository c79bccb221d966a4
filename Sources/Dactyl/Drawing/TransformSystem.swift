/// Works out where the views are that may be seen.
enum TransformSystem {
  static func run(in scene: Scene) {
    scene.visible.removeAll()
    let viewport = Rect(origin: .zero, size: scene.size)
    for window in scene.windowOrder where scene.isAlive(window) {
      scene.collect(window.index, in: viewport, into: &scene.visible)
    }
  }
}
