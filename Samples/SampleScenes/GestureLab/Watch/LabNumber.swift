import Dactyl

/// A number of a recognizer, as it is shown and reported: its name and value.
struct LabNumber: Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ point: Point) { self.init(name, "\(point.x.wholePoints), \(point.y.wholePoints)") }
  init(_ name: String, _ vector: Vector) { self.init(name, "\(vector.dx.wholePoints), \(vector.dy.wholePoints)") }
  init(_ name: String, _ count: Int) { self.init(name, "\(count)") }
  init(_ name: String, _ number: Float) { self.init(name, number.hundredths) }
  /// Makes a number that shows an angle, given in radians, in degrees.
  init(_ name: String, degrees radians: Float) { self.init(name, "\((radians * 180 / .pi).wholePoints)°") }

  /// The number for a line: `scale=1.50`.
  var line: String {
    "\(name.replacing(" ", with: "-"))=\(value.replacing(" ", with: "").replacing("°", with: ""))"
  }
}
