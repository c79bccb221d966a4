import Dactyl

extension PhotoTableScene {
  /// The photos as they lie now, by number.
  public var summary: [PhotoSummary] { photos.map(summary(of:)) }

  /// The numbers of the photos, from back to front.
  public var order: [Int] {
    photos.sorted { $0.view.siblingIndex < $1.view.siblingIndex }.map(\.number)
  }

  /// The numbers of the photos that fingers hold.
  public var held: [Int] { photos.filter(\.isHeld).map(\.number) }
  /// The numbers of the photos that glide after their release.
  public var gliding: [Int] { photos.filter { $0.glide != nil }.map(\.number) }

  /// The view of a photo; nil for a number that no photo has.
  public func view(of photo: Int) -> View? { photos.indices.contains(photo) ? photos[photo].view : nil }

  func summary(of photo: Photo) -> PhotoSummary {
    let placement = photo.placement
    return PhotoSummary(
      number: photo.number, location: placement.center, scale: placement.scale, angle: placement.angle)
  }
}

extension PhotoTableScene: PlayableScene {
  /// The photos in lines, from back to front.
  public var summaryLines: [String] { order.map { summary(of: photos[$0]).description } }

  /// A game of some seconds in which four people use the table at once.
  public var script: SampleScript { PhotoTableScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
