/// Makes the list of what is drawn from the views that may be seen: of one view its figure first, then its picture, then
/// its text.
enum DrawSystem {
  static func run(in scene: Scene) {
    scene.drawList.removeAll()
    for clip in scene.visible.clips {
      scene.drawList.clips.append(DrawClip(transform: clip.transform, bounds: clip.bounds, parent: clip.parent))
    }
    let shapes = scene.column(of: Shape.self)
    let sprites = scene.column(of: Sprite.self)
    let labels = scene.column(of: Label.self)
    for item in scene.visible.items {
      if let shape = shapes.column[item.index] { add(.shape(shape), item, in: scene) }
      if let sprite = sprites.column[item.index] { add(.sprite(sprite), item, in: scene) }
      if let label = labels.column[item.index] { add(.label(label), item, in: scene) }
    }
  }

  private static func add(_ content: DrawItem.Content, _ item: VisibleViews.Item, in scene: Scene) {
    scene.drawList.items.append(
      DrawItem(
        entity: scene.entity(at: item.index), transform: item.transform,
        bounds: scene.views.records[Int(item.index)].bounds, alpha: item.alpha, clip: item.clip, content: content))
  }
}
