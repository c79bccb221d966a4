/// Pictures by number, each with a count of its changes, by which a renderer knows which ones to upload again.
final class PictureTable {
  private(set) var pictures: [Picture] = []
  private(set) var versions: [Int] = []
  /// The average colours of pictures that were asked for, and the versions of the pictures that they are of.
  private var averages: [Int32: (version: Int, color: Color)] = [:]

  /// Adds a picture. Returns its index.
  func add(_ picture: Picture) -> Int32 {
    pictures.append(picture)
    versions.append(1)
    return Int32(truncatingIfNeeded: pictures.count - 1)
  }

  /// The picture of a number; nil for one that there is not.
  func picture(_ id: Int32) -> Picture? { pictures.indices.contains(Int(id)) ? pictures[Int(id)] : nil }

  /// The number of changes of a picture; nil for one that there is not.
  func version(of id: Int32) -> Int? { versions.indices.contains(Int(id)) ? versions[Int(id)] : nil }

  /// Changes a picture.
  func update(_ id: Int32, _ change: (inout Picture) -> Void) {
    guard pictures.indices.contains(Int(id)) else { return }
    change(&pictures[Int(id)])
    versions[Int(id)] += 1
  }

  /// The average colour of a picture, with the part of it that is opaque as its alpha. Costs a pass over the picture
  /// after each of its changes.
  func averageColor(of id: Int32) -> Color {
    guard pictures.indices.contains(Int(id)) else { return .clear }
    if let known = averages[id], known.version == versions[Int(id)] { return known.color }
    let color = pictures[Int(id)].averageColor
    averages[id] = (versions[Int(id)], color)
    return color
  }
}

extension Picture {
  fileprivate var averageColor: Color {
    var sums: (red: Int, green: Int, blue: Int, alpha: Int) = (0, 0, 0, 0)
    for index in stride(from: 0, to: pixels.count - 3, by: 4) {
      let alpha = Int(pixels[index + 3])
      sums.red += Int(pixels[index]) * alpha
      sums.green += Int(pixels[index + 1]) * alpha
      sums.blue += Int(pixels[index + 2]) * alpha
      sums.alpha += alpha
    }
    guard sums.alpha > 0 else { return .clear }
    let all = Float(sums.alpha) * 255
    return Color(
      Float(sums.red) / all, Float(sums.green) / all, Float(sums.blue) / all,
      Float(sums.alpha) / Float(pixels.count / 4 * 255))
  }
}
