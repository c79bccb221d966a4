import Dactyl

/// The layout of the table in windows of any size: photos keep their positions as shares of it, and their size follows
/// its room.
extension PhotoTableScene {
  /// Returns the scale of photos on a table of a size: 1 on one of the usual size.
  static func photoScale(on size: Size) -> Float {
    let usual: Float = 1024 * 720
    return max(min((size.width * size.height / usual).squareRoot(), min(size.width, size.height) / 400, 1.8), 0.001)
  }

  /// Returns the least distance from the edge of a table at which a photo's centre may come to rest.
  static func margin(on size: Size) -> Float { min(margin, min(size.width, size.height) / 18) }

  /// The range of a photo's scale on the present table.
  var scales: ClosedRange<Float> {
    let photoScale = Self.photoScale(on: laidOutSize)
    return Self.scales.lowerBound * photoScale...Self.scales.upperBound * photoScale
  }

  /// Returns the nearest point at which a photo may come to rest.
  func inside(_ point: Point) -> Point { point.kept(in: laidOutSize, margin: Self.margin(on: laidOutSize)) }

  /// Returns the placement of a photo that is straight and as large as the table.
  func placementToLookAt(_ photo: Photo) -> Placement {
    let (paper, size) = (photo.format.paper, laidOutSize)
    let fitting = min(size.width * 0.86 / paper.width, size.height * 0.86 / paper.height)
    return Placement(center: Point(size.width / 2, size.height / 2), scale: kept(fitting), angle: 0)
  }

  /// Lays the photos out on a table of another size. Photos that fingers hold stay where they are until the fingers
  /// lift.
  func layOutPhotos(from old: Size) {
    guard old != laidOutSize, old.width > 0, old.height > 0 else { return }
    let growth = Self.photoScale(on: laidOutSize) / Self.photoScale(on: old)
    func moved(_ placement: Placement) -> Placement {
      let center = Point(
        placement.center.x * laidOutSize.width / old.width, placement.center.y * laidOutSize.height / old.height)
      return Placement(center: inside(center), scale: kept(placement.scale * growth), angle: placement.angle)
    }
    for photo in photos where !photo.isHeld {
      let placement = moved(photo.goal ?? photo.placement)
      photo.stay()
      photo.placeBefore = photo.placeBefore.map(moved)
      photo.placement = photo.placeBefore == nil ? placement : placementToLookAt(photo)
    }
  }

  private func kept(_ scale: Float) -> Float { min(max(scale, scales.lowerBound), scales.upperBound) }
}
