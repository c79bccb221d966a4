import Dactyl

/// The values of the settings screen.
package struct GameValues: Hashable {
  /// The width of the ripple of a catch, 0…1: it stands for the volume of a sound.
  package var volume: Float = 0.7
  package var isSoundOn = true
  /// The number of stars that may be missed.
  package var lives = 3
  var difficulty = Difficulty.normal

  /// Returns the differences from other values, in lines: `lives=4`.
  func changes(from old: GameValues) -> [String] {
    var lines: [String] = []
    if volume != old.volume { lines.append("volume=\((volume * 100).wholePoints)") }
    if isSoundOn != old.isSoundOn { lines.append("sound=\(isSoundOn ? "on" : "off")") }
    if lives != old.lives { lines.append("lives=\(lives)") }
    if difficulty != old.difficulty { lines.append("difficulty=\(difficulty.title.lowercased())") }
    return lines
  }
}

/// The difficulty, which determines how fast stars fall.
package enum Difficulty: Int, CaseIterable {
  case easy, normal, hard

  var title: String {
    switch self {
    case .easy: "Easy"
    case .normal: "Normal"
    case .hard: "Hard"
    }
  }
  /// The speed in points a second, in the window of the usual size.
  var speed: Float { [95, 140, 200][rawValue] }
  /// The seconds from star to star.
  var pause: Double { [1.1, 0.8, 0.55][rawValue] }
}
