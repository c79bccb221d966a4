extension Tessellator {
  /// The colour behind the middle of an item. Costs a pass over the items just before it, as far as they are seen
  /// through.
  func colorBehind(_ number: Int, of list: DrawList, pictures: PictureTable) -> SIMD3<Float> {
    let point = list.items[number].transform.apply(to: list.items[number].bounds.center)
    var (seen, opacity) = (SIMD3<Float>(0, 0, 0), Float(0))
    func add(_ color: Color, alpha: Float) {
      let part = max(0, min(1, color.alpha * alpha)) * (1 - opacity)
      seen += SIMD3(color.red, color.green, color.blue) * part
      opacity += part
    }
    var index = number - 1
    while index >= max(0, number - Self.mostItemsBehind), opacity < 0.95 {
      if case .label = list.items[index].content {
      } else if list.items[index].covers(point), let color = list.items[index].colorBehindText(pictures) {
        add(color, alpha: list.items[index].alpha)
      }
      index -= 1
    }
    add(background.opacity(1), alpha: 1)
    return seen
  }

  /// The number of items that are looked at: text stands on what was drawn just before it.
  private static let mostItemsBehind = 64
}

extension DrawItem {
  /// The colour that it has on the whole; nil for what text does not stand on.
  fileprivate func colorBehindText(_ pictures: PictureTable) -> Color? {
    switch content {
    case .shape(let shape): return shape.fill.map { $0.mixed(with: shape.gradient?.color ?? $0, 0.5) }
    case .sprite(let sprite):
      var color = pictures.averageColor(of: sprite.texture.id)
      color.red *= sprite.tint.red
      color.green *= sprite.tint.green
      color.blue *= sprite.tint.blue
      color.alpha *= sprite.tint.alpha
      return color
    case .label: return nil
    }
  }

  fileprivate func covers(_ point: Point) -> Bool {
    // Most are neither turned nor scaled.
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return bounds.contains(Point(point.x - transform.tx, point.y - transform.ty))
    }
    guard let inverse = transform.inverse else { return false }
    return bounds.contains(inverse.apply(to: point))
  }
}
