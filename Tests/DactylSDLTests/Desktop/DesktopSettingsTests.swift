import Dactyl
import Testing

@testable import DactylSDL

@Suite("What the settings of a desktop say (AX29–AX31)") struct DesktopSettingsTests {
  private func settings(_ values: [(String, String, BusValue)]) -> DisplayAccommodations {
    var settings = DesktopSettings()
    for (group, name, value) in values { settings.take(value, name: name, of: group) }
    return settings.applied(to: DisplayAccommodations(usesBoldText: true, textScale: 1.2))
  }

  @Test("Each desktop says it in its own words, and what is not said stays")
  func words() {
    #expect(settings([]) == DisplayAccommodations(usesBoldText: true, textScale: 1.2))
    let gnome = settings([
      ("org.gnome.desktop.interface", "text-scaling-factor", .variant(.double(1.5))),
      ("org.gnome.desktop.interface", "enable-animations", .variant(.bool(false))),
      ("org.gnome.desktop.a11y.interface", "high-contrast", .bool(true)),
      ("org.gnome.desktop.interface", "cursor-size", .int32(24)),
    ])
    #expect(
      gnome
        == DisplayAccommodations(reducesMotion: true, increasesContrast: true, usesBoldText: true, textScale: 1.5))
    #expect(settings([("org.freedesktop.appearance", "contrast", .variant(.uint32(1)))]).increasesContrast)
    #expect(settings([("org.freedesktop.appearance", "reduced-motion", .uint32(1))]).reducesMotion)
    #expect(settings([("org.kde.kdeglobals.KDE", "AnimationDurationFactor", .string("0"))]).reducesMotion)
    #expect(!settings([("org.kde.kdeglobals.KDE", "AnimationDurationFactor", .string("1.5"))]).reducesMotion)
  }

  @Test("What is of another type is left out")
  func types() {
    let odd = settings([
      ("org.gnome.desktop.interface", "text-scaling-factor", .string("huge")),
      ("org.gnome.desktop.interface", "enable-animations", .double(0)),
      ("org.freedesktop.appearance", "contrast", .array(of: "u", [])),
      ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", .string("slow")),
    ])
    #expect(odd == DisplayAccommodations(usesBoldText: true, textScale: 1.2))
  }
}
