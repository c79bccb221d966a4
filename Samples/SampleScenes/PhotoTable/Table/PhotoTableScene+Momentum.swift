import Dactyl

extension PhotoTableScene {
  /// Lets a photo glide on, or brings it back onto the table.
  func letGo(_ photo: Photo, with glide: Glide?) {
    let isOnTable = photo.view.center == photo.view.center.kept(in: scene.size, margin: Self.margin)
    guard let glide, isOnTable else {
      keep(photo)
      return
    }
    photo.glide = glide
    guard momentum == nil else { return }
    momentum = scene.addSystem("momentum", at: .update) { [weak self] time in self?.moveOn(time) }
  }

  private func moveOn(_ time: FrameTime) {
    // After a stall things go on from where they were seen.
    let seconds = Float(min(time.delta, 0.05))
    var isAnyLeft = false
    for photo in photos {
      guard var glide = photo.glide else { continue }
      var placement = photo.placement
      glide.advance(&placement, by: seconds, on: scene.size, scale: Self.scales)
      photo.placement = placement
      photo.glide = glide
      if glide.isOver { rest(photo) } else { isAnyLeft = true }
    }
    guard !isAnyLeft, let momentum else { return }
    scene.removeSystem(momentum)
    self.momentum = nil
  }

  /// Ends a photo's momentum where it is.
  func rest(_ photo: Photo) {
    photo.glide = nil
    onEvent?(.rest(summary(of: photo)))
  }

  /// Brings a photo that nobody holds back onto the table, if it lies beyond its edge.
  func keep(_ photo: Photo) {
    let inside = photo.view.center.kept(in: scene.size, margin: Self.margin)
    guard inside != photo.view.center else { return }
    photo.view.animate(duration: 0.3, easing: .easeOut, allowsUserInteraction: true) { $0.center = inside }
  }

  /// Straightens a photo and makes it as large as the table, or sends it back to where it was before.
  func show(_ photo: Photo) {
    var target = photo.placement
    if let before = photo.placeBefore {
      target = before
      photo.placeBefore = nil
    } else {
      photo.placeBefore = target
      let (paper, size) = (photo.format.paper, scene.size)
      let fitting = min(size.width * 0.86 / paper.width, size.height * 0.86 / paper.height)
      target = Placement(
        center: Point(size.width / 2, size.height / 2),
        scale: min(max(fitting, Self.scales.lowerBound), Self.scales.upperBound), angle: 0)
    }
    let isLarge = photo.placeBefore != nil
    onEvent?(.show(photo: photo.number, isLarge: isLarge))
    photo.view.animate(duration: 0.4, easing: .easeInOut, allowsUserInteraction: true) {
      $0.center = target.center
      $0.transform = target.transform
    } completion: { _ in
      photo.drawShadow()
    }
  }
}
