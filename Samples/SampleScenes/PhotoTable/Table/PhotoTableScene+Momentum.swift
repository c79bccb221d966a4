import Dactyl

extension PhotoTableScene {
  /// Lets a released photo glide, or moves it back onto the table.
  func letGo(_ photo: Photo, with glide: Glide?) {
    let isOnTable = photo.view.center == inside(photo.view.center)
    guard let glide, isOnTable else {
      keep(photo)
      return
    }
    photo.glide = glide
    guard momentum == nil else { return }
    momentum = scene.addSystem("momentum", at: .update) { [weak self] time in self?.moveOn(time) }
  }

  private func moveOn(_ time: FrameTime) {
    // After a stall the photos continue from where they were last seen.
    let seconds = Float(min(time.delta, 0.05))
    var isAnyLeft = false
    for photo in photos {
      guard var glide = photo.glide else { continue }
      var placement = photo.placement
      glide.advance(&placement, by: seconds, on: scene.size, scale: scales)
      photo.placement = placement
      photo.glide = glide
      if glide.isOver { rest(photo) } else { isAnyLeft = true }
    }
    guard !isAnyLeft else { return }
    momentum?.cancel()
    momentum = nil
  }

  /// Ends a photo's momentum where it is.
  func rest(_ photo: Photo) {
    photo.glide = nil
    onEvent?(.rest(summary(of: photo)))
  }

  /// Moves a photo that no finger holds back onto the table, if it lies beyond its edge.
  func keep(_ photo: Photo) {
    var goal = photo.placement
    goal.center = inside(goal.center)
    guard goal.center != photo.view.center else { return }
    photo.bring(to: goal, in: 0.3, easing: .easeOut)
  }

  /// Straightens a photo and makes it as large as the table, or moves it back to where it was before.
  func show(_ photo: Photo) {
    let before = photo.placeBefore
    photo.placeBefore = before == nil ? photo.placement : nil
    onEvent?(.show(photo: photo.number, isLarge: before == nil))
    photo.bring(to: before ?? placementToLookAt(photo), in: 0.4, easing: .easeInOut)
  }
}
