import Dactyl

extension FuzzWorld {
  /// Has a filter see what comes to a window, or to the application: by its look it stops some of it, moves touches,
  /// and meddles.
  func setFilter(_ number: Int, look: Int) {
    let filter = look % 4 == 0 ? nil : filter(number, look)
    if Numbers.windows.contains(number) || number == Numbers.mainWindow {
      scene.windows.first { $0.view == view(number) }?.eventFilter = filter
    } else {
      scene.eventFilter = filter
    }
  }

  private func filter(_ number: Int, _ look: Int) -> (inout FilteredEvent) -> Void {
    { [unowned self] event in
      meet(.filter, number)
      for index in event.touches.indices {
        let trait = trait(number + look, Int(truncatingIfNeeded: event.touches[index].touch.id), 9)
        let phase = Int(event.touches[index].touch.phase.rawValue)
        if trait < 12 && (look + phase) % 3 == 0 { event.touches[index].isStopped = true }
        if trait > 80 { event.touches[index].location += Vector(Float(look % 90) - 45, 20) }
        if trait == 50 { event.touches[index].location.x = .nan }
      }
      if event.touches.isEmpty { event.isStopped = trait(look, Int(event.event.timestamp.nanoseconds % 97), 10) < 15 }
      event.press?.force = 0.5
    }
  }
}
