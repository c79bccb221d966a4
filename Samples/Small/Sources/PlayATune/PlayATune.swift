import DactylSDL

/// A keyboard of eight notes, each a sound that is made of samples: press them with any number of fingers, or the
/// mouse.
@main
struct PlayATune: App {
  static let options = AppOptions(title: "PlayATune", logicalSize: Size(800, 600))

  func launch(_ scene: Scene) {
    for (index, frequency) in [262, 294, 330, 349, 392, 440, 494, 523].enumerated() {
      let sound = scene.makeSound(Self.tone(of: Float(frequency)))
      let key = scene.addView(frame: Rect(40 + 91 * Float(index), 150, 84, 300))
      key[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: .white)
      key[Shape.self]?.gradient = Gradient(to: Color(hue: Float(index) / 8, saturation: 0.4, brightness: 1))
      let press = key.addGestureRecognizer(LongPressGestureRecognizer()) { press in
        if press.state == .began { scene.play(sound, volume: 0.5, pan: Float(index) / 4 - 0.9) }
        key.alpha = press.state == .began || press.state == .changed ? 0.7 : 1
      }
      press.minimumPressDuration = 0
    }
  }

  /// A second of a triangle wave that dies away.
  private static func tone(of frequency: Float) -> [Float] {
    (0..<44100).map { number in
      let time = Float(number) / 44100
      let share = (time * frequency).truncatingRemainder(dividingBy: 1)
      return (4 * abs(share - 0.5) - 1) * (1 - time) * (1 - time)
    }
  }
}
