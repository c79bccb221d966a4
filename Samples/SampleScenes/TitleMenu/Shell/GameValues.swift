import Dactyl

/// What the settings screen sets.
package struct GameValues: Hashable {
  /// How wide the ripple of a catch is, 0…1: it stands for a sound.
  package var volume: Float = 0.7
  package var isSoundOn = true
  /// How many stars may be missed.
  package var lives = 3
  var difficulty = Difficulty.normal

  /// What differs from other values, a line each: `lives=4`.
  func changes(from old: GameValues) -> [String] {
    var lines: [String] = []
    if volume != old.volume { lines.append("volume=\((volume * 100).wholePoints)") }
    if isSoundOn != old.isSoundOn { lines.append("sound=\(isSoundOn ? "on" : "off")") }
    if lives != old.lives { lines.append("lives=\(lives)") }
    if difficulty != old.difficulty { lines.append("difficulty=\(difficulty.title.lowercased())") }
    return lines
  }
}

/// How fast stars fall.
package enum Difficulty: Int, CaseIterable {
  case easy, normal, hard

  var title: String {
    switch self {
    case .easy: "Easy"
    case .normal: "Normal"
    case .hard: "Hard"
    }
  }
  /// In points a second, in the window of the usual size.
  var speed: Float { [95, 140, 200][rawValue] }
  /// The seconds from star to star.
  var pause: Double { [1.1, 0.8, 0.55][rawValue] }
}
