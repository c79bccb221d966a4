import Dactyl

/// What the settings of a desktop say about how things are to be drawn and animated (AX29–AX31): by the settings portal
/// of freedesktop.org, which GNOME, KDE and others answer. What they say nothing about is nil.
struct DesktopSettings: Equatable {
  private(set) var reducesMotion: Bool?
  private(set) var increasesContrast: Bool?
  private(set) var textScale: Float?

  /// Where the portal is on the bus of the session.
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"

  private static let appearance = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"
  private static let gnomeContrast = "org.gnome.desktop.a11y.interface"
  private static let plasma = "org.kde.kdeglobals.KDE"

  /// The groups of settings that are asked for.
  static let groups = [appearance, gnome, gnomeContrast, plasma]

  /// Takes a setting; one that means nothing here, or is of another type, is left out.
  mutating func take(_ value: BusValue, name: String, of group: String) {
    switch (group, name) {
    case (Self.appearance, "reduced-motion"): if let number = value.integer { reducesMotion = number == 1 }
    case (Self.appearance, "contrast"): if let number = value.integer { increasesContrast = number == 1 }
    case (Self.gnome, "enable-animations"): if let isOn = value.truth { reducesMotion = !isOn }
    case (Self.gnome, "text-scaling-factor"): if let number = value.number { textScale = Float(number) }
    case (Self.gnomeContrast, "high-contrast"): if let isOn = value.truth { increasesContrast = isOn }
    // A factor of all durations, as a text.
    case (Self.plasma, "AnimationDurationFactor"):
      if let text = value.text, let factor = Double(text) { reducesMotion = factor == 0 }
    default: break
    }
  }

  /// Returns what is to be drawn and animated differently, where the settings say anything about it.
  func applied(to display: DisplayAccommodations) -> DisplayAccommodations {
    var display = display
    if let reducesMotion { display.reducesMotion = reducesMotion }
    if let increasesContrast { display.increasesContrast = increasesContrast }
    if let textScale { display.textScale = textScale }
    return display
  }
}
