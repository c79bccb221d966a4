/// Pictures by number, with a count of changes each, by which a renderer knows what it must upload again.
final class PictureTable {
  private(set) var pictures: [Picture] = []
  private(set) var versions: [Int] = []

  /// Adds a picture and returns its index.
  func add(_ picture: Picture) -> Int32 {
    pictures.append(picture)
    versions.append(1)
    return Int32(truncatingIfNeeded: pictures.count - 1)
  }

  /// Changes a picture.
  func update(_ id: Int32, _ change: (inout Picture) -> Void) {
    guard pictures.indices.contains(Int(id)) else { return }
    change(&pictures[Int(id)])
    versions[Int(id)] += 1
  }
}
