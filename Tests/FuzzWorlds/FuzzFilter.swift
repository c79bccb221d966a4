import Dactyl

extension FuzzWorld {
  /// Adds a filter to the events of a window, or of the application: by a number it stops some of them, moves touches,
  /// and makes changes.
  func setFilter(_ number: Int, style: Int) {
    let filter = style % 4 == 0 ? nil : filter(number, style)
    if Numbers.windows.contains(number) || number == Numbers.mainWindow {
      scene.windows.first { $0.view == view(number) }?.eventFilter = filter
    } else {
      scene.eventFilter = filter
    }
  }

  private func filter(_ number: Int, _ style: Int) -> (inout FilteredEvent) -> Void {
    { [unowned self] event in
      meet(.filter, number)
      for index in event.touches.indices {
        let trait = trait(number + style, Int(truncatingIfNeeded: event.touches[index].touch.id), 9)
        let phase = Int(event.touches[index].touch.phase.rawValue)
        if trait < 12 && (style + phase) % 3 == 0 { event.touches[index].isStopped = true }
        if trait > 80 { event.touches[index].location += Vector(Float(style % 90) - 45, 20) }
        if trait == 50 { event.touches[index].location.x = .nan }
      }
      if event.touches.isEmpty { event.isStopped = trait(style, Int(event.event.timestamp.nanoseconds % 97), 10) < 15 }
      event.press?.force = 0.5
    }
  }
}
