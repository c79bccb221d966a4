/// Makes the list of what is drawn from the views that may be seen: of one view its figure first, then its picture, then
/// its text.
enum DrawSystem {
  static func run(in scene: Scene) {
    // Taken out for the pass: on plain locals it takes a quarter of the time that going through their owners does for each
    // view. Nothing outside the engine runs meanwhile.
    var list = DrawList()
    swap(&list, &scene.drawing.list)
    list.removeAll()
    let visible = scene.drawing.visible
    for slot in visible.clips.indices {
      let clip = visible.clips[slot]
      list.clips.append(DrawClip(transform: clip.transform, bounds: clip.bounds, parent: clip.parent))
    }
    let columns = Columns(scene)
    // A few at a time: where their components are lies far apart in memory, and looking for several at once takes no longer
    // than for one.
    let few = 16
    var block = InlineArray<16, Places>(repeating: Places())
    var next = block
    columns.find(0..<min(few, visible.listed), of: visible, in: scene, &next)
    for first in stride(from: 0, to: visible.listed, by: few) {
      let end = min(first + few, visible.listed)
      block = next
      columns.find(end..<min(end + few, visible.listed), of: visible, in: scene, &next)
      for slot in first..<end where block[slot - first].hasContent {
        guard let item = visible.item(at: slot) else { continue }
        columns.add(item, block[slot - first], scene, to: &list)
      }
    }
    scene.drawing.count = list.items.count
    swap(&list, &scene.drawing.list)
  }

  /// Where the components of a view are that can be drawn; -1 for none.
  private struct Places {
    var shape = -1
    var sprite = -1
    var label = -1
    var entity = Entity.none
    var hasContent: Bool { shape >= 0 || sprite >= 0 || label >= 0 }
  }

  /// The columns of what can be drawn.
  private struct Columns {
    let shapes: SparseColumn<Shape>
    let sprites: SparseColumn<Sprite>
    let labels: SparseColumn<Label>
    let (hasShapes, hasSprites, hasLabels): (Bool, Bool, Bool)

    init(_ scene: Scene) {
      shapes = scene.column(of: Shape.self)
      sprites = scene.column(of: Sprite.self)
      labels = scene.column(of: Label.self)
      (hasShapes, hasSprites, hasLabels) = (shapes.count > 0, sprites.count > 0, labels.count > 0)
    }

    /// Finds the components of some listed views, and asks for their memory.
    @inline(__always)
    func find(
      _ range: Range<Int>, of visible: VisibleViews, in scene: Scene, _ found: inout InlineArray<16, Places>
    ) {
      for slot in range {
        let index = visible.index(at: slot)
        var places = Places(entity: scene.entity(at: index))
        if hasShapes { places.shape = shapes.slot(of: index) ?? -1 }
        if hasSprites { places.sprite = sprites.slot(of: index) ?? -1 }
        if hasLabels { places.label = labels.slot(of: index) ?? -1 }
        found[slot - range.lowerBound] = places
      }
      for number in 0..<range.count {
        let places = found[number]
        if places.shape >= 0 { shapes.prefetchValue(at: places.shape) }
        if places.sprite >= 0 { sprites.prefetchValue(at: places.sprite) }
        if places.label >= 0 { labels.prefetchValue(at: places.label) }
      }
    }

    @inline(__always)
    func add(_ item: VisibleViews.Item, _ places: Places, _ scene: Scene, to list: inout DrawList) {
      let bounds = scene.bounds(of: item.index)
      func add(_ content: DrawItem.Content) {
        list.items.append(
          DrawItem(
            entity: places.entity, transform: item.transform, bounds: bounds, alpha: item.alpha, clip: item.clip,
            content: content))
      }
      if places.shape >= 0 { add(.shape(shapes.values[places.shape])) }
      if places.sprite >= 0 { add(.sprite(sprites.values[places.sprite])) }
      if places.label >= 0 { add(.label(labels.values[places.label])) }
    }
  }
}
