import Dactyl

/// Notes the landing of a finger on a photo, before any recognizer has decided.
private struct TouchDown: TouchResponder {
  let action: () -> Void

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    action()
    return .handled
  }
}

extension PhotoTableScene {
  /// Adds the recognizers of a photo. Each photo has its own, independent of fingers on other photos.
  func listen(to photo: Photo) {
    let view = photo.view
    view.setResponder(TouchDown { [self] in catchPhoto(photo) })

    view.addGestureRecognizer(TransformGestureRecognizer()) { [self] transform in
      follow(transform, photo)
    }.any.name = "transform \(photo.number)"

    view.addGestureRecognizer(TapGestureRecognizer()) { [self] _ in
      onEvent?(.tap(photo: photo.number))
    }.any.name = "tap \(photo.number)"

    view.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { [self] _ in
      show(photo)
    }.any.name = "double tap \(photo.number)"

    view.addGestureRecognizer(LongPressGestureRecognizer(duration: 0.7)) { [self] press in
      guard press.state == .began else { return }
      photo.view.sendToBack()
      onEvent?(.bury(photo: photo.number))
    }.any.name = "long press \(photo.number)"
  }

  /// Stops a photo on which a finger landed, and brings it to the front.
  private func catchPhoto(_ photo: Photo) {
    photo.view.bringToFront()
    photo.stay()
    if photo.glide != nil { rest(photo) }
  }

  private func follow(_ transform: Gesture<TransformGestureRecognizer>, _ photo: Photo) {
    switch transform.state {
    case .began:
      // The fingers may have landed while the photo was still being animated.
      photo.stay()
      photo.placeBefore = nil
      photo.setHeld(true)
      onEvent?(.grab(photo: photo.number))
      fallthrough
    case .changed: move(photo, by: transform)
    case .ended:
      move(photo, by: transform)
      photo.setHeld(false)
      onEvent?(.release(summary(of: photo)))
      let arm = photo.view.center - transform.location(in: table)
      letGo(photo, with: Glide(transform.velocity(in: table), arm: arm))
    case .cancelled:
      photo.setHeld(false)
      onEvent?(.cancel(photo: photo.number))
      keep(photo)
    case .possible, .failed: break
    }
  }

  private func move(_ photo: Photo, by transform: Gesture<TransformGestureRecognizer>) {
    transform.apply(to: photo.view, scale: scales)
    photo.drawShadow()
  }
}
