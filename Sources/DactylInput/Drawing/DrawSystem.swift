/// Updates the draw list: of each view its shape first, then its sprite, then its label.
///
/// While the visible views and their contents stay the same, only the items of views that moved are written
/// (`ItemPlaces`). Otherwise the list is rebuilt. Both determine whether anything looks different.
enum DrawSystem {
  static func run(in scene: Scene) {
    // Moved out for the pass: plain locals take a quarter of the time that access through their owners takes for each
    // view. No code outside the engine runs meanwhile.
    var list = DrawList()
    swap(&list, &scene.drawing.list)
    var hasChanged = updateClips(of: &list, in: scene)
    if list.increasesContrast != scene.drawing.display.increasesContrast {
      (list.increasesContrast, hasChanged) = (!list.increasesContrast, true)
    }
    let places = scene.drawing.places
    let canStay = places.areValid(in: scene)
    let hasOtherItems = canStay ? places.update(&list.items, in: scene) : remake(&list.items, in: scene)
    if hasChanged || hasOtherItems { scene.drawing.isNew = true }
    scene.drawing.count = list.items.count
    swap(&list, &scene.drawing.list)
  }

  private static func updateClips(of list: inout DrawList, in scene: Scene) -> Bool {
    let clips = scene.drawing.visible.clips
    guard clips.count > 0 || !list.clips.isEmpty else { return false }
    let corners = scene.column(of: ClipCorners.self)
    let hasCorners = corners.count > 0
    var writer = ListWriter(over: &list.clips)
    for number in clips.indices {
      let clip = clips[number]
      let slot = hasCorners ? corners.slot(of: scene.drawing.visible.index(at: Int(clip.slot))) : nil
      writer.append(
        DrawClip(
          transform: clip.transform, bounds: clip.bounds, parent: clip.parent,
          cornerRadius: slot.map { corners.values[$0].radius } ?? 0))
    }
    return writer.end(&list.clips)
  }

  /// Rebuilds the list. Returns whether it differs from the previous one.
  private static func remake(_ items: inout [DrawItem], in scene: Scene) -> Bool {
    let visible = scene.drawing.visible
    let places = scene.drawing.places
    places.begin(scene.contentVersion)
    let isKept = visible.canBeKept
    var writer = ListWriter(over: &items)
    let columns = Columns(scene)
    // A few at a time: their components are far apart in memory, and looking up several at once takes no longer than
    // one.
    let few = 16
    var block = InlineArray<16, Places>(repeating: Places())
    var next = block
    columns.find(0..<min(few, visible.listed), of: visible, in: scene, &next)
    for first in stride(from: 0, to: visible.listed, by: few) {
      let end = min(first + few, visible.listed)
      block = next
      columns.find(end..<min(end + few, visible.listed), of: visible, in: scene, &next)
      for slot in first..<end {
        if isKept { places.append(writer.count) }
        guard block[slot - first].hasContent, let item = visible.item(at: slot) else { continue }
        columns.add(item, block[slot - first], scene, to: &writer)
      }
    }
    if isKept { places.append(writer.count) }
    return writer.end(&items)
  }

  /// The slots of the drawable components of a view; −1 for none.
  private struct Places {
    var shape = -1
    var sprite = -1
    var label = -1
    var entity = Entity.none
    var hasContent: Bool { shape >= 0 || sprite >= 0 || label >= 0 }
  }

  /// The columns of drawable components.
  private struct Columns {
    let shapes: SparseColumn<Shape>
    let sprites: SparseColumn<Sprite>
    let labels: SparseColumn<Label>
    let (hasShapes, hasSprites, hasLabels): (Bool, Bool, Bool)
    let font: Font
    let display: DisplayAccommodations

    init(_ scene: Scene) {
      (font, display) = (scene.drawing.font, scene.drawing.display)
      shapes = scene.column(of: Shape.self)
      sprites = scene.column(of: Sprite.self)
      labels = scene.column(of: Label.self)
      (hasShapes, hasSprites, hasLabels) = (shapes.count > 0, sprites.count > 0, labels.count > 0)
    }

    /// Finds the components of some listed views, and prefetches their memory.
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
    func add(_ item: VisibleViews.Item, _ places: Places, _ scene: Scene, to writer: inout ListWriter<DrawItem>) {
      let bounds = scene.bounds(of: item.index)
      func add(_ content: DrawItem.Content) {
        writer.append(
          DrawItem(
            entity: places.entity, transform: item.transform, bounds: bounds, alpha: item.alpha, clip: item.clip,
            content: content))
      }
      if places.shape >= 0 { add(.shape(shapes.values[places.shape])) }
      if places.sprite >= 0 { add(.sprite(sprites.values[places.sprite])) }
      if places.label >= 0 {
        add(.label(labels.values[places.label].resolved(font, display)))
      }
    }
  }
}
