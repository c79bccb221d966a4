/// Pictures by number, each with a count of its changes, by which a renderer knows which ones to upload again.
final class PictureTable {
  private(set) var pictures: [Picture] = []
  private(set) var versions: [Int] = []

  /// Adds a picture. Returns its index.
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
